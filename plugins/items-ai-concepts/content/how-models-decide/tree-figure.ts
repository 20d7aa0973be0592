import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Place } from '../figures.ts';
import { box, label, line } from '../figures.ts';

/** A tree to be drawn: texts in boxes, a word on each branch. */
export interface Branching {
  text: string;
  branches: { word: string; to: Branching }[];
}

const width = 360;
const rowHeight = 78;
const boxHeight = 30;

/** A tree from the top down; leaves stand at equal distances, every other box in the middle of its own. */
export function treeFigure(root: Branching, alt: string): BlockDraft {
  const slot = (width - 4) / leaves(root);
  const shapes: ShapeDraft[] = [];
  let next = 0;
  const place = (tree: Branching, depth: number): Place => {
    const below = tree.branches.map(({ to }) => place(to, depth + 1));
    const across = below.length === 0 ? 2 + slot * (next++ + 0.5) : mean(below.map(([x]) => x));
    const middle: Place = [Math.round(across), boxHeight / 2 + 4 + depth * rowHeight];
    const boxWidth = tree.text.length * 7.9 + 14;
    const kept: Place = [Math.min(Math.max(middle[0], boxWidth / 2 + 1), width - boxWidth / 2 - 1), middle[1]];
    below.forEach((child, index) => {
      const word = tree.branches[index]?.word ?? '';
      const from: Place = [kept[0], kept[1] + boxHeight / 2];
      const to: Place = [child[0], child[1] - boxHeight / 2];
      const side = child[0] < kept[0] ? 'end' : 'start';
      shapes.push(line(from, to));
      if (word) {
        // The flatter the branch, the farther the word has to stand from it.
        const clear = 4 + (7 * Math.abs(to[0] - from[0])) / (to[1] - from[1]);
        const at: Place = [(from[0] + to[0]) / 2 + (side === 'end' ? -clear : clear), (from[1] + to[1]) / 2 + 4];
        shapes.push(label(at, word, { size: 13, anchor: side }));
      }
    });
    shapes.push(...box(kept, boxWidth, boxHeight, tree.text));
    return kept;
  };
  place(root, 0);
  return { kind: 'figure', alt, width, height: depthOf(root) * rowHeight + boxHeight + 8, shapes };
}

function leaves(tree: Branching): number {
  return tree.branches.length === 0 ? 1 : tree.branches.reduce((sum, { to }) => sum + leaves(to), 0);
}

function depthOf(tree: Branching): number {
  return tree.branches.length === 0 ? 0 : 1 + Math.max(...tree.branches.map(({ to }) => depthOf(to)));
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
