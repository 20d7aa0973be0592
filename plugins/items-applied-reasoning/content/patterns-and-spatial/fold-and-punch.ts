import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { oneOf, several, shuffled } from '../../../item-bank/items/services.ts';
import { at, caseOf, drawUntil, listed, modelsOf } from '../drafts.ts';
import { candidates, inARow, letters } from '../figures/candidates.ts';
import { line } from '../figures/shapes.ts';
import type { MisconceptionId } from '../misconceptions.ts';
import { misconception } from '../misconceptions.ts';

const model = modelsOf('patterns-and-spatial');

export const foldingModels: ItemModel[] = [model('fold-and-punch', 'Folded, punched and opened', 6, writeFolding)];

/** A place on the sheet of 4 × 4 squares: row and column, counted from 0 at the top left. */
type Place = [row: number, column: number];
/** Which part is folded over: the right half onto the left, and so on; `diagonal` takes the top right corner to the bottom left. */
type Fold = 'right' | 'left' | 'top' | 'bottom' | 'diagonal';
interface Region {
  top: number;
  left: number;
  height: number;
  width: number;
}

// Features: folds (one -1.2, two +1.1, three +2.2), holes (+0.4 for the second), a fold along the diagonal (+0.8).
const sheets: { folds: readonly (readonly Fold[])[]; holes: number; b: number }[] = [
  { folds: [['right'], ['left'], ['top'], ['bottom']], holes: 1, b: -1.3 },
  { folds: [['right'], ['left'], ['top'], ['bottom']], holes: 2, b: -0.7 },
  {
    folds: [
      ['right', 'bottom'],
      ['left', 'top'],
      ['top', 'right'],
    ],
    holes: 1,
    b: -0.1,
  },
  { folds: [['diagonal']], holes: 2, b: 0.3 },
  {
    folds: [
      ['right', 'right'],
      ['top', 'top'],
      ['left', 'left'],
    ],
    holes: 1,
    b: 0.7,
  },
  {
    folds: [
      ['right', 'bottom', 'right'],
      ['top', 'left', 'top'],
      ['left', 'bottom', 'left'],
    ],
    holes: 1,
    b: 1.3,
  },
];

const whole: Region = { top: 0, left: 0, height: 4, width: 4 };

function writeFolding(variant: number, random: Random): Draft {
  const sheet = caseOf(sheets, variant);
  return drawUntil(() => {
    const folds = oneOf(random, sheet.folds);
    const folded = folds.reduce((region, fold) => regionAfter(region, fold), whole);
    const holes = several(random, placesIn(folded, folds), sheet.holes);
    if (holes.length < sheet.holes) return undefined;
    const answer = unfold(holes, folds, mirror);
    const wrong: [Place[], MisconceptionId][] = [
      [unfold(holes, folds, shift), 'repeats-instead-of-mirroring'],
      [
        unfold(
          holes,
          folds.slice(-1),
          mirror,
          folds.slice(0, -1).reduce((r, f) => regionAfter(r, f), whole),
        ),
        'stops-unfolding-too-early',
      ],
      [unfold(holes, folds, mirrorAcross), 'mirrors-along-the-wrong-line'],
      [holes, 'forgets-the-hidden-layers'],
      [unfold(holes, folds.slice(0, 1), mirror), 'stops-unfolding-too-early'],
      [unfold(unfold(holes, folds, mirror), folds, mirrorAcross), 'goes-one-step-too-far'],
    ];
    const chosen: [Place[], MisconceptionId][] = [];
    for (const [places, idea] of wrong) {
      const isNew = key(places) !== key(answer) && chosen.every(([other]) => key(other) !== key(places));
      if (isNew && places.every(isOnSheet) && chosen.length < 3) chosen.push([places, idea]);
    }
    if (chosen.length < 3) return undefined;
    const offered = shuffled<[Place[], MisconceptionId | null]>([[answer, null], ...chosen], random);
    const letter = at(
      letters,
      offered.findIndex(([, idea]) => idea === null),
    );
    const holeText = sheet.holes === 1 ? 'one hole is punched' : 'two holes are punched';
    return {
      stem: `A square sheet of paper is folded ${folds.length === 1 ? 'once' : folds.length === 2 ? 'twice' : 'three times'}, as shown from left to right. Then ${holeText} through all layers. What does the sheet look like when it has been opened again?`,
      stimulus: [
        figureOf(
          folds,
          holes,
          offered.map(([places]) => places),
        ),
      ],
      answer: letter,
      distractors: offered.flatMap(([, idea], i) =>
        idea ? [{ text: at(letters, i), misconception: misconception(idea) }] : [],
      ),
      order: [...letters],
      // The letters name pictures in the drawing.
      fixed: [...letters],
      explanation:
        `Every fold that is opened mirrors the holes along its fold line. Opening all folds, the last one first, gives ${answer.length} holes, as in the figure ${letter}.`.replace(
          `, as in the figure ${letter}`,
          '',
        ),
      steps: [
        `Holes in the folded sheet: ${describe(holes)}.`,
        ...[...folds].reverse().map((fold) => `Open the fold “${sayFold(fold)}”: mirror all holes along that line.`),
        `All holes: ${describe(answer)}.`,
      ],
      hints: {
        conceptual: 'A hole goes through every layer that lies below it, so each layer shows it after opening.',
        procedural: 'Open the folds in your mind, the last one first, and mirror the holes along each fold line.',
        strategic: `Count how many layers lie below ${sheet.holes === 1 ? 'the hole' : 'each hole'}: that is how many holes it leaves.`,
        encouragement:
          folds.length > 1
            ? 'Take one fold at a time; each is a simple mirroring.'
            : 'There is just one fold line to mirror along.',
      },
      difficulty: sheet.b,
      discrimination: 1.2,
      concepts: ['mental-folding', 'symmetry'],
      reasoning: ['intuitive', 'creative'],
    };
  });
}

