import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
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
      if (minority?.allowed.includes('recruiters')) return [userId, null];
      return [userId, minority?.ageBand === 'unknown' || !minority ? 'age' : 'guardian'];
    }),
  );
}

/** Those of these learners whom companies may see now, or whom one company may see, which they have not blocked. */
export async function listedAmong(
  dependencies: Pick<Dependencies, 'db' | 'people' | 'record'>,
  scope: Scope,
  userIds: readonly string[],
  partnerId?: string,
): Promise<Set<string>> {
  const [reasons, blocks] = await Promise.all([
    unlistedOf(dependencies, scope, userIds),
    partnerId === undefined
      ? []
      : dependencies.db
          .rows(BlockRow, { institution: scope.institution, ...(scope.tx && { tx: scope.tx }) })
          .where({ partnerId })
          .whereRaw('user_id = any(?::uuid[])', [[...userIds]])
          .execute(),
  ]);
  const blocking = new Set(blocks.map(({ userId }) => userId));
  return new Set([...reasons].flatMap(([id, reason]) => (reason === null && !blocking.has(id) ? [id] : [])));
}

/** What a learner reads who cannot be seen by companies. */
export const unlistedText: Record<Unlisted, string> = {
  closed: 'Switch on “Open to Recruitment” in your profile first.',
  guardian: 'A parent or guardian must agree to “Recruiters” before companies can see you.',
  age: unknownAge.refusal,
  inactive: 'Your account is not active.',
};
