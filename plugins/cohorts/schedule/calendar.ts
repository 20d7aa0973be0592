import type { FileAnswer } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import { mayBeIn, minoritiesOf } from '../cohorts/audience.ts';
import type { Dependencies } from '../cohorts/dependencies.ts';
import { MeetingRow } from '../cohorts/models.ts';
import type { OwnCohort } from '../cohorts/own-cohort.ts';
import { calendarFile } from './calendar-file.ts';

/** A cohort with what decides whose words are shown. */
type WordsOf = Pick<OwnCohort, 'cohort' | 'owner' | 'minorities'>;

/** Meetings with their words, which disappear with a writer who may no longer be in the cohort. */
export async function meetingsOf(
  dependencies: Dependencies,
  call: CallContext,
  { cohort, owner, minorities }: WordsOf,
) {
  const rows = await dependencies.db.rows(MeetingRow, call).where({ cohortId: cohort.id }).orderBy(['starts', 'id']);
  const absent = rows.flatMap(({ writtenBy }) => (writtenBy && !minorities.has(writtenBy) ? [writtenBy] : []));
  const others = absent.length > 0 ? await minoritiesOf(dependencies, call, absent) : new Map<string, never>();
  return rows.map((row) => {
    const writer = minorities.get(row.writtenBy ?? '') ?? others.get(row.writtenBy ?? '');
    const hasWords = mayBeIn(cohort, writer, owner);
    return { ...row, title: (hasWords && row.title) || '', place: (hasWords && row.place) || '' };
  });
}

/** The meetings of a cohort as a calendar file. */
export async function calendarOf(
  dependencies: Dependencies,
  call: CallContext,
  held: WordsOf,
  name: string,
): Promise<FileAnswer> {
  const meetings = (await meetingsOf(dependencies, call, held)).map(({ cancelledAt, ...meeting }) => ({
    ...{ ...meeting, title: meeting.title || name },
    isCancelled: cancelledAt !== null,
  }));
  const content = new TextEncoder().encode(calendarFile(name, meetings, dependencies.clock.now()));
  return { name: 'study-cohort.ics', type: 'text/calendar; charset=utf-8', content };
}
