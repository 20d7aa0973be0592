import type { Drift, Estimate } from '../../contract.ts';
import { decimal } from '../parts/words.ts';

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `Mar 2027`. @param month `2027-03-01` */
export const monthText = (month: string) => monthName.format(new Date(`${month}T00:00:00Z`));

/** `+0.42`, `−0.42`. */
const signed = (value: number) => (value > 0 ? `+${decimal(value)}` : decimal(value));

/** `−0.82 ± 0.12` */
export const changeText = ({ change, error }: Drift) =>
  error === null ? signed(change) : `${signed(change)} ± ${decimal(error)}`;

/** `d² 0.104, 3.4 robust SDs` */
export const sizeText = ({ dSquared, robustZ }: Drift) =>
  `d² ${decimal(dSquared, 3)}, ${decimal(Math.round(robustZ * 10) / 10 + 0, 1)} robust SDs`;

/** `−0.40 ± 0.08` */
export const estimateText = ({ difficulty, error }: Pick<Estimate, 'difficulty' | 'error'>) =>
  error === null ? decimal(difficulty) : `${decimal(difficulty)} ± ${decimal(error)}`;
