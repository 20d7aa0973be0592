import type { Section } from '../../item-bank/contract.ts';
import type { Topic } from '../../practice/contract.ts';
import type { K12Learning, TrackId } from './contract.ts';
import { TrackId as TrackIds } from './contract.ts';

/** The six tracks with their topics. @param topics all topics of practice */
export function learningOf(topics: readonly Topic[]): K12Learning {
  const tracks = TrackIds.options.map((id) => {
    const own = topics.filter((topic) => trackOf(topic) === id);
    return { id, topics: own.map(shownTopic), mastered: mastered(own) };
  });
  return { tracks, topics: { mastered: mastered(topics), all: topics.length } };
}

/** The track of a topic. */
function trackOf({ section, contentArea }: Pick<Topic, 'section' | 'contentArea'>): TrackId {
  return tracksByArea[contentArea] ?? tracksBySection[section];
}

/** Areas of reasoning belong to several subjects. */
const tracksByArea: Record<string, TrackId | undefined> = {
  'deduction-and-argument': 'language-arts',
  'decisions-and-trade-offs': 'social-studies',
  'planning-and-scheduling': 'social-studies',
  'patterns-and-spatial': 'arts-creativity',
  'process-and-code-tracing': 'technology',
};

const tracksBySection: Record<Section, TrackId> = {
  core_math: 'mathematics',
  // Its remaining areas read data and weigh evidence.
  applied_reasoning: 'science',
  ai_conceptual: 'technology',
};

const mastered = (topics: readonly Topic[]) => topics.filter(isMastered).length;

export const isMastered = ({ mastery }: Topic) => mastery === 'mastered';

export const shownTopic = ({ section, contentArea, title, questions, answered, mastery }: Topic) => ({
  section,
  contentArea,
  title,
  questions,
  answered,
  mastery,
});
