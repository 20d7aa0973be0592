import type { FormEvent } from 'react';
import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Card, Checkbox, Refusal, Section, TextField } from '../../../../web/ui/index.ts';
import type { Choices } from '../../contract.ts';
import { ai, PurposeName } from '../../contract.ts';
import styles from '../parts/Parts.module.css';
import { purposeTitles } from '../parts/text.ts';

type Rules = Pick<Choices, 'externalFor' | 'externalForMinors' | 'timeZone'>;

/** For what and for whom external providers may be asked. */
export function RulesTab({ choices }: { choices: Choices }) {
  const [edits, setEdits] = useState<Partial<Rules>>({});
  const save = useCall(ai.routes.choose, {
    once: true,
    invalidates: [ai.routes.status, ai.routes.usage],
    onSuccess: () => {
      setEdits({});
      toast({ title: 'Rules saved' });
    },
  });
  const shown: Rules = { ...choices, ...edits };
  const issue = save.error?.issueOf('timeZone');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ body: edits });
  };
  const turn = (purpose: PurposeName, isOn: boolean) => {
    const externalFor = PurposeName.options.filter((each) =>
      each === purpose ? isOn : shown.externalFor.includes(each),
    );
    setEdits({ ...edits, externalFor });
  };
  return (
    <Section title="Rules" description="The built-in tutor answers where external providers are not allowed.">
      <Card>
        <form onSubmit={submit} className={styles.form}>
          <fieldset className={styles.group}>
            <legend>Use external providers for</legend>
            {PurposeName.options
              .filter((purpose) => purpose !== 'test')
              .map((purpose) => (
                <Checkbox
                  key={purpose}
                  label={purposeTitles[purpose]}
                  checked={shown.externalFor.includes(purpose)}
                  onChange={({ target }) => turn(purpose, target.checked)}
                />
              ))}
          </fieldset>
          <Checkbox
            label="Also for learners under 18"
            hint="Regardless of this choice, no data of a child under 13 or of unknown age leaves the platform without a guardian’s consent."
            checked={shown.externalForMinors}
            onChange={({ target }) => setEdits({ ...edits, externalForMinors: target.checked })}
          />
          <TextField
            label="Time zone"
            hint="For the days and months of budgets and usage: Europe/Lisbon, Asia/Manila"
            required
            value={shown.timeZone}
            issue={issue}
            onChange={({ target }) => setEdits({ ...edits, timeZone: target.value })}
          />
          {!issue && <Refusal error={save.error} />}
          <div>
            <Button type="submit" primary busy={save.isPending} disabled={Object.keys(edits).length === 0}>
              Save rules
            </Button>
          </div>
        </form>
      </Card>
    </Section>
  );
}
