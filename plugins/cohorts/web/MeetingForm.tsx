import { useId, useState } from 'react';
import { useCall } from '../../../web/api/index.ts';
import {
  FormDialog,
  ownTimeZone,
  Refusal,
  SelectField,
  Stack,
  TextField,
  TimeZoneList,
} from '../../../web/ui/index.ts';
import { cohorts as contract } from '../contract.ts';
import type { Meeting, Repeats } from '../schedule/contract.ts';
import { minuteLimits, repeatTitles } from '../schedule/contract.ts';

const { planMeeting, schedule, nextMeetings } = contract.routes;
const repetitions = Object.entries(repeatTitles).map(([value, label]) => ({ value, label }));

/** Plans a meeting, or changes one. */
export function MeetingForm({
  cohortId,
  meeting,
  onClose,
}: {
  cohortId: string;
  meeting?: Meeting;
  onClose: () => void;
}) {
  // One id per dialog, so that a repeated request plans one meeting.
  const [meetingId] = useState(() => meeting?.id ?? crypto.randomUUID());
  const [entry, setEntry] = useState(() => ({
    title: meeting?.title ?? '',
    place: meeting?.place ?? '',
    starts: meeting?.starts ?? '',
    timeZone: meeting?.timeZone ?? ownTimeZone(),
    minutes: String(meeting?.minutes ?? minuteLimits.default),
    repeats: meeting?.repeats ?? ('weekly' as Repeats),
    until: meeting?.until ?? '',
  }));
  const plan = useCall(planMeeting, { invalidates: [schedule, nextMeetings], once: true, onSuccess: onClose });
  const zones = useId();
  const { error } = plan;
  const field = (key: Exclude<keyof typeof entry, 'repeats'>) => ({
    value: entry[key],
    issue: error?.issueOf(key),
    onChange: ({ target }: { target: { value: string } }) => setEntry({ ...entry, [key]: target.value }),
  });
  return (
    <FormDialog
      title={meeting ? 'Change the meeting' : 'Plan a meeting'}
      onClose={onClose}
      action={meeting ? 'Save' : 'Plan'}
      busy={plan.isPending}
      noValidate
      onSubmit={() => {
        const isRepeated = entry.repeats !== 'once';
        plan.mutate({
          params: { id: cohortId, meetingId },
          body: {
            ...entry,
            // Some browsers add seconds.
            starts: entry.starts.slice(0, 16),
            minutes: Number(entry.minutes),
            until: isRepeated && entry.until ? entry.until : null,
          },
        });
      }}
    >
      <Stack gap={16}>
        <TextField label="Starts" type="datetime-local" {...field('starts')} />
        <TextField
          label="Time zone"
          list={zones}
          hint="The meeting keeps its time there when clocks change."
          {...field('timeZone')}
        />
        <TimeZoneList id={zones} />
        <TextField label="Minutes" type="number" min={minuteLimits.min} max={minuteLimits.max} {...field('minutes')} />
        <SelectField
          label="Repeats"
          options={repetitions}
          value={entry.repeats}
          onChange={({ target }) => setEntry({ ...entry, repeats: target.value as Repeats })}
        />
        {entry.repeats !== 'once' && (
          <TextField label="Last day" type="date" required={false} hint="Empty: no end" {...field('until')} />
        )}
        <TextField label="Title" required={false} maxLength={80} {...field('title')} />
        <TextField
          label="Place"
          required={false}
          maxLength={200}
          hint="A room, or an address on the web. Members see it."
          {...field('place')}
        />
        <p className="soft">Members are notified.</p>
        <Refusal error={error} fields={['title', 'place', 'starts', 'timeZone', 'minutes', 'until']} />
      </Stack>
    </FormDialog>
  );
}
