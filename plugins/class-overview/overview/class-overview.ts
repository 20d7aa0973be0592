import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { eiqScale, Level } from '../../learner/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { amountsOf, readNews, signsOf } from '../news/read-news.ts';
import { noteVisit } from '../news/visits.ts';
import { wholeClassOf } from '../news/whole-class.ts';
import type { ClassOverview } from './contract.ts';
import { barPoints } from './contract.ts';
import { countsOf } from './home.ts';

export type OverviewData = z.input<typeof ClassOverview>;

/** One class for its teachers. @throws Failure not_found for a class that the caller does not teach */
export async function overviewOf(
  dependencies: Dependencies,
  who: Who,
  classId: string,
  isNameless = false,
): Promise<OverviewData> {
  const { classes, record } = dependencies;
  const roster = await classes.rosterOf({ who }, classId);
  const ids = roster.learners.map(({ id }) => id);
  const since = await noteVisit(dependencies, who);
  const [all, records, lastActive, cutsInForce] = await Promise.all([
    readNews(dependencies, who, ids, [roster], since),
    record.eiqs({ who }, ids),
    record.lastActive({ who }, ids),
    record.cuts({ who }),
  ]);
  const { wholeClass, news } = wholeClassOf(all, ids);
  const doneBy = Map.groupBy(news.done, ({ userId }) => userId);
  const scores = [...records.values()].flatMap(({ current }) => current ?? []);
  // The highest level is not on everybody's scale, see the record.
  const onScale = new Set([...records.values()].flatMap(({ cuts }) => cuts.map(({ level }) => level)));
  const cuts = cutsInForce.filter(({ level }) => level !== 'excellence' || onScale.has(level));
  return {
    ...countsOf(roster, news, wholeClass),
    ...{ since, cuts: cuts.map(({ level, from }) => ({ level, from })) },
    distribution: barsOf(scores.map(({ eiqScore }) => eiqScore)),
    levels: Level.options.flatMap((level) => {
      const learners = scores.filter((score) => score.level === level).length;
      return cuts.some((cut) => cut.level === level) ? [{ level, learners }] : [];
    }),
    unmeasured: ids.length - scores.length,
    rows: isNameless
      ? null
      : roster.learners.map(({ id, firstName, lastName, username }) => {
          const current = records.get(id)?.current;
          return {
            ...{ id, firstName, lastName, username },
            eiq: current
              ? { eiqScore: current.eiqScore, standardError: current.standardError, level: current.level }
              : null,
            done: amountsOf(doneBy.get(id) ?? []),
            lastAt: lastActive.get(id) ?? null,
            signs: signsOf(news.signs, id),
          };
        }),
  };
}

/** Learners by score in bars of 25 points, without empty ones. The last includes the end of the scale. */
export function barsOf(scores: readonly number[]): OverviewData['distribution'] {
  const last = (eiqScale.highest - eiqScale.lowest) / barPoints - 1;
  const places = scores.map((score) => Math.min(last, Math.floor((score - eiqScale.lowest) / barPoints)));
  return [...Map.groupBy(places, (place) => place)]
    .sort(([one], [other]) => one - other)
    .map(([place, { length: learners }]) => {
      const from = eiqScale.lowest + place * barPoints;
      return { from, to: from + barPoints, learners };
    });
}
