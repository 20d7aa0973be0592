import type { Drift, TrendLine } from '../../contract.ts';
import { contentAreaTitle, exposureLimit } from '../../contract.ts';

/** The part of an item that the advice depends on. */
type Advised = Pick<TrendLine, 'isOverexposed' | 'exposure' | 'peak' | 'contentArea' | 'state'> & {
  readonly latest: { readonly drift: Drift | null } | null;
  readonly source: { readonly kind: TrendLine['source']['kind'] };
};

/** What to do about an item, as sentences; empty where there is nothing to do. */
export function adviceOn(item: Advised): string[] {
  if (item.state === 'suspended' || item.state === 'retired') return [];
  return [...exposureAdvice(item), ...driftAdvice(item)];
}

function exposureAdvice({ isOverexposed, exposure, peak, contentArea }: Advised): string[] {
  if (!isOverexposed) return [];
  if ((exposure.rate ?? 0) <= (peak?.rate ?? 0) && (exposure.rate ?? 0) <= exposureLimit) {
    return ['Over the limit in one month only: look again next month.'];
  }
  return [
    `Shown too often: add items of this difficulty in ${contentAreaTitle(contentArea)}, or suspend it if its answer is known.`,
  ];
}

function driftAdvice({ latest, source }: Advised): string[] {
  const drift = latest?.drift;
  if (!drift?.isDrifting) return [];
  if (isWithinError(drift)) return ['The change is within its error: calibrate again with more answers.'];
  if (drift.comparedWith === null && source.kind === 'provisional') {
    return ['Its provisional parameters were wrong: adopt the calibration.'];
  }
  return drift.change < 0
    ? ['Easier than before: its answer may be known. Read it, then suspend it or adopt the calibration.']
    : ['Harder than before: check its key and wording, then suspend it or adopt the calibration.'];
}

/** Whether the 95 % interval of a change includes 0. */
export const isWithinError = ({ change, error }: Pick<Drift, 'change' | 'error'>): boolean =>
  error !== null && Math.abs(change) <= 1.96 * error;
