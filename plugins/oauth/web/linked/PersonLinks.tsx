import { useCall, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, ErrorState, Refusal, Section, SkeletonBlock, Stack } from '../../../../web/ui/index.ts';
import type { PersonOfSection } from '../../../administration/contract.ts';
import { oauth } from '../../contract.ts';
import { AccountLines } from './AccountLines.tsx';

/** On the page of a person, for administrators: accounts at other services with which the person signs in. */
export function PersonLinks({ person: { id: userId } }: { person: PersonOfSection }) {
  const links = useRoute(oauth.routes.linksOf, { params: { userId } }, { freshFor: 0 });
  const remove = useCall(oauth.routes.unlinkOf, {
    once: true,
    invalidates: [oauth.routes.linksOf],
    onSuccess: () => toast({ title: 'Linked account removed' }),
  });
  return (
    <Section title="Linked accounts">
      {links.error ? (
        <ErrorState error={links.error} retry={links.refetch} />
      ) : !links.data ? (
        <SkeletonBlock height={72} />
      ) : links.data.length === 0 ? (
        <p className="soft">No account of another service is linked.</p>
      ) : (
        <Stack gap={12}>
          <AccountLines
            accounts={links.data}
            action={({ id, title }) => (
              <Button
                small
                quiet
                destructive
                busy={remove.isPending}
                onClick={() => remove.mutate({ params: { userId, id } })}
              >
                Remove<span className="unseen"> {title}</span>
              </Button>
            )}
          />
          <Refusal error={remove.error} />
        </Stack>
      )}
    </Section>
  );
}
