import type { WorkedExample } from '../../../item-bank/services.ts';
import type { Explaining } from '../conversation.ts';
import type { Fact } from '../facts/index.ts';
import type { Lesson } from '../lessons/index.ts';
import type { Style } from '../talk/style.ts';
import { paragraphs } from '../talk/style.ts';

/** An idea, its example and a question. A learner who asks again gets a worked practice question or the example. */
export function explainingReply(focus: Explaining, examples: readonly WorkedExample[], style: Style): string {
  const [lesson, other] = focus.lessons;
  if (!lesson) return '';
  if (focus.isAnswered && focus.before) return doubtedReply(focus.before);
  if (focus.isAnswered) return answeredReply(lesson, focus.level > 0);
  const worked = examples[focus.level - 1];
  if (focus.level > 0 && worked) return workedReply(worked);
  if (focus.level > 0)
    return paragraphs(
      `Let us start from an example. ${lesson.example}`,
      `Which part of this example is clear, and where do you get lost? ${lesson.question}`,
    );
  if (other)
    return paragraphs(
      `**${lesson.title}.** ${lesson.idea}`,
      `**${other.title}.** ${other.idea}`,
      style.isShort ? undefined : `An example: ${lesson.example}`,
      lesson.question,
    );
  return single(lesson, style);
}

/** Answers whether or why something is true, and asks a question that leads on. */
export const factReply = ({ statement, question }: Fact, verdict: 'Yes' | 'No' | undefined) =>
  paragraphs(verdict ? `${verdict}. ${statement}` : statement, question);

/** A comment on a fact is not judged either: the learner compares it with the fact. */
const doubtedReply = ({ statement, question }: Fact) =>
  paragraphs(
    'Good that you are thinking it through. I cannot judge an answer in free text reliably, so test it yourself. This is what I am sure of:',
    `> ${statement}`,
    `Does your idea agree with that? ${question}`,
  );

/** A free answer is not judged: the learner compares it with the idea. */
function answeredReply({ idea, remedy }: Lesson, isAgain: boolean): string {
  if (isAgain && remedy)
    return paragraphs(
      'Good that you are still thinking about it. This is how you can test it yourself:',
      `> ${remedy}`,
      'What do you find? If you like, I can give you a practice question on it, which I can check.',
    );
  return paragraphs(
    'Thank you for putting it in your own words. I cannot judge an answer in free text reliably, so compare it with the idea yourself:',
    `> ${idea}`,
    'Does your answer say the same, and what would you add? If you like, I can give you a practice question on it, which I can check.',
  );
}

function single({ title, idea: usual, simply, example, question }: Lesson, style: Style): string {
  const heading = `**${title}.** `;
  const idea = style.isSimple ? (simply ?? usual) : usual;
  if (style.isShort) return paragraphs(`${heading}${idea}`, question);
  if (style.beginsWithQuestion)
    return paragraphs(
      `${heading}Before I say anything: ${question.charAt(0).toLowerCase()}${question.slice(1)}`,
      `To think about: ${idea}`,
      `An example: ${example} Does that agree with what you thought?`,
    );
  if (style.beginsWithExample) return paragraphs(`${heading}${example}`, idea, question);
  return paragraphs(`${heading}${idea}`, `An example: ${example}`, question);
}

/** A practice question with its solution, for a learner who asked twice. */
function workedReply({ stem, hints, steps }: WorkedExample): string {
  return paragraphs(
    'Here is a question of that kind, solved step by step.',
    `> ${stem.replaceAll('\n', '\n> ')}`,
    `The idea: ${hints.conceptual}`,
    steps
      .slice(0, 4)
      .map((step, index) => `${index + 1}. ${step}`)
      .join('\n'),
    'Which of these steps is not clear?',
  );
}

/** For a word problem that resembles a practice question: the idea and where to begin, never the result. */
export function similarQuestionReply({ hints, concepts }: WorkedExample, titleOf: (concept: string) => string): string {
  return paragraphs(
    `This looks like a question on ${concepts
      .slice(0, 2)
      .map((concept) => titleOf(concept).toLowerCase())
      .join(' and ')}. I will not choose an answer for you, but here is how to think about such questions.`,
    `**The idea:** ${hints.conceptual}`,
    `**To begin:** ${hints.procedural}`,
    'What do you get for that first step?',
  );
}
