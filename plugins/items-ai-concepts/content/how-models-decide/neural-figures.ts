import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import { figure } from '../drafts.ts';
import type { Place } from '../figures.ts';
import { label, line, node } from '../figures.ts';

/** One unit: weights of its inputs and a bias; what it puts out depends on the kind of unit. */
export interface Unit {
  weights: number[];
  bias: number;
}

/** A unit with its inputs on the left, weights on the lines, and the bias below. */
export function unitFigure(unit: Unit, inputs: readonly string[], kind: string): BlockDraft {
  const middle: Place = [220, 90];
  const heights = inputs.length === 2 ? [45, 135] : [30, 90, 150];
  const shapes: ShapeDraft[] = inputs.flatMap((input, at): ShapeDraft[] => {
    const from: Place = [46, heights[at] ?? 90];
    return [
      ...node(from, 24, input),
      line([from[0] + 24, from[1]], [middle[0] - 30, middle[1] + (from[1] - middle[1]) * 0.12], { arrow: true }),
      label(
        [118, from[1] + (middle[1] - from[1]) * 0.42 - (inputs.length === 3 && at === 0 ? 12 : 7)],
        figure(unit.weights[at] ?? 0),
      ),
    ];
  });
  shapes.push(
    ...node(middle, 28, kind),
    line([middle[0] + 28, middle[1]], [312, middle[1]], { arrow: true }),
    label([318, middle[1]], 'out', { anchor: 'start' }),
    label([middle[0], 142], `bias ${figure(unit.bias)}`),
  );
  return {
    kind: 'figure',
    alt: `A unit of the kind “${kind}” with the inputs ${inputs.map((input, at) => `${input} (weight ${figure(unit.weights[at] ?? 0)})`).join(', ')} and the bias ${figure(unit.bias)}.`,
    width: 350,
    height: 180,
    shapes,
  };
}

/** Two inputs, two hidden units, one output unit; weights stand near the beginning of their lines. */
export function networkFigure(
  hidden: [Unit, Unit],
  out: Unit,
  inputs: [string, string],
  kinds: [string, string],
): BlockDraft {
  const left: Place[] = [
    [36, 55],
    [36, 155],
  ];
  const middle: Place[] = [
    [178, 55],
    [178, 155],
  ];
  const right: Place = [300, 105];
  // Weights of crossing lines stand near the unit that they lead to, between the two lines.
  const weightAt = (from: number, to: number): Place => {
    if (from === to) return from === 0 ? [107, 48] : [107, 174];
    return to === 0 ? [150, 89] : [150, 124];
  };
  const shapes: ShapeDraft[] = [];
  for (const [from, a] of left.entries()) {
    for (const [to, b] of middle.entries()) {
      shapes.push(
        line([a[0] + 22, a[1]], [b[0] - 25, b[1] + (from === to ? 0 : from === 0 ? -7 : 7)], { arrow: true }),
      );
      shapes.push(label(weightAt(from, to), figure(hidden[to]?.weights[from] ?? 0)));
    }
  }
  for (const [from, a] of middle.entries()) {
    shapes.push(line([a[0] + 24, a[1]], [right[0] - 25, right[1] + (from === 0 ? -6 : 6)], { arrow: true }));
    shapes.push(label([244, from === 0 ? 68 : 152], figure(out.weights[from] ?? 0)));
  }
  shapes.push(
    ...left.flatMap((at, index) => node(at, 22, inputs[index] ?? '')),
    ...middle.flatMap((at) => node(at, 24, kinds[0])),
    ...node(right, 24, kinds[1]),
    label([178, 22], `bias ${figure(hidden[0].bias)}`, { size: 13 }),
    label([178, 198], `bias ${figure(hidden[1].bias)}`, { size: 13 }),
    label([300, 148], `bias ${figure(out.bias)}`, { size: 13 }),
  );
  const told = (unit: Unit) =>
    `weights ${unit.weights.map((weight) => figure(weight)).join(' and ')}, bias ${figure(unit.bias)}`;
  return {
    kind: 'figure',
    alt: `A small network. Inputs ${inputs[0]} and ${inputs[1]} go to two hidden units (${kinds[0]}): upper unit with ${told(hidden[0])}; lower unit with ${told(hidden[1])}. Both go to an output unit (${kinds[1]}) with ${told(out)}.`,
    width: 350,
    height: 210,
    shapes,
  };
}
