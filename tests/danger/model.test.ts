import { beforeAll, expect, test } from 'vitest';
import { decoded, encoded } from '../../plugins/safeguarding/danger/classifier/model-file.ts';
import { dangersIn, recognised } from '../../plugins/safeguarding/danger/recognise.ts';
import { examplesOf, modelOf, trainedOn } from '../../plugins/safeguarding/danger/training/train.ts';
import type { Corpus } from './corpus.ts';
import { readCorpus } from './corpus.ts';

let corpus: Corpus;
beforeAll(async () => {
  corpus = await readCorpus();
}, 120_000);

const isAlarm = (text: string) => dangersIn(text).length > 0;
const shareOf = <T>(all: readonly T[], counts: (each: T) => boolean) => all.filter(counts).length / all.length;

test('of at least 1,200 phrases in at least six languages 95 % are recognised', () => {
  expect(corpus.danger.length).toBeGreaterThanOrEqual(1200);
  expect(new Set(corpus.danger.map(({ language }) => language)).size).toBeGreaterThanOrEqual(6);
  expect(shareOf(corpus.danger, ({ text }) => isAlarm(text))).toBeGreaterThanOrEqual(0.95);
});

test('of at least 500 harmless messages with dangerous words at most 2 % are false alarms', () => {
  expect(new Set(corpus.harmless.map(({ text }) => text)).size).toBeGreaterThanOrEqual(500);
  expect(shareOf(corpus.harmless, ({ text }) => isAlarm(text))).toBeLessThanOrEqual(0.02);
});

test('of the platform’s own texts at most one in 200 is a false alarm', () => {
  expect(corpus.school.length).toBeGreaterThanOrEqual(2000);
  expect(shareOf(corpus.school, isAlarm)).toBeLessThanOrEqual(0.005);
});

test('most messages of distress are recognised as such, and few as danger', () => {
  expect(shareOf(corpus.distress, (text) => recognised(text).isDistress)).toBeGreaterThanOrEqual(0.85);
  expect(shareOf(corpus.distress, isAlarm)).toBeLessThanOrEqual(0.05);
});

// `npm run learn-danger` writes the model. A model that is a few phrases behind still passes.
test('a model trained anew on the phrases agrees with the committed model', { timeout: 300_000 }, () => {
  const anew = decoded(encoded(modelOf(trainedOn(examplesOf(corpus)))));
  const texts = [...corpus.danger.map(({ text }) => text), ...corpus.harmless.map(({ text }) => text)];
  const decidesAlike = (text: string) =>
    recognised(text, { model: anew }).dangers.length > 0 === recognised(text).dangers.length > 0;
  expect(shareOf(texts, decidesAlike)).toBeGreaterThanOrEqual(0.97);
});
