import { useState } from 'react';
import { useCall } from '../../../web/api/index.ts';
import { useUser } from '../../../web/session/manifest.ts';
import { toast } from '../../../web/shell/toasts.ts';
import { Button, Checkbox, Dialog, SelectField, Stack, TextArea, TextField } from '../../../web/ui/index.ts';
import type { Topic } from '../../activity/study-groups/contract.ts';
import { topicTitles } from '../../activity/study-groups/contract.ts';
import type { Audience } from '../cohorts/contract.ts';
import { audienceTitles, messages, placeLimits } from '../cohorts/contract.ts';
import { cohorts as contract } from '../contract.ts';

const { createCohort, cohorts, ownCohorts } = contract.routes;
const topics = Object.entries(topicTitles).map(([value, label]) => ({ value, label }));
const audiences = Object.entries(audienceTitles).map(([value, label]) => ({ value, label }));

/** Creates a study cohort with its creator as owner. */
export function NewCohort({ onClose }: { onClose: () => void }) {
  // One id per dialog, so that a repeated request creates one cohort.
  const [id] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [topic, setTopic] = useState<Topic | ''>('');
  const [maxMembers, setMaxMembers] = useState(String(placeLimits.default));
  const isStaff = useUser().role !== 'learner';
  const [isPrivate, setPrivate] = useState(false);
  const [audience, setAudience] = useState<Audience>('minors');
  const create = useCall(createCohort, {
    invalidates: [cohorts, ownCohorts],
    once: true,
    onSuccess: (cohort) => {
      const { title, text } = messages.created(cohort.name);
      toast({ title, description: text });
      onClose();
    },
    onError: ({ issues }) => {
      // Issues are shown at their fields.
      if (issues.length > 0) return;
      toast({ title: messages.notCreated.title, description: messages.notCreated.text, variant: 'destructive' });
    },
  });
  const form = 'new-study-cohort';
  const { error } = create;
  return (
    <Dialog
      title="Create a study cohort"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={form} busy={create.isPending}>
            Create
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!name.trim() || !topic) {
            const { title, text } = messages.missing;
            toast({ title, description: text, variant: 'destructive' });
            return;
          }
          const stated = { id, name, description, topic, maxMembers: Number(maxMembers), isPrivate };
          create.mutate({ body: { ...stated, ...(isStaff && { audience }) } });
        }}
      >
        <Stack gap={16}>
          <TextField
            label="Name"
            value={name}
            maxLength={60}
            hint="Visible to others. Do not use anyone’s full name."
            issue={error?.issueOf('name')}
            onChange={({ target }) => setName(target.value)}
          />
          <TextArea
            label="Description"
            required={false}
            rows={3}
            value={description}
            maxLength={500}
            issue={error?.issueOf('description')}
            onChange={({ target }) => setDescription(target.value)}
          />
          <SelectField
            label="Topic"
            placeholder="Choose a topic"
            options={topics}
            value={topic}
            issue={error?.issueOf('topic')}
            onChange={({ target }) => setTopic(target.value as Topic)}
          />
          <TextField
            label="Places"
            type="number"
            min={placeLimits.min}
            max={placeLimits.max}
            value={maxMembers}
            issue={error?.issueOf('maxMembers')}
            onChange={({ target }) => setMaxMembers(target.value)}
          />
          {isStaff && (
            <SelectField
              label="For whom"
              options={audiences}
              value={audience}
              issue={error?.issueOf('audience')}
              onChange={({ target }) => setAudience(target.value as Audience)}
            />
          )}
          <Checkbox
            label="Private"
            hint="Not listed. People join by a link that you send them."
            checked={isPrivate}
            onChange={({ target }) => setPrivate(target.checked)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
