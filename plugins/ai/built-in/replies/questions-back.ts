import { asksWhether } from '../facts/index.ts';
import { paragraphs } from '../talk/style.ts';

/** A word problem: at least two numbers and a question. */
export const isStory = (message: string) =>
  message.split(/\s+/).length >= 8 &&
  (message.match(/\d+(?:[.,:/]\d+)*/g) ?? []).length >= 2 &&
  /\b(?:how|what|when|which|who|find|calculate)\b|\?/i.test(message);

/** The reply to a word problem: what its numbers mean is for the learner to say, and a calculation is checked exactly. */
export const storyReply = paragraphs(
  'This is a word problem. I cannot read word problems reliably, so I will not guess what its numbers mean.',
  'You have three choices: write the calculation or equation that you would try, and I will check it exactly; read the lesson “From words to equations” under *Learn step by step*; or take a practice question on word problems.',
  'What is asked for, and which two numbers belong together first?',
);

/** Precedes a lesson found by its name, if the learner asked whether something is true. */
export const unsure = 'I cannot say for certain whether that is true. What I am sure of may settle it:';

/** Whether a message asks if something is true, and nothing else. */
export const isWhether = (message: string) =>
  asksWhether(message) &&
  !/\b(?:explain|help|what|how|why|when|which|who|difference|mean|hint|show|give)\b/i.test(message);
