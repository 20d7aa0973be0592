import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../web/api/index.ts';
import { Checkbox, FormDialog, Refusal, SelectField, Stack, TextField } from '../../../web/ui/index.ts';
import { Section, sectionTitles } from '../../item-bank/contract.ts';
import { levelTitles } from '../../learner/contract.ts';
import type { CutLevel, Scope } from '../contract.ts';
import { CutLevel as cutLevels, standardSetting } from '../contract.ts';
import styles from './NewStudyDialog.module.css';

/** Creates a study with its booklet. */
export function NewStudyDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  // One id per dialog, so that a repeated request creates one study.
  const [id] = useState(() => crypto.randomUUID());
  const [title, setTitle] = useState('');
  const [scope, setScope] = useState<Scope>('whole');
  const [levels, setLevels] = useState<readonly CutLevel[]>(['immersion', 'mastery']);
  const [probability, setProbability] = useState('0.67');
  const [pages, setPages] = useState('45');
  const create = useCall(standardSetting.routes.createStudy, {
    once: true,
    invalidates: [standardSetting.routes.studies],
    onSuccess: () => navigate(`/standard-setting/studies/${id}`),
  });
  const { error } = create;
  const submit = () =>
    create.mutate({
      body: { id, title, scope, levels: [...levels], responseProbability: Number(probability), pages: Number(pages) },
    });
  return (
    <FormDialog
      title="New study"
      onClose={onClose}
      action="Create"
      busy={create.isPending}
      noValidate
      onSubmit={submit}
    >
      <Stack>
        <TextField
          label="Title"
          value={title}
          maxLength={120}
          issue={error?.issueOf('title')}
          onChange={({ target }) => setTitle(target.value)}
        />
        <SelectField
          label="Questions of"
          value={scope}
          hint="Levels belong to the whole score. The cuts of one section are for information and cannot be adopted."
          options={[
            { value: 'whole', label: 'The whole placement' },
            ...Section.options.map((section) => ({ value: section, label: sectionTitles[section].title })),
          ]}
          onChange={({ target }) => setScope(target.value as Scope)}
        />
        <fieldset className={styles.levels}>
          <legend>Levels whose cuts are set</legend>
          {cutLevels.options.map((level) => (
            <Checkbox
              key={level}
              label={levelTitles[level]}
              checked={levels.includes(level)}
              onChange={({ target }) =>
                setLevels(target.checked ? [...levels, level] : levels.filter((each) => each !== level))
              }
            />
          ))}
        </fieldset>
        <TextField
          label="Response probability"
          type="number"
          min={0.5}
          max={0.8}
          step={0.01}
          value={probability}
          hint="A learner masters a question if they answer it right with this probability. Usually 0.67, two in three."
          issue={error?.issueOf('responseProbability')}
          onChange={({ target }) => setProbability(target.value)}
        />
        <TextField
          label="Questions in the booklet"
          type="number"
          min={20}
          max={100}
          value={pages}
          hint="Secure questions. They are shown to the panel only."
          issue={error?.issueOf('pages')}
          onChange={({ target }) => setPages(target.value)}
        />
        <Refusal error={error} fields={['title', 'responseProbability', 'pages']} />
      </Stack>
    </FormDialog>
  );
}
