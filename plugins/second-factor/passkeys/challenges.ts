import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../../core/clock.ts';
import type { Actor } from '../../../core/contract/index.ts';
import type { CallContext, Database } from '../../../core/db/index.ts';
import type { ChallengePurpose } from '../models.ts';
import { ChallengeRow } from '../models.ts';
import type { Site } from './site.ts';

/** Random challenges that a passkey signs, each good for one ceremony. */
export interface Challenges {
  issue(call: CallContext<Actor>, given: Ceremony): Promise<string>;
  /** Uses the challenge that a response contains, if it was issued for the same ceremony; undefined otherwise. */
  take(call: CallContext<Actor>, clientDataJson: string, given: Ceremony): Promise<string | undefined>;
  /** Deletes expired challenges of an institution. */
  sweep(institution: Pick<Actor, 'institution'>): Promise<void>;
}

/** What a challenge is for. All of it must match when the challenge comes back. */
export interface Ceremony {
  readonly purpose: ChallengePurpose;
  /** Null while it is not known who signs in. */
  readonly userId: string | null;
  /** A secret of the browser, or the id of the session. */
  readonly boundTo: string;
  readonly site: Site;
}

/** People look for their phone or key. */
export const challengeSeconds = 5 * 60;

export function createChallenges({ db, clock }: { db: Database; clock: Clock }): Challenges {
  return {
    async issue(call, { purpose, userId, boundTo, site }) {
      const challenge = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + challengeSeconds * 1000);
      await db
        .rows(ChallengeRow, call)
        .insert({ challenge, purpose, userId, boundTo: hashOf(boundTo), ...site, expiresAt });
      return challenge;
    },
    async take(call, clientDataJson, { purpose, userId, boundTo, site }) {
      const challenge = challengeIn(clientDataJson);
      if (challenge === undefined) return undefined;
      const [taken] = await db
        .rows(ChallengeRow, call)
        .delete()
        .where({ challenge, purpose, userId, boundTo: hashOf(boundTo), ...site })
        .returning('*');
      return taken && taken.expiresAt > clock.now() ? taken.challenge : undefined;
    },
    async sweep(who) {
      await db.rows(ChallengeRow, { who }).where('expiresAt', '<', clock.now()).delete();
    },
  };
}

/** The challenge in a response. Its signature is checked later; here it only names the row. */
function challengeIn(clientDataJson: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8')) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' && /^[\w-]{43}$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
