import type { z } from 'zod';
import type { UserRef, Who } from '../../../core/contract/index.ts';
import { nameText, notFound } from '../../../core/contract/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { isOpenAt, storedOpening } from '../jobs/open-jobs.ts';
import { matchLevel } from '../matching/contract.ts';
import { explainMatch } from '../matching/match.ts';
import type { JobRow, PartnerRow } from '../models.ts';
import { CandidacyRow, CandidacyStepRow, MatchRow, ProfileRow, ProfileViewRow } from '../models.ts';
import { storedCandidate } from '../profiles/facts.ts';
import { listedAmong } from '../profiles/listing.ts';
import { candidateLabel, companyView } from '../profiles/profiles.ts';
import type { CandidateDetails, ListedCandidate } from './contract.ts';
import { messagesOf } from './messages.ts';
import type { Stage } from './stages/contract.ts';
import { inTouch } from './stages/contract.ts';

type Listed = z.input<typeof ListedCandidate> & { readonly changedAt: Date | null };

/** As many of a job's candidates are listed. */
const maxListed = 500;
/** The most matches that are read at once. */
const maxRead = 5000;
const inactive: readonly Stage[] = ['new', 'declined', 'withdrawn'];

/** Candidates for a job whom companies may see now, the best first. */
export async function listCandidates(
  dependencies: Dependencies,
  who: Who,
  { job, partner }: { job: JobRow; partner: PartnerRow },
  { stage, limit, offset }: { stage?: Stage | 'active' | undefined; limit: number; offset: number },
): Promise<{ items: Listed[]; total: number }> {
  const { db } = dependencies;
  const listed: ListOrder[] = [];
  let read = 0;
  for (let last: ListOrder | undefined; listed.length < maxListed; ) {
    const most = nextSize(listed.length, read);
    const chunk = await nextMatches(dependencies, who, job, { stage, last, most });
    const ids = chunk.map(({ userId }) => userId);
    const may = await listedAmong(dependencies, { institution: who.institution }, ids, job.partnerId);
    listed.push(...chunk.filter(({ userId }) => may.has(userId)));
    read += chunk.length;
    last = chunk.at(-1);
    if (chunk.length < most) break;
  }
  const page = listed.slice(0, maxListed).slice(offset, offset + limit);
  const candidacies = await db.rows(CandidacyRow, { who }).whereRaw('id = any(?::uuid[])', [page.map(({ id }) => id)]);
  const candidacyOf = new Map(candidacies.map((candidacy) => [candidacy.id, candidacy]));
  const items = await candidateViews(dependencies, who, page, { job, partner, candidacyOf });
  return { items, total: Math.min(listed.length, maxListed) };
}

type ListOrder = Pick<MatchRow, 'id' | 'userId' | 'score'>;

/**
 * As many matches as probably complete the list, by the share that was listed of those read so far. The first are more than are
 * listed, so that a few hidden learners among them cause no second read, whose time would tell of them.
 */
function nextSize(listed: number, read: number): number {
  if (read === 0) return 1.2 * maxListed;
  const missing = (1.2 * (maxListed - listed) * read) / Math.max(1, listed);
  return Math.min(maxRead, Math.max(maxListed, Math.ceil(missing)));
}

