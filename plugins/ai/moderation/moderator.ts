import type { Danger } from '../../safeguarding/contract.ts';
import type { Moderator } from '../operations/operations.ts';
import type { Asker, Moderation } from '../services.ts';
import type { LocalCategory, Pattern } from './patterns.ts';
import { patterns, personalData } from './patterns.ts';

export interface Dependencies {
  /** Whether the asker is, or may be, under 18: they are kept from giving personal data away. */
  isChild(asker: Asker): Promise<boolean>;
  /** What danger to somebody a text may tell of. */
  dangersIn(text: string): readonly Danger[];
  /** AnswerReport that a maker's moderation failed: then the local one stands alone. */
  failed(error: unknown): void;
}

/** Danger to the learner or to others. */
const urgent: ReadonlySet<string> = new Set(['self-harm', 'violence', 'sexual', 'danger']);

/** Kinds of danger, as moderation calls them. */
const categoryOf: Readonly<Record<Danger, string>> = {
  suicide: 'self-harm',
  'self-harm': 'self-harm',
  overdose: 'self-harm',
  'eating-disorder': 'self-harm',
  abuse: 'violence',
  threat: 'violence',
  violence: 'violence',
  grooming: 'sexual',
  'running-away': 'danger',
  other: 'danger',
};

/** Longer texts are looked at in their beginning and their end. */
const longest = 20_000;

/**
 * Looks at a text with the platform's own patterns and, where there is one, a maker's moderation. Flagged is what a
 * person would want to know of or stop; an attempt at an injection alone is named but not flagged, because learners ask
 * about it and prompts are fenced against it.
 */
export function createModerator({ isChild, dangersIn, failed }: Dependencies): Moderator {
  return {
    async moderate(asker, text, external) {
      const local: string[] = [...dangersIn(text).map((danger) => categoryOf[danger]), ...localCategories(text)];
      if (personalData.some((pattern) => fits(pattern, plain(text))) && (await isChild(asker)))
        local.push('personal-data');
      const externalJudgement = await external().catch((error: unknown) => {
        failed(error);
        return undefined;
      });
      const categories = [
        ...new Set([...local, ...(externalJudgement?.isFlagged ? externalJudgement.categories.map(ours) : [])]),
      ];
      return judged(categories, externalJudgement?.isFlagged === true);
    },
  };
}

/** A maker's judgement in our words. */
export const judgedByProvider = (found: { readonly isFlagged: boolean; readonly categories: readonly string[] }) =>
  judged([...new Set(found.isFlagged ? found.categories.map(ours) : [])], found.isFlagged);

/** What this plugin's own patterns see in a text, personal data apart. */
export function localCategories(text: string): LocalCategory[] {
  const read = plain(text);
  const found = patterns.filter((pattern) => fits(pattern, read));
  return [...new Set(found.map(({ category }) => category))];
}

function judged(categories: readonly string[], isFlaggedByMaker: boolean): Moderation {
  return {
    isFlagged: isFlaggedByMaker || categories.some((category) => category !== 'injection'),
    categories,
    isUrgent: categories.some((category) => urgent.has(category)),
  };
}

const fits = ({ matches, unless }: Pattern, text: string) => matches.test(text) && !unless?.test(text);

/** In lower case, with plain quotes and single spaces, without accents and signs that are not seen. */
function plain(text: string): string {
  const read = text.length > longest ? `${text.slice(0, longest / 2)}\n${text.slice(-longest / 2)}` : text;
  return read
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[^\S\n]+/g, ' ');
}

/** OpenAI's names of categories, in ours: `self-harm/intent` is `self-harm`. */
function ours(category: string): string {
  const [first = category] = category.split('/');
  return makersNames[first] ?? first;
}

const makersNames: Readonly<Record<string, string>> = {
  hate: 'harassment',
  illicit: 'violence',
  self_harm: 'self-harm',
};
