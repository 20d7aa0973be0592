import { z } from 'zod';

/** The essays of an application, in order, with their limits. */
export const essays = [
  { name: 'personalStatement', title: 'Personal statement', maxWords: 650, isRequired: true },
  { name: 'academicGoals', title: 'Academic goals', maxWords: 300, isRequired: false },
  { name: 'whyUniversity', title: 'Why this university', maxWords: 300, isRequired: false },
] as const;
export type EssayName = (typeof essays)[number]['name'];

/** A draft may exceed the number of words, a submission may not. */
export const maxEssayCharacters = 20_000;

const Essay = z.string().max(maxEssayCharacters, `At most ${maxEssayCharacters.toLocaleString('en')} characters`);

export const ApplicationData = z.object({
  personalStatement: Essay.default(''),
  academicGoals: Essay.default(''),
  whyUniversity: Essay.default(''),
});
export type ApplicationData = z.output<typeof ApplicationData>;

/**
 * The number of words as word processors count them: parts between spaces that contain a letter or a digit. In Chinese and
 * Japanese every character counts; texts in Thai, Lao, Khmer and Burmese, which write no spaces between words either, are
 * divided by a dictionary.
 * @example wordCount('A well-known school – 学校') // 5
 */
export function wordCount(text: string): number {
  const characters = text.match(ideographs)?.length ?? 0;
  const words = text.match(unspaced)?.reduce((sum, run) => sum + wordsOf(run), 0) ?? 0;
  const parts = text.replace(ideographs, ' ').replace(unspaced, ' ').split(/\s+/u);
  return characters + words + parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\p{M}*/gu;
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/** Words of a run of one of these scripts. */
function wordsOf(run: string): number {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
  return [...segmenter.segment(run)].filter(({ isWordLike }) => isWordLike).length;
}

let segmenter: Intl.Segmenter | undefined;
