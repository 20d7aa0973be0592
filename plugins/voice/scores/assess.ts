import type { SoundAnalysis } from 'speech-analysis';
import type { Who } from '../../../core/contract/index.ts';
import type { TextGrading } from '../../item-bank/services.ts';
import type { AiAnalysis, Details, Part } from '../contract.ts';
import type { RatedPrompt } from '../prompts/prompts.ts';
import type { Settings } from '../settings.ts';
import { insightsOf, recommendationsOf } from './advice.ts';
import type { Analysed } from './analysis-thread.ts';
import { namedFigures } from './figures.ts';
import { levelOf } from './levels.ts';
import type { Scores } from './score.ts';
import { articulationScore, criteriaScore, fluencyScore, overallOf, vocabularyScore } from './score.ts';

interface Given {
  readonly id: string;
  readonly prompt: RatedPrompt;
  readonly transcript: string;
  readonly sound: SoundAnalysis;
  readonly words: Extract<Analysed, { problem: null }>['words'];
  readonly settings: Settings;
}

/** Scores a recording of speech. What needs words is absent without a transcript that fits the sound. */
export async function assess(
  grading: TextGrading,
  who: Who,
  { id, prompt, transcript, sound, words, settings }: Given,
): Promise<{ analysis: AiAnalysis; details: Details }> {
  const fitting = words && words.fit !== 'too-many-words' ? words : null;
  const graded = fitting ? await gradeIdeas(grading, who, { id, prompt, transcript }) : undefined;
  const criteria = graded?.criteria ?? [];
  const ideas = (part: Part) => {
    const own = criteria.filter(({ counts }) => counts === part);
    return criteriaScore(own.filter(({ isMet }) => isMet).length, own.length);
  };
  const found = {
    comprehension: ideas('comprehension'),
    technicalAccuracy: ideas('technicalAccuracy'),
    articulation: articulationScore(sound),
    fluency: fluencyScore(sound, fitting),
    vocabulary: fitting ? vocabularyScore(fitting) : undefined,
  };
  const scores = Object.fromEntries(Object.entries(found).filter(([, score]) => score)) as Scores;
  const overall = overallOf(scores);
  const value = (part: Part) => rounded(scores[part]?.value);
  const error = (part: Part) => rounded(scores[part]?.error);
  const heard = { sound, words: fitting, criteria, timeLimit: prompt.timeLimit };
  const overallScore = rounded(overall?.score.value) ?? 0;
  return {
    analysis: {
      overallScore,
      skillLevel: levelOf(overallScore, settings),
      comprehension: value('comprehension'),
      articulation: value('articulation'),
      vocabulary: value('vocabulary'),
      fluency: value('fluency'),
      technicalAccuracy: value('technicalAccuracy'),
      insights: insightsOf(heard),
      recommendations: recommendationsOf(heard),
    },
    details: {
      errors: {
        overallScore: rounded(overall?.score.error),
        comprehension: error('comprehension'),
        articulation: error('articulation'),
        vocabulary: error('vocabulary'),
        fluency: error('fluency'),
        technicalAccuracy: error('technicalAccuracy'),
      },
      weights: overall?.weights ?? {},
      figures: namedFigures(sound, fitting),
      criteria: [...criteria],
      grader: graded?.grader ?? null,
      notes: notesOf(words, graded?.refusal ?? null),
    },
  };
}

const rounded = (value: number | null | undefined) =>
  value === null || value === undefined ? null : Math.round(value * 10) / 10;

async function gradeIdeas(
  grading: TextGrading,
  who: Who,
  { id, prompt, transcript }: Pick<Given, 'id' | 'prompt' | 'transcript'>,
) {
  const { met, grader, reason, refused } = await grading.gradeText(
    { who },
    {
      userId: who.user.id,
      textId: id,
      question: prompt.prompt,
      text: transcript,
      criteria: prompt.criteria.map(({ id: criterion, points, says, evidence }) => ({
        id: criterion,
        points,
        says,
        evidence,
      })),
      modelAnswer: prompt.modelAnswer,
    },
  );
  const criteria = prompt.criteria.map(({ id: criterion, says, counts }) => ({
    says,
    counts,
    isMet: met.includes(criterion),
  }));
  return { criteria, grader, refusal: refused === null ? null : reason };
}

function notesOf(words: Given['words'], refusal: string | null): string[] {
  const notes = {
    'too-many-words': 'The transcript has more words than the recording, so it was not used.',
    'too-few-words': 'The transcript has far fewer words than the recording. What needs words rests on a part of it.',
    fits: null,
  };
  const fit = words ? notes[words.fit] : 'There is no transcript, so nothing that needs words is scored.';
  return [fit, refusal].filter((note) => note !== null);
}
