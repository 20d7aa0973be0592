import type { Who } from '../../../core/contract/index.ts';
import type { ClassRoster } from '../../classes/services.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Amount, Sign } from '../overview/contract.ts';
import type { Done, StuckSign } from '../services.ts';

/** What learners did and why they may be stuck, from all plugins that know something of it. */
export interface News {
  readonly done: readonly Done[];
  readonly signs: readonly StuckSign[];
}

export async function readNews(
  { news }: Pick<Dependencies, 'news'>,
  who: Who,
  userIds: readonly string[],
  classes: readonly ClassRoster[],
  since: Date,
): Promise<News> {
  if (userIds.length === 0) return { done: [], signs: [] };
  const services = news(who).map(({ service }) => service);
  const [done, signs] = await Promise.all([
    Promise.all(services.map(async (service) => (await service.done?.({ who }, userIds, since)) ?? [])),
    Promise.all(services.map(async (service) => (await service.stuck?.({ who }, userIds, classes)) ?? [])),
  ]);
  return { done: done.flat(), signs: signs.flat() };
}

/** The news of some learners: of a class among several. */
export function newsAmong({ done, signs }: News, userIds: readonly string[]): News {
  const own = new Set(userIds);
  return { done: done.filter(({ userId }) => own.has(userId)), signs: signs.filter(({ userId }) => own.has(userId)) };
}

/** Amounts of the same thing together, in the order of the plugins. */
export function amountsOf(done: readonly Done[]): Amount[] {
  return [...Map.groupBy(done, ({ what }) => what[1]).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const count = same.reduce((sum, each) => sum + each.count, 0);
    return [{ what: [first.what[0], first.what[1]] as [string, string], count }];
  });
}

/** The signs of a learner, due work first and then the latest evidence. */
export const signsOf = (signs: readonly StuckSign[], userId: string) =>
  signs
    .filter((sign) => sign.userId === userId)
    .sort((one, other) => Number(other.isDue) - Number(one.isDue) || other.at.getTime() - one.at.getTime())
    .map(({ text, at, isDue }) => ({ text, at: at.toISOString(), isDue }) satisfies Sign);
