import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../web/api/index.ts';
import { toast } from '../../../web/shell/toasts.ts';
import { ConfirmDialog, counted, SelectField, TextField } from '../../../web/ui/index.ts';
import type { Topic } from '../../activity/study-groups/contract.ts';
import { topicTitles } from '../../activity/study-groups/contract.ts';
import { cohorts as contract } from '../contract.ts';

const { createGroups, cohorts, ownCohorts } = contract.routes;
const topics = Object.entries(topicTitles).map(([value, label]) => ({ value, label }));

/** Creates a cohort for each group. */
export function NewGroupCohorts({ groups, onClose }: { groups: readonly string[][]; onClose: () => void }) {
  const navigate = useNavigate();
  // One id per dialog, so that a repeated request creates the cohorts once.
  const [id] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [topic, setTopic] = useState<Topic>('mathematics');
  const create = useCall(createGroups, {
    invalidates: [cohorts, ownCohorts],
    once: true,
    onSuccess: ({ created }) => {
      toast({ title: 'Cohorts created', description: `${counted(created, 'study cohort')} with you as owner` });
      navigate('/study-cohorts');
    },
  });
  return (
    <ConfirmDialog
      title={`Create ${counted(groups.length, 'study cohort')}?`}
      confirm="Create"
      busy={create.isPending}
      error={create.error}
      fields={['name']}
      onConfirm={() => create.mutate({ body: { id, name, topic, groups: groups.map((group) => [...group]) } })}
      onClose={onClose}
    >
      <p>Each group becomes a private cohort that you own. Its learners are notified, and may leave.</p>
      <TextField
        label="Name"
        value={name}
        maxLength={50}
        hint="Followed by the number of the group."
        issue={create.error?.issueOf('name')}
        onChange={({ target }) => setName(target.value)}
      />
      <SelectField
        label="Topic"
        options={topics}
        value={topic}
        onChange={({ target }) => setTopic(target.value as Topic)}
      />
    </ConfirmDialog>
  );
}
