import type { OpenLearnerQuestion } from '../../../item-bank/services.ts';
import type { BuiltInDependencies } from '../dependencies.ts';
import type { Situation } from '../situation.ts';
import { checkStep } from '../steps/check-step.ts';
import type { Intent } from '../talk/intents.ts';
import { intentsOf } from '../talk/intents.ts';
import { paragraphs } from '../talk/style.ts';
import { contentWords, wordsOf } from '../talk/words.ts';

/**
 * Replies to a message about an open question with the next hint of its ladder, one for each message about it, and
 * nothing else. Undefined for any other message.
 */
export async function openQuestionReply({
  dependencies,
  asker,
  message,
  turns,
  intents,
  standing,
  focus,
}: Situation): Promise<string | undefined> {
  if (standing.length === 0) return undefined;
  const messages = turns.filter(({ role }) => role === 'user').map(({ text }) => text);
  const isFree = focus === undefined || (focus.kind === 'lesson' && intents.has('current-question'));
  // An option such as "−3 < x < 3" also reads like a new task.
  const mayNameOption = focus === undefined || focus.kind === 'lesson' || (focus.kind === 'exercise' && focus.isNew);
  const named = questionIn(message, intents, standing, isFree, mayNameOption);
  const before = messages.slice(0, -1).flatMap((text) => questionIn(text, intentsOf(text), standing, true) ?? []);
  const isFollowUp =
    /^.{0,80}$/s.test(message) &&
    (['hint', 'stuck', 'answer', 'check', 'current-question', 'override'] as const).some((intent) =>
      intents.has(intent),
    );
  const last = before.at(-1);
  const question =
    named ?? (isFollowUp && focus?.kind !== 'practice' && !(focus?.kind === 'exercise' && !last) ? last : undefined);
  if (!question) return undefined;
  const ladder = hintLadder(question);
  const level = Math.min(
    before.filter(({ questionId }) => questionId === question.questionId).length +
      (named
        ? 0
        : messages.length -
          messages.findLastIndex((text) => questionIn(text, intentsOf(text), standing, true) !== undefined) -
          2),
    Math.max(0, ladder.length - 1),
  );
  const hint = ladder[Math.max(0, level)];
  if (hint && question.counts) await countHint(dependencies, asker, question, hint.id);
  return hintReply(question, hint, intents, level >= ladder.length - 1);
}

/** A hint for an assessment question is counted, wherever it was given. */
async function countHint(
  { hints }: BuiltInDependencies,
  asker: Situation['asker'],
  { questionId }: OpenLearnerQuestion,
  hintId: string,
): Promise<void> {
  // The question may have been answered in another tab in the meantime; then nothing is counted.
  await hints?.handedOut(asker, asker.userId, questionId, [hintId]).catch(() => undefined);
}

/** Whether a message is a step with numbers of an open question. A verdict on it could reveal the answer. */
export const isStepOfOpenQuestion = ({ standing, message, math, focus }: Situation) =>
  standing.some((question) => sharesNumbers(message, question)) &&
  (focus?.kind === 'exercise' || checkStep(math, message) !== undefined);

/** The open question that a message is about; undefined where it is about none. */
function questionIn(
  message: string,
  intents: ReadonlySet<Intent>,
  standing: readonly OpenLearnerQuestion[],
  isFree: boolean,
  mayNameOption = isFree,
): OpenLearnerQuestion | undefined {
  const [latest] = standing;
  if (!latest) return undefined;
  const alike = standing
    .map((question) => ({ question, likeness: likeness(message, question) }))
    .sort((one, other) => other.likeness - one.likeness);
  if (alike[0] && alike[0].likeness >= enough) return alike[0].question;
  const named = mayNameOption ? standing.find((question) => isNothingButOption(message, question)) : undefined;
  if (named) return named;
  // Without another topic, "which letter is it?" can only refer to the question on the screen.
  const isPointing = intents.has('current-question') || intents.has('override');
  return isPointing &&
    isFree &&
    (intents.has('answer') ||
      intents.has('check') ||
      intents.has('hint') ||
      intents.has('stuck') ||
      intents.has('override') ||
      /\b(?:option|letter)\b/i.test(message))
    ? latest
    : undefined;
}

/** Words that people say around an option: "I think it is 12, right?" */
const aroundOptions = new Set(
  wordsOf(
    'a an the so and or my is it that this be are was i you we think got get say said choose chose pick take would should could can may do does did have answer option letter number one correct right true wrong false not no yes rule out exclude maybe perhaps just only please sure',
  ),
);

