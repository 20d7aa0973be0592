import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import type { MailService, People, Person } from '../../../core/services.ts';
import { letter } from '../../../core/services.ts';
import { FlagRow } from '../models.ts';

export interface TellingParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'list'>;
  readonly mail: MailService;
}

/** While a learner's earlier urgent flag is open and was written about so lately (ms), another is only listed. */
const quietFor = 60 * 60 * 1000;

/**
 * Writes to administrators and instructors about an urgent flag, each of them once, however often it is tried. The mail
 * names nobody and quotes nothing: it travels unprotected.
 */
export async function tellStaff(parts: TellingParts, institution: InstitutionRef, flagId: string): Promise<void> {
  const { db, mail } = parts;
  const who: Actor = { institution, user: undefined, may: () => false };
  const flag = await db.rows(FlagRow, { who }).findById(flagId);
  if (flag?.state !== 'open' || (await isToldAlready(parts, who, flag))) return;
  const mailedTo = [...flag.mailedTo];
  for (const person of await staff(parts, who)) {
    if (mailedTo.includes(person.id)) continue;
    await mail.send({ who }, { to: person.email, ...alarm(institution, person) });
    mailedTo.push(person.id);
    await db.rows(FlagRow, { who }).findById(flagId).patch({ mailedTo });
  }
}

async function isToldAlready({ db, clock }: TellingParts, who: Actor, { id, userId }: FlagRow): Promise<boolean> {
  const earlier = await db
    .rows(FlagRow, { who })
    .where({ userId, state: 'open', isUrgent: true })
    .whereNot({ id })
    .where('raisedAt', '>', new Date(clock.now().getTime() - quietFor))
    .whereRaw('jsonb_array_length(mailed_to) > 0')
    .first();
  return earlier !== undefined;
}

async function staff({ people }: TellingParts, who: Actor): Promise<Person[]> {
  const found: Person[] = [];
  for (const role of ['administrator', 'instructor'] as const) {
    for (let offset = 0; ; offset += page) {
      const { items, total } = await people.list({ who }, { role, limit: page, offset });
      found.push(...items);
      if (offset + page >= total) break;
    }
  }
  return found;
}
const page = 100;

const alarm = (institution: InstitutionRef, { firstName }: Person) =>
  letter({
    subject: `Urgent: a learner's message at ${institution.name}`,
    greeting: firstName ? `Hello ${firstName},` : 'Hello,',
    paragraphs: [
      'A learner wrote something to the AI tutor that may mean danger to them or to somebody else.',
      'Please sign in to EiQ now and open Flagged messages in the menu Administration. The message is there, and you can note what was done so that others know.',
      'The learner was told kindly where to find help, and that staff have been told.',
    ],
    closing: `You get this mail because you are an administrator or instructor of ${institution.name}.`,
  });