function regionAfter({ top, left, height, width }: Region, fold: Fold): Region {
  if (fold === 'right') return { top, left, height, width: width / 2 };
  if (fold === 'left') return { top, left: left + width / 2, height, width: width / 2 };
  if (fold === 'bottom') return { top, left, height: height / 2, width };
  if (fold === 'top') return { top: top + height / 2, left, height: height / 2, width };
  return { top, left, height, width };
}

/** Places that a hole may have on the folded sheet; below a diagonal fold those left of and below the diagonal. */
function placesIn({ top, left, height, width }: Region, folds: readonly Fold[]): Place[] {
  const places: Place[] = [];
  for (let row = top; row < top + height; row++) {
    for (let column = left; column < left + width; column++) {
      if (!folds.includes('diagonal') || row > column) places.push([row, column]);
    }
  }
  return places;
}

type Opening = (place: Place, fold: Fold, before: Region) => Place;

/** Opens the folds, the last first; each adds to the holes what `opening` makes of them. */
function unfold(holes: Place[], folds: readonly Fold[], opening: Opening, from: Region = whole): Place[] {
  const before = folds.map((_, i) => folds.slice(0, i).reduce((region, fold) => regionAfter(region, fold), from));
  let open = holes;
  for (let i = folds.length - 1; i >= 0; i--) {
    const more = open.map((place) => opening(place, at(folds, i), at(before, i)));
    open = [...open, ...more].filter(
      (place, index, list) => list.findIndex((p) => String(p) === String(place)) === index,
    );
  }
  return open;
}

const mirror: Opening = ([row, column], fold, { top, left, height, width }) => {
  if (fold === 'diagonal') return [column, row];
  if (fold === 'right' || fold === 'left') return [row, 2 * left + width - 1 - column];
  return [2 * top + height - 1 - row, column];
};

/** Moves the hole along instead of mirroring it. */
const shift: Opening = ([row, column], fold, { height, width }) => {
  if (fold === 'diagonal') return [row - 1, column + 1];
  if (fold === 'right') return [row, column + width / 2];
  if (fold === 'left') return [row, column - width / 2];
  return [fold === 'bottom' ? row + height / 2 : row - height / 2, column];
};

/** Mirrors along a line at right angles to the fold. */
const mirrorAcross: Opening = ([row, column], fold) => {
  if (fold === 'diagonal') return [3 - column, 3 - row];
  return fold === 'right' || fold === 'left' ? [3 - row, column] : [row, 3 - column];
};

function isOnSheet([row, column]: Place): boolean {
  return row >= 0 && row < 4 && column >= 0 && column < 4;
}

function key(places: Place[]): string {
  return places.map(String).sort().join(' ');
}

function describe(places: Place[]): string {
  const sorted = [...places].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  return listed(sorted.map(([row, column]) => `row ${row + 1} column ${column + 1}`));
}

