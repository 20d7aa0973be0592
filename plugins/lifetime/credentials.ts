import { randomBytes } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import type { Actor, UserRef, Visitor, Who } from '../../core/contract/index.ts';
import { forbidden, notFound } from '../../core/contract/index.ts';
import type { Database } from '../../core/db/index.ts';
import type { People } from '../../core/services.ts';
import type { Result } from '../learner/contract.ts';
import { allows } from '../learner/contract.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { CheckedCredential, Credential, Shown } from './contract.ts';
import { ShareRow } from './models.ts';
import { undefinedIfNotFound } from './timeline.ts';

export interface CredentialDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'one'>;
  readonly record: Pick<LearnerRecord, 'eiq' | 'minority'>;
}

/** Levels reached in recorded assessments, and sharing them. */
export function createCredentials({ db, clock, people, record }: CredentialDependencies) {
  const sharesOf = async (who: Who) => {
    const rows = await db.rows(ShareRow, { who }).where({ userId: who.user.id });
    return new Map(rows.map((row) => [row.resultId, row]));
  };
  const resultOf = async (who: Pick<Actor, 'institution'>, userId: string, id: string): Promise<Result> => {
    const { history } = await record.eiq({ who }, userId);
    const result = history.find((each) => each.id === id);
    if (!result) throw notFound('There is no such credential.');
    return result;
  };
  const mayShare = async (who: Pick<Actor, 'institution'>, person: Pick<UserRef, 'id' | 'role'>) => {
    return allows(await record.minority({ who }, person), 'boards');
  };

  return {
    async list(who: Who): Promise<{ credentials: Credential[]; mayShare: boolean }> {
      const [{ history }, shares, may] = await Promise.all([
        record.eiq({ who }, who.user.id),
        sharesOf(who),
        mayShare(who, who.user),
      ]);
      const credentials = history.map((result) => credentialOf(result, shares.get(result.id))).reverse();
      return { credentials, mayShare: may };
    },

    /** @throws Failure not_found, forbidden for a child without consent */
    async share(who: Who, id: string, shows: Shown): Promise<Credential> {
      const result = await resultOf(who, who.user.id, id);
      if (!(await mayShare(who, who.user))) throw forbidden('A parent or guardian has to consent first.');
      const row = { userId: who.user.id, resultId: id, code: newCode(), shows, sharedAt: clock.now() };
      await db.rows(ShareRow, { who }).insert(row).onConflict(['userId', 'resultId']).merge(['shows']);
      return credentialOf(result, (await sharesOf(who)).get(id));
    },

    /** Idempotent. @throws Failure not_found unless the credential is the caller's */
    async unshare(who: Who, id: string): Promise<void> {
      await resultOf(who, who.user.id, id);
      await db.rows(ShareRow, { who }).where({ userId: who.user.id, resultId: id }).delete();
    },

    /** @throws Failure not_found for unknown and withdrawn codes, and for people who have left */
    async check(who: Visitor, entered: string): Promise<CheckedCredential> {
      const share = await db.rows(ShareRow, { who }).findOne({ code: normalisedCode(entered) });
      const person = share && (await people.one({ who }, share.userId).catch(undefinedIfNotFound));
      if (!share || !person || person.deactivatedAt || !(await mayShare(who, person))) {
        throw notFound('There is no credential with this code, or it is no longer shared.');
      }
      const result = await resultOf(who, share.userId, share.resultId);
      const { title, level, at, eiqScore, standardError, version } = result;
      return {
        institution: who.institution.name,
        title,
        level,
        earnedAt: at,
        sharedAt: share.sharedAt.toISOString(),
        name: share.shows.name ? `${person.firstName} ${person.lastName}`.trim() : null,
        score: share.shows.score ? { eiqScore, standardError, version } : null,
      };
    },
  };
}

function credentialOf(result: Result, share: ShareRow | undefined): Credential {
  const { id, title, level, eiqScore, standardError, answered, at, version, report } = result;
  return {
    id,
    title,
    level,
    eiqScore,
    standardError,
    answered,
    earnedAt: at,
    version,
    report,
    share: share ? { code: share.code, sharedAt: share.sharedAt.toISOString(), shows: share.shows } : null,
  };
}

/** Crockford's base 32, without letters that are easily confused. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 random bits in groups that are easy to read out: `7K3M-Q9TX-2B4H-WZ8N`. */
function newCode(): string {
  const code = [...randomBytes(16)].map((byte) => letters[byte % 32]).join('');
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/** The code in its original form, whatever separators and look-alike letters were typed. */
function normalisedCode(entered: string): string {
  const code = entered
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
