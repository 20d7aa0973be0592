import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import type { CallInput } from '../../../core/contract/index.ts';
import { Button, Stack, TextField } from '../../../web/ui/index.ts';
import type { apexPrep, OfferedChoice, Overview } from '../contract.ts';
import styles from './TargetForm.module.css';
import { useChooseTarget } from './use-overview.ts';
import { example, useVoice } from './voice.ts';
import { choiceText } from './words.ts';

type TargetInput = CallInput<(typeof apexPrep)['routes']['choose']>['body'];

/** Chooses a target: one on offer, or a custom name and score. */
export function TargetForm({
  overview,
  isPrimary = true,
  onDone = () => {},
}: {
  overview: Overview;
  /** Whether this is the primary action of the screen. */
  isPrimary?: boolean;
  onDone?: () => void;
}) {
  const { choices, target } = overview;
  const group = useId();
  const voice = useVoice();
  const examples = example[voice];
  const [chosen, setChosen] = useState(target?.kind === 'own' ? own : target ? keyOf(target) : undefined);
  const [name, setName] = useState(target?.kind === 'own' ? target.title : '');
  const [score, setScore] = useState(target?.kind === 'own' ? String(target.eiqScore) : '');
  // A past date is not offered again.
  const [by, setBy] = useState((target?.daysLeft ?? 0) > 0 ? (target?.by ?? '') : '');
  const choose = useChooseTarget(onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = targetInput(
      choices.find((choice) => keyOf(choice) === chosen),
      { name, score },
      by || null,
    );
    choose.mutate({ body: input });
  };
  const issue = (field: string) => choose.error?.issueOf(field);
  const hasFieldIssue = ['name', 'eiqScore', 'by'].some((field) => issue(field));
  return (
    <form onSubmit={submit} className={styles.form}>
      <fieldset className={styles.choices}>
        <legend className="unseen">Target</legend>
        {choices.map((choice) => (
          <label key={keyOf(choice)} className={styles.choice}>
            <input
              type="radio"
              name={group}
              required
              checked={chosen === keyOf(choice)}
              onChange={() => setChosen(keyOf(choice))}
            />
            <span className={styles.title}>{choice.title}</span>
            <span className="figures">{choice.eiqScore}</span>
            <span className={styles.note}>{choiceText(choice, overview.current, voice)}</span>
          </label>
        ))}
        <label className={styles.choice}>
          <input type="radio" name={group} required checked={chosen === own} onChange={() => setChosen(own)} />
          <span className={styles.title}>A target of my own</span>
          <span />
          <span className={styles.note}>{examples.description}</span>
        </label>
      </fieldset>
      {chosen === own && (
        <div className={styles.fields}>
          <TextField
            label="Name"
            required
            maxLength={80}
            placeholder={examples.name}
            value={name}
            issue={issue('name')}
            onChange={({ target: { value } }) => setName(value)}
          />
          <TextField
            label="EiQ score"
            required
            type="number"
            min={100}
            max={900}
            step={0.1}
            placeholder={examples.score}
            value={score}
            issue={issue('eiqScore')}
            onChange={({ target: { value } }) => setScore(value)}
          />
        </div>
      )}
      <div className={styles.fields}>
        <TextField
          label="Target date"
          required={false}
          type="date"
          value={by}
          issue={issue('by')}
          onChange={({ target: { value } }) => setBy(value)}
        />
      </div>
      <Stack gap={12}>
        {choose.error && !hasFieldIssue && (
          <p role="alert" className={styles.issue}>
            {choose.error.text}
          </p>
        )}
        <div>
          <Button type="submit" primary={isPrimary} busy={choose.isPending}>
            Set target
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const own = 'own';

const keyOf = ({ kind, reference }: Pick<OfferedChoice, 'kind' | 'reference'>) => `${kind} ${reference ?? ''}`;

function targetInput(
  choice: OfferedChoice | undefined,
  { name, score }: { name: string; score: string },
  by: string | null,
): TargetInput {
  if (choice?.kind === 'platinum') return { kind: 'platinum', by };
  if (choice?.kind === 'requirement') return { kind: 'requirement', reference: choice.reference ?? '', by };
  // The server validates level and score.
  if (choice?.kind === 'level') return { kind: 'level', level: choice.reference as 'mastery', by };
  return { kind: 'own', name, eiqScore: Number(score), by };
}
