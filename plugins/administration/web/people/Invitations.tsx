import { useState } from 'react';
import type { useRoute } from '../../../../web/api/index.ts';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, ConfirmDialog, dateText, EmptyState, ErrorState, Skeleton } from '../../../../web/ui/index.ts';
import type { Invitation } from '../../contract.ts';
import { administration } from '../../contract.ts';
import { roleTitles } from '../parts/roles.ts';
import { timeUntil } from '../parts/times.ts';
import styles from './People.module.css';

const { invite, invitations: route, withdrawInvitation } = administration.routes;

/** Invitations that have not been accepted yet. */
export function Invitations({
  invitations,
  onInvite,
}: {
  invitations: ReturnType<typeof useRoute<typeof route>>;
  onInvite: () => void;
}) {
  const [withdrawing, setWithdrawing] = useState<Invitation>();
  if (invitations.error) return <ErrorState error={invitations.error} retry={invitations.refetch} />;
  if (!invitations.data) return <Skeleton lines={6} label="Loading invitations" />;
  if (invitations.data.length === 0) {
    return (
      <EmptyState
        icon="mail"
        title="No open invitations"
        description="We email each person a link to create an account. It expires in seven days. Open invitations are listed here."
        action={<Button onClick={onInvite}>Invite someone</Button>}
      />
    );
  }
  return (
    <>
      <ul className={styles.invitations}>
        {invitations.data.map((invitation) => (
          <OpenInvitation key={invitation.id} invitation={invitation} onWithdraw={() => setWithdrawing(invitation)} />
        ))}
      </ul>
      {withdrawing && <Withdraw invitation={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </>
  );
}

function OpenInvitation({ invitation, onWithdraw }: { invitation: Invitation; onWithdraw: () => void }) {
  const { email, firstName, lastName, role, createdAt, expiresAt } = invitation;
  const again = useCall(invite, {
    once: true,
    invalidates: [route],
    onSuccess: () =>
      toast({ title: 'Invitation sent again', description: `The previous link sent to ${email} no longer works.` }),
    onError: (error) => toast({ title: 'Invitation not sent', description: error.text, variant: 'destructive' }),
  });
  return (
    <li className={styles.invitation}>
      <div>
        <p className={styles.invited}>
          {firstName} {lastName}
        </p>
        <p className={styles.under}>{email}</p>
      </div>
      <p>
        {roleTitles[role]}
        <span className={styles.under}>
          Sent {dateText(createdAt)}, expires {timeUntil(expiresAt)}
        </span>
      </p>
      <div className={styles.ways}>
        <Button
          small
          busy={again.isPending}
          aria-label={`Send again to ${email}`}
          onClick={() => again.mutate({ body: { email, firstName, lastName, role } })}
        >
          Send again
        </Button>
        <Button small aria-label={`Withdraw the invitation to ${email}`} onClick={onWithdraw}>
          Withdraw
        </Button>
      </div>
    </li>
  );
}

function Withdraw({ invitation: { id, email }, onClose }: { invitation: Invitation; onClose: () => void }) {
  const withdraw = useCall(withdrawInvitation, {
    once: true,
    invalidates: [route],
    onSuccess: () => {
      toast({ title: 'Invitation withdrawn' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Withdraw the invitation?"
      confirm="Withdraw"
      busy={withdraw.isPending}
      error={withdraw.error}
      onConfirm={() => withdraw.mutate({ params: { id } })}
      onClose={onClose}
    >
      <p>The link sent to {email} stops working. You can invite them again at any time.</p>
    </ConfirmDialog>
  );
}
