import { createHash } from 'node:crypto';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { People } from '../../../core/services.ts';
import { allows } from '../../learner/contract.ts';
import type { Part } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { AssessmentRow } from '../models.ts';
import { prompts } from '../prompts/prompts.ts';
import { levelOf } from '../scores/levels.ts';
import type { Scores } from '../scores/score.ts';
import { criteriaScore, overallOf } from '../scores/score.ts';

const dayMs = 86_400_000;
const logins = ['learner', 'siobhan.oconnor', 'nguyen.an'];

/** Results whose recordings' time has passed: only figures are left. */
const demo = [
  {
    prompt: 0,
    daysAgo: 75,
    seconds: 71,
    met: [1, 1],
    articulation: 82,
    vocabulary: 48,
    fluency: 61,
    rate: 3.2,
    pauses: 34,
  },
  {
    prompt: 2,
    daysAgo: 41,
    seconds: 104,
    met: [2, 1],
    articulation: 88,
    vocabulary: 57,
    fluency: 78,
    rate: 3.8,
    pauses: 27,
  },
] as const;

/** Gives the demo's learners who may record a history of two results, once. */
export async function seedAssessments(
  { db, clock, record, settings }: Pick<Dependencies, 'db' | 'clock' | 'record' | 'settings'>,
  people: Pick<People, 'byLogin'>,
  institution: InstitutionRef,
): Promise<void> {
  const who = unprivilegedActor(institution);
  const found = await Promise.all(logins.map((login) => people.byLogin({ who }, login)));
  const learners = found.flatMap((person) => (person?.role === 'learner' ? person : []));
  const minorities = await record.minorities({ who }, learners);
  const speakers = learners.filter(({ id }) => allows(minorities.get(id) ?? { allowed: [] }, 'voice'));
  const cuts = await settings(institution);
  for (const { id: userId } of speakers) {
    if (await db.rows(AssessmentRow, { who }).where({ userId }).first()) continue;
    for (const each of demo) {
      const prompt = prompts[each.prompt];
      if (!prompt) continue;
      const scores = scoresOf(each);
      const overall = overallOf(scores);
      const overallScore = rounded(overall?.score.value) ?? 0;
      const part = (name: Part) => rounded(scores[name]?.value);
      const error = (name: Part) => rounded(scores[name]?.error);
      await db.rows(AssessmentRow, { who }).insert({
        ...{ id: idFrom(`${userId} ${each.prompt}`), userId, promptId: prompt.id, category: prompt.category },
        ...{ prompt: prompt.prompt, createdAt: new Date(clock.now().getTime() - each.daysAgo * dayMs) },
        ...{ duration: each.seconds, transcript: null, hasRecording: false },
        analysis: {
          ...{ overallScore, skillLevel: levelOf(overallScore, cuts) },
          ...{
            comprehension: part('comprehension'),
            articulation: part('articulation'),
            vocabulary: part('vocabulary'),
          },
          ...{ fluency: part('fluency'), technicalAccuracy: part('technicalAccuracy') },
          insights: [
            `Your answer contains ${each.met[0] + each.met[1]} of 4 ideas of the prompt.`,
            `You spoke ${each.rate.toFixed(1)} syllables a second, pauses included.`,
            `${each.pauses} % of the time was pauses.`,
          ],
          recommendations: ['Try a more difficult prompt next.'],
        },
        details: {
          errors: {
            ...{ overallScore: rounded(overall?.score.error), comprehension: error('comprehension') },
            ...{ articulation: error('articulation'), vocabulary: error('vocabulary'), fluency: error('fluency') },
            technicalAccuracy: error('technicalAccuracy'),
          },
          weights: overall?.weights ?? {},
          figures: [
            {
              ...{ name: 'Speech rate', value: each.rate, standardError: 0.2, unit: 'syllables/s' },
              description: 'Syllables heard, divided by the time from the first word to the last',
            },
          ],
          ...{ criteria: [], grader: 'rubric', notes: [] },
        },
      });
    }
  }
}

const scoresOf = ({ met, articulation, vocabulary, fluency }: (typeof demo)[number]): Scores => ({
  comprehension: criteriaScore(met[0], 2) ?? { value: 0, error: null },
  technicalAccuracy: criteriaScore(met[1], 2) ?? { value: 0, error: null },
  articulation: { value: articulation, error: 4 },
  vocabulary: { value: vocabulary, error: 9 },
  fluency: { value: fluency, error: 6 },
});

const rounded = (value: number | null | undefined) =>
  value === null || value === undefined ? null : Math.round(value * 10) / 10;

/** The same id for the same text, in the form of a UUID. */
const idFrom = (text: string) =>
  createHash('sha256')
    .update(`voice ${text}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
