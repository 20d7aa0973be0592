import type { Who } from '../../../core/contract/index.ts';
import type { ActiveRecommendation, SkillFilter, SkillRecommendation } from '../contract.ts';
import { SkillFilter as Filters, filterOf, maxCards } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { RecommendationRow } from '../models.ts';
import { knownSkills } from '../records/known-skills.ts';
import { learnerRecords } from '../records/learner-records.ts';
import { paceOf } from '../records/pace.ts';
import { goalsOf } from './goals.ts';
import { accept, complete, setProgress } from './progress.ts';
import { generate } from './store.ts';
import type { ViewContext } from './views.ts';
import { activeView, cardView } from './views.ts';

/** A learner's recommendations, for the routes. */
export function createRecommendations(dependencies: Dependencies) {
  const { db, catalogue, demand, notifyTabs } = dependencies;

  /** Rows with their skills, skills in progress first, then by relevance. */
  async function load(who: Who) {
    const records = await learnerRecords(dependencies, { who }, who.user.id);
    const view: ViewContext = {
      catalogue,
      known: knownSkills(catalogue, records),
      goals: goalsOf(records),
      pace: paceOf(records),
      demand: await demand.all(),
    };
    const rows = records.recommendations
      .filter(({ isCurrent }) => isCurrent)
      .flatMap((row) => {
        const skill = catalogue.byId.get(row.skillId);
        return skill ? [{ row, skill }] : [];
      });
    return { rows, view };
  }

  async function active(who: Who): Promise<ActiveRecommendation[]> {
    const { rows, view } = await load(who);
    const order = ({ row }: (typeof rows)[number]) => (row.completedAt ? 1 : row.progress > 0 ? 0 : 2);
    return rows
      .toSorted((one, other) => order(one) - order(other) || one.row.rank - other.row.rank)
      .slice(0, maxCards)
      .map(({ row, skill }) => activeView(row, skill, view));
  }

  async function cards(who: Who, filter: SkillFilter): Promise<SkillRecommendation[]> {
    const { rows, view } = await load(who);
    return rows
      .filter(({ row, skill }) => !row.completedAt && isIn(filter, skill))
      .slice(0, maxCards)
      .map(({ row, skill }) => cardView(row, skill, view));
  }

  async function make(who: Who): Promise<void> {
    const isChanged = await generate(dependencies, { who }, who.user.id);
    if (isChanged) notifyTabs(who.institution, who.user.id, null);
  }

  /** One of them after a change, also when it is not recommended any more. */
  async function viewOf<View>(
    who: Who,
    id: string,
    show: (...given: Parameters<typeof activeView>) => View,
  ): Promise<View> {
    const { view } = await load(who);
    const row = await db.rows(RecommendationRow, { who }).findById(id).throwIfNotFound();
    const skill = catalogue.byId.get(row.skillId);
    if (!skill) throw new Error(`${row.skillId} is not in the catalogue`);
    return show(row, skill, view);
  }

  return {
    active,
    cards,
    async counts(who: Who): Promise<Record<SkillFilter, number>> {
      const { rows } = await load(who);
      const open = rows.filter(({ row }) => !row.completedAt);
      const counts = Filters.options.map((filter) => [filter, open.filter(({ skill }) => isIn(filter, skill)).length]);
      return Object.fromEntries(counts) as Record<SkillFilter, number>;
    },
    async update(who: Who): Promise<ActiveRecommendation[]> {
      await make(who);
      return active(who);
    },
    async generate(who: Who): Promise<SkillRecommendation[]> {
      await make(who);
      return cards(who, 'all');
    },
    async setProgress(who: Who, id: string, progress: number): Promise<ActiveRecommendation> {
      await setProgress(dependencies, who, id, progress);
      return viewOf(who, id, activeView);
    },
    async complete(who: Who, id: string): Promise<ActiveRecommendation> {
      await complete(dependencies, who, id);
      return viewOf(who, id, activeView);
    },
    async accept(who: Who, id: string): Promise<SkillRecommendation> {
      await accept(dependencies, who, id);
      return viewOf(who, id, cardView);
    },
  };
}

const isIn = (filter: SkillFilter, { category }: { category: keyof typeof filterOf }) =>
  filter === 'all' || filterOf[category] === filter;
