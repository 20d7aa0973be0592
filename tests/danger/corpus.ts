import { globSync } from 'node:fs';
import path from 'node:path';
import { lessons } from '../../plugins/ai/built-in/lessons/index.ts';
import { otherSubjects, ownSubjects } from '../../plugins/ai/built-in/messages/other-subjects.ts';
import { firstMessages, readMessages } from '../../plugins/ai/evaluations/read-messages.ts';
import type { Pair } from '../../plugins/safeguarding/danger/phrases/pairs.ts';
import type { Phrase } from '../../plugins/safeguarding/danger/phrases/phrase.ts';
import { shippedItems } from '../item-packs.ts';

const folder = path.join(import.meta.dirname, '../../plugins/safeguarding/danger/phrases');
/** Files with sets that are written independently of the others and never used for training. */
const independent = /^independent/;

export interface Corpus {
  readonly danger: readonly Phrase[];
  readonly distress: readonly string[];
  /** Harmless messages with dangerous words, by kind. */
  readonly harmless: readonly { readonly kind: string; readonly text: string }[];
  /** The platform's own texts, and the tutor's test messages. */
  readonly school: readonly string[];
}

/** All phrases of the folder and the platform's own texts. */
export async function readCorpus(): Promise<Corpus> {
  const danger = new Map<string, Phrase>();
  const distress = new Set<string>();
  const harmless = new Map<string, { kind: string; text: string }>();
  for (const file of globSync('**/*.ts', { cwd: folder }).sort()) {
    if (independent.test(file) || file === 'phrase.ts' || file.endsWith('.test.ts')) continue;
    const exported = (await import(path.join(folder, file))) as Record<string, unknown>;
    for (const value of Object.values(exported)) add(file.replace(/\.ts$/, ''), value);
  }
  return {
    danger: [...danger.values()],
    distress: [...distress],
    harmless: [...harmless.values()],
    school: await schoolTexts(),
  };

  /** Adds a phrase, a pair of messages, a harmless message, a message of distress, or lists and records of these. */
  function add(kind: string, value: unknown): void {
    if (typeof value === 'string') {
      if (kind.includes('distress')) distress.add(value);
      else if (!harmless.has(value)) harmless.set(value, { kind, text: value });
    } else if (Array.isArray(value)) for (const each of value) add(kind, each);
    else if (isPhrase(value)) danger.set(value.text, value);
    else if (isPair(value)) {
      danger.set(value.danger, { text: value.danger, language: 'en', danger: value.dangerClass });
      add(kind, value.harmless);
    } else if (value && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) add(kind === 'harmless' ? `harmless ${key}` : kind, inner);
  }
}

const isPhrase = (value: unknown): value is Phrase =>
  typeof value === 'object' && value !== null && 'text' in value && 'language' in value;
const isPair = (value: unknown): value is Pair =>
  typeof value === 'object' && value !== null && 'danger' in value && 'harmless' in value;

/** The largest number of texts from the item bank; about every seventh is taken, because generated items are alike. */
const maxItemTexts = 3000;

async function schoolTexts(): Promise<string[]> {
  const items = [...new Set((await shippedItems()).flatMap(textsWithin))].filter((text) => /\p{L}{3}.*\s/u.test(text));
  const every = Math.max(1, Math.floor(items.length / maxItemTexts));
  return [
    ...items.filter((_, index) => index % every === 0),
    ...lessons.flatMap(textsWithin),
    ...[
      ...firstMessages(),
      ...readMessages('talks'),
      ...readMessages('unseen-ideas'),
      ...readMessages('unseen-work'),
    ].flatMap(({ messages: sent }) => sent),
    ...otherSubjects,
    ...ownSubjects.map(([text]) => text),
  ];
}

/** All texts of more than one word within a value. */
function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsWithin);
  return value && typeof value === 'object' && !(value instanceof RegExp)
    ? Object.values(value).flatMap(textsWithin)
    : [];
}
