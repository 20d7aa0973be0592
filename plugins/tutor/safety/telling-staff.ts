import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import { nameText } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import type { Addresses, MailService, People, Person } from '../../../core/services.ts';
import { letter } from '../../../core/services.ts';
import { FlagRow } from '../models.ts';

export interface TellingParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'list'>;
  readonly mail: MailService;
  readonly addresses: Addresses;
}

/** While a learner's earlier urgent flag is open and was written about so lately (ms), another is only listed. */
const quietFor = 60 * 60 * 1000;

/**
 * Writes to administrators and instructors about an urgent flag, each of them once, however often it is tried. The mail
 * names nobody and quotes nothing: it travels unprotected.
 */
export async function tellStaff(parts: TellingParts, institution: InstitutionRef, flagId: string): Promise<void> {
  const { db, mail, addresses } = parts;
  const who: Actor = { institution, user: undefined, may: () => false };
  const flag = await db.rows(FlagRow, { who }).findById(flagId);
  if (flag?.state !== 'open' || !(await isOursToTell(parts, who, flag))) return;
  const mailedTo = [...flag.mailedTo];
  const link = await addresses.of({ who }, '/administration/flagged-messages');
  for (const person of await staff(parts, who)) {
    if (mailedTo.includes(person.id)) continue;
    await mail.send({ who }, { to: person.email, ...alarm(institution, person, link) });
    mailedTo.push(person.id);
    await db.rows(FlagRow, { who }).findById(flagId).patch({ mailedTo });
  }
}

/**
 * Whether the letters are written about this flag: not where another of the learner's was taken up so lately. Whoever
 * takes one up says so under a lock on all of them, so that two messages at once bring one letter.
 */
async function isOursToTell({ db, clock }: TellingParts, who: Actor, { id, userId }: FlagRow): Promise<boolean> {
  return db.transaction(async (tx) => {
    const flags = await db
      .rows(FlagRow, { who, tx })
      .where({ userId, state: 'open', isUrgent: true })
      .orderBy('id')
      .forUpdate();
    // Taken up before: a try that failed goes on where it was.
    if (flags.find((flag) => flag.id === id)?.tellingAt) return true;
    const since = clock.now().getTime() - quietFor;
    if (flags.some(({ tellingAt }) => tellingAt && tellingAt.getTime() > since)) return false;
    await db.rows(FlagRow, { who, tx }).findById(id).patch({ tellingAt: clock.now() });
    return true;
  });
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

const alarm = (institution: InstitutionRef, { firstName }: Person, link: string) =>
  letter({
    subject: `Urgent: a learner's message at ${institution.name}`,
    greeting: firstName ? `Hello ${nameText(firstName)},` : 'Hello,',
    paragraphs: [
      'A learner wrote something to the AI tutor that may mean danger to them or to somebody else.',
      'Please open it now. You can note what was done, so that others know.',
      'The learner was told kindly where to find help, and that staff have been told.',
    ],
    action: { label: 'Open flagged messages', link },
    closing: `You get this mail because you are an administrator or instructor of ${institution.name}.`,
  });
