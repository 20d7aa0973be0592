import { useEffect, useState } from 'react';
import { platform } from '../../../../core/contract/platform.ts';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  ConfirmDialog,
  counted,
  Dialog,
  Progress,
  Refusal,
  SelectField,
  Skeleton,
  TextField,
} from '../../../../web/ui/index.ts';
import type { BulkAction, BulkPlan, Selection } from '../../contract.ts';
import { administration, typedFrom } from '../../contract.ts';
import { useAssignableRoles } from '../parts/roles.ts';
import styles from './Bulk.module.css';
import type { PeopleGroup } from './texts.ts';
import { actionTitles, consequences, doneTitles } from './texts.ts';

const { checkBulk, applyBulk, people, history, audit } = administration.routes;
const pollMs = 1000;
const peopleCount = (count: number) => counted(count, 'person', 'people');

interface BulkDialogProps {
  selection: Selection;
  kind: BulkAction['kind'];
  groups: readonly PeopleGroup[];
  onClose: () => void;
  onDone: () => void;
}

/** States whom an action concerns, and applies it. From a number on, the number has to be typed. */
export function BulkDialog({ selection, kind, groups, onClose, onDone }: BulkDialogProps) {
  const [value, setValue] = useState('');
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const check = useCall(checkBulk);
  const [jobId, setJobId] = useState<string | null>(null);
  const apply = useCall(applyBulk, {
    once: true,
    invalidates: [people, history, audit],
    onSuccess: (done) => {
      if (done.jobId !== null) return setJobId(done.jobId);
      toast({ title: doneTitles[kind], description: peopleCount(done.changed) });
      onDone();
    },
  });
  const action = actionOf(kind, value);
  const { mutate } = check;
  // The selection is fixed while the dialog is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (action) mutate({ body: { selection, action } });
  }, [kind, value]);
  const plan = action ? check.data : undefined;
  const count = plan?.changing ?? 0;
  if (jobId !== null) return <Sending jobId={jobId} total={count} onClose={onDone} />;
  const confirm = () => {
    if (!action || !plan || count === 0) return;
    if (count >= typedFrom && typed.trim() !== String(count)) return setIsMissing(true);
    apply.mutate({ body: { selection, action, changing: count } });
  };
  return (
    <ConfirmDialog
      title={actionTitles(groups)[kind]}
      confirm={count > 0 ? `Confirm for ${peopleCount(count)}` : 'Confirm'}
      destructive={kind === 'deactivate'}
      busy={apply.isPending || check.isPending}
      error={apply.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Choice {...{ kind, value, groups }} onChange={setValue} />
      {check.error ? (
        <Refusal error={check.error} />
      ) : plan ? (
        <Plan plan={plan} consequence={consequences[kind]} />
      ) : (
        action && <Skeleton lines={3} label="Checking" />
      )}
      {count >= typedFrom && (
        <TextField
          label={`Type ${count} to confirm`}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          issue={isMissing ? `Type ${count} to confirm` : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsMissing(false);
          }}
        />
      )}
    </ConfirmDialog>
  );
}

/** Undefined until what it needs is chosen. */
function actionOf(kind: BulkAction['kind'], value: string): BulkAction | undefined {
  if (kind === 'add' || kind === 'remove') return value ? { kind, group: value } : undefined;
  if (kind !== 'role') return { kind };
  return value ? { kind, role: value as Extract<BulkAction, { kind: 'role' }>['role'] } : undefined;
}

function Choice({
  kind,
  value,
  groups,
  onChange,
}: Pick<BulkDialogProps, 'kind' | 'groups'> & { value: string; onChange: (value: string) => void }) {
  const roles = useAssignableRoles().filter(({ value: role }) => role !== 'administrator' && role !== 'operator');
  if (kind !== 'role' && kind !== 'add' && kind !== 'remove') return null;
  return (
    <SelectField
      label={kind === 'role' ? 'New role' : 'Class or group'}
      placeholder="Choose"
      value={value}
      options={kind === 'role' ? roles : groups.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Plan({ plan: { selected, changing, names, leftOut }, consequence }: { plan: BulkPlan; consequence: string }) {
  const more = changing - names.length;
  return (
    <>
      <p>
        <strong>
          {changing === selected
            ? `This concerns ${peopleCount(changing)}`
            : `This concerns ${changing} of ${peopleCount(selected)}`}
        </strong>
        {changing > 0 && `: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`}.
      </p>
      {changing > 0 && <p>{consequence}</p>}
      {leftOut.length > 0 && (
        <ul className={styles.leftOut}>
          {leftOut.map(({ people: count, reason }) => (
            <li key={reason}>
              Left out: {count} who {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The progress of the job that sends the links. */
function Sending({ jobId, total, onClose }: { jobId: string; total: number; onClose: () => void }) {
  const params = { plugin: 'administration', job: 'sendLinks', id: jobId };
  const [isOver, setIsOver] = useState(false);
  const status = useRoute(platform.routes.jobStatus, { params }, { freshFor: 0, ...(isOver ? {} : { every: pollMs }) });
  const state = status.data?.state;
  const isEnded = state === 'done' || state === 'failed' || state === 'cancelled';
  useEffect(() => setIsOver(isEnded), [isEnded]);
  return (
    <Dialog title={state === 'done' ? 'Links sent' : 'Sending links'} onClose={onClose}>
      <Progress
        label={state === 'failed' ? 'Not all links could be sent' : 'Sent'}
        value={state === 'done' ? total : (status.data?.done ?? 0)}
        max={total}
      />
      <p className="soft">You can close this. Sending goes on.</p>
    </Dialog>
  );
}
