import { independentDanger, independentHarmless } from '../../plugins/safeguarding/danger/phrases/independent.ts';
import { secondDanger, secondHarmless } from '../../plugins/safeguarding/danger/phrases/independent-second.ts';
import type { Phrase } from '../../plugins/safeguarding/danger/phrases/phrase.ts';
import { dangersIn, recognised } from '../../plugins/safeguarding/danger/recognise.ts';
import { examplesOf } from '../../plugins/safeguarding/danger/training/train.ts';
import { readCorpus } from '../danger/corpus.ts';
import { crossValidated } from '../danger/cross-validation.ts';
import type { Figure } from './bench.ts';

/**
 * Missed messages of danger and false alarms, in percent with 95 % Wilson intervals: on the training phrases, on phrases held
 * out by family, and on sets by authors who saw none of them.
 */
export async function measureDanger(): Promise<Figure[]> {
  const corpus = await readCorpus();
  const isAlarm = ({ text }: { text: string }) => dangersIn(text).length > 0;
  const isMissed = (phrase: { text: string }) => !isAlarm(phrase);
  const school = corpus.school.map((text) => ({ text }));
  const distress = corpus.distress.map((text) => ({ text }));
  console.log('  Training phrases');
  print('missed', corpus.danger, ({ danger }) => danger, isMissed);
  print('missed', corpus.danger, ({ language }) => language, isMissed);
  print('false alarms', corpus.harmless, ({ kind }) => kind, isAlarm);
  print('false alarms', school, () => 'the platform’s own texts', isAlarm);
  print('false alarms', distress, () => 'distress', isAlarm);
  print(
    'distress not recognised',
    distress,
    () => 'distress',
    ({ text }) => !recognised(text).isDistress,
  );
  return [
    figure(`danger missed, ${corpus.danger.length} training phrases`, corpus.danger, isMissed, 5),
    figure(`false alarms, ${corpus.harmless.length} harmless training messages`, corpus.harmless, isAlarm, 2),
    figure(`false alarms, ${school.length} of the platform’s own texts`, school, isAlarm, 0.5),
    ...heldOutFigures(corpus),
    ...independentFigures(isMissed, isAlarm),
    timeFigure(corpus.harmless.map(({ text }) => text)),
  ];
}

function heldOutFigures(corpus: Awaited<ReturnType<typeof readCorpus>>): Figure[] {
  const validated = crossValidated(examplesOf(corpus), 5);
  const languageOf = new Map(corpus.danger.map(({ text, language }) => [text, language]));
  const kindOf = new Map(corpus.harmless.map(({ text, kind }) => [text, kind]));
  const isDanger = (label: string) => label !== 'harmless' && label !== 'distress';
  const danger = validated.filter(({ example }) => isDanger(example.label));
  const written = validated.filter(({ example }) => example.label === 'harmless' && example.origin === 'written');
  const school = validated.filter(({ example }) => example.origin === 'school');
  const isAlarm = ({ found }: (typeof validated)[number]) => found.dangers.length > 0;
  const isMissed = (each: (typeof validated)[number]) => !isAlarm(each);
  console.log('  Held out by family in five folds, classifier only');
  print('missed', danger, ({ example }) => example.label, isMissed);
  print('missed', danger, ({ example }) => languageOf.get(example.text) ?? '', isMissed);
  print('false alarms', written, ({ example }) => kindOf.get(example.text) ?? '', isAlarm);
  return [
    figure(`danger missed, ${danger.length} phrases held out by family`, danger, isMissed, 30),
    figure(`false alarms, ${written.length} held-out messages with dangerous words`, written, isAlarm, 15),
    figure(`false alarms, ${school.length} held-out texts of the platform`, school, isAlarm, 0.5),
  ];
}

function independentFigures(
  isMissed: (phrase: Phrase) => boolean,
  isAlarm: (message: { text: string }) => boolean,
): Figure[] {
  const sets = {
    'the first': { danger: independentDanger, harmless: independentHarmless },
    'the second': { danger: secondDanger, harmless: Object.values(secondHarmless).flat() },
  };
  return Object.entries(sets).flatMap(([author, { danger, harmless }]) => {
    const texts = harmless.map((text) => ({ text }));
    console.log(`  Messages by ${author} author, who saw neither phrases nor patterns`);
    print('missed', danger, () => 'all', isMissed);
    print('missed', danger, (phrase) => phrase.danger, isMissed);
    print('missed', danger, ({ language }) => language, isMissed);
    print('false alarms', texts, () => 'all', isAlarm);
    return [
      figure(`danger missed, ${danger.length} messages by ${author} independent author`, danger, isMissed, 20),
      figure(`false alarms, ${texts.length} harmless messages by ${author} independent author`, texts, isAlarm, 5),
    ];
  });
}

/** Processor time for a learner's message. Most messages contain dangerous words, which is the slower case. */
function timeFigure(texts: readonly string[]): Figure {
  const rounds = 20;
  for (const text of texts) dangersIn(text);
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) for (const text of texts) dangersIn(text);
  const { user, system } = process.cpuUsage(before);
  const each = (user + system) / (rounds * texts.length);
  return { what: 'processor time for a message of about ten words', value: each, unit: 'µs', goal: 40 };
}

function figure<T>(what: string, all: readonly T[], matches: (each: T) => boolean, goal: number): Figure {
  return { what, value: (100 * all.filter(matches).length) / all.length, unit: '%', goal };
}

function print<T>(title: string, all: readonly T[], classOf: (each: T) => string, matches: (each: T) => boolean) {
  for (const [name, members] of Map.groupBy(all, classOf)) {
    const found = members.filter(matches).length;
    const [low, high] = wilson(found, members.length);
    console.log(`    ${title}: ${name} ${found} of ${members.length} (${low.toFixed(0)}–${high.toFixed(0)} %)`);
  }
}

/** The Wilson interval of a share, in percent. */
function wilson(found: number, of: number): [number, number] {
  const z = 1.96;
  const share = found / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return [100 * Math.max(0, middle - half), 100 * Math.min(1, middle + half)];
}
