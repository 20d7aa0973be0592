import { globSync } from 'node:fs';
import path from 'node:path';
import { lessons } from '../../plugins/ai/built-in/lessons/index.ts';
import { messages } from '../../plugins/ai/built-in/messages/index.ts';
import { otherSubjects, ownSubjects } from '../../plugins/ai/built-in/messages/other-subjects.ts';
import { talks } from '../../plugins/ai/built-in/messages/talks.ts';
import { unseen } from '../../plugins/ai/built-in/messages/unseen.ts';
import { shippedItems } from '../../plugins/item-bank/shipped.ts';
import type { Phrase } from '../../plugins/safeguarding/danger/phrases/phrase.ts';

const folder = path.join(import.meta.dirname, '../../plugins/safeguarding/danger/phrases');
/** The set of somebody who wrote it without seeing the others: never trained on. */
const independent = 'independent.ts';

export interface Corpus {
  readonly danger: readonly Phrase[];
  readonly distress: readonly string[];
  /** Written for this purpose: full of the words of danger, by kind. */
  readonly harmless: readonly { readonly kind: string; readonly text: string }[];
  /** What the platform itself says and its tutor is tested with. */
  readonly school: readonly string[];
}

/** Every phrase of the folder, whatever its file, and the platform's own texts. */
export async function readCorpus(): Promise<Corpus> {
  const danger: Phrase[] = [];
  const distress: string[] = [];
  const harmless: { kind: string; text: string }[] = [];
  for (const file of globSync('**/*.ts', { cwd: folder }).sort()) {
    if (file === independent || file === 'phrase.ts') continue;
    const exported = (await import(path.join(folder, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      if (name === 'distress') distress.push(...(value as string[]));
      else take(`${file.replace(/\.ts$/, '')}`, value);
    }
  }
  return { danger, distress, harmless, school: await schoolTexts() };

  function take(kind: string, value: unknown): void {
    if (typeof value === 'function') return;
    if (!Array.isArray(value)) {
      if (value && typeof value === 'object')
        for (const [key, inner] of Object.entries(value)) take(`${kind} ${key}`, inner);
      return;
    }
    for (const each of value as (Phrase | string)[])
      if (typeof each === 'string') harmless.push({ kind, text: each });
      else danger.push(each);
  }
}

/** At most so many texts of the item bank; every seventh or so says what the others say. */
const mostItemTexts = 3000;

async function schoolTexts(): Promise<string[]> {
  const items = [...new Set((await shippedItems()).flatMap(textsWithin))].filter((text) => /\p{L}{3}.*\s/u.test(text));
  const every = Math.max(1, Math.floor(items.length / mostItemTexts));
  return [
    ...items.filter((_, index) => index % every === 0),
    ...lessons.flatMap(textsWithin),
    ...[...messages, ...talks, ...unseen].flatMap(({ says }) => says),
    ...otherSubjects,
    ...ownSubjects.map(([text]) => text),
  ];
}

/** Every text of more than one word within a value. */
function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsWithin);
  return value && typeof value === 'object' && !(value instanceof RegExp)
    ? Object.values(value).flatMap(textsWithin)
    : [];
}
