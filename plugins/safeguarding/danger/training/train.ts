import { featureSpace, featuresOf } from '../classifier/features.ts';
import type { Model, Scaled } from '../classifier/model-file.ts';
import { partsOf } from '../classifier/sentences.ts';
import { plainSpellingsOf, slangWordsOf } from '../normalise.ts';
import type { Phrase } from '../phrases/phrase.ts';
import { composedExamples, variedSpellings } from './compose.ts';
import type { Example } from './example.ts';
import type { Judged, Weights } from './regression.ts';
import { regressionOf, withFrequentFeatures } from './regression.ts';

export interface Texts {
  readonly danger: readonly Phrase[];
  readonly distress: readonly string[];
  readonly harmless: readonly { readonly text: string }[];
  /** Texts of lessons and questions. */
  readonly school: readonly string[];
}

/** The trained heads. */
export interface Trained {
  readonly danger: Weights;
  readonly distress: Weights;
  /** One-versus-rest, among texts of danger. */
  readonly classes: ReadonlyMap<string, Weights>;
}

/** All training examples: original texts, variants, and sentences composed from templates. */
export function examplesOf(texts: Texts): Example[] {
  const written: Example[] = [
    ...texts.danger.map(({ text, danger }) => ({ text, label: danger, weight: 1 }) as const),
    ...texts.distress.map((text) => ({ text, label: 'distress', weight: 1 }) as const),
    ...texts.harmless.map(({ text }) => ({ text, label: 'harmless', weight: 1 }) as const),
  ].map((example) => ({ ...example, family: familyOf(example.text), origin: 'written' }));
  return [
    ...written,
    ...written.flatMap((example) =>
      variedSpellings(example.text).map((text) => ({ ...example, text, weight: 0.3, origin: 'varied' as const })),
    ),
    ...texts.school.map(
      (text) => ({ text, label: 'harmless', family: familyOf(text), weight: 0.5, origin: 'school' }) as const,
    ),
    ...composedExamples(24),
  ];
}

/** Near duplicates form one family, identified by a phrase's longest words. */
function familyOf(text: string): string {
  const words = [...new Set(slangWordsOf(plainSpellingsOf(text)[0] ?? '').split(' '))];
  return words
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .slice(0, 4)
    .sort()
    .join(' ');
}

/** @param examples all examples, or those of some folds */
export function trainedOn(examples: readonly Example[]): Trained {
  const judged = examples.flatMap((example) =>
    partsToLearn(example).map((part) => ({ ...example, features: featuresOf(part) })),
  );
  const isDanger = (label: string) => label !== 'harmless' && label !== 'distress';
  const against = (
    isPositive: (label: string) => boolean,
    among: readonly (typeof judged)[number][],
    minCount: number,
  ) =>
    withFrequentFeatures(
      among.map(({ label, features, weight }): Judged => ({ features, weight, isPositive: isPositive(label) })),
      minCount,
    );
  const dangerous = judged.filter(({ label, origin }) => isDanger(label) && origin !== 'varied');
  const classes = [...new Set(dangerous.map(({ label }) => label))].sort();
  return {
    danger: regressionOf(against(isDanger, judged, 2), { rounds: 5, seed: 'danger' }),
    distress: regressionOf(
      against((label) => label === 'distress', judged, 3),
      { rounds: 3, seed: 'distress' },
    ),
    classes: new Map(
      classes.map((name) => [
        name,
        regressionOf(
          against((label) => label === name, dangerous, 4),
          { rounds: 3, seed: name },
        ),
      ]),
    ),
  };
}

/**
 * The parts of an example to train on; pairs of sentences where it is not harmless, as a single sentence of it may be.
 */
function partsToLearn({ text, label }: Example): string[][] {
  const parts = plainSpellingsOf(text)
    .slice(-1)
    .flatMap((spelling) => partsOf(slangWordsOf(spelling)));
  if (label === 'harmless' || parts.length === 1) return parts;
  const pairs = parts.filter((part) => part.includes('|'));
  return pairs.length > 0 ? pairs : parts;
}

/** Quantises the weights to 127 steps and drops negligible ones. */
export function modelOf({ danger, distress, classes }: Trained): Model {
  return {
    danger: scaled(danger, 160_000),
    distress: scaled(distress, 20_000),
    classes: new Map([...classes].map(([name, weights]) => [name, scaled(weights, 5000)])),
  };
}

/** @param maxCount the number of largest weights to keep */
function scaled({ bias, values }: Weights, maxCount: number): Scaled {
  const sizes = values
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort();
  const largest = sizes[Math.floor(sizes.length * 0.9995)] ?? 1;
  const scale = largest / 127;
  const least = Math.max(scale / 2, sizes[Math.max(0, sizes.length - maxCount)] ?? 0);
  const steps = new Int8Array(featureSpace);
  for (const [feature, value] of values.entries())
    if (Math.abs(value) >= least) steps[feature] = Math.max(-127, Math.min(127, Math.round(value / scale)));
  return { bias, scale, values: steps };
}
