import type { Random } from '../../../../core/random.ts';
import { seededRandom } from '../../../../core/random.ts';
import type { Example, TrainingClass } from './example.ts';
import { slots, templates } from './templates.ts';

const fillers = new Map(Object.entries(slots).map(([name, text]) => [name, text.split('/')]));

/** Composes up to `each` sentences from every template, some with typing errors. The result is always the same. */
export function composedExamples(each: number): Example[] {
  return Object.entries(templates).flatMap(([label, lines]) =>
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .flatMap((template) =>
        renderingsOf(template, each).map((text) => ({
          text,
          label: label as TrainingClass,
          family: template,
          weight: 0.25,
          origin: 'composed' as const,
        })),
      ),
  );
}

function renderingsOf(template: string, count: number): string[] {
  const random = seededRandom(template);
  const texts = Array.from({ length: count }, () => {
    const text = template
      .replace(/\{(\w+)\}/g, (_, name: string) => oneOf(fillersOf(name), random))
      .replace(/ +/g, ' ')
      .trim();
    return random() < 0.3 ? misspelt(text, random) : text;
  });
  return [...new Set(texts)];
}

function fillersOf(name: string): readonly string[] {
  const found = fillers.get(name);
  if (!found) throw new Error(`Unknown slot ${name}`);
  return found;
}

/** Words that learners put around a sentence. */
const surroundings = ['prior', 'homework', 'really', 'bye'] as const;

/** Variants of a phrase: with a typing error, without one of its words, among other words, or with other signs. */
export function variedSpellings(text: string): string[] {
  const random = seededRandom(text);
  const words = text.split(' ');
  const around = oneOf(surroundings, random);
  const filler = oneOf(fillersOf(around), random);
  const left = Math.floor(random() * words.length);
  return [
    misspelt(text, random),
    ...(words.length > 4 ? [words.filter((_, index) => index !== left).join(' ')] : []),
    around === 'prior' || random() < 0.5 ? `${filler} ${text}` : `${text} ${filler}`,
    `${oneOf(fillersOf('homework'), random)} ${text} ${random() < 0.5 ? oneOf(fillersOf('homework'), random) : ''}`,
  ];
}

/** One or two typing errors in words of four letters or more. */
function misspelt(text: string, random: Random): string {
  const words = text.split(' ');
  const long = words.flatMap((word, index) => (word.length >= 4 ? [index] : []));
  for (let errors = random() < 0.4 ? 2 : 1; errors > 0 && long.length > 0; errors--) {
    const index = oneOf(long, random);
    words[index] = mistyped(words[index] ?? '', random);
  }
  return words.join(' ');
}

function mistyped(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const kind = random();
  if (kind < 0.3) return word.slice(0, at) + word.slice(at + 1);
  if (kind < 0.6) return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  if (kind < 0.75) return word.slice(0, at) + word.charAt(at) + word.slice(at);
  const vowel = /[aeiou]/.exec(word.slice(1));
  if (kind < 0.9 && vowel) return word.slice(0, vowel.index + 1) + word.slice(vowel.index + 2);
  return word.slice(0, at) + oneOf([...'etaoinsrhl'], random) + word.slice(at + 1);
}

function oneOf<T>(list: readonly T[], random: Random): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('Cannot pick from an empty list');
  return found;
}