/** Whether a message names an option of the question, by its words or its letter, and nothing else. */
function isNothingButOption(message: string, { options }: OpenLearnerQuestion): boolean {
  const words = ` ${wordsOf(message).join(' ')} `;
  const letters = options.map((_, index) => 'abcde'.charAt(index));
  return [...options.map((option) => wordsOf(option).join(' ')), ...letters].some((option) => {
    const at = option === '' ? -1 : words.indexOf(` ${option} `);
    return (
      at >= 0 &&
      wordsOf(words.slice(0, at) + words.slice(at + option.length + 1)).every((word) => aroundOptions.has(word))
    );
  });
}

/** The likeness from which a message counts as being about a question. */
const enough = 0.5;

/** How much a message resembles a question, from 0 to 1. */
function likeness(message: string, question: OpenLearnerQuestion): number {
  const words = new Set(contentWords(message));
  const stem = [...new Set(contentWords(question.stem))];
  if (words.size === 0 || stem.length === 0) return 0;
  const shared = stem.filter((word) => words.has(word));
  const ofStem = shared.length / stem.length;
  const ofMessage = shared.length / words.size;
  const isVerbatim = wordsOf(message).join(' ').includes(wordsOf(question.stem).slice(0, 8).join(' '));
  if (isVerbatim && stem.length >= 3) return 1;
  if (hasSameNumbers(message, question.stem)) return 0.9;
  const options = question.options.filter(
    (option) => option.length >= 3 && message.toLowerCase().includes(option.toLowerCase()),
  );
  if (options.length >= 2) return 0.9;
  // Part of a long question in a few words, or a whole short question among other words.
  return shared.length >= 4
    ? Math.max(ofStem, Math.min(ofMessage, ofStem * 2))
    : shared.length >= 2
      ? Math.min(ofStem, ofMessage + 0.25)
      : 0;
}

/** Whether a message has at least two numbers, nearly all from the question: "7/8 − 1/3" from its story. */
function hasSameNumbers(message: string, stem: string): boolean {
  const numbers = (text: string) =>
    text
      .normalize('NFKC')
      .replaceAll('⁄', '/')
      .match(/\d+(?:[./]\d+)*/g) ?? [];
  const own = new Set(numbers(stem));
  const given = [...new Set(numbers(message))];
  const shared = given.filter((number) => own.has(number));
  const isTelling = shared.some((number) => /[./]/.test(number) || Number(number) > 12) || shared.length >= 3;
  return shared.length >= 2 && isTelling && shared.length >= given.length - 1 && shared.length >= own.size * 0.6;
}

/** Whether a message uses numbers of a question or its options. Treats the right option like the wrong ones. */
function sharesNumbers(message: string, { stem, options }: OpenLearnerQuestion): boolean {
  const numbers = (text: string) => new Set(text.normalize('NFKC').match(/\d+(?:[.,]\d+)*/g) ?? []);
  const own = numbers(`${stem} ${options.join(' ')}`);
  const shared = [...numbers(message)].filter((number) => own.has(number));
  return shared.length >= 2 || shared.some((number) => /[.,]/.test(number) || Number(number) > 12);
}

/** The hints of an open question, the gentlest first; none that would give its answer away. */
function hintLadder(question: OpenLearnerQuestion): { id: string; text: string }[] {
  // Cognitive tasks are answered without help.
  if (question.section === 'cognitive') return [];
  return (['conceptual', 'procedural', 'strategic', 'encouragement'] as const)
    .map((id) => ({ id, text: question[id] }))
    .filter(({ text }) => !question.givesAway(text));
}

/** The only replies about an open question. */
function hintReply(
  question: OpenLearnerQuestion,
  hint: { readonly id: string; readonly text: string } | undefined,
  intents: ReadonlySet<Intent>,
  isLast: boolean,
): string {
  const where = question.counts ? 'an assessment that counts' : 'your practice';
  const opening = intents.has('check')
    ? `This question is open in ${where}, so I cannot tell you whether an answer is right until you have submitted it there.`
    : `This question is open in ${where}. I will not solve it for you or name an option, but I can help you think.`;
  if (!hint)
    return paragraphs(
      `This question is open in ${where}. It has to be answered without help, so I cannot say anything about it.`,
      'Afterwards I am glad to go through the idea with you, using other questions. Which topic would you like to look at then?',
    );
  return paragraphs(
    opening,
    `**A hint:** ${hint.text}`,
    isLast
      ? 'That is the last hint I have for it. Try one step with it, and choose what you can give a reason for. What is your first step?'
      : 'What does that tell you? Say your first step in your own words, or ask for another hint.',
  );
}
