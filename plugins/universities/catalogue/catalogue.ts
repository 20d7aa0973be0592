import type { InstitutionRef, PlainHandlers, Who } from '../../../core/contract/index.ts';
import { invalid, notFound } from '../../../core/contract/index.ts';
import type { catalogueRoutes } from './contract.ts';
import { seedUniversities } from './demo/seeds.ts';
import type { CatalogueDependencies } from './dependencies.ts';
import type { entryRoutes } from './entries/contract.ts';
import { createEntries } from './entries/entries.ts';
import { writeFile } from './entries/formats/write-file.ts';
import { importFile } from './entries/import-file.ts';
import { allEntries, listEntries } from './entries/stored-entries.ts';
import { countFacets } from './facets.ts';
import { appliedFilter } from './filter.ts';
import { createLookups } from './lookups.ts';
import type { Standing } from './match.ts';
import { matchPercent } from './match.ts';
import type { UniversityRow } from './models.ts';
import {
  activeUniversities,
  countUniversities,
  findEligible,
  findUniversities,
  savedAmong,
  withPrograms,
} from './queries.ts';
import { createRequirements } from './requirements.ts';
import { savedUniversities, saveUniversity, unsaveUniversity } from './saved.ts';
import type { CatalogueDesk } from './services.ts';
import { detailsView, matchedView, universityView } from './views.ts';

/** The catalogue of universities: routes, and how the other parts read it (`lookups`). */
export function createCatalogue(dependencies: CatalogueDependencies) {
  const { clock, record } = dependencies;

  /** A learner's standing. Only learners have a record. */
  async function standingOf(who: Who, tried?: number): Promise<Standing> {
    const own = who.user.role === 'learner' ? (await record.eiq({ who }, who.user.id)).current : null;
    return { score: tried ?? own?.eiqScore ?? null, own };
  }

  /** @throws Failure invalid without a score */
  async function scoredStandingOf(who: Who, tried?: number): Promise<Standing & { readonly score: number }> {
    const { score, own } = await standingOf(who, tried);
    if (score === null) throw invalid('Enter an EiQ score, or take an assessment to have one of your own.');
    return { score, own };
  }

  async function matched(who: Who, universities: readonly UniversityRow[], standing: Standing) {
    const at = clock.now();
    const [found, saved] = await Promise.all([
      withPrograms(dependencies, { who }, universities, 'not-closed'),
      savedAmong(dependencies, { who }, who.user.id, universities),
    ]);
    return found.map((each) => matchedView(each, at, standing, saved.has(each.university.id)));
  }

  /** Active universities in full, in the order of the ids. @throws Failure not_found without one */
  async function details(who: Who, ids: readonly string[]) {
    const at = clock.now();
    const [rows, standing] = await Promise.all([activeUniversities(dependencies, { who }, ids), standingOf(who)]);
    const [found, saved] = await Promise.all([
      withPrograms(dependencies, { who }, rows, 'all'),
      savedAmong(dependencies, { who }, who.user.id, rows),
    ]);
    const byId = new Map(found.map((each) => [each.university.id, each]));
    if (byId.size === 0) throw notFound();
    return ids.flatMap((id) => {
      const each = byId.get(id);
      return each ? [detailsView(each, at, standing, saved.has(id))] : [];
    });
  }

  const routes: PlainHandlers<typeof catalogueRoutes & typeof entryRoutes> = {
    ...createEntries(dependencies),
    async list({ query: { limit, offset, sort, ...query } }, who) {
      const filter = appliedFilter(query, who);
      const score = sort === 'match' ? (await standingOf(who)).score : null;
      const rows = await findUniversities(dependencies, { who }, { filter, sort, score, limit, offset });
      const found = await withPrograms(dependencies, { who }, rows, 'not-closed');
      return found.map((each) => universityView(each, clock.now()));
    },
    async search({ query: { limit, offset, sort, eiqScore, ...query } }, who) {
      const filter = appliedFilter(query, who);
      const standing = await standingOf(who, eiqScore);
      const { score } = standing;
      const [rows, total, facets] = await Promise.all([
        findUniversities(dependencies, { who }, { filter, sort, score, limit, offset }),
        countUniversities(dependencies, { who }, filter),
        countFacets(dependencies, { who }, filter),
      ]);
      return {
        items: await matched(who, rows, standing),
        ...{ total, facets },
        score: score === null ? null : { eiqScore: score, isOwn: eiqScore === undefined },
      };
    },
    async eligible({ query: { limit, offset, eiqScore, ...query } }, who) {
      const standing = await scoredStandingOf(who, eiqScore);
      const { score } = standing;
      const filter = appliedFilter(query, who);
      const rows = await findEligible(dependencies, { who }, { filter, score, limit, offset });
      const universities = await matched(who, rows, standing);
      return universities.map((each) => ({ ...each, matchPercent: matchPercent(score, each) }));
    },
    async eligibleFacets({ query: { eiqScore, ...query } }, who) {
      const { score } = await scoredStandingOf(who, eiqScore);
      const filter = { ...appliedFilter(query, who), reachedBy: score };
      const [total, facets] = await Promise.all([
        countUniversities(dependencies, { who }, filter),
        countFacets(dependencies, { who }, filter),
      ]);
      return { total, facets };
    },
    compare: ({ query }, who) => details(who, [...new Set(query.ids)]),
    async saved(_, who) {
      return matched(who, await savedUniversities(dependencies, { who }, who.user.id), await standingOf(who));
    },
    async university({ params }, who) {
      const [found] = await details(who, [params.id]);
      if (!found) throw notFound();
      return found;
    },
    save: ({ params }, who) => saveUniversity(dependencies, who, params.id),
    unsave: ({ params }, who) => unsaveUniversity(dependencies, who, params.id),
  };

  const desk: CatalogueDesk = {
    importFile: (context, bytes, isTrial) => importFile(dependencies, context.who, bytes, isTrial),
    exportFile: ({ who }, format) => writeFile(allEntries(dependencies, { who }), format),
    list: ({ who }, page) => listEntries(dependencies, { who }, { ...page, offset: 0 }),
  };

  return {
    routes,
    services: { desk, requirements: createRequirements(dependencies) },
    lookups: createLookups(dependencies),
    seeds: (institution: InstitutionRef) => seedUniversities(dependencies, institution),
  };
}
