import { useState } from 'react';
import { useCall } from '../../../web/api/index.ts';
import { useUser } from '../../../web/session/manifest.ts';
import { toast } from '../../../web/shell/toasts.ts';
import { FormDialog, SelectField, Stack } from '../../../web/ui/index.ts';
import type { Topic } from '../../activity/study-groups/contract.ts';
import { topicTitles } from '../../activity/study-groups/contract.ts';
import type { Audience } from '../cohorts/contract.ts';
import { audienceTitles, messages, placeLimits } from '../cohorts/contract.ts';
import { cohorts as contract } from '../contract.ts';
import type { CohortWords } from './CohortFields.tsx';
import { NameFields, PlacesField, PrivateField } from './CohortFields.tsx';

const { createCohort, cohorts, ownCohorts } = contract.routes;
const topics = Object.entries(topicTitles).map(([value, label]) => ({ value, label }));
const audiences = Object.entries(audienceTitles).map(([value, label]) => ({ value, label }));

/** Creates a study cohort with its creator as owner. */
export function NewCohort({ onClose }: { onClose: () => void }) {
  // One id per dialog, so that a repeated request creates one cohort.
  const [id] = useState(() => crypto.randomUUID());
  const [topic, setTopic] = useState<Topic | ''>('');
  const [entry, setEntry] = useState<CohortWords>({
    ...{ name: '', description: '', isPrivate: false },
    maxMembers: String(placeLimits.default),
  });
  const isStaff = useUser().role !== 'learner';
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
  const { error } = create;
  const fields = { entry, error, onChange: setEntry };
  return (
    <FormDialog
      title="Create a study cohort"
      onClose={onClose}
      action="Create"
      busy={create.isPending}
      noValidate
      onSubmit={() => {
        const { name, description, maxMembers, isPrivate } = entry;
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
        <NameFields {...fields} />
        <SelectField
          label="Topic"
          placeholder="Choose a topic"
          options={topics}
          value={topic}
          issue={error?.issueOf('topic')}
          onChange={({ target }) => setTopic(target.value as Topic)}
        />
        <PlacesField {...fields} />
        {isStaff && (
          <SelectField
            label="For whom"
            options={audiences}
            value={audience}
            issue={error?.issueOf('audience')}
            onChange={({ target }) => setAudience(target.value as Audience)}
          />
        )}
        <PrivateField {...fields} />
      </Stack>
    </FormDialog>
  );
}
