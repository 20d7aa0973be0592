import type { Danger } from '../../safeguarding/contract.ts';
import type { Moderator } from '../operations/operations.ts';
import type { Asker, Moderation } from '../services.ts';
import type { LocalCategory, Pattern } from './patterns.ts';
import { patterns, personalData } from './patterns.ts';

export interface Dependencies {
  /** Whether the asker is, or may be, under 18. Only then are personal data flagged. */
  isChild(asker: Asker): Promise<boolean>;
  /** The kinds of danger that a text may indicate. */
  dangersIn(text: string): readonly Danger[];
  /** Reports that a provider's moderation failed; the local verdict is then used alone. */
  failed(error: unknown): void;
}

/** Danger to the learner or to others. */
const urgent: ReadonlySet<string> = new Set(['self-harm', 'violence', 'sexual', 'danger']);

/** The moderation category of each kind of danger. */
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

/** Of longer texts, only the beginning and the end are checked. */
const maxLength = 20_000;

/**
 * Moderates a text with the platform's own patterns and, where available, a provider's moderation. A suspected prompt
 * injection alone is listed but not flagged, because learners ask about it and prompts are fenced against it.
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
        ...new Set([
          ...local,
          ...(externalJudgement?.isFlagged ? externalJudgement.categories.map(platformCategory) : []),
        ]),
      ];
      return judged(categories, externalJudgement?.isFlagged === true);
    },
  };
}

/** A provider's verdict with the platform's categories. */
export const judgedByProvider = (found: { readonly isFlagged: boolean; readonly categories: readonly string[] }) =>
  judged([...new Set(found.isFlagged ? found.categories.map(platformCategory) : [])], found.isFlagged);

/** The categories that the plugin's own patterns find in a text, without personal data. */
export function localCategories(text: string): LocalCategory[] {
  const read = plain(text);
  const found = patterns.filter((pattern) => fits(pattern, read));
  return [...new Set(found.map(({ category }) => category))];
}

function judged(categories: readonly string[], isFlaggedByProvider: boolean): Moderation {
  return {
    isFlagged: isFlaggedByProvider || categories.some((category) => category !== 'injection'),
    categories,
    isUrgent: categories.some((category) => urgent.has(category)),
  };
}

const fits = ({ matches, unless }: Pattern, text: string) => matches.test(text) && !unless?.test(text);

/** The text in lower case with straight quotes and single spaces, without accents and invisible characters. */
function plain(text: string): string {
  const read = text.length > maxLength ? `${text.slice(0, maxLength / 2)}\n${text.slice(-maxLength / 2)}` : text;
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

/** OpenAI's category as the platform names it: `self-harm/intent` is `self-harm`. */
function platformCategory(category: string): string {
  const [first = category] = category.split('/');
  return categoryNames[first] ?? first;
}

const categoryNames: Readonly<Record<string, string>> = {
  hate: 'harassment',
  illicit: 'violence',
  self_harm: 'self-harm',
};
