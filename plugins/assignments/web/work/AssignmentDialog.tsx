import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import {
  Checkbox,
  Dialog,
  ErrorState,
  FormDialog,
  Refusal,
  SelectField,
  SkeletonBlock,
  Stack,
  TextArea,
  TextField,
} from '../../../../web/ui/index.ts';
import type { AssignmentPage, WorkKind } from '../../contract.ts';
import { assignments, limits } from '../../contract.ts';
import { LearnerChoice } from './LearnerChoice.tsx';
import { LocalTimeFields } from './LocalTimeFields.tsx';

const routes = assignments.routes;
const fields = ['kind', 'target', 'amount', 'title', 'note', 'opensLocal', 'dueLocal', 'reminderHours', 'learnerIds'];

interface DialogProps {
  readonly classId: string;
  /** The assignment to change; undefined for a new one. */
  readonly changed?: AssignmentPage;
  readonly onClose: () => void;
  readonly onSaved: (id: string) => void;
}

/** Assigns work, or changes its terms. */
export function AssignmentDialog(props: DialogProps) {
  const { data, error, refetch } = useRoute(routes.workKinds);
  if (data) return <Form {...props} timeZone={props.changed?.timeZone ?? data.timeZone} kinds={data.kinds} />;
  return (
    <Dialog title={props.changed ? 'Change assignment' : 'New assignment'} onClose={props.onClose}>
      {error ? <ErrorState error={error} retry={refetch} /> : <SkeletonBlock height={360} />}
    </Dialog>
  );
}

const reminders = [
  { value: '', label: 'None' },
  { value: '2', label: '2 hours before' },
  { value: '24', label: '1 day before' },
  { value: '48', label: '2 days before' },
  { value: '168', label: '1 week before' },
];

function Form({
  classId,
  changed,
  timeZone,
  kinds,
  onClose,
  onSaved,
}: DialogProps & { timeZone: string; kinds: readonly WorkKind[] }) {
  // One id for each dialog, so that a repeated request assigns the work once.
  const [newId] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState(kinds[0]?.kind ?? '');
  const work = kinds.find((each) => each.kind === kind);
  const [target, setTarget] = useState('');
  const [amount, setAmount] = useState('');
  const [title, setTitle] = useState(changed?.title);
  const [note, setNote] = useState(changed?.note ?? '');
  const [opensLocal, setOpensLocal] = useState(changed?.opensLocal ?? '');
  const [dueLocal, setDueLocal] = useState(changed?.dueLocal ?? '');
  const [acceptsLate, setAcceptsLate] = useState(changed?.acceptsLate ?? true);
  const [reminder, setReminder] = useState(String(changed ? (changed.reminderHours ?? '') : 24));
  const [learnerIds, setLearnerIds] = useState<readonly string[] | null>(changed?.learnerIds ?? null);
  const options = {
    once: true,
    invalidates: [routes.assignments, routes.assignment, routes.gradebook],
    onSuccess: ({ id }: { id: string }) => onSaved(id),
  };
  const give = useCall(routes.give, options);
  const change = useCall(routes.changeAssignment, options);
  const { error, isPending } = changed ? change : give;
  const chosenTarget = work?.choices ? target || work.choices[0]?.target || '' : '';
  const chosenTitle = work?.choices?.find((choice) => choice.target === chosenTarget)?.title;
  const shownTitle = title ?? [work?.title, chosenTitle].filter(Boolean).join(': ');
  const reminderOptions = reminders.some(({ value }) => value === reminder)
    ? reminders
    : [...reminders, { value: reminder, label: `${reminder} hours before` }];
  const submit = () => {
    const terms = {
      ...{ title: shownTitle, note, dueLocal, acceptsLate },
      opensLocal: opensLocal || null,
      reminderHours: reminder ? Number(reminder) : null,
      learnerIds: learnerIds && [...learnerIds],
    };
    if (changed) change.mutate({ params: { id: changed.id }, body: terms });
    else {
      const own = { kind, target: chosenTarget, amount: work?.amount ? Number(amount || work.amount.usual) : null };
      give.mutate({ body: { id: newId, classId, ...own, ...terms } });
    }
  };
  const isReady = shownTitle.trim() !== '' && dueLocal !== '' && (changed || work) && learnerIds?.length !== 0;
  return (
    <FormDialog
      title={changed ? 'Change assignment' : 'New assignment'}
      onClose={onClose}
      action={changed ? 'Save' : 'Assign'}
      busy={isPending}
      disabled={!isReady}
      onSubmit={() => {
        if (isReady) submit();
      }}
    >
      <Stack>
        {!changed && (
          <>
            <SelectField
              label="Work"
              value={kind}
              hint={work?.description ?? 'None of the plugins with work that can be assigned is on.'}
              issue={error?.issueOf('kind')}
              options={kinds.map((each) => ({ value: each.kind, label: each.title }))}
              onChange={({ target: field }) => {
                setKind(field.value);
                setTarget('');
                setAmount('');
              }}
            />
            {work?.choices && (
              <SelectField
                label={work.amount ? 'Topic' : 'Concept'}
                value={chosenTarget}
                issue={error?.issueOf('target')}
                options={work.choices.map((choice) => ({
                  value: choice.target,
                  label: `${choice.group}: ${choice.title}`,
                }))}
                onChange={({ target: field }) => setTarget(field.value)}
              />
            )}
            {work?.amount && (
              <TextField
                label={`Number of ${work.amount.unit}`}
                type="number"
                inputMode="numeric"
                min={work.amount.least}
                max={work.amount.most}
                value={amount || String(work.amount.usual)}
                issue={error?.issueOf('amount')}
                onChange={({ target: field }) => setAmount(field.value)}
              />
            )}
          </>
        )}
        <TextField
          label="Title"
          required
          maxLength={limits.title}
          value={shownTitle}
          issue={error?.issueOf('title')}
          onChange={({ target: field }) => setTitle(field.value)}
        />
        <LocalTimeFields
          label="Due"
          required
          value={dueLocal}
          hint={`Until the end of the day where no time is given. Time zone: ${timeZone}`}
          issue={error?.issueOf('dueLocal')}
          onChange={setDueLocal}
        />
        <LocalTimeFields
          label="Opens"
          value={opensLocal}
          hint="Work before the opening does not count. Empty: at once"
          issue={error?.issueOf('opensLocal')}
          onChange={setOpensLocal}
        />
        <Checkbox
          label="Late work counts"
          hint="It is marked as late, until you close the assignment"
          checked={acceptsLate}
          onChange={({ target: field }) => setAcceptsLate(field.checked)}
        />
        <SelectField
          label="Reminder"
          value={reminder}
          hint="For learners who are not done"
          issue={error?.issueOf('reminderHours')}
          options={reminderOptions}
          onChange={({ target: field }) => setReminder(field.value)}
        />
        <LearnerChoice
          classId={classId}
          chosen={learnerIds}
          issue={error?.issueOf('learnerIds')}
          onChoose={setLearnerIds}
        />
        <TextArea
          label="Instructions"
          required={false}
          rows={3}
          maxLength={limits.note}
          value={note}
          issue={error?.issueOf('note')}
          onChange={({ target: field }) => setNote(field.value)}
        />
        <Refusal error={error} fields={fields} />
      </Stack>
    </FormDialog>
  );
}
