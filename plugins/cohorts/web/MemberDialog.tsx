import { useState } from 'react';
import { useCall } from '../../../web/api/index.ts';
import { useMay } from '../../../web/session/manifest.ts';
import { BlockDialog, Button, ConfirmDialog, Dialog, nameText, Refusal } from '../../../web/ui/index.ts';
import { learner } from '../../learner/contract.ts';
import type { Cohort } from '../cohorts/contract.ts';
import { roleTitles } from '../cohorts/contract.ts';
import { cohorts as contract } from '../contract.ts';
import type { RosterEntry } from '../roster/contract.ts';
import styles from './Cohorts.module.css';
import { ReportDialog } from './Report.tsx';

const {
  blockMember,
  roster,
  changeRole,
  handOver,
  removeMember,
  bans,
  cohort: one,
  cohorts,
  ownCohorts,
} = contract.routes;
const invalidates = [one, cohorts, ownCohorts, roster, bans];

/** What the reader can do about a member. */
export function MemberDialog({
  cohort,
  entry: { userId, name, role, isBlocked },
  onClose,
}: {
  cohort: Cohort;
  entry: RosterEntry;
  onClose: () => void;
}) {
  const [asked, setAsked] = useState<'remove' | 'hand-over' | 'report' | 'block'>();
  const may = useMay();
  const moderates = may('cohorts.moderate');
  const change = useCall(changeRole, { invalidates, once: true, onSuccess: onClose });
  const give = useCall(handOver, { invalidates, once: true, onSuccess: onClose });
  const remove = useCall(removeMember, { invalidates, once: true, onSuccess: onClose });
  const block = useCall(blockMember, { invalidates, once: true, onSuccess: onClose });
  const unblock = useCall(learner.routes.unblockPerson, { invalidates, once: true, onSuccess: onClose });
  const params = { id: cohort.id, userId };
  const called = name === null ? 'this member' : nameText(name);
  const isOwner = moderates || cohort.role === 'owner';
  const mayRemove = role !== 'owner' && (isOwner || (cohort.role === 'moderator' && role === 'member'));
  const next = role === 'member' ? 'moderator' : 'member';
  if (asked === 'report') return <ReportDialog cohortId={cohort.id} userId={userId} what={called} onClose={onClose} />;
  if (asked === 'block')
    return (
      <BlockDialog
        name={called}
        busy={block.isPending}
        error={block.error}
        onConfirm={() => block.mutate({ params })}
        onClose={onClose}
      />
    );
  if (asked === 'remove')
    return (
      <ConfirmDialog
        title={`Remove ${called}?`}
        confirm="Remove"
        destructive
        busy={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate({ params })}
        onClose={onClose}
      >
        <p>They lose their place at once and cannot join again, until you allow it.</p>
      </ConfirmDialog>
    );
  if (asked === 'hand-over')
    return (
      <ConfirmDialog
        title={`Hand the cohort over to ${called}?`}
        confirm="Hand over"
        busy={give.isPending}
        error={give.error}
        onConfirm={() => give.mutate({ params })}
        onClose={onClose}
      >
        <p>They become the owner, and the owner until now becomes a moderator.</p>
      </ConfirmDialog>
    );
  return (
    <Dialog
      title={name === null ? roleTitles[role] : `${called}, ${roleTitles[role].toLowerCase()}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <div className={styles.actions}>
        {isOwner && role !== 'owner' && (
          <>
            <Button
              wide
              icon="shield"
              busy={change.isPending}
              onClick={() => change.mutate({ params, body: { role: next } })}
            >
              {next === 'moderator' ? 'Make moderator' : 'Make member'}
            </Button>
            <Button wide icon="key" onClick={() => setAsked('hand-over')}>
              Hand the cohort over
            </Button>
          </>
        )}
        {mayRemove && (
          <Button wide destructive icon="trash" onClick={() => setAsked('remove')}>
            Remove from the cohort
          </Button>
        )}
        <Button wide icon="flag" onClick={() => setAsked('report')}>
          Report to staff
        </Button>
        {may('cohorts.block') &&
          (isBlocked ? (
            <Button wide icon="check" busy={unblock.isPending} onClick={() => unblock.mutate({ params: { userId } })}>
              Unblock
            </Button>
          ) : (
            <Button wide icon="lock" onClick={() => setAsked('block')}>
              Block
            </Button>
          ))}
        <Refusal error={change.error ?? unblock.error} />
      </div>
    </Dialog>
  );
}
