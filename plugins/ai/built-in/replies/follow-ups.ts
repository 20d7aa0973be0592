import type { Explaining, Leading } from '../conversation.ts';
import type { Lesson } from '../lessons/index.ts';
import { lessonOf } from '../lessons/index.ts';
import type { Situation } from '../situation.ts';
import { wasSaid } from '../situation.ts';
import type { FollowUp } from '../talk/follow-up.ts';
import { followUpIn } from '../talk/follow-up.ts';
import { paragraphs } from '../talk/style.ts';
import { isOtherSubject } from '../talk/topics.ts';
import { explainingReply } from './explanations.ts';
import { nextOf } from './next-step.ts';
import { workedExamples } from './subject.ts';

/** To "why?", "an example", "how do I check that?": a message about the task or idea just discussed. */
export async function followUpReply(
  situation: Situation,
  isWanted: (wanted: FollowUp) => boolean,
): Promise<string | undefined> {
  const { focus, earlier, message, intents, turns, style } = situation;
  const isElsewhere = (
    ['greeting', 'about-tutor', 'abilities', 'off-topic', 'override', 'nerves', 'memory'] as const
  ).some((intent) => intents.has(intent));
  const wanted = followUpIn(message);
  if (focus || !earlier || !wanted || isElsewhere || !isWanted(wanted) || isOtherSubject(message)) return undefined;
  if (earlier.kind === 'exercise') return aboutTask(earlier, wanted);
  const [lesson] = earlier.lessons;
  if (wanted === 'example' && lesson && wasSaid(turns, lesson.example))
    return explainingReply({ ...earlier, level: 1 }, await workedExamples(situation, lesson), style);
  return aboutIdea(earlier, wanted, (text) => wasSaid(turns, text));
}

/** About a task: the idea behind it or a way to check it, then the current step. */
function aboutTask({ exercise, position, isDone }: Leading, wanted: FollowUp): string {
  const lesson = lessonOf(isDone ? exercise.lesson : (exercise.lessonAt?.(position) ?? exercise.lesson));
  const step = exercise.ladder[position] ?? exercise.ladder[0] ?? '';
  const back = isDone ? `Is that how you did it? ${nextOf(exercise)}` : `Back to ${exercise.task}. ${step}`;
  if (wanted === 'onward')
    return isDone ? `Good. ${nextOf(exercise)}` : paragraphs(`We are working on ${exercise.task}.`, step);
  if (wanted === 'check' || wanted === 'remedy')
    return paragraphs(
      checkOf(exercise.lesson),
      isDone ? undefined : back,
      isDone ? 'What do you get when you check it that way?' : undefined,
    );
  if (!lesson) return paragraphs(`We are working on ${exercise.task}.`, step);
  return paragraphs(
    wanted === 'simpler' && lesson.simply ? lesson.simply : lesson.idea,
    `An example: ${lesson.example}`,
    back,
  );
}

/** How learners can check a result of this kind themselves. */
function checkOf(lesson: string): string {
  return (
    checks[lesson] ??
    'Two ways to check a result yourself: estimate with round numbers to see whether it is about right, or work backwards with the opposite operation and see whether you get back to the start.'
  );
}

const percentCheck =
  'Check a percentage with easy ones: 10% is a tenth, 50% is a half, 25% is a quarter. Build yours from those, or at least find the two it must lie between.';
const fractionCheck =
  'Check a fraction by estimating: is each one nearer to 0, to a half or to 1, and roughly how large must the result be? Or write all of them as decimals and work it out again.';
const checks: Readonly<Record<string, string | undefined>> = {
  'linear-equations':
    'You can always check a solution yourself: put your number in place of the unknown in the first line. Both sides must have the same value.',
  'quadratic-equations':
    'You can always check a solution yourself: put each solution in place of the unknown in the first line. Both sides must have the same value each time.',
  percentages: percentCheck,
  'percentage-change': percentCheck,
  fractions: fractionCheck,
  'common-denominators': fractionCheck,
  'multiplying-fractions': fractionCheck,
  'dividing-fractions': fractionCheck,
  'distributive-law':
    'Check it with a number: put 1 or 2 in place of the unknown in both. They must have the same value.',
  factorising: 'Check it by multiplying the brackets out again: you must get back to the expression you started with.',
  rates:
    'Check it backwards: at that speed, how far would it get in the whole time? It must be the distance you started with.',
  probability:
    'Check it by listing: write down all possible outcomes and count. The probability must lie between 0 and 1.',
  ratio: 'Check it by adding the shares: together they must make the whole.',
};

/** About an idea that was explained: another side of it, never the same text again. */
function aboutIdea({ lessons: [lesson] }: Explaining, wanted: FollowUp, isSaid: (text: string) => boolean): string {
  if (!lesson) return '';
  const { idea, example, simply, remedy, question } = lesson;
  switch (wanted) {
    case 'simpler':
      return paragraphs(simply ?? `In one sentence: ${firstSentence(idea)}`, `An example: ${example}`, question);
    case 'example':
      return paragraphs(`An example: ${example}`, question);
    case 'check':
    case 'remedy':
      if (remedy) return paragraphs(remedy, 'Which part of that could you try yourself?');
      return doubtful(lesson, isSaid);
    case 'why':
      return paragraphs(idea, `You can see it in an example: ${example}`, remedy, 'Which part of it is not clear yet?');
    case 'objection':
      return paragraphs('It is good to question it. Test it:', remedy ?? example, question);
    case 'onward':
      return `Shall we test it? ${question} Or I can give you a practice question on it.`;
    default:
      return doubtful(lesson, isSaid);
  }
}

/** For a question that the lesson may answer but that was not understood well enough for a yes or no. */
function doubtful({ title, idea, simply, example, remedy }: Lesson, isSaid: (text: string) => boolean): string {
  const more = [remedy, simply, idea].filter((each) => each !== undefined);
  return paragraphs(
    `I cannot answer every question about ${inSentence(title)} reliably. What I am sure of:`,
    `> ${more.find((each) => !isSaid(each)) ?? idea}`,
    isSaid(example) ? undefined : `An example: ${example}`,
    'What would you conclude from that? If you meant something else, put it in other words.',
  );
}

/** For a message that was not understood during a task or a lesson. */
export function backToThread(thread: Leading | Explaining): string {
  if (thread.kind === 'exercise' && thread.isDone)
    return paragraphs(
      'I did not quite follow that, and I would rather ask than guess.',
      'Do you want to continue with another task of this kind, or look at something else? Send the task, or name a topic.',
    );
  const where = thread.kind === 'exercise' ? thread.exercise.task : inSentence(thread.lessons[0]?.title ?? '');
  const ask =
    thread.kind === 'exercise' ? thread.exercise.ladder[thread.position] : (thread.lessons[0]?.question ?? '');
  return paragraphs(
    `I did not quite follow that, and I would rather ask than guess. We were working on ${where}.`,
    ask,
    'If you meant something else, write the task itself or name the topic in a few words.',
  );
}

/** A title inside a sentence: "AI and bias" keeps its capitals. */
const inSentence = (title: string) =>
  /^[A-Z]{2}/.test(title) ? title : `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
const firstSentence = (text: string) => /^.*?[.:](?=\s|$)/s.exec(text)?.[0].replace(/:$/, '.') ?? text;
