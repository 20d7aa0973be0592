import { dayIn, zoneFormats } from '../../../../core/calendar.ts';
import type { InstitutionRef } from '../../../../core/contract/index.ts';
import { nameText } from '../../../../core/contract/index.ts';
import { unprivilegedActor } from '../../../../core/plugins/define-plugin.ts';
import type { Letter } from '../../../../core/services.ts';
import { letter } from '../../../../core/services.ts';
import type { IntakeOffer } from '../../catalogue/lookups.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { ReviewerRow } from '../models.ts';
import { isReviewing } from '../reviewers/reviewers.ts';
import type { IntakeNews } from './news.ts';
import { newsFor } from './news.ts';
import { getsDailyMail } from './preferences.ts';

/** Intakes that a mail names. */
const maxNamed = 10;

/** The hours in which the daily mail is sent, by the clock of the reviewer. Later ones make up for a missed run. */
const morning = { from: 7, until: 12 };

const hours = zoneFormats({ hour: '2-digit', hourCycle: 'h23' });

/** Queues the mail of the day for every reviewer whose morning it is. A mail without news is not sent. */
export async function queueReviewerMails(
  { db, clock, record, enqueue }: DeskDependencies,
  institution: InstitutionRef,
): Promise<void> {
  const who = unprivilegedActor(institution);
  const rows = await db.rows(ReviewerRow, { who }).groupBy('userId').select('userId').max('toldAt as toldAt');
  const now = clock.now();
  for (const { userId, toldAt } of rows) {
    const zone = await record.timeZone({ who }, userId);
    const hour = Number(hours(zone).format(now));
    if (hour < morning.from || hour >= morning.until) continue;
    const day = dayIn(zone, now);
    if (toldAt && dayIn(zone, toldAt) === day) continue;
    await db.transaction((tx) => enqueue(tx, institution, 'reviewerMail', { userId, day }));
  }
}

/**
 * Tells a reviewer what came up since their last mail: applications to review, third reviews and appeals, in one mail for
 * all of it. It names no applicant and no decision. Throws when mail cannot be sent now.
 */
export async function sendReviewerMail(
  dependencies: DeskDependencies,
  institution: InstitutionRef,
  userId: string,
): Promise<void> {
  const { db, clock, people, guardians, lookups, mail, addresses } = dependencies;
  const who = unprivilegedActor(institution);
  const { items } = await people.list({ who }, { ids: [userId], active: true, limit: 1, offset: 0 });
  const [person] = items;
  if (!person?.email || !isReviewing(person.role) || !(await getsDailyMail(dependencies, { who }, userId))) return;
  const until = clock.now();
  const wards = (await guardians.ofGuardian({ who }, userId)).map(({ learnerId }) => learnerId);
  const news = await newsFor(dependencies, { who }, { id: userId, email: person.email, wards });
  if (news.length === 0) return;
  const offers = await lookups.intakes(
    { who },
    news.map(({ intakeId }) => intakeId),
  );
  const message = letter({
    ...wordsOf(news, offers),
    greeting: person.firstName ? `Hello ${nameText(person.firstName)},` : 'Hello,',
    action: { label: 'Open the admissions desk', link: await addresses.of({ who }, pageFor(news)) },
    closing:
      'You receive at most one such email a day, and none without news. You can turn it off at the end of the admissions desk.',
  });
  await mail.send({ who }, { to: person.email, ...message });
  await db.rows(ReviewerRow, { who }).where({ userId }).patch({ toldAt: until });
}

const sumOf = (news: readonly IntakeNews[]) => (name: 'applications' | 'thirds' | 'appeals' | 'toReview') =>
  news.reduce((sum, each) => sum + each[name], 0);

/** The view of the queue that shows the news. */
function pageFor(news: readonly IntakeNews[]): `/${string}` {
  const sum = sumOf(news);
  if (sum('applications') + sum('thirds') === 0) return '/universities/desk?appeal=open';
  return '/universities/desk?mine=to-review';
}

function wordsOf(
  news: readonly IntakeNews[],
  offers: ReadonlyMap<string, IntakeOffer>,
): Pick<Letter, 'subject' | 'paragraphs'> {
  const sum = sumOf(news);
  const named = news.slice(0, maxNamed).flatMap((each) => {
    const offer = offers.get(each.intakeId);
    if (!offer) return [];
    const { program, university, intake } = offer;
    return [`${program.name} at ${university.name}, ${intake.name}: ${countsText(each)}.`];
  });
  const others = news.length - named.length;
  const waiting = sum('toReview');
  return {
    subject: `Admissions desk: ${countsText({ applications: sum('applications'), thirds: sum('thirds'), appeals: sum('appeals') })}`,
    paragraphs: [
      'New since your last email:',
      ...named,
      ...(others > 0 ? [`And news in ${others} further ${others === 1 ? 'intake' : 'intakes'}.`] : []),
      ...(waiting > 0
        ? [`In these intakes ${waiting} ${waiting === 1 ? 'application waits' : 'applications wait'} for your review.`]
        : []),
    ],
  };
}

/** `12 applications to review, 1 third review, 2 appeals` */
function countsText({
  applications,
  thirds,
  appeals,
}: Pick<IntakeNews, 'applications' | 'thirds' | 'appeals'>): string {
  const counts = [
    [applications, 'application to review', 'applications to review'],
    [thirds, 'third review', 'third reviews'],
    [appeals, 'appeal', 'appeals'],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
    .join(', ');
}
