import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../../web/api/index.ts';
import { useMay } from '../../../../web/session/manifest.ts';
import { FormDialog, SelectField, Stack, TextField } from '../../../../web/ui/index.ts';
import { learnerCircles } from '../../../learner/contract.ts';
import { activity } from '../../contract.ts';
import type { Topic } from '../../study-groups/contract.ts';
import { circleTitles, lessonLimits, topicTitles } from '../../study-groups/contract.ts';

const { createStudyGroup, studyGroups } = activity.routes;
const topics = Object.entries(topicTitles).map(([value, label]) => ({ value, label }));

/** Starts a study group with its creator as the first member. */
export function NewGroup({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  // One id per dialog, so that a repeated request creates one group.
  const [id] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [topic, setTopic] = useState<Topic>('mathematics');
  const mayModerate = useMay()('activity.moderate');
  const [circle, setCircle] = useState<(typeof learnerCircles)[number]>('minors');
  const [lessonsEach, setLessonsEach] = useState(String(lessonLimits.default));
  const create = useCall(createStudyGroup, {
    invalidates: [studyGroups],
    once: true,
    onSuccess: () => {
      onClose();
      navigate(`/study-groups/${id}`);
    },
  });
  const { error } = create;
  return (
    <FormDialog
      title="Start a study group"
      onClose={onClose}
      action="Start"
      busy={create.isPending}
      noValidate
      onSubmit={() => {
        create.mutate({
          body: { id, name, topic, lessonsEach: Number(lessonsEach), ...(mayModerate && { circle }) },
        });
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
        <SelectField
          label="Topic"
          options={topics}
          value={topic}
          onChange={({ target }) => setTopic(target.value as Topic)}
        />
        {mayModerate && (
          <SelectField
            label="For whom"
            options={learnerCircles.map((value) => ({ value, label: circleTitles[value] }))}
            value={circle}
            hint="Learners of other ages do not see the group."
            issue={error?.issueOf('circle')}
            onChange={({ target }) => setCircle(target.value as typeof circle)}
          />
        )}
        <TextField
          label="Lessons a week"
          type="number"
          min={lessonLimits.min}
          max={lessonLimits.max}
          value={lessonsEach}
          hint="For each member. Together they make up the group’s goal."
          issue={error?.issueOf('lessonsEach')}
          onChange={({ target }) => setLessonsEach(target.value)}
        />
        {error && (error.issues ?? []).length === 0 && <p role="alert">{error.text}</p>}
      </Stack>
    </FormDialog>
  );
}
