import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import type { ClassRoster } from '../../classes/services.ts';
import type { Dependencies } from '../dependencies.ts';
import type { News } from '../news/read-news.ts';
import { amountsOf, newsAmong, readNews, signsOf } from '../news/read-news.ts';
import { noteVisit } from '../news/visits.ts';
import { wholeClassOf } from '../news/whole-class.ts';
import type { ClassCard, overviewRoutes, Sign } from './contract.ts';
import { hardestOf } from './hardest.ts';

/** Classes on the home page; further ones are on the page of classes. */
const mostClasses = 8;

/** Stuck learners of a class on the home page; all are on the page of the class. */
const mostStuck = 5;

/** The classes that the caller teaches, with what happened since their previous visit. */
export async function homeOf(
  dependencies: Dependencies,
  who: Who,
  isNameless: boolean,
): Promise<z.input<(typeof overviewRoutes)['home']['response']>> {
  const { classes } = dependencies;
  const [since, taught] = await Promise.all([noteVisit(dependencies, who), classes.taughtBy({ who }, who.user.id)]);
  const shown = taught
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id))
    .slice(0, mostClasses);
  const rosters = new Map(
    (
      await classes.rosters(
        { who },
        shown.map(({ id }) => id),
      )
    ).map((roster) => [roster.id, roster]),
  );
  const listed = shown.flatMap(({ id }) => rosters.get(id) ?? []);
  const groups = listed.map(({ learners }) => learners.map(({ id }) => id));
  const [news, hardest] = await Promise.all([
    readNews(dependencies, who, [...new Set(groups.flat())], listed, since),
    hardestOf(dependencies, who, groups, 'month'),
  ]);
  return {
    since,
    classes: listed.map((roster, place) => ({
      ...cardOf(roster, newsAmong(news, groups[place] ?? []), isNameless),
      hardest: hardest[place] ?? [],
    })),
    more: taught.length - listed.length,
  };
}

/** What happened in a class, without names. */
export const countsOf = ({ id, name, learners }: ClassRoster, { done, signs }: News, wholeClass: Sign[]) => ({
  ...{ id, name, learners: learners.length, wholeClass },
  active: new Set(done.map(({ userId }) => userId)).size,
  done: amountsOf(done),
  stuck: new Set(signs.map(({ userId }) => userId)).size,
});

function cardOf(roster: ClassRoster, all: News, isNameless: boolean): Omit<z.input<typeof ClassCard>, 'hardest'> {
  const ids = roster.learners.map(({ id }) => id);
  const { wholeClass, news } = wholeClassOf(all, ids);
  const counts = countsOf(roster, news, wholeClass);
  if (isNameless) return { ...counts, activeLearners: null, stuckLearners: null };
  const doneBy = Map.groupBy(news.done, ({ userId }) => userId);
  const latest = (userId: string) => Math.max(...(doneBy.get(userId) ?? []).map(({ at }) => at.getTime()));
  return {
    ...counts,
    activeLearners: roster.learners
      .filter(({ id }) => doneBy.has(id))
      .sort((one, other) => latest(other.id) - latest(one.id))
      .map(({ id, firstName, lastName }) => ({ id, firstName, lastName, done: amountsOf(doneBy.get(id) ?? []) })),
    stuckLearners: roster.learners
      .map(({ id, firstName, lastName }) => ({ id, firstName, lastName, signs: signsOf(news.signs, id) }))
      .filter(({ signs }) => signs.length > 0)
      .sort((one, other) => other.signs.length - one.signs.length)
      .slice(0, mostStuck),
  };
}
