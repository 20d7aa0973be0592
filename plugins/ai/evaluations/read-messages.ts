import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Section } from '../../item-bank/contract.ts';
import { isAskedBack, isLost, isNotJudged, isUndecided } from './lost.ts';
import type { LearnerMessage } from './message.ts';

/** The sets of messages, in `messages/`. */
export const messageSets = [
  ...(['number', 'algebra-and-data', 'logic-and-ai', 'conduct', 'held-out'] as const),
  ...(['unseen-ideas', 'unseen-work', 'unseen-again', 'unseen-last', 'talks'] as const),
] as const;
export type MessageSet = (typeof messageSets)[number];

/** The hundred messages that were written before the tutor. */
export const firstMessages = (): LearnerMessage[] =>
  (['number', 'algebra-and-data', 'logic-and-ai', 'conduct'] as const).flatMap(readMessages);

/**
 * Reads a set of messages: after a preface, entries with a heading `# name`, one or more messages `> …`, patterns that
 * a good answer has (`must:`) or does not have (`must not:`), and the circumstances.
 *
 * @throws Error that names the entry with a fault
 */
export function readMessages(set: MessageSet): LearnerMessage[] {
  const text = readFileSync(path.join(import.meta.dirname, 'messages', `${set}.txt`), 'utf8');
  return text.split(/^# /m).slice(1).map(messageOf);
}

function messageOf(entry: string): LearnerMessage {
  const [name = '', ...lines] = entry.trim().split('\n');
  const after = (start: string) => lines.flatMap((line) => (line.startsWith(start) ? line.slice(start.length) : []));
  const known = /^(?:> |must: |must not: |purpose: |open question: |record: yes$)/;
  const odd = lines.find((line) => !known.test(line));
  if (odd !== undefined) throw new Error(`Message ${name}: “${odd}” is no entry`);
  const [purpose] = after('purpose: ');
  const [standing] = after('open question: ');
  return {
    name,
    messages: after('> ').map((said) => said.replaceAll(/\\([\\n])/g, (_, sign) => (sign === 'n' ? '\n' : sign))),
    ...(purpose && { purpose: Purpose.parse(purpose) }),
    ...(standing && { standing: Section.parse(standing) }),
    ...(lines.includes('record: yes') && { hasRecord: true }),
    must: after('must: ').map(patternOf),
    mustNot: after('must not: ').map(patternOf),
  };
}

const Purpose = z.enum(['chat', 'tutoring', 'coaching']);

const wordings = new Map([
  ['is lost', isLost],
  ['is undecided', isUndecided],
  ['asks back', isAskedBack],
  ['does not judge', isNotJudged],
]);

function patternOf(text: string): RegExp {
  const [, source, flags] = /^\/(.+)\/([a-z]*)$/.exec(text) ?? [];
  const pattern = source === undefined ? wordings.get(text) : new RegExp(source, flags);
  if (!pattern) throw new Error(`“${text}” is no pattern`);
  return pattern;
}
