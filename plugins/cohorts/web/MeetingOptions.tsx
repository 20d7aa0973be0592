import { useState } from 'react';
import { useCall } from '../../../web/api/index.ts';
import { Button, Dialog, Refusal } from '../../../web/ui/index.ts';
import { cohorts as contract } from '../contract.ts';
import type { Meeting, MeetingDate } from '../schedule/contract.ts';
import styles from './Cohorts.module.css';
import { MeetingForm } from './MeetingForm.tsx';
import { whenOf } from './meeting-texts.ts';

const { cancelMeeting, skipDate, schedule, nextMeetings } = contract.routes;
const invalidates = [schedule, nextMeetings];

/** Changes or cancels a meeting, or cancels one of its dates. */
export function MeetingOptions({
  cohortId,
  meeting,
  date,
  onClose,
}: {
  cohortId: string;
  meeting: Meeting;
  date: MeetingDate;
  onClose: () => void;
}) {
  const [isChanging, setChanging] = useState(false);
  const skip = useCall(skipDate, { invalidates, once: true, onSuccess: onClose });
  const cancel = useCall(cancelMeeting, { invalidates, once: true, onSuccess: onClose });
  const params = { id: cohortId, meetingId: meeting.id };
  const isRepeated = meeting.repeats !== 'once';
  if (isChanging) return <MeetingForm cohortId={cohortId} meeting={meeting} onClose={onClose} />;
  return (
    <Dialog title={whenOf(date)} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <div className={styles.actions}>
        <Button onClick={() => setChanging(true)}>{isRepeated ? 'Change all dates' : 'Change the meeting'}</Button>
        {isRepeated && (
          <Button
            busy={skip.isPending}
            onClick={() =>
              skip.mutate({ params: { ...params, number: date.number }, body: { isSkipped: !date.isSkipped } })
            }
          >
            {date.isSkipped ? 'Let this date take place' : 'Cancel this date'}
          </Button>
        )}
        <Button destructive busy={cancel.isPending} onClick={() => cancel.mutate({ params })}>
          {isRepeated ? 'Cancel all dates' : 'Cancel the meeting'}
        </Button>
      </div>
      <p className={styles.note}>Members are notified of every change.</p>
      <Refusal error={skip.error ?? cancel.error} />
    </Dialog>
  );
}
