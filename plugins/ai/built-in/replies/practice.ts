import type { Block } from '../../../../core/contract/index.ts';
import type { WorkedExample } from '../../../item-bank/services.ts';
import type { Practising } from '../conversation.ts';
import { practiceHeading } from '../conversation.ts';
import { isOpenQuestion } from '../steps/claims.ts';
import type { Intent } from '../talk/intents.ts';
import { intentsOf } from '../talk/intents.ts';
import { paragraphs } from '../talk/style.ts';
import { wordsOf } from '../talk/words.ts';

/**
 * A question suits the chat if it has options and does not depend on shapes, because figures are described in words.
 */
export const isAskable = ({ options, stimulus, contentArea }: WorkedExample) =>
  options.length > 0 && (contentArea !== 'patterns-and-spatial' || stimulus.every(({ kind }) => kind !== 'figure'));

const letters = 'ABCDE';

/** A practice question, as text for the chat. */
export function practiceReply({ stem, stimulus, options }: WorkedExample, topic: string): string {
  return paragraphs(
    `${practiceHeading} (${topic})`,
    `> ${stem.replaceAll('\n', '\n> ')}`,
    ...stimulus.map(shown),
    options.map((option, index) => `- ${letters[index]}) ${option}`).join('\n'),
    'Which option do you choose, and why? You can ask for a hint.',
  );
}

function shown(block: Block): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'code') return `\`\`\`${block.language}\n${block.code}\n\`\`\``;
  if (block.kind === 'figure') return block.alt;
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(block.header), line(block.header.map(() => '---')), ...block.rows.map(line)].join('\n');
}

/** The reply to a learner who works on a practice question. */
export function practisingReply({ since }: Practising, example: WorkedExample, intents: ReadonlySet<Intent>): string {
  const message = since.at(-1) ?? '';
  const chosen = optionSaid(message, example.options);
  const { hints, explanation, steps, answer, options, misconceptions } = example;
  const key = options.indexOf(answer);
  if (chosen === key && key >= 0)
    return paragraphs(`Yes, ${answer} is right.`, explanation, 'Would you like another one, or one that is harder?');
  const isDone = key >= 0 && since.slice(0, -1).some((each) => optionSaid(each, options) === key);
  if (isDone && chosen === undefined)
    return paragraphs(
      `${answer} is right. This is how to get there:`,
      steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
      explanation,
      'Which of these steps is not clear? Or would you like another one?',
    );
  const helped = since.filter(
    (each) => isHelpWanted(intentsOf(each)) || (optionSaid(each, options) ?? key) !== key,
  ).length;
  const ladder = [hints.conceptual, hints.procedural, hints.strategic];
  const hint = ladder[helped - 1];
  if (chosen !== undefined) {
    const slip =
      misconceptions.length === options.length - 1 ? misconceptions[chosen < key ? chosen : chosen - 1] : undefined;
    return hint
      ? paragraphs(
          `${options[chosen]} is not right yet. ${slip?.says ?? ''}`.trim(),
          `**A hint:** ${hint}`,
          'What would you choose now, and why?',
        )
      : solution(steps, answer, explanation);
  }
  if (!hint)
    return helped > ladder.length
      ? solution(steps, answer, explanation)
      : paragraphs('Tell me which option you would choose, even if you are not sure.', 'Why that one?');
  return paragraphs(
    intents.has('answer') ? 'This is practice, so try it first, with a hint.' : undefined,
    `**A hint:** ${hint}`,
    'What do you think? Try a step, or choose an option.',
  );
}

const isHelpWanted = (intents: ReadonlySet<Intent>) =>
  (['hint', 'stuck', 'answer', 'explanation'] as const).some((intent) => intents.has(intent));

/** The solution, after the last hint: in practice, seeing a solution is better than giving up. */
function solution(steps: readonly string[], answer: string, explanation: string): string {
  return paragraphs(
    'Let us go through it together.',
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    `So it is ${answer}. ${explanation}`,
    'Which step were you missing? Say it in your own words, then try another question.',
  );
}

/** Whether a message is an answer to, or a question about, a practice question. */
export const isAboutPractice = (message: string, example: WorkedExample, intents: ReadonlySet<Intent>) =>
  optionSaid(message, example.options) !== undefined ||
  isHelpWanted(intents) ||
  intents.has('check') ||
  (intents.has('explanation') && message.length < 60);

/** The option that a learner names, by its letter or its words. */
function optionSaid(message: string, options: readonly string[]): number | undefined {
  const plain = message.trim();
  if (isOpenQuestion(plain)) return undefined;
  const letter =
    /^(?:\W*(?:i (?:think|choose|say|pick|take)|it(?:'|’)?s|its|is it|option|answer|maybe|the answer is)\s+)*\(?([a-e])\)?[\s.,!?)]*$/i.exec(
      plain,
    )?.[1] ?? /\b(?:option|answer|letter)\s+\(?([a-e])\)?[\s.,!?)]*$/i.exec(plain)?.[1];
  const byLetter = letter ? letters.indexOf(letter.toUpperCase()) : -1;
  if (byLetter >= 0 && byLetter < options.length) return byLetter;
  const chosen = wordsOf(plain)
    .filter((word) => !aroundAnswer.has(word))
    .join(' ');
  // The option and nothing else: a sentence that contains its words is not a choice.
  const found = options.flatMap((option, index) => {
    const words = wordsOf(option).join(' ');
    const isSaid = words !== '' && (wordsOf(plain).join(' ') === words || chosen === withoutAround(words));
    return isSaid ? [{ index, length: words.length }] : [];
  });
  const [longest, next] = found.sort((one, other) => other.length - one.length);
  return longest && (!next || next.length < longest.length) ? longest.index : undefined;
}

/** Words around an answer that do not show which one it is. */
const aroundAnswer = new Set(
  'i id think say choose pick take go with its it is thats that the a an answer option maybe probably guess so then my would be must ok okay um hm right correct'.split(
    ' ',
  ),
);
const withoutAround = (words: string) =>
  words
    .split(' ')
    .filter((word) => !aroundAnswer.has(word))
    .join(' ');
