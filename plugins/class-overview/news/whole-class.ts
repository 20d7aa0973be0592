import type { Sign } from '../overview/contract.ts';
import type { News } from './read-news.ts';

/** Fewer learners are named one by one. */
const fewest = 3;

/**
 * Separates due work that stands open for every learner of a class: it says something about the class, not that each of them
 * is stuck.
 */
export function wholeClassOf(news: News, userIds: readonly string[]): { wholeClass: Sign[]; news: News } {
  if (userIds.length < fewest) return { wholeClass: [], news };
  const isIn = new Set(userIds);
  const due = news.signs.filter(({ userId, isDue }) => isDue && isIn.has(userId));
  const ofAll = [...Map.groupBy(due, ({ text }) => text).values()].filter(
    (same) => new Set(same.map(({ userId }) => userId)).size === isIn.size,
  );
  // The earliest due date: learners with extra time have a later one.
  const firsts = ofAll.flatMap((same) => same.toSorted((one, other) => one.at.getTime() - other.at.getTime())[0] ?? []);
  const texts = new Set(firsts.map(({ text }) => text));
  return {
    wholeClass: firsts.map(({ text, at }) => ({ text, at: at.toISOString(), isDue: true })),
    news: { ...news, signs: news.signs.filter(({ text, isDue }) => !(isDue && texts.has(text))) },
  };
}
