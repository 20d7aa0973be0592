import { z } from 'zod';
import type { CallContext } from '../../../core/db/index.ts';
import type { Ask, Material, Moderation, Tool } from '../../ai/services.ts';
import { longestNote } from './contract.ts';
import type { Memory } from './memory.ts';
import { bare } from './memory.ts';
import { asksWhatIsRemembered, toRemember } from './orders.ts';

/** The address of the list, as replies link it. */
const listLink = '[What the tutor remembers](/ai-tutor/memory)';

/**
 * The platform's own reply to a message that tells the tutor to remember something, or asks what it remembers; undefined
 * for any other message, and for one that moderation flags. It needs no model.
 */
export async function memoryReply(
  memory: Memory,
  context: CallContext,
  userId: string,
  message: string,
  moderation: Promise<Moderation | undefined>,
): Promise<string | undefined> {
  const words = toRemember(message);
  const asks = asksWhatIsRemembered(message);
  if ((words === undefined && !asks) || (await moderation)?.isFlagged) return undefined;
  if (words !== undefined) {
    if (words.length > longestNote) return `I keep notes of at most ${longestNote} characters. Can you say it shorter?`;
    const { note, refusal } = await memory.keep(context, userId, words, 'conversation');
    if (!note) return refusal ?? undefined;
    return `I will remember this: “${note.text}” You can correct or delete it under ${listLink}. What would you like to work on?`;
  }
  const [material] = materialOf((await memory.inUse(context, userId)) ?? []);
  if (!material) {
    return `I remember nothing about you between conversations. Tell me “Remember that I …”, or write a note under ${listLink}.`;
  }
  return `I remember this, in your words:\n\n${material.text}\n\nYou can correct or delete it under ${listLink}. I can also look up your EiQ score and how your practice went.`;
}

/** What a model gets of the memory: the notes, and a way to add one. Nothing where it is switched off. */
export async function memoryFor(
  memory: Memory,
  context: CallContext,
  userId: string,
  turns: Ask['turns'],
): Promise<{ material: readonly Material[]; tools: readonly Tool[] }> {
  const notes = await memory.inUse(context, userId);
  return notes
    ? { material: materialOf(notes), tools: [rememberTool(memory, context, userId, turns)] }
    : { material: [], tools: [] };
}

/**
 * Lets a model note something about the learner. It can only quote the learner, so that no judgement of a model is kept,
 * and only where no message of the conversation is about danger, distress or anything sensitive. One note a reply.
 */
function rememberTool(
  memory: Memory,
  context: CallContext,
  userId: string,
  turns: Ask['turns'],
): Tool<{ words: string }> {
  const said = turns.filter(({ role }) => role === 'user').map(({ text }) => text);
  let isUsed = false;
  return {
    name: 'remember',
    description:
      'Notes something about the learner that helps in later conversations: how they like to learn, what interests them, what they work towards. Give the learner’s exact words. The learner sees the note. Never use it for feelings, health, family, beliefs, names or places.',
    input: z.strictObject({ words: z.string().min(8).max(longestNote) }),
    async run({ words }) {
      const wanted = bare(words);
      if (wanted.length < 8 || !said.some((text) => bare(text).includes(wanted))) {
        return 'Not noted: these are not the learner’s exact words.';
      }
      if (isUsed) return 'Not noted: one note for each reply.';
      isUsed = true;
      for (const text of said) if (await memory.refusalOf(context, userId, text)) return 'Not noted.';
      const { note } = await memory.keep(context, userId, words.trim(), 'conversation');
      return note ? 'Noted.' : 'Not noted.';
    },
  };
}

/** Notes as they meet a model: fenced as data, like all texts of learners. */
const materialOf = (notes: readonly { readonly text: string }[]): Material[] =>
  notes.length === 0
    ? []
    : [{ title: 'The learner’s own notes for you', text: notes.map(({ text }) => `- ${text}`).join('\n') }];