/** The next matches of a job with open profiles in the order of the list. Consent and age are for the caller to check. */
function nextMatches(
  { db }: Pick<Dependencies, 'db'>,
  who: Who,
  { id: jobId }: JobRow,
  { stage, last, most }: { stage: Stage | 'active' | undefined; last: ListOrder | undefined; most: number },
): Promise<ListOrder[]> {
  const query = db.rows(MatchRow, { who }).where({ jobId }).select('id', 'userId', 'score');
  query.whereExists(
    db.rows(ProfileRow, { who }).whereColumn('profiles.userId', 'matches.userId').where({ isOpen: true }),
  );
  const candidacies = db.rows(CandidacyRow, { who }).whereColumn('candidacies.id', 'matches.id');
  if (stage === 'new') query.whereNotExists(candidacies.whereNot({ stage }));
  else if (stage === 'active') query.whereExists(candidacies.whereNotIn('stage', [...inactive]));
  else if (stage) query.whereExists(candidacies.where({ stage }));
  if (last) query.whereRaw('(score, id) < (?, ?)', [last.score, last.id]);
  // The order of an index, backward.
  return query
    .orderBy([
      { column: 'score', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(most)
    .execute();
}

async function candidateViews(
  { db, people }: Dependencies,
  who: Who,
  matches: readonly ListOrder[],
  { job, partner, candidacyOf }: { job: JobRow; partner: PartnerRow; candidacyOf: ReadonlyMap<string, CandidacyRow> },
): Promise<Listed[]> {
  const profiles = await db
    .rows(ProfileRow, { who })
    .whereRaw('user_id = any(?::uuid[])', [matches.map(({ userId }) => userId)]);
  const profileOf = new Map(profiles.map((profile) => [profile.userId, profile]));
  const named = matches.filter(({ id }) => isNamed(candidacyOf.get(id))).map(({ userId }) => userId);
  const names = named.length > 0 ? await people.named({ who }, named) : new Map<string, UserRef>();
  const opening = storedOpening(job, partner);
  return matches.flatMap((match) => {
    const profile = profileOf.get(match.userId);
    if (!profile) return [];
    const { score, ...explanation } = explainMatch(storedCandidate(profile), opening);
    const candidacy = candidacyOf.get(match.id);
    const person = names.get(match.userId);
    return {
      matchId: match.id,
      label: person
        ? nameText(`${person.firstName} ${person.lastName}`.trim())
        : candidateLabel(profile.id, partner.id),
      isNamed: person !== undefined,
      ...{ matchScore: score, level: matchLevel(score), explanation },
      stage: candidacy?.stage ?? 'new',
      changedAt: candidacy?.updatedAt ?? null,
    };
  });
}

/** Companies see the name of those who are in touch with them. */
const isNamed = (candidacy: CandidacyRow | undefined): boolean =>
  candidacy !== undefined && inTouch.includes(candidacy.stage);

interface Seen {
  readonly partner: PartnerRow;
  readonly match: MatchRow;
  readonly job: JobRow;
  readonly candidacy: CandidacyRow | undefined;
}

/** A candidate in full. Notes that the company read the profile, once a day, and tells the learner's tabs. */
export async function candidateDetails(
  dependencies: Dependencies,
  who: Who,
  { partner, match, job, candidacy }: Seen,
): Promise<z.input<typeof CandidateDetails> & { readonly changedAt: Date | null }> {
  const { db, clock, people } = dependencies;
  await noteView(dependencies, who, match, job);
  const candidacyOf = new Map(candidacy ? [[candidacy.id, candidacy]] : []);
  const [listed] = await candidateViews(dependencies, who, [match], { job, partner, candidacyOf });
  const profile = await db.rows(ProfileRow, { who }).findOne({ userId: match.userId });
  if (!listed || !profile) throw notFound('Candidate not found.');
  const [view, steps, messages] = await Promise.all([
    companyView(dependencies, { who }, profile),
    db.rows(CandidacyStepRow, { who }).where({ candidacyId: match.id }).orderBy('id').execute(),
    messagesOf(dependencies, { who }, match.id),
  ]);
  const colleagues = steps.flatMap(({ party, actorId }) => (party === 'company' && actorId ? [actorId] : []));
  const names = await people.named({ who }, colleagues);
  return {
    ...listed,
    job: { id: job.id, title: job.title, isOpen: isOpenAt(job, clock.now()) },
    profile: { ...view, label: listed.label },
    availability: candidacy?.availability ?? null,
    history: steps.map(({ step, to, party, at, actorId }) => {
      const person = names.get(actorId ?? '');
      const actor = person ? nameText(`${person.firstName} ${person.lastName}`.trim()) : null;
      return { step, to, party, at, actor };
    }),
    messages,
  };
}

async function noteView(
  { db, clock, audit, announce }: Dependencies,
  who: Who,
  { userId }: MatchRow,
  { id: jobId, partnerId }: JobRow,
): Promise<void> {
  const at = clock.now();
  const row = { userId, jobId, recruiterId: who.user.id, day: at.toISOString().slice(0, 10) };
  if (await db.rows(ProfileViewRow, { who }).findOne(row)) return;
  await db.transaction(async (tx) => {
    const context = { who, tx };
    const unique = ['userId', 'recruiterId', 'jobId', 'day'];
    await db
      .rows(ProfileViewRow, context)
      .insert({ ...row, partnerId, at })
      .onConflict(unique)
      .ignore();
    const details = { jobId, partnerId };
    await audit.record(context, { action: 'talent.candidate-read', subject: userId, details });
    afterCommit(tx, () => announce(who.institution, userId, 'matches'));
  });
}
