import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, FormDialog, Refusal, SelectField, Stack, TextArea, TextField } from '../../../../web/ui/index.ts';
import type { OwnPrompt, PromptIdea } from '../../contract.ts';
import { Difficulty, maxIdeas, timeLimits, voice } from '../../contract.ts';

const difficulties = Difficulty.options.map((value) => ({ value, label: value }));
const kinds = [
  { value: 'comprehension', label: 'The answer does what was asked' },
  { value: 'technicalAccuracy', label: 'What it says is right' },
];

interface IdeaText {
  readonly key: string;
  readonly counts: PromptIdea['counts'];
  readonly says: string;
  readonly words: string;
}

const newIdea = (counts: PromptIdea['counts']): IdeaText => ({ key: crypto.randomUUID(), counts, says: '', words: '' });
const listOf = (text: string) => text.split(',').flatMap((part) => part.trim() || []);

/** Adds or changes a prompt with the ideas of a good answer. */
export function PromptForm({ known, onClose }: { known?: OwnPrompt; onClose: () => void }) {
  const [id] = useState(() => known?.id ?? crypto.randomUUID());
  const [category, setCategory] = useState(known?.category ?? '');
  const [difficulty, setDifficulty] = useState<Difficulty>(known?.difficulty ?? 'beginner');
  const [prompt, setPrompt] = useState(known?.prompt ?? '');
  const [keywords, setKeywords] = useState(known?.expectedKeywords.join(', ') ?? '');
  const [seconds, setSeconds] = useState(String(known?.timeLimit ?? timeLimits.default));
  const [modelAnswer, setModelAnswer] = useState(known?.modelAnswer ?? '');
  const [ideas, setIdeas] = useState<readonly IdeaText[]>(
    () =>
      known?.ideas.map(({ words, ...idea }) => ({ ...newIdea(idea.counts), ...idea, words: words.join(', ') })) ?? [
        newIdea('comprehension'),
        newIdea('technicalAccuracy'),
      ],
  );
  const save = useCall(voice.routes.savePrompt, {
    invalidates: [voice.routes.ownPrompts, voice.routes.prompts],
    onSuccess: onClose,
  });
  const change = (key: string, part: Partial<IdeaText>) =>
    setIdeas(ideas.map((idea) => (idea.key === key ? { ...idea, ...part } : idea)));
  const issue = (path: string) => save.error?.issueOf(path);
  return (
    <FormDialog
      title={known ? 'Change the prompt' : 'Add a prompt'}
      onClose={onClose}
      action="Save"
      busy={save.isPending}
      onSubmit={() => {
        const told = ideas.map(({ counts, says, words }) => ({ counts, says, words: listOf(words) }));
        save.mutate({
          params: { id },
          body: {
            ...{ category, difficulty, prompt, modelAnswer, expectedKeywords: listOf(keywords) },
            ...{ timeLimit: Number(seconds), ideas: told },
          },
        });
      }}
    >
      <Stack gap={16}>
        <TextField
          label="Category"
          value={category}
          required
          maxLength={40}
          issue={issue('category')}
          onChange={({ target }) => setCategory(target.value)}
        />
        <TextArea
          label="Prompt"
          value={prompt}
          required
          rows={3}
          maxLength={600}
          hint="What the learner is asked to say aloud."
          issue={issue('prompt')}
          onChange={({ target }) => setPrompt(target.value)}
        />
        <SelectField
          label="Difficulty"
          options={difficulties}
          value={difficulty}
          onChange={({ target }) => setDifficulty(target.value as Difficulty)}
        />
        <TextField
          label="Seconds"
          type="number"
          min={timeLimits.min}
          max={timeLimits.max}
          value={seconds}
          hint="Recording stops after this time."
          issue={issue('timeLimit')}
          onChange={({ target }) => setSeconds(target.value)}
        />
        <TextField
          label="Words they may need"
          value={keywords}
          hint="Separated by commas; shown to learners."
          issue={issue('expectedKeywords')}
          onChange={({ target }) => setKeywords(target.value)}
        />
        {ideas.map(({ key, counts, says, words }, index) => (
          <fieldset key={key}>
            <legend>Idea {index + 1} of a good answer</legend>
            <Stack gap={8}>
              <SelectField
                label="Counts for"
                options={kinds}
                value={counts}
                onChange={({ target }) => change(key, { counts: target.value as PromptIdea['counts'] })}
              />
              <TextField
                label="What the answer says"
                value={says}
                required
                maxLength={160}
                issue={issue(`ideas.${index}.says`)}
                onChange={({ target }) => change(key, { says: target.value })}
              />
              <TextField
                label="Words that show it"
                value={words}
                required
                hint="Separated by commas; example* stands for all endings. Used where no AI model reads the answer."
                issue={issue(`ideas.${index}.words`)}
                onChange={({ target }) => change(key, { words: target.value })}
              />
              {ideas.length > 2 && (
                <Button small quiet onClick={() => setIdeas(ideas.filter((idea) => idea.key !== key))}>
                  Remove idea {index + 1}
                </Button>
              )}
            </Stack>
          </fieldset>
        ))}
        {ideas.length < maxIdeas && (
          <Button small icon="plus" onClick={() => setIdeas([...ideas, newIdea('technicalAccuracy')])}>
            Add an idea
          </Button>
        )}
        <TextArea
          label="Model answer"
          value={modelAnswer}
          required
          maxLength={2000}
          hint="Has every idea. Learners do not see it."
          issue={issue('modelAnswer')}
          onChange={({ target }) => setModelAnswer(target.value)}
        />
        <Refusal error={save.error} />
      </Stack>
    </FormDialog>
  );
}
