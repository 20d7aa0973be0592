import { useState } from 'react';
import { useCall, useRoute } from '../../../web/api/index.ts';
import { useManifest, useMay } from '../../../web/session/manifest.ts';
import { toast } from '../../../web/shell/toasts.ts';
import { Checkbox, FormDialog, Refusal, SelectField, Stack, TextArea, TextField } from '../../../web/ui/index.ts';
import { classes } from '../../classes/contract.ts';
import { announcements, maxTextLength } from '../contract.ts';

const { sent, write } = announcements.routes;

/** Writes an announcement to a class, or to everyone. */
export function WriteDialog({ onClose }: { onClose: () => void }) {
  // One id per dialog, so that a repeated request announces once.
  const [id] = useState(() => crypto.randomUUID());
  const { institution } = useManifest();
  const mayAll = useMay()('announcements.everyone');
  const own = useRoute(classes.routes.classes, { query: { state: 'active', limit: 100 } }, { freshFor: 10_000 });
  const [audience, setAudience] = useState('');
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [byMail, setByMail] = useState(false);
  const [at, setAt] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const send = useCall(write, {
    once: true,
    invalidates: [sent],
    onSuccess: ({ state }) => {
      toast({ title: state === 'scheduled' ? 'Announcement planned' : 'Announcement sent' });
      onClose();
    },
  });
  const { error } = send;
  const submit = () => {
    if (!audience) return setIsMissing(true);
    send.mutate({
      body: {
        ...{ id, title, text, byMail },
        classId: audience === 'everyone' ? null : audience,
        ...(at && { publishAt: new Date(at).toISOString() }),
      },
    });
  };
  return (
    <FormDialog
      title="New announcement"
      onClose={onClose}
      action={at ? 'Plan' : 'Send'}
      busy={send.isPending}
      noValidate
      onSubmit={submit}
    >
      <Stack>
        <SelectField
          label="To"
          placeholder="Choose"
          value={audience}
          issue={isMissing ? 'Choose whom it is for' : error?.issueOf('classId')}
          options={[
            ...(mayAll ? [{ value: 'everyone', label: `Everyone at ${institution.name}` }] : []),
            ...(own.data?.items ?? []).map(({ id: classId, name }) => ({ value: classId, label: name })),
          ]}
          onChange={({ target }) => {
            setAudience(target.value);
            setIsMissing(false);
          }}
        />
        <TextField
          label="Title"
          value={title}
          maxLength={120}
          issue={error?.issueOf('title')}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextArea
          label="Text"
          value={text}
          maxLength={maxTextLength}
          hint="Plain text. Web addresses become links."
          issue={error?.issueOf('text')}
          onChange={({ target }) => setText(target.value)}
        />
        <TextField
          label="When"
          type="datetime-local"
          required={false}
          value={at}
          hint="Now if empty. Learners under 18 get it after the quiet hours."
          onChange={({ target }) => setAt(target.value)}
        />
        <Checkbox
          label="Also by email"
          hint="To those who have an email address"
          checked={byMail}
          onChange={({ target }) => setByMail(target.checked)}
        />
        <Refusal error={error} fields={['classId', 'title', 'text']} />
      </Stack>
    </FormDialog>
  );
}
