import type { FormEvent } from 'react';
import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Card, Grid, Progress, Refusal, Section, Stack, Stat, TextField } from '../../../../web/ui/index.ts';
import type { Budget, Status } from '../../contract.ts';
import { ai } from '../../contract.ts';
import styles from '../parts/Parts.module.css';
import { money } from '../parts/text.ts';

const names = ['monthlyBudget', 'dailyBudget', 'learnerDailyBudget'] as const;
type Name = (typeof names)[number];

const fields: Record<Name, { label: string; hint: string }> = {
  monthlyBudget: { label: 'Per month', hint: 'For the whole institution. Leave empty for no limit.' },
  dailyBudget: { label: 'Per day', hint: 'For the whole institution. Leave empty for no limit.' },
  learnerDailyBudget: { label: 'Per learner and day', hint: 'Keeps one learner from using up the budget of all.' },
};

/** Budgets and their use. */
export function BudgetsTab({ status: { budgets, choices, currency } }: { status: Status }) {
  const [edits, setEdits] = useState<Partial<Record<Name, string>>>({});
  const save = useCall(ai.routes.choose, {
    once: true,
    invalidates: [ai.routes.status],
    onSuccess: () => {
      setEdits({});
      toast({ title: 'Budgets saved' });
    },
  });
  const textOf = (name: Name) => edits[name] ?? (choices[name] === null ? '' : String(choices[name]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changes = Object.entries(edits).map(([name, text]) => [name, text.trim() === '' ? null : Number(text)]);
    save.mutate({ body: Object.fromEntries(changes) });
  };
  const isFieldError = names.some((name) => save.error?.issueOf(name));
  return (
    <>
      <Section title="Used so far">
        <Grid min={280}>
          {budgets.map((budget) => (
            <UsedSoFar key={budget.budget} budget={budget} currency={currency} />
          ))}
        </Grid>
      </Section>
      <Section
        title="Budgets"
        description="Administrators receive an email at 80%. When a budget is used up, the built-in tutor answers and learners are informed."
      >
        <Card>
          <form onSubmit={submit} className={styles.form}>
            {names.map((name) => (
              <TextField
                key={name}
                type="number"
                inputMode="decimal"
                min={0}
                step="0.01"
                suffix={currency}
                {...fields[name]}
                value={textOf(name)}
                issue={save.error?.issueOf(name)}
                onChange={({ target }) => setEdits({ ...edits, [name]: target.value })}
              />
            ))}
            {!isFieldError && <Refusal error={save.error} />}
            <div>
              <Button type="submit" primary busy={save.isPending} disabled={Object.keys(edits).length === 0}>
                Save budgets
              </Button>
            </div>
          </form>
        </Card>
      </Section>
    </>
  );
}

function UsedSoFar({ budget: { budget, limit, spent, reserved }, currency }: { budget: Budget; currency: string }) {
  const title = budget === 'month' ? 'This month' : 'Today';
  const held = reserved > 0 ? `, ${money(reserved, currency)} reserved for calls in progress` : '';
  if (limit === null) {
    return <Stat label={title} value={money(spent, currency)} note={`No budget is set${held}`} />;
  }
  const share = limit > 0 ? Math.round((spent / limit) * 100) : 100;
  return (
    <Card title={title}>
      <Stack gap={8}>
        <Progress
          label={`${money(spent, currency)} of ${money(limit, currency)}`}
          description={`${share} %`}
          value={spent}
          max={Math.max(limit, 0.01)}
        />
        <p className="soft">{`${money(Math.max(0, limit - spent), currency)} left${held}`}</p>
      </Stack>
    </Card>
  );
}
