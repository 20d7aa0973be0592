import { isTimeZone, normalLocalTime } from '../../../core/calendar.ts';
import type { FileAnswer, Who } from '../../../core/contract/index.ts';
import { conflict, invalid, notFound } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import type { Dependencies } from '../cohorts/dependencies.ts';
import { CohortRow, MeetingRow, MemberRow } from '../cohorts/models.ts';
import type { OwnCohort } from '../cohorts/own-cohort.ts';
import { changeCohort, ownCohort } from '../cohorts/own-cohort.ts';
import { viewsOf } from '../cohorts/views.ts';
import { calendarOf, meetingsOf } from './calendar.ts';
import type { Meeting, MeetingDate, MeetingEntry, NextMeeting } from './contract.ts';
import { maxMeetings, maxNext, maxUpcoming } from './contract.ts';
import { dateOf, datesFrom } from './dates.ts';
import { whenText } from './when-text.ts';

const keepers = ['owner', 'moderator'] as const;

/** Meetings of cohorts. */
export function createSchedule(dependencies: Dependencies) {
  const { db, clock } = dependencies;

  /** Tells all members but the one who made the change. */
  const tell = async (who: Who, tx: Tx, { members }: OwnCohort, row: MeetingRow, title: string, text: string) => {
    for (const { userId } of members) {
      if (userId === who.user.id) continue;
      await dependencies.notify(
        { who, tx },
        {
          ...{ userId, id: `study-cohort-meeting ${row.id} ${row.sequence}`, kind: 'cohorts.meeting', title, text },
          to: `/study-cohorts/${row.cohortId}`,
        },
      );
    }
  };

  const meetingOf = async (who: Who, tx: Tx, id: string, meetingId: string): Promise<MeetingRow> => {
    const row = await db.rows(MeetingRow, { who, tx }).findById(meetingId).where({ cohortId: id });
    if (!row) throw notFound('There is no such meeting.');
    return row;
  };

  return {
    /** @throws Failure not_found, forbidden */
    async read(who: Who, id: string): Promise<{ meetings: Meeting[]; upcoming: MeetingDate[] }> {
      const held = await ownCohort(dependencies, who, id);
      const meetings = (await meetingsOf(dependencies, { who }, held)).filter(
        ({ cancelledAt }) => cancelledAt === null,
      );
      const now = clock.now();
      const upcoming = meetings
        .flatMap((meeting) =>
          datesFrom(meeting, now, maxUpcoming).map((date) => ({
            ...shown(meeting, date),
            number: date.number,
            isSkipped: meeting.skipped.includes(date.number),
          })),
        )
        .sort(byBegin)
        .slice(0, maxUpcoming);
      return { meetings: meetings.filter((meeting) => datesFrom(meeting, now, 1).length > 0), upcoming };
    },

    /** @throws Failure forbidden for people who cannot take part */
    async next(who: Who): Promise<NextMeeting[]> {
      const own = await db.rows(MemberRow, { who }).where({ userId: who.user.id }).select('cohortId');
      const ids = [own.map(({ cohortId }) => cohortId)];
      const rows = await db
        .rows(MeetingRow, { who })
        .whereRaw('cohort_id = any(?::uuid[])', ids)
        .whereNull('cancelledAt');
      const now = clock.now();
      const dates = rows.flatMap((row) => {
        const date = datesFrom(row, now, row.skipped.length + 1).find(({ number }) => !row.skipped.includes(number));
        return date ? [{ row, date }] : [];
      });
      if (dates.length === 0) return [];
      const cohorts = await db.rows(CohortRow, { who }).whereRaw('id = any(?::uuid[])', ids).whereNull('archivedAt');
      const views = new Map((await viewsOf(dependencies, who, cohorts)).map((view) => [view.id, view]));
      return dates
        .flatMap(({ row, date }) => {
          const cohort = views.get(row.cohortId);
          // The words of meetings are on the cohort's page, which checks who wrote them.
          return cohort
            ? [{ ...shown({ ...row, title: '', place: '' }, date), cohortId: cohort.id, cohortName: cohort.name }]
            : [];
        })
        .sort(byBegin)
        .slice(0, maxNext);
    },

    /** @throws Failure not_found, forbidden, invalid, conflict for a meeting of another cohort, or with too many */
    plan: (who: Who, id: string, meetingId: string, entry: MeetingEntry): Promise<void> =>
      changeCohort(dependencies, who, id, keepers, async (tx, held) => {
        assertPossible(entry, clock.now());
        const until = entry.repeats === 'once' ? null : entry.until;
        const stated = { ...entry, until, writtenBy: who.user.id, changedAt: clock.now() };
        const stored = await db.rows(MeetingRow, { who, tx }).findById(meetingId);
        if (stored && stored.cohortId !== id) throw conflict('A meeting with this id already exists.');
        if (!stored) {
          const planned = db.rows(MeetingRow, { who, tx }).where({ cohortId: id }).whereNull('cancelledAt');
          const current = (await planned).filter((row) => datesFrom(row, clock.now(), 1).length > 0);
          if (current.length >= maxMeetings) throw conflict(`A cohort has at most ${maxMeetings} meetings planned.`);
          const row = { id: meetingId, cohortId: id, ...stated, skipped: [], sequence: 0, cancelledAt: null };
          const added = await db.rows(MeetingRow, { who, tx }).insertAndFetch(row);
          await tell(who, tx, held, added, 'Your study cohort meets', whenText(entry));
          return;
        }
        if (stored.cancelledAt === null && isSame(stored, { ...entry, until })) return;
        const keepsDates = stored.starts.slice(0, 10) === entry.starts.slice(0, 10) && stored.repeats === entry.repeats;
        const skipped = keepsDates ? stored.skipped : [];
        const row = { ...stated, skipped, sequence: stored.sequence + 1, cancelledAt: null };
        await db.rows(MeetingRow, { who, tx }).findById(meetingId).patch(row);
        const isMoved = stored.cancelledAt !== null || whenText(stored) !== whenText({ ...entry, until });
        const title = isMoved
          ? 'A meeting of your study cohort was moved'
          : 'A meeting of your study cohort was changed';
        await tell(who, tx, held, { ...stored, ...row } as MeetingRow, title, whenText({ ...entry, until }));
      }),

    /** @throws Failure not_found, forbidden */
    cancel: (who: Who, id: string, meetingId: string): Promise<void> =>
      changeCohort(dependencies, who, id, keepers, async (tx, held) => {
        const row = await meetingOf(who, tx, id, meetingId);
        if (row.cancelledAt) return;
        const changed = { sequence: row.sequence + 1, changedAt: clock.now(), cancelledAt: clock.now() };
        await db.rows(MeetingRow, { who, tx }).findById(meetingId).patch(changed);
        const cancelled = { ...row, ...changed } as MeetingRow;
        await tell(who, tx, held, cancelled, 'A meeting of your study cohort was cancelled', whenText(row));
      }),

    /** @throws Failure not_found, also for a date that the meeting does not have; forbidden */
    skip: (who: Who, id: string, meetingId: string, number: number, isSkipped: boolean): Promise<void> =>
      changeCohort(dependencies, who, id, keepers, async (tx, held) => {
        const row = await meetingOf(who, tx, id, meetingId);
        const date = dateOf(row, number);
        if (!date || row.cancelledAt) throw notFound('The meeting has no such date.');
        if (row.skipped.includes(number) === isSkipped) return;
        const others = row.skipped.filter((each) => each !== number);
        const skipped = isSkipped ? [...others, number].sort((one, other) => one - other) : others;
        const changed = { skipped, sequence: row.sequence + 1, changedAt: clock.now() };
        await db.rows(MeetingRow, { who, tx }).findById(meetingId).patch(changed);
        const title = isSkipped
          ? 'A meeting of your study cohort was cancelled'
          : 'A meeting of your study cohort takes place';
        const [, time] = row.starts.split('T');
        const day = new Intl.DateTimeFormat('sv-SE', { timeZone: row.timeZone }).format(date.begins);
        const only = { ...row, starts: `${day}T${time}`, repeats: 'once' as const };
        await tell(who, tx, held, { ...row, ...changed } as MeetingRow, title, whenText(only));
      }),

    /** @throws Failure not_found, forbidden */
    async calendar(who: Who, id: string): Promise<FileAnswer> {
      const held = await ownCohort(dependencies, who, id);
      const [view] = await viewsOf(dependencies, who, [held.cohort]);
      return calendarOf(dependencies, { who }, held, view?.name ?? 'Study cohort');
    },
  };
}

