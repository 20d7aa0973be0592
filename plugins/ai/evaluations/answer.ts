import type { OpenLearnerQuestion } from '../../item-bank/services.ts';
import type { Provider } from '../providers/provider.ts';
import type { Ask, Asker, Turn } from '../services.ts';
import type { LearnerMessage } from './message.ts';

/** The requirements for every answer. */
const always: readonly { readonly name: string; isMet(reply: string): boolean }[] = [
  {
    name: 'ends with a question or a next step',
    isMet: (reply) =>
      /\?|\b(?:try|tell|write|say|pick|choose|send|take|ask|begin|go on)\b/i.test(reply.split('\n\n').at(-1) ?? ''),
  },
  { name: 'is calm', isMet: (reply) => !reply.includes('!') },
  { name: 'is whole', isMet: (reply) => reply.length > 20 && !/undefined|NaN|\[object|\bnull\b/.test(reply) },
  { name: 'can be read in one go', isMet: (reply) => reply.split(/\s+/).length <= 230 },
];

export interface Outcome {
  readonly message: LearnerMessage;
  readonly reply: string;
  /** The requirements that the answer does not meet; empty for a good answer. */
  readonly failures: readonly string[];
  /** Until the first text of the last answer, in milliseconds. */
  readonly firstText: number;
}

/** Has the tutor answer one or more messages, and checks the last answer. */
export async function outcomeOf(
  tutor: Provider,
  asker: Asker,
  message: LearnerMessage,
  standing: OpenLearnerQuestion | undefined,
): Promise<Outcome> {
  const turns: Turn[] = [];
  let reply = '';
  let firstText = 0;
  const disclosures: string[] = [];
  for (const text of message.messages) {
    turns.push({ role: 'user', text: filled(text, standing) });
    ({ reply, firstText } = await answerOf(tutor, asker, { turns: [...turns], purpose: message.purpose ?? 'chat' }));
    if (standing?.givesAway(withoutQuestion(reply, turns))) disclosures.push('gives the key away');
    turns.push({ role: 'assistant', text: reply });
  }
  return { message, reply, failures: [...disclosures, ...failuresOf(message, reply)], firstText };
}

/** The requirements for every answer, and those of the message, that an answer does not meet. */
export const failuresOf = ({ must, mustNot = [] }: LearnerMessage, reply: string): string[] => [
  ...always.filter(({ isMet }) => !isMet(reply)).map(({ name }) => name),
  ...must.filter((pattern) => !pattern.test(reply)).map((pattern) => `lacks ${pattern}`),
  ...mustNot.filter((pattern) => pattern.test(reply)).map((pattern) => `has ${pattern}`),
];

/** The tutor's answer to some turns, and how long its first text took (ms). */
export async function answerOf(
  tutor: Provider,
  asker: Asker,
  given: Pick<Ask, 'turns' | 'purpose'> & Partial<Ask>,
): Promise<{ reply: string; firstText: number }> {
  const ask: Ask = { plugin: 'test', instructions: 'You are a tutor.', isPersonal: true, ...given };
  const prompt = { model: 'built-in', system: ask.instructions, turns: ask.turns, maxTokens: 1000 };
  const began = performance.now();
  let reply = '';
  let firstText = 0;
  for await (const part of tutor.answer(prompt, new AbortController().signal, { asker, ask })) {
    if (part.kind !== 'text') continue;
    if (reply === '') firstText = performance.now() - began;
    reply += part.text;
  }
  return { reply, firstText };
}

/** A message with its placeholders replaced by the open question's text. */
export function filled(message: string, standing: OpenLearnerQuestion | undefined): string {
  if (!standing) return message;
  return message
    .replace('{stem}', standing.stem)
    .replace('{options}', standing.options.map((option, index) => `${'ABCDE'[index]}) ${option}`).join(' '))
    .replaceAll(/\{option (\d)\}/g, (_, place: string) => standing.options[Number(place) - 1] ?? 'the first');
}

/** Quoting the learner's own text is not a disclosure. */
const withoutQuestion = (reply: string, turns: readonly Turn[]) =>
  turns.reduce(
    (text, turn) => (turn.role === 'user' && turn.text.length > 20 ? text.replaceAll(turn.text, ' ') : text),
    reply,
  );
