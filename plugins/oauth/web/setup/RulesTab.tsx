import type { FormEvent } from 'react';
import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Card, Checkbox, Refusal, Section, TextArea } from '../../../../web/ui/index.ts';
import type { Setup } from '../../contract.ts';
import { oauth } from '../../contract.ts';
import styles from './Setup.module.css';

/** Who may create an account by signing in with another service. */
export function RulesTab({ rules }: { rules: Setup['rules'] }) {
  const [domains, setDomains] = useState(rules.domains.join('\n'));
  const [domainsRegister, setDomainsRegister] = useState(rules.domainsRegister);
  const list = domains.split(/[\s,;]+/).filter(Boolean);
  const save = useCall(oauth.routes.saveRules, {
    once: true,
    invalidates: [oauth.routes.setup],
    onSuccess: () => toast({ title: 'Rules saved' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ body: { domains: list, domainsRegister: domainsRegister && list.length > 0 } });
  };
  return (
    <Section
      title="New people"
      description="The registration setting of the institution applies. An address counts if the service has verified it. People with an account are not affected."
    >
      <Card>
        <form onSubmit={submit} className={styles.form}>
          <TextArea
            label="Email domains"
            required={false}
            hint="One on each line, such as school.example. People with other addresses need an invitation. Leave empty for any address."
            rows={4}
            spellCheck={false}
            value={domains}
            issue={domainIssue(save.error)}
            onChange={({ target }) => setDomains(target.value)}
          />
          <Checkbox
            label="People with these addresses need no invitation"
            hint="Where registration is by invitation, they create an account by signing in. Where it is closed, nobody does."
            checked={domainsRegister}
            disabled={list.length === 0}
            onChange={({ target }) => setDomainsRegister(target.checked)}
          />
          <Refusal error={save.error} fields={['domains']} />
          <Button type="submit" primary busy={save.isPending} className={styles.save}>
            Save rules
          </Button>
        </form>
      </Card>
    </Section>
  );
}

function domainIssue(error: ReturnType<typeof useCall>['error']): string | undefined {
  return error?.issues.find(({ path }) => path.startsWith('body.domains'))?.message;
}
