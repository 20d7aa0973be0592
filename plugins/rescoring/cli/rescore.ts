import { conflict } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type { RescoringReport } from '../report.ts';
import { rescoringDesk } from '../services.ts';

export const command: PluginCommand = {
  options: [
    { flags: '--dry-run', description: 'Only show what would change' },
    { flags: '--administrator <username>', description: 'The administrator who answers for it' },
    { flags: '--reason <text>', description: 'Why; it stays in the audit log' },
  ],
  async run({ options, who, print, confirm, progress, service }) {
    const desk = service(rescoringDesk);
    const { dryRun, administrator, reason } = options;
    const bar = progress(1, 'Scoring results again');
    const preview = async () => {
      const report = await desk.preview({ who }).finally(() => bar.done());
      return report;
    };
    if (dryRun === true) {
      const report = await preview();
      print(report, `${textOf(report, 'would change')}\nNothing was changed.`);
      return;
    }
    if (typeof administrator !== 'string' || typeof reason !== 'string') {
      throw conflict('Rescoring needs --administrator and --reason. --dry-run shows what would change.');
    }
    if (!(await confirm('Score all recorded results of this institution again?'))) return;
    const report = await desk.rescore({ who }, { administrator, reason }).finally(() => bar.done());
    print(report, `${textOf(report, 'changed')}\nThe former figures are kept.`);
  },
};

function textOf(report: RescoringReport, changed: string): string {
  const { examined, skipped, changed: count, levelChanges, meanChange, largestChange, versions } = report;
  const lines = [
    `${count} of ${examined} results ${changed}; ${levelChanges} to another level.`,
    ...(count > 0
      ? [`Change of the score: ${signed(meanChange)} points on average, ${signed(largestChange)} at most.`]
      : []),
    ...versions.map(({ from, to, results }) => `${results} from ${from} to ${to}`),
  ];
  if (skipped > 0) lines.push(`${skipped} have no answers to score again.`);
  return lines.join('\n');
}

const signed = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;
