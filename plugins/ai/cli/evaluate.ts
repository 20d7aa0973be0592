import { wilson } from 'psychometrics';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { table } from '../../../core/plugins/define-plugin.ts';
import type { Evaluated, Evaluation } from '../evaluations/evaluate.ts';
import { aiOperations } from '../services.ts';

export const command: PluginCommand = {
  options: [{ flags: '--missed', description: 'Also list what missed its goal' }],
  async run({ options, institution, print, service }) {
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

function textOf(evaluation: Evaluation, withMissed: boolean): string {
  const { parts, firstWords } = evaluation;
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
    ...(withMissed ? missed : []),
    '',
    'Most messages were also used to improve the tutor: new ones are answered less well. Held-out phrasings were not.',
  ].join('\n');
}

const intervalOf = ({ good, of }: Evaluated) => wilson({ accepted: good, decided: of });
const isMet = ({ good, of, goal }: Evaluated) => goal === undefined || good / of >= goal;
const isFast = ({ firstWords: { p95, goal } }: Evaluation) => p95 <= goal;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const indented = (line: string) => `  ${line}`;
