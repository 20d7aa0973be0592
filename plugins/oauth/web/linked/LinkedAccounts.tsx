import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, ErrorState, Refusal, Row, Skeleton, Stack } from '../../../../web/ui/index.ts';
import type { Provider } from '../../contract.ts';
import { oauth } from '../../contract.ts';
import { AccountLines } from './AccountLines.tsx';
import { AddDialog } from './AddDialog.tsx';

/** The accounts at other services with which a person signs in. */
export function LinkedAccounts() {
  const own = useRoute(oauth.routes.ownLinks, undefined, { freshFor: 0 });
  const [adding, setAdding] = useState<{ provider: Provider; title: string }>();
  const remove = useCall(oauth.routes.unlink, {
    once: true,
    invalidates: [oauth.routes.ownLinks],
    onSuccess: () => toast({ title: 'Linked account removed' }),
  });
  if (own.error) return <ErrorState error={own.error} retry={own.refetch} />;
  if (!own.data) return <Skeleton lines={3} label="Loading linked accounts" />;
  const { linked, available, hasPassword } = own.data;
  return (
    <Stack gap={16}>
      {linked.length === 0 ? (
        <p className="soft">
          {available.length === 0
            ? 'You sign in with your password. No other service is set up here.'
            : 'Link an account to sign in with it instead of your password.'}
        </p>
      ) : (
        <AccountLines
          accounts={linked}
          action={(account) => (
            <Button
              small
              quiet
              destructive
              busy={remove.isPending}
              onClick={() => remove.mutate({ params: { id: account.id } })}
            >
              Remove<span className="unseen"> {account.title}</span>
            </Button>
          )}
        />
      )}
      <Refusal error={remove.error} />
      {available.length > 0 && (
        <Row>
          {available.map((each) => (
            <Button key={each.provider} icon="plus" onClick={() => setAdding(each)}>
              Add {each.title}
            </Button>
          ))}
        </Row>
      )}
      {adding && <AddDialog {...adding} hasPassword={hasPassword} onClose={() => setAdding(undefined)} />}
    </Stack>
  );
}