const shown = (
  meeting: Pick<MeetingRow, 'id' | 'timeZone'> & { title: string; place: string },
  date: { begins: Date; ends: Date },
) => ({
  meetingId: meeting.id,
  title: meeting.title,
  place: meeting.place,
  timeZone: meeting.timeZone,
  begins: date.begins.toISOString(),
  ends: date.ends.toISOString(),
});

const byBegin = (one: { begins: string }, other: { begins: string }) => one.begins.localeCompare(other.begins);

const isSame = (row: MeetingRow, entry: MeetingEntry): boolean =>
  (Object.keys(entry) as (keyof MeetingEntry)[]).every((key) => row[key] === entry[key]);

/** @throws Failure invalid for an unknown zone, an impossible time, or a meeting without a date to come */
function assertPossible(entry: MeetingEntry, now: Date): void {
  const issues = [
    ...(isTimeZone(entry.timeZone) ? [] : [{ path: 'body.timeZone', message: 'Choose a time zone from the list' }]),
    ...(normalLocalTime(entry.starts) ? [] : [{ path: 'body.starts', message: 'Choose a day and a time' }]),
  ];
  if (issues.length > 0) throw invalid('Check what you entered', issues);
  if (datesFrom(entry, now, 1).length > 0) return;
  const path = entry.repeats !== 'once' && entry.until !== null ? 'body.until' : 'body.starts';
  throw invalid('Check what you entered', [{ path, message: 'Choose a time in the future' }]);
}
