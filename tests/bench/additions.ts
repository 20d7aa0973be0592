import type { Figure } from './bench.ts';

/** How fast the machine is just now, to be printed beside figures of processor time. */
export const additionsFloor = (): NonNullable<Figure['floor']> => ({
  what: 'adding 100 million numbers by bin, just after it',
  value: additions(),
  unit: 's',
});

/** Processor seconds of sums by bin; about 0.1 s on a processor that nothing else uses. */
function additions(): number {
  const bins = Uint8Array.from({ length: 1_000_000 }, (_, at) => (at * 7919) % 251);
  const sums = new Float64Array(256);
  const before = process.cpuUsage();
  for (let pass = 0; pass < 100; pass++) addByBin(sums, bins);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function addByBin(sums: Float64Array, bins: Uint8Array): void {
  for (let at = 0; at < bins.length; at++) {
    const bin = bins[at] as number;
    sums[bin] = (sums[bin] as number) + 1;
  }
}
