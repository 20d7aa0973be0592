import type { Turn } from '../../services.ts';
import { lessonOf } from '../lessons/index.ts';
import { paragraphs } from '../talk/style.ts';

/**
 * Replies to a thesis or claim from the learner's own text. Checks only its form (does it give a reason?), not its
 * content. "Is that a good thesis?" refers to the one in an earlier message.
 */
export function writingReply(message: string, turns: readonly Turn[], isWriting: boolean): string | undefined {
  const claim = isWriting && /\bbecause\b/i.test(message) && message.length >= 12 ? message : undefined;
  const written = thesisIn(message) ?? claim;
  const asked = /\b(?:good|ok(?:ay)?|strong|better|right|fine)\b.{0,24}\b(?:thesis|claim|argument)\b/i.test(message);
  const before = asked
    ? turns.flatMap(({ role, text }) => (role === 'user' ? (thesisIn(text) ?? []) : [])).at(-1)
    : undefined;
  const isQuestion =
    isWriting &&
    /\bquestion is\b|\b(?:topic|title) is\b|^\W*(?:should|must|is it right)\b.{6,160}\?\s*$/i.test(message);
  if (isQuestion && !before)
    return paragraphs(
      'That is the question your text has to answer. Before you choose a side, write down two or three reasons for each.',
      `A thesis could then look like this: ${lessonOf('thesis')?.example ?? ''}`,
      'What would you answer, and what comes after “because”?',
    );
  const thesis = written ?? before;
  if (!thesis) return undefined;
  const reason = /\b(?:because(?: of)?|since|as it|due to)\b\s+(.{4,200})/is
    .exec(thesis)?.[1]
    ?.replace(/[.!?\s]+$/, '');
  const tests = lessonOf('thesis')?.remedy;
  if (!written)
    return paragraphs(
      'I cannot judge how good it is, but you can test it.',
      tests,
      reason
        ? `Yours gives a reason (“${reason.slice(0, 120)}”), so it passes that test. What about the other two?`
        : 'Yours gives no reason yet. What comes after “because”?',
    );
  return paragraphs(
    reason
      ? `That has the form of a thesis: a claim, and a reason for it (“${reason.slice(0, 120)}”). I do not judge whether it is true; your evidence has to show that.`
      : 'That is a claim. A thesis becomes strong when it also gives the reason: “…, because …”.',
    tests,
    reason
      ? 'What evidence do you have for your reason, and what would somebody who disagrees say?'
      : 'What is your reason, and what would somebody who disagrees say?',
  );
}

const thesisIn = (message: string) =>
  /\b(?:thesis|claim|argument|main point|opinion)(?: statement)? (?:is|would be)\b[:\s]*(.{12,400})/is.exec(
    message,
  )?.[1];
