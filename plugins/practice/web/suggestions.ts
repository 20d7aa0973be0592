import { skip, usePluginOn, useRoute } from '../../../web/api/index.ts';
import type { PlacementOutcome } from '../../immersion/contract.ts';
import { immersion } from '../../immersion/contract.ts';
import { sectionTitles } from '../../item-bank/contract.ts';
import type { EiqRecord } from '../../learner/contract.ts';
import { learner } from '../../learner/contract.ts';
import type { Topic } from '../contract.ts';
import { practiseNext } from './texts.ts';

/** A topic that practice would help with, and why. */
export interface Suggestion {
  readonly topic: Topic;
  readonly reason: string;
}

/** What suggestions are made from, besides practice itself. */
export interface Evidence {
  readonly eiq: EiqRecord | undefined;
  readonly result: PlacementOutcome | undefined;
}

/** The learner's score, and the result of their latest placement where there is one; undefined while it loads. */
export function useEvidence(): Evidence | undefined {
  const isPlacementOn = usePluginOn(immersion.id);
  const eiq = useRoute(learner.routes.eiq, {}, { freshFor: 3000 });
  const hasResult = eiq.data?.history.some(({ source, report }) => source === immersion.id && report !== null) ?? false;
  const result = useRoute(immersion.routes.results, isPlacementOn && hasResult ? {} : skip);
  const isKnown = (eiq.data || eiq.error) && (!isPlacementOn || !hasResult || result.data || result.error);
  return isKnown ? { eiq: eiq.data, result: result.data } : undefined;
}

/**
 * The topic to practise next: the first next step of the placement result that practice has not settled yet; else a weak
 * topic; else an untried one of the section with the lowest estimate.
 */
export function suggestionFor(topics: readonly Topic[], { eiq, result }: Evidence): Suggestion | undefined {
  const weakest = weakestSection(eiq);
  const next = practiseNext(topics, topics.length).find(
    ({ mastery, section }) => mastery !== null || weakest === undefined || section === weakest,
  );
  return fromResult(topics, result) ?? (next && { topic: next, reason: reasonFor(next, weakest) });
}

function fromResult(topics: readonly Topic[], result: PlacementOutcome | undefined): Suggestion | undefined {
  if (result?.outcome !== 'recorded') return undefined;
  const suggestions = result.nextPractice.flatMap((wanted, index) => {
    const topic = topics.find(
      ({ section, contentArea }) => section === wanted?.section && contentArea === wanted.contentArea,
    );
    const isSettled = topic?.mastery === 'proficient' || topic?.mastery === 'mastered';
    return topic && !isSettled ? [{ topic, reason: result.nextSteps[index] ?? '' }] : [];
  });
  return suggestions[0];
}

/** The part of the score with the lowest estimate, where there are several to compare. */
function weakestSection(eiq: EiqRecord | undefined): Topic['section'] | undefined {
  const measured = eiq?.domains ?? [];
  if (measured.length < 2) return undefined;
  return measured.reduce((lowest, each) => (each.eiqScore < lowest.eiqScore ? each : lowest)).domain;
}

function reasonFor({ mastery, section, graded, correct }: Topic, weakest: string | undefined): string {
  if (mastery !== null && graded > 0) return `${correct} of ${graded} answers right so far.`;
  if (section === weakest) return `${sectionTitles[section].title} is the part of your result with the most to gain.`;
  return `You have not tried this topic of ${sectionTitles[section].title} yet.`;
}
