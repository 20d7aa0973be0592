import type { Exercise, Verdict } from '../exercises/index.ts';
import { read } from '../exercises/index.ts';
import type { MathLibrary } from '../maths/library.ts';
import type { StepCheck } from './check-step.ts';
import { checkStep } from './check-step.ts';
import { understand } from './clauses.ts';
import { inSigns } from './notation.ts';
import { isLead } from './statement.ts';
import { units } from './units.ts';

/**
 * Judges a message as a step in a task. It judges only a result or a step that was understood completely: no question
 * about something else, and no sentence that was read in part.
 * @param isSetting the message sets the task, so only a result stated at its end is judged
 */
export function judgedStep(
  math: MathLibrary,
  exercise: Exercise,
  message: string,
  isSetting: boolean,
): Verdict | undefined {
  const claim = isSetting ? claimAtEnd(message) : { sentence: message, result: message };
  const whole = checkStep(math, message);
  const isSettled = whole?.kind === 'holds' || whole?.kind === 'fails';
  if (!isSettled && (claim === undefined || !isReadWhole(claim.result))) return undefined;
  const ofSentence = claim && checkStep(math, claim.sentence);
  const check = isSettled || !isSetting ? whole : ofSentence?.kind === 'unread' ? undefined : ofSentence;
  const verdict = exercise.judge(read(math, isSetting ? message : message.replaceAll(raisedUnit, '')));
  if (check?.kind === 'fails' && verdict?.kind !== 'wrong')
    return { kind: 'wrong', text: `“${inOwnWords(message, check.step)}” is not right: the two sides are not equal.` };
  if (verdict?.kind !== 'wrong') return verdict && quoting(verdict, message);
  if (check?.kind === 'holds') {
    const [, ...hint] = verdict.text.split(/(?<=[.:?]) (?=[A-Z])/);
    const confirmation = `“${quoted(claim?.sentence ?? message)}” is correct as a calculation, but it is not yet clear that it answers the task.`;
    return { kind: 'step', text: [confirmation, hint.join(' ')].join(' ').trim(), next: 0 };
  }
  return check === undefined || check.kind === 'fails' ? verdict : undefined;
}

/** Whether a message was understood completely or consists of a few words without numbers. */
export function isReadWhole(message: string): boolean {
  const text = inSigns(message);
  if (/[\d√π]|\b[b-hj-z]\b/.test(text)) return understand(message).readings.length > 0;
  return (
    text.split(/\s+/).length <= maxWords &&
    !/\b(?:why|how|what|when|where|who|which|not|no|do i|should i)\b|n't/.test(text)
  );
}

/** Longer messages without a number are not judged. */
const maxWords = 6;

