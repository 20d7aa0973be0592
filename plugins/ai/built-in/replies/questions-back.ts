import { asksWhether } from '../facts/index.ts';
import { numbersOf, storyText } from '../stories/story.ts';
import { paragraphs } from '../talk/style.ts';

/** A word problem: at least two numbers and a question. */
export const isStory = (message: string) =>
  message.split(/\s+/).length >= 8 &&
  numbersOf(storyText(message.toLowerCase())).length >= 2 &&
  /\b(?:how|what|when|which|who|find|calculate)\b|\?/i.test(message);

/**
 * Replies to a word problem that was not understood with the parts that were read and three ways to continue. This
 * helps more than a lesson chosen by one of its words.
 */
export function storyAskedBack(message: string): string {
  const text = message.slice(0, 1000).replaceAll(/\s+/g, ' ');
  const read = [...text.matchAll(/(?<![\d.])[€$£]?\d+(?:[.,:/]\d+)*\s?%?(?:\s?[a-zA-Z°²³/]+){0,3}/g)]
    .map(([each]) => `- “${each.trim()}”`)
    .slice(0, 6);
  const asked = /[^.!?]*\b(?:how|what|when|which|who|find|calculate)\b[^.!?]*/i.exec(text)?.[0].trim();
  return paragraphs(
    'This is a word problem, but I could not work out how its numbers belong together, and I will not guess. This is what I found in it:',
    [...read, ...(asked ? [`- the question: “${asked.slice(0, 160)}”`] : [])].join('\n'),
    'You have three choices: tell me in short sentences what belongs together (“each … costs …”, “together they have …”); write the calculation or equation that you would try, and I will check it exactly; or take a practice question on word problems.',
    'What is the first thing you can work out from it?',
  );
}

/** Precedes a lesson found by its name, if the learner asked whether something is true. */
export const unsure = 'I cannot say for certain whether that is true. What I am sure of may settle it:';

/** Whether a message asks if something is true, and nothing else. */
export const isWhether = (message: string) =>
  asksWhether(message) &&
  !/\b(?:explain|help|what|how|why|when|which|who|difference|mean|hint|show|give)\b/i.test(message);
