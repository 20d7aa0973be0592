import type { Division } from './anneal.ts';
import type { Block } from './faults.ts';
import { conditionsBroken, labelsOf, movedIn, sizeOf, squaresOf } from './faults.ts';

/** People up to whom all divisions are tried: at most 15,400 for twelve. */
export const maxTried = 12;

/** The best division of at most twelve people that breaks no condition; undefined if there is none. */
export function divideFew(
  blocks: readonly Block[],
  { size, movable }: { readonly size: number; readonly movable: number },
): Division | undefined {
  const people = sizeOf(blocks);
  const count = Math.max(1, Math.ceil(people / size));
  const [smallest, largest] = [Math.floor(people / count), Math.ceil(people / count)];
  const mean = blocks.reduce((sum, block) => sum + block.sum, 0) / people;
  const groups: Block[][] = Array.from({ length: count }, () => []);
  const hasPrevious = blocks.some(({ previous }) => previous.some((number) => number >= 0));
  let best: Division | undefined;

  const consider = () => {
    let squares = 0;
    for (const group of groups) {
      const held = sizeOf(group);
      if (held < smallest) return;
      squares += squaresOf(
        group.reduce((sum, block) => sum + block.sum, 0),
        held,
        mean,
      );
    }
    if (best && squares >= best.squares - 1e-12) return;
    const labels = hasPrevious ? labelsOf(groups) : [];
    const moved = groups.reduce((sum, group, index) => sum + movedIn(group, labels[index] ?? -1), 0);
    if (moved > movable) return;
    if (groups.some((group) => conditionsBroken(group) > 0)) return;
    best = { groups: groups.map((group) => [...group]), squares, moved };
  };
  const place = (index: number): void => {
    const block = blocks[index];
    if (!block) {
      consider();
      return;
    }
    for (const group of groups) {
      const isEmpty = group.length === 0;
      if (sizeOf(group) + block.size <= largest) {
        group.push(block);
        place(index + 1);
        group.pop();
      }
      // Groups have no names: a block opens one empty group only.
      if (isEmpty) break;
    }
  };
  place(0);
  return best;
}