/** "… i got 24", "…, so x = 3?", "… = 12": the result stated after the task, with its sentence. */
function claimAtEnd(message: string): { sentence: string; result: string } | undefined {
  const sentences = message.split(/(?<=[.?!\n])\s+(?=\S)/);
  const sentence = sentences.slice(sentences.findLastIndex((each) => /\d/.test(each))).join(' ');
  const last = [...sentence.matchAll(marker)].filter(({ index }) => /\d/.test(sentence.slice(index))).at(-1);
  if (!last) return undefined;
  // "I wonder if it is 12": the words before a result show whether it is the learner's own.
  const lead =
    inSigns(sentence.slice(0, last.index))
      .split(/[^a-z'\s,]/)
      .at(-1) ?? '';
  const [unit = '', ...others] = lead.replaceAll(',', ' ').trim().split(/\s+/);
  const isTentative = last[0].startsWith(',');
  // "What is it now, 2520?": the task's question and a proposed answer.
  const isTask =
    isTentative && /\b(?:what|how (?:much|many|far|fast|long|old|big))\b.*\b(?:is|are|was|does|do|will)\b/i.test(lead);
  if (!isTask && !isLead([...(units.has(unit) ? [] : [unit]), ...others].join(' '))) return undefined;
  if (!isTentative && /^\W*(?:what|why|how|when|where|who|which|do i|should i|can i)\b/i.test(sentence))
    return undefined;
  const result = sentence.slice(last.index + (/^[=→,-]|^is\b(?! it)/i.test(last[0]) ? last[0].length : 0));
  return understand(result).readings.length > 0 ? { sentence, result } : undefined;
}

const marker =
  /\b(?:i (?:got|get|say|said|think|have|found|make it)|so|then|is it|it is|it's|its|thats|that's|answer is)\b|=|→|->|, ?(?=[\d€$£][^,]*\?\s*$)|\bis (?=-?\d[\d.,/]*\s*(?:%|[a-z°€]{1,3})?\s*(?:$|[?!.,;]|because|cos|cause|right|correct|ok|i think))/gi;

const raisedUnit = /(?<=\d\s?(?:mm|cm|dm|m|km))(?:\^[23]|[²³23])(?!\d)/g;

/** Quotes the confirmed message if the confirmation does not name its number. */
function quoting(verdict: Verdict, message: string): Verdict {
  const given = message.match(/\d+(?:[.,/]\d+)*/g) ?? [];
  const [first = ''] = verdict.text.split(/(?<=[.:?])\s/);
  const plain = first.replaceAll(/\\[dt]?frac\s*\{(\d+)\}\s*\{(\d+)\}/g, '$1/$2');
  if (given.length === 0 || given.some((each) => plain.includes(each))) return verdict;
  return { ...verdict, text: `“${quoted(message)}”: ${verdict.text}` };
}

const longest = 120;
export const quoted = (message: string) => {
  const plain = message
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^>+\s*/, '')
    .replaceAll(/[“”]/g, '"');
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
};

/** A step as the learner wrote it. */
export function inOwnWords(message: string, step: string): string {
  const pieces = message.split(
    /[;!?\n]+|\.(?!\d)|,(?=\s)|,$|→|->|=>|⇒|\b(?:so|then|therefore|thus|hence|because|since|and|but)\b/i,
  );
  const own = pieces.find((piece) => inSigns(piece).replaceAll(' ', '') === step.replaceAll(' ', ''));
  return quoted(own ?? (pieces.length < 3 ? message : step));
}

/** The reply to a message with checked steps outside a task; undefined if it states no step. */
export function checkedReply(check: StepCheck | undefined, message: string): string | undefined {
  switch (check?.kind) {
    case 'holds':
      return [
        check.isQuestion ? `Yes, “${quoted(message)}” is right.` : `“${quoted(message)}” is right.`,
        'How could you check it in another way? Or send me the next one.',
      ].join('\n\n');
    case 'fails':
      return [
        `${check.isQuestion ? 'No, ' : ''}“${inOwnWords(message, check.step)}” is not right: the two sides are not equal.`,
        'Work out one side at a time: where do they become different?',
      ].join('\n\n');
    case 'rounded':
      return [
        `In “${inOwnWords(message, check.step)}” the second number is the first one rounded. Write ≈ instead of = to show that.`,
        'How many decimals does your task ask for?',
      ].join('\n\n');
    case 'joined':
      return [
        `I read “${inOwnWords(message, check.step)}” as calculations one after the other. An equals sign may only join things that are equal, so write each calculation on a line of its own, and I will check them.`,
        'What do the lines look like?',
      ].join('\n\n');
    case 'open':
      return [
        `I read “${quoted(message)}”, but I cannot judge it for certain, so I do not.`,
        'Write each step as one equation, with the units on both sides. What is the first one?',
      ].join('\n\n');
    default:
      return undefined;
  }
}

/**
 * Whether a message asks for anything other than whether a result is right. Such questions are answered, never judged.
 */
export const isOpenQuestion = (message: string) =>
  /^\W*(?:(?:so|and|but|ok|okay|then|wait|hey|well|hm+)\W+)*(?:why|how|what|whats|when|where|who|whose|which|do i|do we|did i|should|can|could|may|must|shall|would|am i|are we|have i)\b/i.test(
    message,
  ) || /\b(?:why|how come|what if|what about)\b[^.!]*\?\s*$/i.test(message);

/** The reply to a step that was not understood completely, if nothing else in the message was recognised. */
export const unreadReply = (message: string) =>
  [
    `I could not read all of “${quoted(message)}”, so I do not judge it.`,
    'Write the step with only numbers, signs and units, for example “8 × 3 ÷ 2 = 12 cm²”, one step per line. What does it look like then?',
  ].join('\n\n');
