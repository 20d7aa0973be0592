import { Link } from 'react-router-dom';
import type { PendingErasure } from '../../../../core/contract/platform.ts';
import { platform } from '../../../../core/contract/platform.ts';
import type { useRoute } from '../../../../web/api/index.ts';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, dateText, EmptyState, ErrorState, fullName, Skeleton } from '../../../../web/ui/index.ts';
import { administration } from '../../contract.ts';
import { untilThen } from '../parts/times.ts';
import styles from './People.module.css';

const askedBy: Record<PendingErasure['askedBy'], string> = {
  self: 'Asked for it themselves',
  guardian: 'Their parent or guardian asked',
  staff: 'Staff asked',
};

/** People whose account is closed and will be erased, the next first. */
export function Leaving({ pending }: { pending: ReturnType<typeof useRoute<typeof platform.routes.pendingErasures>> }) {
  if (pending.error) return <ErrorState error={pending.error} retry={pending.refetch} />;
  if (!pending.data) return <Skeleton lines={4} label="Loading who is leaving" />;
  if (pending.data.length === 0) {
    return (
      <EmptyState
        icon="user"
        title="Nobody is leaving"
        description="Whoever asks for their account to be erased is listed here until it is."
      />
    );
  }
  return (
    <ul className={styles.invitations}>
      {pending.data.map((person) => (
        <Leaver key={person.userId} person={person} />
      ))}
    </ul>
  );
}

function Leaver({ person }: { person: PendingErasure }) {
  const { userId, username, firstName, lastName } = person;
  const keep = useCall(administration.routes.setActive, {
    once: true,
    invalidates: [platform.routes.pendingErasures, administration.routes.people],
    onSuccess: () =>
      toast({ title: 'The account stays', description: `${fullName({ firstName, lastName })} can sign in again.` }),
    onError: (error) => toast({ title: 'Not changed', description: error.text, variant: 'destructive' }),
  });
  return (
    <li className={styles.invitation}>
      <div>
        <p className={styles.invited}>
          <Link to={`/administration/people/${userId}`}>
            {firstName} {lastName}
          </Link>
        </p>
        <p className={styles.under}>{username}</p>
      </div>
      <p>
        Erased {untilThen(person.dueAt)}
        <span className={styles.under}>
          {askedBy[person.askedBy]}, {dateText(person.askedAt)}
        </span>
      </p>
      <div className={styles.ways}>
        <Button
          small
          busy={keep.isPending}
          aria-label={`Keep the account of ${fullName({ firstName, lastName })}`}
          onClick={() => keep.mutate({ params: { id: userId }, body: { active: true } })}
        >
          Keep the account
        </Button>
      </div>
    </li>
  );
}
