import { counted } from '../../../../web/ui/index.ts';
import type { CalibrationLine, CalibrationProgress } from '../../contract.ts';
import { itemSectionTitles } from '../../contract.ts';

export const calibrationAddress = (id: string) => `/administration/items/calibrations/${id}`;

export const modelTitles = {
  '1PL': '1PL: one discrimination for all items',
  '2PL': '2PL: a discrimination for each item; open items by the graded response model',
  '3PL': '3PL: discrimination and guessing for each item, with priors',
} as const;

export const statusTitles: Record<CalibrationLine['status'], string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  stopped: 'Stopped',
  failed: 'Failed',
};

export const phaseTitles: Record<CalibrationProgress['phase'], string> = {
  gathering: 'Gathering answers',
  estimating: 'Estimating parameters',
  errors: 'Computing standard errors',
  fit: 'Testing fit and fairness',
  fairness: 'Comparing groups',
};

/** `Core Math & Logic, 2PL` */
export const titleOf = ({ section, model }: Pick<CalibrationLine, 'section' | 'model'>) =>
  `${itemSectionTitles[section]}, ${model}`;

export const toneOf = ({ status, converged }: Pick<CalibrationLine, 'status' | 'converged'>) => {
  if (status === 'failed' || (status === 'done' && converged === false)) return 'attention' as const;
  if (status === 'done') return 'good' as const;
  return status === 'stopped' ? ('plain' as const) : ('accent' as const);
};

/** The outcome in one line. */
export function outcomeOf(line: CalibrationLine): string {
  if (line.status === 'failed') return 'No result';
  if (line.status === 'stopped') return 'Stopped before completion';
  if (line.status !== 'done') return line.progress ? phaseTitles[line.progress.phase] : 'Starting soon';
  const size = `${counted(line.estimated ?? 0, 'item')} from ${counted(line.people ?? 0, line.answersFrom === 'file' ? 'person' : 'sitting', line.answersFrom === 'file' ? 'people' : 'sittings')}`;
  if (line.converged === false) return `Did not converge: ${size}`;
  return line.adopted ? `${size}, adopted` : size;
}

export const isUnderWay = ({ status }: Pick<CalibrationLine, 'status'>) => status === 'waiting' || status === 'running';

/** Shown in place of a name: calibrations can be started and adopted on the command line without an account. */
export const noStarter = 'the command line or a deleted account';
