import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, ErrorState, LineList, LineSubject, momentText, nameText, Skeleton } from '../../../../web/ui/index.ts';
import { learner } from '../../contract.ts';

const { blockedPeople, unblockPerson } = learner.routes;

/** The people whom the reader has blocked. */
export function BlockedPeople() {
  const blocked = useRoute(blockedPeople, {}, { freshFor: 0 });
  useLive(learner, 'learner_changed', ({ what }) => what === 'blocks' && void blocked.refetch());
  const unblock = useCall(unblockPerson, {
    invalidates: [blockedPeople],
    onSuccess: () => toast({ title: 'Unblocked' }),
    onError: ({ text }) => toast({ title: 'Not unblocked', description: text, variant: 'destructive' }),
  });
  if (blocked.error && !blocked.data) return <ErrorState error={blocked.error} retry={blocked.refetch} />;
  if (!blocked.data) return <Skeleton lines={2} />;
  if (blocked.data.length === 0) {
    return (
      <p className="soft">Nobody. You can block people where you meet them: in cohorts, rooms and study groups.</p>
    );
  }
  return (
    <LineList>
      {blocked.data.map(({ userId, name, at }) => {
        const called = name === null ? 'A learner who shares no name' : nameText(name);
        return (
          <li key={userId}>
            <LineSubject title={called} description={`Blocked ${momentText(at)}`} />
            <Button
              small
              busy={unblock.isPending && unblock.variables?.params.userId === userId}
              aria-label={`Unblock ${called}`}
              onClick={() => unblock.mutate({ params: { userId } })}
            >
              Unblock
            </Button>
          </li>
        );
      })}
    </LineList>
  );
}