function sayFold(fold: Fold): string {
  if (fold === 'diagonal') return 'top right corner onto the bottom left corner';
  const other = { right: 'left', left: 'right', top: 'bottom', bottom: 'top' }[fold];
  return `${fold} half onto the ${other} half`;
}

const square = 15;

function figureOf(folds: readonly Fold[], holes: Place[], offered: Place[][]): BlockDraft {
  const size = 4 * square;
  const panels = folds.length + 1;
  const step = 84;
  const left = (344 - (panels - 1) * step - size) / 2;
  const shapes: ShapeDraft[] = [];
  let region = whole;
  for (let panel = 0; panel < panels; panel++) {
    const corner: [number, number] = [left + panel * step, 8];
    const fold = folds[panel];
    shapes.push(...sheet(corner, region, folds.slice(0, panel)));
    if (fold) {
      shapes.push(foldArrow(corner, region, fold));
      region = regionAfter(region, fold);
    } else {
      shapes.push(...dots(corner, holes));
    }
  }
  const answers = candidates(inARow(16, 92, 84), size, (i, corner) => [
    ...lines(corner),
    ...dots(corner, at(offered, i)),
  ]);
  const alt = `A sheet of four by four squares. ${folds.map((fold, i) => `Fold ${i + 1}: ${sayFold(fold)}.`).join(' ')} Then holes are punched at ${describe(holes)}, counted on the whole sheet. Answers. ${offered
    .map((places, i) => `${letters[i]}: holes at ${describe(places)}.`)
    .join(' ')}`;
  return { kind: 'figure', alt, width: 344, height: 186, shapes: [...shapes, ...answers] };
}

/** The outline of the whole sheet, and the part that still lies there after the folds. */
function sheet([x, y]: [number, number], { top, left, height, width }: Region, done: readonly Fold[]): ShapeDraft[] {
  const outline: ShapeDraft = {
    shape: 'rectangle',
    at: [x, y],
    width: 4 * square,
    height: 4 * square,
    tone: 'muted',
    dashed: true,
  };
  if (done.includes('diagonal')) {
    const corners: [number, number][] = [
      [x, y],
      [x + 4 * square, y + 4 * square],
      [x, y + 4 * square],
    ];
    return [
      outline,
      { shape: 'polygon', points: corners, tone: 'soft', filled: true },
      { shape: 'polygon', points: corners, tone: 'ink' },
    ];
  }
  const part = {
    at: [x + left * square, y + top * square] as [number, number],
    width: width * square,
    height: height * square,
  };
  return [
    outline,
    { shape: 'rectangle', ...part, tone: 'soft', filled: true },
    { shape: 'rectangle', ...part, tone: 'ink' },
  ];
}

function foldArrow([x, y]: [number, number], { top, left, height, width }: Region, fold: Fold): ShapeDraft {
  const centre: [number, number] = [x + (left + width / 2) * square, y + (top + height / 2) * square];
  const reach = {
    right: (width / 4) * square,
    left: (-width / 4) * square,
    top: (-height / 4) * square,
    bottom: (height / 4) * square,
    diagonal: 13,
  }[fold];
  const sideways = fold === 'right' || fold === 'left';
  if (fold === 'diagonal') {
    return {
      shape: 'line',
      from: [centre[0] + reach, centre[1] - reach],
      to: [centre[0] - reach, centre[1] + reach],
      arrow: true,
      tone: 'strong',
    };
  }
  return sideways
    ? {
        shape: 'line',
        from: [centre[0] + reach, centre[1]],
        to: [centre[0] - reach, centre[1]],
        arrow: true,
        tone: 'strong',
      }
    : {
        shape: 'line',
        from: [centre[0], centre[1] + reach],
        to: [centre[0], centre[1] - reach],
        arrow: true,
        tone: 'strong',
      };
}

function dots([x, y]: [number, number], places: Place[]): ShapeDraft[] {
  return places.map(
    ([row, column]): ShapeDraft => ({
      shape: 'circle',
      at: [x + (column + 0.5) * square, y + (row + 0.5) * square],
      radius: 4.5,
      tone: 'ink',
      filled: true,
    }),
  );
}

function lines([x, y]: [number, number]): ShapeDraft[] {
  return [1, 2, 3].flatMap((i) => [
    line([x + i * square, y], [x + i * square, y + 4 * square], 'soft'),
    line([x, y + i * square], [x + 4 * square, y + i * square], 'soft'),
  ]);
}
