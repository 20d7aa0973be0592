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
const shareOf = <T>(all: readonly T[], matches: (each: T) => boolean) => all.filter(matches).length / all.length;

test('at least 95 % of 1,200 or more phrases in at least six languages are recognised', () => {
  expect(corpus.danger.length).toBeGreaterThanOrEqual(1200);
  expect(new Set(corpus.danger.map(({ language }) => language)).size).toBeGreaterThanOrEqual(6);
  expect(shareOf(corpus.danger, ({ text }) => isAlarm(text))).toBeGreaterThanOrEqual(0.95);
});

test('at most 2 % of 500 or more harmless messages with dangerous words are false alarms', () => {
  expect(new Set(corpus.harmless.map(({ text }) => text)).size).toBeGreaterThanOrEqual(500);
  expect(shareOf(corpus.harmless, ({ text }) => isAlarm(text))).toBeLessThanOrEqual(0.02);
});

test('at most one in 200 of the platform’s own texts is a false alarm', () => {
  expect(corpus.school.length).toBeGreaterThanOrEqual(2000);
  expect(shareOf(corpus.school, isAlarm)).toBeLessThanOrEqual(0.005);
});

test('most messages of distress are recognised as distress, and few as danger', () => {
  expect(shareOf(corpus.distress, (text) => recognised(text).isDistress)).toBeGreaterThanOrEqual(0.85);
  expect(shareOf(corpus.distress, isAlarm)).toBeLessThanOrEqual(0.05);
});

// `npm run learn-danger` writes the model. A model that lacks a few phrases still passes.
test('a newly trained model agrees with the committed one on 97 % of the texts', { timeout: 300_000 }, () => {
  const newModel = decoded(encoded(modelOf(trainedOn(examplesOf(corpus)))));
  const texts = [...corpus.danger.map(({ text }) => text), ...corpus.harmless.map(({ text }) => text)];
  const agrees = (text: string) =>
    recognised(text, { model: newModel }).dangers.length > 0 === recognised(text).dangers.length > 0;
  expect(shareOf(texts, agrees)).toBeGreaterThanOrEqual(0.97);
});
