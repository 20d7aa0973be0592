import type { CallContext, Database } from '../../../core/db/index.ts';
import type { Achievements } from '../contract.ts';
import { AwardRow } from '../models.ts';
import type { Reached } from '../rules/conditions.ts';
import type { Facts } from '../rules/facts.ts';
import type { Rule } from '../rules/rules.ts';
import { rules } from '../rules/rules.ts';
import type { Rarities } from './rarity.ts';

export interface Award {
  readonly rule: Rule;
  readonly at: Date;
}

/**
 * A learner's awards, the latest first: stored ones, and those the facts show that are not stored yet. The latter are stored
 * with the learner's next event or at night. Reads only.
 */
export async function awardsOf(db: Database, context: CallContext, userId: string, facts: Facts): Promise<Award[]> {
  const stored = await db.rows(AwardRow, context).where({ userId });
  const awards = rules.flatMap((rule) => {
    const { have, of, at: reachedAt } = rule.reached(facts);
    const at =
      stored.find(({ achievementId }) => achievementId === rule.id)?.at ?? (have >= of ? reachedAt : undefined);
    return at ? [{ rule, at }] : [];
  });
  return awards.toSorted(
    (one, other) => other.at.getTime() - one.at.getTime() || one.rule.id.localeCompare(other.rule.id),
  );
}

/** The public fields of an achievement. */
export const viewOf = ({ id, title, description, category }: Rule, rarities: Rarities) => ({
  id,
  title,
  description,
  category,
  rarity: rarities.of(id),
});

/** Achievements within reach, the nearest first; of a series only the next step. */
export function aheadOf(facts: Facts, awards: readonly Award[], rarities: Rarities): Achievements['ahead'] {
  const missing = rules.filter((rule) => !awards.some((award) => award.rule.id === rule.id));
  const next = missing.filter(({ series }, index) => {
    return !series || missing.findIndex((other) => other.series === series) === index;
  });
  return next
    .map((rule) => ({ rule, reached: rule.reached(facts) }))
    .toSorted((one, other) => nearness(other.reached) - nearness(one.reached))
    .map(({ rule, reached: { have, of, unit } }) => ({
      ...viewOf(rule, rarities),
      have,
      of,
      unit,
      needs: rule.needs ?? null,
    }));
}

const nearness = ({ have, of, nearness }: Reached) => nearness ?? have / of;
