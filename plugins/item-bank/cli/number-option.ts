import { invalid } from '../../../core/contract/index.ts';
import type { CommandContext } from '../../../core/plugins/define-plugin.ts';

export interface Range {
  readonly from: number;
  readonly to: number;
  readonly isWhole?: boolean;
}

/**
 * The number given for an option; undefined where the option is absent.
 * @param name the option's key: `targetSe` for `--target-se`
 * @throws Failure invalid naming the range
 */
export function numberIn(
  options: CommandContext['options'],
  name: string,
  { from, to, isWhole = false }: Range,
): number | undefined {
  const given = options[name];
  if (given === undefined) return undefined;
  const value = typeof given === 'string' && given.trim() !== '' ? Number(given) : Number.NaN;
  if (!(value >= from && value <= to) || (isWhole && !Number.isInteger(value))) {
    const flag = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    throw invalid(`--${flag} is a ${isWhole ? 'whole ' : ''}number from ${from} to ${to}, not ${String(given)}`);
  }
  return value;
}
