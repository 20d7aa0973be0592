import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import type { CallInput } from '../../../core/contract/index.ts';
import { Button, Stack, TextField } from '../../../web/ui/index.ts';
import type { apexPrep, OfferedChoice, Overview } from '../contract.ts';
import styles from './TargetForm.module.css';
import { useChoose } from './use-overview.ts';
import { example, useVoice } from './voice.ts';
import { choiceText } from './words.ts';

type Wanted = CallInput<(typeof apexPrep)['routes']['choose']>['body'];

/** Chooses what to prepare for: something that is offered, or a score of one's own. */
export function TargetForm({
  overview,
  isPrimary = true,
  onDone = () => {},
}: {
  overview: Overview;
  /** Whether nothing else is to be done first. */
  isPrimary?: boolean;
  onDone?: () => void;
}) {
  const { choices, target } = overview;
  const group = useId();
  const voice = useVoice();
  const such = example[voice];
  const [chosen, setChosen] = useState(target?.kind === 'own' ? own : target ? keyOf(target) : undefined);
  const [name, setName] = useState(target?.kind === 'own' ? target.title : '');
  const [score, setScore] = useState(target?.kind === 'own' ? String(target.eiqScore) : '');
  // A day that is past is not wanted again.
  const [by, setBy] = useState((target?.daysLeft ?? 0) > 0 ? (target?.by ?? '') : '');
  const choose = useChoose(onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = wantedFrom(
      choices.find((choice) => keyOf(choice) === chosen),
      { name, score },
      by || null,
    );
    choose.mutate({ body: wanted });
  };
  const issue = (field: string) => choose.error?.issueOf(field);
  const isNamed = ['name', 'eiqScore', 'by'].some((field) => issue(field));
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
          <span className={styles.note}>{such.says}</span>
        </label>
      </fieldset>
      {chosen === own && (
        <div className={styles.fields}>
          <TextField
            label="Name"
            required
            maxLength={80}
            placeholder={such.name}
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
            placeholder={such.score}
            value={score}
            issue={issue('eiqScore')}
            onChange={({ target: { value } }) => setScore(value)}
          />
        </div>
      )}
      <div className={styles.fields}>
        <TextField
          label="By when"
          required={false}
          type="date"
          value={by}
          issue={issue('by')}
          onChange={({ target: { value } }) => setBy(value)}
        />
      </div>
      <Stack gap={12}>
        {choose.error && !isNamed && (
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

function wantedFrom(
  choice: OfferedChoice | undefined,
  { name, score }: { name: string; score: string },
  by: string | null,
): Wanted {
  if (choice?.kind === 'platinum') return { kind: 'platinum', by };
  if (choice?.kind === 'requirement') return { kind: 'requirement', reference: choice.reference ?? '', by };
  // The server says what is wrong with a level, or a score, that is none.
  if (choice?.kind === 'level') return { kind: 'level', level: choice.reference as 'mastery', by };
  return { kind: 'own', name, eiqScore: Number(score), by };
}
