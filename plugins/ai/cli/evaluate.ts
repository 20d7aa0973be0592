import { wilson } from 'psychometrics';
import { invalid } from '../../../core/contract/index.ts';
import type { CommandContext, PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { table } from '../../../core/plugins/define-plugin.ts';
import { tutorPrompts } from '../../tutor/services.ts';
import { ExternalId } from '../contract.ts';
import type { Comparison, VersionResult } from '../evaluations/comparison.ts';
import type { Evaluated, Evaluation } from '../evaluations/evaluate.ts';
import { aiOperations } from '../services.ts';

export const command: PluginCommand = {
  options: [
    { flags: '--missed', description: 'Also list what missed its goal' },
    { flags: '--provider <name>', description: 'Compare two versions of the prompts at openai, anthropic or google' },
    { flags: '--prompts <versions>', description: 'The versions, for example 1,2 (default: the latest two)' },
    { flags: '--messages <count>', description: 'Messages that are asked with each version (default: 50)' },
  ],
  async run(context) {
    const { options, institution, print, service } = context;
    if (options.provider !== undefined) return compare(context);
    const evaluation = await service(aiOperations).evaluate({ who: { institution } });
    const value = {
      ...evaluation,
      parts: evaluation.parts.map((part) => ({ ...part, interval: intervalOf(part), isMet: isMet(part) })),
    };
    print(value, textOf(evaluation, options.missed === true));
    // All results are printed; the exit code reports a missed goal.
    if (!evaluation.parts.every(isMet) || !isFast(evaluation)) process.exitCode = 1;
  },
};

async function compare({ options, institution, print, confirm, service }: CommandContext): Promise<void> {
  const provider = ExternalId.safeParse(options.provider);
  if (!provider.success) throw invalid('The providers are openai, anthropic and google.');
  const versions = versionsIn(options.prompts);
  const messages = Number(options.messages ?? 50);
  if (!Number.isInteger(messages) || messages < 1 || messages > 500)
    throw invalid('--messages is a whole number from 1 to 500.');
  const question = `Ask ${provider.data} ${messages} messages with each of the versions ${versions.join(' and ')}? The provider bills them.`;
  if (!(await confirm(question))) return;
  const compared = await service(aiOperations).compare(
    { who: { institution } },
    { provider: provider.data, versions, messages },
  );
  const value = { ...compared, versions: compared.versions.map((each) => ({ ...each, interval: intervalOf(each) })) };
  print(value, comparisonText(compared, options.missed === true));
}

function versionsIn(given: string | boolean | undefined): [number, number] {
  const named = typeof given === 'string' ? given.split(',').map(Number) : tutorPrompts().versions.slice(-2);
  const [first, second] = named;
  if (named.length !== 2 || !Number.isInteger(first) || !Number.isInteger(second))
    throw invalid('--prompts names two versions, for example --prompts 1,2');
  return [first ?? 0, second ?? 0];
}

function comparisonText(
  { model, versions, unanswered, onlyFirst, onlySecond, pValue }: Comparison,
  withMissed: boolean,
) {
  const [first, second] = versions;
  const sets = first.sets.map(({ title, good, of }) => {
    const other = second.sets.find((each) => each.title === title);
    return [title, `${good} of ${of}`, `${other?.good ?? 0} of ${other?.of ?? 0}`];
  });
  const row = (title: string, of: (result: VersionResult) => string) => [title, ...versions.map(of)];
  return [
    `${model} on messages of the shipped evaluations, with two versions of the tutor’s prompts`,
    '',
    table(
      ['', ...versions.map(({ prompt }) => prompt.replace(/^.*@/, 'VERSION ').toUpperCase())],
      [
        row('Answered well', ({ good, of }) => `${good} of ${of}`),
        row('Share', ({ good, of }) => (of === 0 ? '' : percent(good / of))),
        row('95 % interval', (result) => (result.of === 0 ? '' : intervalOf(result).map(percent).join(' to '))),
        row('Tokens in, out', ({ inputTokens, outputTokens }) => `${inputTokens}, ${outputTokens}`),
        ...sets,
      ],
    ),
    '',
    `Well with version ${first.version} alone: ${onlyFirst}; with version ${second.version} alone: ${onlySecond}. Exact sign test: p = ${pValue.toFixed(3)}.`,
    ...(unanswered > 0 ? [`Not answered by the provider with one of the versions, and left out: ${unanswered}.`] : []),
    ...(withMissed
      ? versions.flatMap(({ version, missed }) => ['', `Version ${version}`, ...missed.map(indented)])
      : []),
    '',
    'The patterns of good answers were written for short replies that lead on: compare versions with them, not models.',
  ].join('\n');
}

function textOf(evaluation: Evaluation, withMissed: boolean): string {
  const { parts, firstWords, leftOut } = evaluation;
  const missed = parts.flatMap(({ title, missed: own }) => (own.length === 0 ? [] : ['', title, ...own.map(indented)]));
  return [
    'The built-in tutor, without a key, on the evaluations that are shipped with it',
    '',
    table(
      ['PROPERTY', 'FOUND', 'SHARE', '95 % INTERVAL', 'GOAL', ''],
      [
        ...parts.map((part) => [
          part.title,
          `${part.good} of ${part.of}`,
          percent(part.good / part.of),
          intervalOf(part).map(percent).join(' to '),
          part.goal === undefined ? '' : `at least ${percent(part.goal)}`,
          part.goal === undefined ? '' : isMet(part) ? 'met' : 'missed',
        ]),
        [
          'First words, 95th percentile',
          `${firstWords.p95.toFixed(1)} ms`,
          '',
          '',
          `at most ${firstWords.goal} ms`,
          isFast(evaluation) ? 'met' : 'missed',
        ],
      ],
    ),
    ...(leftOut > 0
      ? ['', `Left out: ${leftOut} that ask for practice questions, because the item bank is off here.`]
      : []),
    ...(withMissed ? missed : []),
    '',
    'Most messages were also used to improve the tutor: new ones are answered less well. Held-out phrasings were not.',
  ].join('\n');
}

const intervalOf = ({ good, of }: Pick<Evaluated, 'good' | 'of'>) => wilson({ accepted: good, decided: of });
const isMet = ({ good, of, goal }: Evaluated) => goal === undefined || good / of >= goal;
const isFast = ({ firstWords: { p95, goal } }: Evaluation) => p95 <= goal;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const indented = (line: string) => `  ${line}`;
