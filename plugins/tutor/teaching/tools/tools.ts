import { z } from 'zod';
import type { CallContext } from '../../../../core/db/index.ts';
import type { StepChecker, StepVerdict } from '../../../ai/built-in/services.ts';
import type { Tool } from '../../../ai/services.ts';
import type { Knowledge, WorkedExample } from '../../../item-bank/services.ts';
import { conceptTitle } from '../../../learner/contract.ts';
import type { LearnerRecord } from '../../../learner/services.ts';
import type { Lesson, LessonLibrary } from '../../../lessons/services.ts';
import type { PracticeStanding } from '../../../practice/services.ts';
import { longestEntry } from '../../contract.ts';
import { isAskable } from '../../guide/guide.ts';

export interface ToolDependencies {
  readonly steps: StepChecker;
  readonly lessons: LessonLibrary;
  readonly record: Pick<LearnerRecord, 'profile'>;
  knowledge(context: CallContext): Knowledge | undefined;
  practice(context: CallContext): PracticeStanding | undefined;
}

/** What a model may call in a conversation with a learner. No tool returns the key of a question or the learner's name. */
export function toolsFor(dependencies: ToolDependencies, context: CallContext, userId: string): readonly Tool[] {
  const { steps, lessons, record, knowledge, practice } = dependencies;
  return [
    tool({
      name: 'check_step',
      description:
        'Checks exactly whether a calculation or a step of an equation is right. Give the step as the learner wrote it, for example “8 × 3 ÷ 2 = 12” or “2x + 3 = 11, so 2x = 8”.',
      input: z.strictObject({ step: z.string().max(longestEntry) }),
      async run({ step }) {
        const { kind, step: judged, slip } = await steps.check(step);
        const found = { verdict: kind, meaning: meanings[kind], ...(slip && { usualMistake: slip.says }) };
        return judged === undefined ? found : { ...found, judged };
      },
    }),
    tool({
      name: 'calculate',
      description: 'Works out an expression of numbers exactly, for example “3/4 + 1/6”, “15 % of 80” or “√(9 + 16)”.',
      input: z.strictObject({ expression: z.string().max(longestEntry) }),
      run: async ({ expression }) =>
        (await steps.calculate(expression)) ??
        'This could not be read completely. Write it with numbers and signs only.',
    }),
    tool({
      name: 'find_lesson',
      description:
        'Finds lessons of the platform about a topic, best first. Each has a link, an idea and common mistakes.',
      input: z.strictObject({ topic: z.string().max(200) }),
      async run({ topic }) {
        const { certainty, matches } = lessons.search(topic, 3);
        if (certainty === 'none') return 'There is no lesson on this.';
        return { certainty, lessons: matches.flatMap(({ entry }) => lessonIn(lessons.one(entry.id))) };
      },
    }),
    tool({
      name: 'next_practice_item',
      description: 'A practice question about a topic with its options and hints, without its answer.',
      input: z.strictObject({ topic: z.string().max(200), number: z.int().min(0).max(50).optional() }),
      async run({ topic, number = 0 }) {
        const found = await knowledge(context)?.examples(context, topic, { most: 20 });
        const askable = (found ?? []).filter(isAskable);
        const question = askable[number % Math.max(1, askable.length)];
        return question ? questionIn(question) : 'There is no practice question on this.';
      },
    }),
    tool({
      name: 'learner_record',
      description:
        'What this learner finds hard, has mastered and has practised. It contains no questions of assessments.',
      input: z.strictObject({}),
      async run() {
        const [{ strugglingConcepts, masteredConcepts }, topics] = await Promise.all([
          record.profile(context, userId),
          practice(context)?.topics(context, userId) ?? [],
        ]);
        return {
          findsHard: strugglingConcepts.slice(0, 30).map(conceptTitle),
          hasMastered: masteredConcepts.slice(0, 30).map(conceptTitle),
          practised: topics
            .filter(({ graded }) => graded > 0)
            .map(({ title, graded, correct }) => ({ title, graded, correct })),
        };
      },
    }),
  ];
}

/** Infers the type of the input. */
const tool = <Input>(given: Tool<Input>): Tool => given;

const meanings: Readonly<Record<StepVerdict['kind'], string>> = {
  holds: 'It is right.',
  fails: 'It is wrong.',
  rounded: 'It is rounded, not equal.',
  joined: 'The results are right, but the sides of one equals sign are not equal: write one line for each calculation.',
  open: 'It cannot be decided from this alone.',
  unread: 'It was not read completely, so nothing is said about it.',
  none: 'It states no step.',
};

const lessonIn = (lesson: Lesson | undefined) =>
  lesson
    ? [
        {
          link: `[${lesson.title}](/ai-tutor/lessons/${lesson.id})`,
          idea: lesson.explanation.slice(0, 600),
          mistakes: lesson.mistakes.map(({ claim }) => claim),
        },
      ]
    : [];

const questionIn = ({ stem, options, hints }: WorkedExample) => ({
  question: stem,
  options,
  hints: [hints.conceptual, hints.procedural, hints.strategic],
});
