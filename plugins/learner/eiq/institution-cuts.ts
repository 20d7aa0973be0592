import type { Clock } from '../../../core/clock.ts';
import type { Actor } from '../../../core/contract/index.ts';
import type { CallContext, Database } from '../../../core/db/index.ts';
import type { Remembered } from '../../../core/plugins/define-plugin.ts';
import { eiqScale, thetaAt } from '../contract.ts';
import { AdoptedCutsRow, ResultRow } from '../models.ts';
import { levelsOf, recordOf } from './eiq-record.ts';
import { classify } from './scale.ts';
import type { Adoption, Cuts, InstitutionCuts, LevelMoves } from './services.ts';

/** The cuts of an institution, as they are cached. */
export interface CutsInForce {
  readonly cuts: Cuts;
  /** When they were adopted; null for those of the deployment that never were replaced. */
  readonly since: Date | null;
}

export interface CutsOfInstitution extends InstitutionCuts {
  state(context: CallContext<Pick<Actor, 'institution'>>): Promise<CutsInForce>;
}

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly shipped: Cuts;
  readonly remembered: Remembered<CutsInForce>;
}

export function createInstitutionCuts({ db, clock, shipped, remembered }: Dependencies): CutsOfInstitution {
  const newestFirst = (context: CallContext<Pick<Actor, 'institution'>>) =>
    db.rows(AdoptedCutsRow, context).orderBy('adoptedAt', 'desc').orderBy('id', 'desc');
  async function read(context: CallContext<Pick<Actor, 'institution'>>): Promise<CutsInForce> {
    const [latest] = await newestFirst(context).limit(1);
    return { cuts: latest?.cuts ?? shipped, since: latest?.adoptedAt ?? null };
  }
  const state: CutsOfInstitution['state'] = (context) =>
    context.tx ? read(context) : remembered.recall(context.who.institution.id, () => read(context));
  const resultsByLearner = async (context: CallContext<Pick<Actor, 'institution'>>) =>
    Map.groupBy(await db.rows(ResultRow, context).orderBy(['at', 'addedAt', 'id']), ({ userId }) => userId);
  return {
    shipped,
    state,
    inForce: async (context) => (await state(context)).cuts,
    adoptions: async (context) => (await newestFirst(context)).map(adoptionOf),
    async scores(context) {
      const all = [...(await resultsByLearner(context)).values()].flatMap(
        (results) => recordOf(results, shipped).current?.eiqScore ?? [],
      );
      return all.sort((one, other) => one - other);
    },
    async preview(context, cuts) {
      assertCuts(cuts);
      const levels = levelsOf(cuts);
      const moved = [...(await resultsByLearner(context))].flatMap(([userId, results]) => {
        const { current, cuts: now } = recordOf(results, shipped);
        if (!current) return [];
        // The scale of the record: with Excellence only once it was awarded.
        const scale = levels.filter(({ level }) => now.some((each) => each.level === level));
        const { theta, se } = abilityOf(current);
        return [{ userId, from: current.level, to: classify({ theta, se }, scale).level }];
      });
      const changed = Map.groupBy(
        moved.filter(({ from, to }) => from !== to),
        ({ from, to }) => `${from} ${to}`,
      );
      const moves: LevelMoves['moves'] = [...changed.values()].flatMap((each) => {
        const [first] = each;
        return first ? [{ from: first.from, to: first.to, userIds: each.map(({ userId }) => userId) }] : [];
      });
      return { learners: moved.length, moves };
    },
    async adopt(context, { cuts, ...rest }) {
      if (cuts) assertCuts(cuts);
      const row = await db.rows(AdoptedCutsRow, context).insertAndFetch({ cuts, ...rest, adoptedAt: clock.now() });
      await remembered.forget(context.who.institution.id, context.tx);
      return adoptionOf(row);
    },
  };
}

const adoptionOf = ({ id, cuts, reason, source, adoptedBy, adoptedAt }: AdoptedCutsRow): Adoption => ({
  ...{ id, cuts, reason, source, adoptedBy, adoptedAt },
});

const abilityOf = ({ eiqScore, standardError }: { eiqScore: number; standardError: number }) => ({
  theta: thetaAt(eiqScore),
  se: standardError / eiqScale.unit,
});

function assertCuts({ immersion, mastery, excellence }: Cuts): void {
  const rising = [eiqScale.lowest, immersion, mastery, excellence, eiqScale.highest];
  if (!rising.every((cut, index) => index === 0 || cut > (rising[index - 1] ?? cut)))
    throw new RangeError('Cuts rise within the scale: Immersion, Mastery, Excellence.');
}
