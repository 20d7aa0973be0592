import { useState } from 'react';
import { saveFile, useRoute } from '../../../web/api/index.ts';
import { useMay } from '../../../web/session/manifest.ts';
import { toast } from '../../../web/shell/toasts.ts';
import { Button, Card, ErrorState, LineList, LineSubject, Row, SkeletonBlock } from '../../../web/ui/index.ts';
import type { Cohort } from '../cohorts/contract.ts';
import { cohorts as contract } from '../contract.ts';
import type { MeetingDate } from '../schedule/contract.ts';
import { CalendarFeed } from './CalendarFeed.tsx';
import styles from './Cohorts.module.css';
import { MeetingForm } from './MeetingForm.tsx';
import { MeetingOptions } from './MeetingOptions.tsx';
import { detailsOf, whenOf } from './meeting-texts.ts';
import { useCohortChanges } from './use-cohorts.ts';

const { schedule, calendar } = contract.routes;
/** Dates shown at first. */
const shownAtFirst = 3;

/** The next dates of a cohort; its owner and moderators plan, change and cancel meetings. */
export function Schedule({ cohort, keeps }: { cohort: Cohort; keeps: boolean }) {
  const held = useRoute(schedule, { params: { id: cohort.id } }, { freshFor: 3000 });
  useCohortChanges(held.refetch);
  const [showsAll, setShowsAll] = useState(false);
  const [isSubscribing, setSubscribing] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const [chosen, setChosen] = useState<MeetingDate>();
  const moderates = useMay()('cohorts.moderate');
  const { data } = held;
  if (held.error && !data) return <ErrorState error={held.error} retry={held.refetch} />;
  if (!data) return <SkeletonBlock height={180} />;
  const dates = showsAll ? data.upcoming : data.upcoming.slice(0, shownAtFirst);
  const meeting = data.meetings.find(({ id }) => id === chosen?.meetingId);
  const save = () =>
    saveFile(calendar, 'study-cohort.ics', { params: { id: cohort.id } }).catch((error: Error) =>
      toast({ title: 'The file was not saved', description: error.message, variant: 'destructive' }),
    );
  return (
    <Card
      title="Meetings"
      actions={
        keeps && (
          <Button small icon="plus" onClick={() => setPlanning(true)}>
            Plan a meeting
          </Button>
        )
      }
    >
      {dates.length === 0 ? (
        <p className="soft">{keeps ? 'None planned. Members are notified when you plan one.' : 'None planned yet.'}</p>
      ) : (
        <>
          <LineList>
            {dates.map((date) => (
              <li key={`${date.meetingId} ${date.number}`}>
                <LineSubject
                  title={date.isSkipped ? <s>{whenOf(date)}</s> : whenOf(date)}
                  description={[...(date.isSkipped ? ['Cancelled'] : []), ...detailsOf(date)].join(' · ')}
                />
                {keeps && (
                  <Button small icon="more" aria-label={`Options for ${whenOf(date)}`} onClick={() => setChosen(date)}>
                    Options
                  </Button>
                )}
              </li>
            ))}
          </LineList>
          <div className={styles.under}>
            <Row>
              {(cohort.role !== null || moderates) && (
                <Button small icon="download" onClick={save}>
                  Save to calendar
                </Button>
              )}
              {cohort.role !== null && (
                <Button small icon="calendar" onClick={() => setSubscribing(true)}>
                  Subscribe
                </Button>
              )}
              {data.upcoming.length > shownAtFirst && (
                <Button small quiet onClick={() => setShowsAll(!showsAll)}>
                  {showsAll ? 'Show fewer' : `Show ${data.upcoming.length - shownAtFirst} more`}
                </Button>
              )}
            </Row>
          </div>
        </>
      )}
      {isSubscribing && <CalendarFeed cohortId={cohort.id} onClose={() => setSubscribing(false)} />}
      {isPlanning && <MeetingForm cohortId={cohort.id} onClose={() => setPlanning(false)} />}
      {chosen && meeting && (
        <MeetingOptions
          cohortId={cohort.id}
          meeting={meeting}
          date={
            data.upcoming.find(({ meetingId, number }) => meetingId === chosen.meetingId && number === chosen.number) ??
            chosen
          }
          onClose={() => setChosen(undefined)}
        />
      )}
    </Card>
  );
}
