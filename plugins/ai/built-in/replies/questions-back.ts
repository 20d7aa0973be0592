import { asksWhether } from '../facts/index.ts';
import { numbersOf, storyText } from '../stories/story.ts';
import { paragraphs } from '../talk/style.ts';

/** A task told in words: some numbers, and something asked of them. */
export const isStory = (message: string) =>
  message.split(/\s+/).length >= 8 &&
  numbersOf(storyText(message.toLowerCase())).length >= 2 &&
  /\b(?:how|what|when|which|who|find|calculate)\b|\?/i.test(message);

/**
 * To a story that was not understood: what was read of it, and ways on. A lesson picked by a word of it would help less
 * than to say so.
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

/** Before a lesson that was found by its name, where it was asked whether something is so. */
export const unsure = 'I cannot say for certain whether that is true. What I am sure of may settle it:';

/** It is asked whether something is so, and nothing else. */
export const isWhether = (message: string) =>
  asksWhether(message) &&
  !/\b(?:explain|help|what|how|why|when|which|who|difference|mean|hint|show|give)\b/i.test(message);
