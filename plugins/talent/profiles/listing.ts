import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Minority } from '../../learner/contract.ts';
import { unknownAge } from '../../learner/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { BlockRow, ProfileRow } from '../models.ts';
import type { Unlisted } from './contract.ts';

interface Scope {
  readonly institution: InstitutionRef;
  readonly tx?: Tx | undefined;
}

/**
 * Why companies cannot see these learners now, by id; null for those whom they see. Learners without a profile are left
 * out. Nothing is cached: a switch, a withdrawn consent and a birthday count at once.
 */
export async function unlistedOf(
  { db, people, record }: Pick<Dependencies, 'db' | 'people' | 'record'>,
  { institution, tx }: Scope,
  userIds: readonly string[],
): Promise<Map<string, Unlisted | null>> {
  if (userIds.length === 0) return new Map();
  const context = { who: unprivilegedActor(institution), ...(tx && { tx }) };
  const ids = [...new Set(userIds)];
  const profiles = await db
    .rows(ProfileRow, context)
    .whereRaw('user_id = any(?::uuid[])', [ids])
    .select('userId', 'isOpen');
  const open = profiles.filter(({ isOpen }) => isOpen).map(({ userId }) => userId);
  const [active, minorities] = await Promise.all([
    people.list(context, { ids: open, role: 'learner', demo: true, limit: Math.max(1, open.length), offset: 0 }),
    record.minorities(
      context,
      open.map((id) => ({ id, role: 'learner' as const })),
    ),
  ]);
  const isActive = new Set(active.items.map(({ id }) => id));
  return new Map(
    profiles.map(({ userId, isOpen }) => {
      if (!isOpen) return [userId, 'closed'];
      if (!isActive.has(userId)) return [userId, 'inactive'];
      const minority = minorities.get(userId);
      if (mayBeSeen(minority)) return [userId, null];
      return [userId, minority?.ageBand === 'unknown' || !minority ? 'age' : 'guardian'];
    }),
  );
}

/** The id of no person. */
export const nobody = '00000000-0000-4000-8000-000000000000';

/**
 * Those of these learners whom companies may see now, or whom one company may see, which they have not blocked. The same rules
 * as `unlistedOf`, without its reasons and with few columns, because lists ask for thousands of learners at once. Takes the
 * same statements for hidden, unknown and no learners: the time of an answer tells a company nothing.
 */
export async function listedAmong(
  { db, people, record }: Pick<Dependencies, 'db' | 'people' | 'record'>,
  { institution, tx }: Scope,
  userIds: readonly string[],
  partnerId?: string,
): Promise<Set<string>> {
  const context = { who: unprivilegedActor(institution), ...(tx && { tx }) };
  // Consents are read for children only, as which somebody unknown counts: with one among those asked about they always are.
  const ids = [...new Set([...userIds, nobody])];
  const open = db
    .rows(ProfileRow, context)
    .where({ isOpen: true })
    .whereRaw('user_id = any(?::uuid[])', [ids])
    .select('userId');
  if (partnerId !== undefined) {
    open.whereNotExists(
      db.rows(BlockRow, context).whereColumn('blocks.userId', 'profiles.userId').where({ partnerId }),
    );
  }
  const [profiles, active, minorities] = await Promise.all([
    open.execute(),
    people.activeAmong(context, ids, 'learner'),
    record.minorities(
      context,
      ids.map((id) => ({ id, role: 'learner' as const })),
    ),
  ]);
  return new Set(
    profiles.flatMap(({ userId }) => (active.has(userId) && mayBeSeen(minorities.get(userId)) ? [userId] : [])),
  );
}

/** A child who could be seen but not written to would be known as a child by the refusal of the first message. */
const mayBeSeen = (minority: Minority | undefined): boolean =>
  minority !== undefined && (['recruiters', 'talking'] as const).every((purpose) => minority.allowed.includes(purpose));

/** What a learner reads who cannot be seen by companies. */
export const unlistedText: Record<Unlisted, string> = {
  closed: 'Switch on “Open to Recruitment” in your profile first.',
  guardian: 'A parent or guardian must agree to “Recruiters” and “Talking with others” before companies can see you.',
  age: unknownAge.refusal,
  inactive: 'Your account is not active.',
};
