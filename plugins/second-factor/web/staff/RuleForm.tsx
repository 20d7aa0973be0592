import type { FormEvent } from 'react';
import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Card, Checkbox, Refusal, Row, Stack, TextField } from '../../../../web/ui/index.ts';
import type { StaffStatus } from '../../contract.ts';
import { secondFactor } from '../../contract.ts';

/** Requires a second step of staff, and sets how long they have for it. */
export function RuleForm({ rule }: { rule: StaffStatus['rule'] }) {
  const [isRequired, setRequired] = useState(rule.requiredForStaff);
  const [days, setDays] = useState(String(rule.graceDays));
  const save = useCall(secondFactor.routes.saveRule, {
    once: true,
    invalidates: [secondFactor.routes.staff, secondFactor.routes.status],
    onSuccess: () => toast({ title: 'Rule saved' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ body: { requiredForStaff: isRequired, graceDays: days.trim() === '' ? Number.NaN : Number(days) } });
  };
  return (
    <Card title="Rule">
      <form onSubmit={submit} noValidate>
        <Stack gap={16}>
          <Checkbox
            label="Require a second step of staff"
            hint="Everyone except learners and guardians sets up an authenticator app or a passkey to sign in. Who is signed in now is not signed out."
            checked={isRequired}
            onChange={({ target }) => setRequired(target.checked)}
          />
          <TextField
            label="Days to set it up"
            hint="Counted from a person’s next sign-in. 0: it must be set up at once."
            inputMode="numeric"
            required
            disabled={!isRequired}
            value={days}
            issue={save.error?.issueOf('graceDays')}
            onChange={({ target }) => setDays(target.value)}
          />
          <Refusal error={save.error} fields={['graceDays']} />
          <Row>
            <Button type="submit" primary busy={save.isPending}>
              Save rule
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
