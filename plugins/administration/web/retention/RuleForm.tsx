import type { FormEvent } from 'react';
import { useState } from 'react';
import { skip, useCall, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Checkbox, counted, Refusal, TextField } from '../../../../web/ui/index.ts';
import type { RetentionRule } from '../../contract.ts';
import { administration } from '../../contract.ts';
import styles from './Retention.module.css';

const { audit, previewRetention, retention, setRetention, plugins } = administration.routes;

/** Suggested where a rule is switched on. */
const usualDays = 365;

/** The days of a rule, with what they would delete now. */
export function RuleForm({ rule }: { rule: RetentionRule }) {
  const { plugin, name, noun, since, stays, minDays, maxDays, mayKeep } = rule;
  const [isOn, setOn] = useState(rule.days !== null);
  const [text, setText] = useState(String(rule.days ?? usualDays));
  const days = isOn ? Number(text) : null;
  const isValid = days === null || (Number.isInteger(days) && days >= minDays && days <= maxDays);
  const params = { plugin, name };
  const preview = useRoute(
    previewRetention,
    days !== null && isValid ? { params, query: { days: String(days) } } : skip,
    {
      freshFor: 0,
    },
  );
  const save = useCall(setRetention, {
    once: true,
    invalidates: [retention, plugins, audit],
    onSuccess: () => toast({ title: 'Rule saved' }),
  });
  const isChanged = days !== rule.days;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) save.mutate({ params, body: { days, seen: preview.data?.count ?? 0 } });
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      {mayKeep && (
        <Checkbox label="Delete once it is old" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      )}
      {isOn && (
        <div className={styles.days}>
          <TextField
            label={`Days after ${since}`}
            type="number"
            min={minDays}
            max={maxDays}
            required
            value={text}
            issue={isValid ? save.error?.issueOf('days') : `From ${minDays} to ${maxDays}`}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
      )}
      <p role="status" className="soft">
        {days === null
          ? 'Kept without an end.'
          : isValid && preview.data
            ? `${counted(preview.data.count, noun[0], noun[1])} older than ${counted(days, 'day')} ${preview.data.count === 1 ? 'is' : 'are'} deleted in the next night${isChanged ? ' if you save' : ''}.`
            : 'Counting…'}{' '}
        {days !== null && stays}
      </p>
      <Refusal error={save.error} fields={['days']} />
      <div>
        <Button
          type="submit"
          busy={save.isPending}
          disabled={!isChanged || !isValid || (days !== null && preview.data === undefined)}
        >
          Save
        </Button>
      </div>
    </form>
  );
}
