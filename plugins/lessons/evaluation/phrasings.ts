import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a learner types, and the lessons that answer it. */
export interface Phrasing {
  readonly text: string;
  readonly wanted: readonly string[];
}

const lines = () => readFileSync(path.join(import.meta.dirname, 'phrasings.txt'), 'utf8').split('\n');

/** The shipped phrasings: the half that the search was tuned on, and the half that was held out. */
export function lessonPhrasings(): { readonly half: 'tuned' | 'held-out'; readonly phrasings: readonly Phrasing[] }[] {
  const all = lines();
  const phrasings = all
    .slice(0, all.indexOf(otherSubjects))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const at = line.lastIndexOf(' | ');
      return { text: line.slice(0, at), wanted: line.slice(at + 3).split(' ') };
    });
  return (['tuned', 'held-out'] as const).map((half, place) => ({
    half,
    phrasings: phrasings.filter((_, index) => index % 2 === place),
  }));
}

/** Questions about subjects that no lesson is about. */
export function otherPhrasings(): string[] {
  const all = lines();
  return all.slice(all.indexOf(otherSubjects) + 1).filter(Boolean);
}

const otherSubjects = '# none';
