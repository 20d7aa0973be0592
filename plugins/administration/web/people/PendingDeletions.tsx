import { Link } from 'react-router-dom';
import type { PendingErasure } from '../../../../core/contract/platform.ts';
import { platform } from '../../../../core/contract/platform.ts';
import type { useRoute } from '../../../../web/api/index.ts';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, dateText, EmptyState, ErrorState, fullName, Skeleton } from '../../../../web/ui/index.ts';
import { administration } from '../../contract.ts';
import { timeUntil } from '../parts/times.ts';
import styles from './People.module.css';

const requestedBy: Record<PendingErasure['askedBy'], string> = {
  self: 'Requested by the person',
  guardian: 'Requested by a parent or guardian',
  staff: 'Requested by staff',
};

interface PendingDeletionsProps {
  pending: ReturnType<typeof useRoute<typeof platform.routes.pendingErasures>>;
}

/** Accounts that are closed and will be erased, the next first. */
export function PendingDeletions({ pending }: PendingDeletionsProps) {
  if (pending.error) return <ErrorState error={pending.error} retry={pending.refetch} />;
  if (!pending.data) return <Skeleton lines={4} label="Loading pending deletions" />;
  if (pending.data.length === 0) {
    return (
      <EmptyState
        icon="user"
        title="No pending deletions"
        description="When someone requests deletion of their account, it is listed here until it is erased."
      />
    );
  }
  return (
    <ul className={styles.invitations}>
      {pending.data.map((person) => (
        <Deletion key={person.userId} person={person} />
      ))}
    </ul>
  );
}

function Deletion({ person }: { person: PendingErasure }) {
  const { userId, username, firstName, lastName } = person;
  const keep = useCall(administration.routes.setActive, {
    once: true,
    invalidates: [platform.routes.pendingErasures, administration.routes.people],
    onSuccess: () =>
      toast({ title: 'Deletion cancelled', description: `${fullName({ firstName, lastName })} can sign in again.` }),
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
        Will be erased {timeUntil(person.dueAt)}
        <span className={styles.under}>
          {requestedBy[person.askedBy]}, {dateText(person.askedAt)}
        </span>
      </p>
      <div className={styles.ways}>
        <Button
          small
          busy={keep.isPending}
          aria-label={`Keep account of ${fullName({ firstName, lastName })}`}
          onClick={() => keep.mutate({ params: { id: userId }, body: { active: true } })}
        >
          Keep account
        </Button>
      </div>
    </li>
  );
}
