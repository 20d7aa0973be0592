import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, Card, TextField } from '../../../../web/ui/index.ts';
import { longestEntry, tutor } from '../../contract.ts';
import styles from './Guide.module.css';
import { stepText } from './text.ts';

/** Checks a step of the learner's own exactly. What was not read completely is not judged. */
export function StepCheck({ lessonId }: { lessonId: string }) {
  const [text, setText] = useState('');
  const step = useCall(tutor.routes.guideStep);
  return (
    <Card title="Check a step">
      <form
        className={styles.entry}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) step.mutate({ body: { text, lesson: lessonId } });
        }}
      >
        <TextField
          label="A calculation or an equation"
          hint="For example 8 × 3 ÷ 2 = 12, or 2x + 3 = 11 so 2x = 8"
          value={text}
          maxLength={longestEntry}
          autoComplete="off"
          onChange={({ target }) => {
            setText(target.value);
            step.reset();
          }}
        />
        <Button type="submit" busy={step.isPending} disabled={text.trim() === ''}>
          Check
        </Button>
      </form>
      <p aria-live="polite" className={styles.verdict} data-verdict={step.data?.verdict}>
        {step.data && [stepText(step.data.verdict, step.data.step), step.data.mistake].filter(Boolean).join(' ')}
        {step.error?.text}
      </p>
    </Card>
  );
}
