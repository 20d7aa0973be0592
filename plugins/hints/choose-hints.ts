import type { HintMaterial } from '../item-bank/services.ts';
import type { LearnerProfile } from '../learner/services.ts';
import type { Hint, HintType } from './contract.ts';

/** The learner and the question that hints are chosen for. */
export interface Situation {
  readonly material: HintMaterial;
  readonly profile: LearnerProfile;
  /** From the call, else from the learner's profile. Only ranks hints; no text refers to it. */
  readonly learningStyle: string;
  readonly attemptCount: number;
  /** Milliseconds. */
  readonly timeSpent: number;
  /** The visible difficulty minus 2.5. */
  readonly userTheta: number;
  /** Types already opened for this question. */
  readonly seen: ReadonlySet<HintType>;
}

const maxHints = 3;
/** After this time a learner counts as stuck (ms). */
const stuckAfter = 120_000;

/**
 * Up to three hints by descending confidence. Confidence depends on the evidence (a misconception visible in an answer
 * counts more than a general rule), is raised where the hint suits the learner's style or situation, and lowered where it
 * has been opened already.
 */
export function chooseHints(situation: Situation): Hint[] {
  return candidates(situation)
    .map((hint) => (situation.seen.has(hint.hintType) ? { ...hint, confidence: hint.confidence - 0.3 } : hint))
    .map((hint) => ({ ...hint, confidence: Math.round(Math.min(0.98, Math.max(0.1, hint.confidence)) * 100) / 100 }))
    .sort((one, other) => other.confidence - one.confidence)
    .slice(0, maxHints);
}

function candidates(situation: Situation): Hint[] {
  const { material, learningStyle, attemptCount, timeSpent, userTheta } = situation;
  const isReflective = learningStyle === 'analytical' || learningStyle === 'reading';
  const isActive = learningStyle === 'hands-on' || learningStyle === 'visual';
  const common = { relatedConcepts: material.concepts.map(inWords) };
  const personal = personalised(situation);
  return [
    ...(personal ? [{ ...common, ...personal }] : []),
    {
      ...common,
      id: 'conceptual',
      hintType: 'conceptual',
      content: material.conceptual,
      confidence: 0.74 + (isReflective ? 0.1 : 0),
      aiReasoning: 'The idea behind this question, without the steps.',
      suggestedNextStep: 'Say in your own words what the question asks for',
    },
    {
      ...common,
      id: 'procedural',
      hintType: 'procedural',
      content: material.procedural,
      confidence: 0.7 + (isActive ? 0.1 : 0) + (attemptCount > 0 ? 0.12 : 0),
      aiReasoning: attemptCount > 0 ? 'After a wrong answer, a first step helps most.' : 'A first step.',
      suggestedNextStep: 'Write down the first step, then look at what is left',
    },
    {
      ...common,
      id: 'strategic',
      hintType: 'strategic',
      content: material.strategic,
      confidence: 0.66 + (timeSpent > stuckAfter ? 0.16 : 0),
      aiReasoning:
        timeSpent > stuckAfter
          ? 'You have worked on this for a while: a plan saves time.'
          : 'A way to plan and to check.',
      suggestedNextStep: 'Identify the key information given in the problem',
    },
    {
      ...common,
      id: 'encouragement',
      hintType: 'encouragement',
      content: material.encouragement,
      confidence: 0.45 + (userTheta < -0.5 ? 0.2 : 0) + (attemptCount >= 3 ? 0.2 : 0),
      aiReasoning: 'A little encouragement.',
    },
  ];
}

/** A hint from the learner's own answers or record; undefined where these say nothing about this question. */
function personalised({ material, profile }: Situation): Hint | undefined {
  const [misconception] = material.misconceptions;
  if (misconception) {
    return {
      id: `personalized-${misconception.id}`,
      hintType: 'personalized',
      content: misconception.says,
      confidence: 0.92,
      aiReasoning: 'Your earlier answer points to this idea.',
      suggestedNextStep: 'Look at your earlier answer again with this in mind',
      personalizedContext: 'From the answer you gave before',
    };
  }
  const hard = material.concepts.find((concept) => profile.strugglingConcepts.includes(concept));
  if (hard) {
    return {
      id: 'personalized-struggling',
      hintType: 'personalized',
      content: `${sentence(inWords(hard))} has been hard for you before. ${material.procedural}`,
      confidence: 0.84,
      aiReasoning: `Your record shows more wrong than right answers on ${inWords(hard)}.`,
      suggestedNextStep: 'Take it slowly: one step, then check it',
      personalizedContext: `You are working on ${inWords(hard)}`,
    };
  }
  const known = material.concepts.find((concept) => profile.masteredConcepts.includes(concept));
  if (!known) return undefined;
  return {
    id: 'personalized-mastered',
    hintType: 'personalized',
    content: `You have mastered ${inWords(known)} before, and this question uses it. ${material.conceptual}`,
    confidence: 0.82,
    aiReasoning: `Your record shows that you can use ${inWords(known)}.`,
    suggestedNextStep: `Ask yourself where ${inWords(known)} comes in here`,
    personalizedContext: `You know ${inWords(known)}`,
  };
}

const inWords = (concept: string) => concept.replaceAll('-', ' ');
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
