import { oneOf, several, shuffled, whole } from '../../../item-bank/items/services.ts';
import type { ModelTasks } from './tasks.ts';
import { idea, tasksOf } from './tasks.ts';

interface Die {
  readonly top: number;
  readonly front: number;
  readonly right: number;
}
const rolls = {
  away: ({ top, front, right }: Die): Die => ({ top: front, front: 7 - top, right }),
  'towards you': ({ top, front, right }: Die): Die => ({ top: 7 - front, front: top, right }),
  'to the right': ({ top, front, right }: Die): Die => ({ top: 7 - right, front, right: top }),
  'to the left': ({ top, front, right }: Die): Die => ({ top: right, front, right: 7 - top }),
};
type Roll = keyof typeof rolls;
const ways = Object.keys(rolls) as Roll[];
const rolled = (die: Die, path: readonly Roll[]) => path.reduce((now, way) => rolls[way](now), die);

export const spatialTasks: Readonly<Record<string, ModelTasks>> = {
  'turn-and-mirror': tasksOf(
    'rotation reflection mental-rotation',
    ['intuitive', 'systematic'],
    [
      'A turn moves every side on by the same amount; a mirror exchanges two opposite sides.',
      'Follow one side at a time through each move.',
      'Note the four sides after each move, in the order of a clock.',
      'There are four sides only; nothing is lost on the way.',
    ],
    [
      -0.3,
      (random) => {
        const colours = several(random, ['red', 'blue', 'green', 'yellow', 'white', 'black'], 4);
        const sides = ['top', 'right-hand', 'bottom', 'left-hand'];
        const quarter = oneOf(random, [1, 3]);
        const at = whole(random, 0, 3);
        const on = (side: number) => colours[(side + 8) % 4] ?? '';
        return {
          stem: `The sides of a square tile are painted: ${colours.map((colour, side) => `${colour} at the ${['top', 'right', 'bottom', 'left'][side]}`).join(', ')}. It is turned by a quarter ${quarter === 1 ? 'clockwise' : 'anticlockwise'}. Which colour is on its ${sides[at]} side then?`,
          answer: on(at - quarter),
          lures: [
            [on(at + quarter), idea('turns-the-wrong-way')],
            [on(at), idea('leaves-out-one-move')],
            [on(at + 2), idea('turns-too-far')],
          ],
          explanation: `With a quarter turn ${quarter === 1 ? 'clockwise' : 'anticlockwise'}, each side moves on by one place; ${on(at - quarter)} comes to that side.`,
          steps: [
            `after the turn, from the top clockwise: ${[0, 1, 2, 3].map((side) => on(side - quarter)).join(', ')}`,
          ],
        };
      },
    ],
    [
      0.6,
      (random) => {
        const letters = several(random, ['P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W'], 4);
        const quarter = oneOf(random, [1, 3]);
        const corners = ['top left', 'top right', 'bottom right', 'bottom left'];
        const at = whole(random, 0, 3);
        // Corners clockwise from the top left. Mirroring left and right exchanges 0 with 1 and 2 with 3.
        const mirror = [1, 0, 3, 2];
        const on = (corner: number) => letters[(corner + 8) % 4] ?? '';
        const answer = on((mirror[at] ?? 0) - quarter);
        const swapped = letters.map((_, corner) => letters[mirror[corner] ?? 0] ?? '');
        return {
          stem: `A square card has a letter in each corner: ${letters.map((letter, corner) => `${letter} at the ${corners[corner]}`).join(', ')}. It is turned by a quarter ${quarter === 1 ? 'clockwise' : 'anticlockwise'}, and then looked at in a mirror that exchanges left and right. Which letter is seen at the ${corners[at]}?`,
          answer,
          lures: [
            [on(at - quarter), idea('leaves-out-one-move')],
            [swapped[(at - quarter + 8) % 4] ?? '', idea('does-the-moves-in-the-wrong-order')],
            [on((mirror[at] ?? 0) + quarter), idea('turns-the-wrong-way')],
            [on(mirror[at] ?? 0), idea('leaves-out-one-move')],
            [on(at), idea('loses-track-while-folding')],
          ],
          explanation: `After the turn the corners, clockwise from the top left, are ${[0, 1, 2, 3].map((corner) => on(corner - quarter)).join(', ')}; the mirror exchanges left and right.`,
          steps: [
            `turned: ${[0, 1, 2, 3].map((corner) => on(corner - quarter)).join(', ')}`,
            `mirrored: ${[0, 1, 2, 3].map((corner) => on((mirror[corner] ?? 0) - quarter)).join(', ')}`,
          ],
        };
      },
    ],
  ),
  'fold-and-punch': tasksOf(
    'mental-folding symmetry',
    ['intuitive', 'creative'],
    [
      'Each fold doubles the layers; what is done goes through all of them.',
      'Count the layers after every fold.',
      'Try one fold with a real strip of paper, and think on from there.',
      'Doubling a few times is easy to count.',
    ],
    [
      -0.5,
      (random) => {
        const [folds, holes] = [whole(random, 2, 5), whole(random, 1, 9)];
        return {
          stem: `A sheet of paper is folded in half ${folds} times, always so that the layers lie exactly on one another. Then ${holes} ${holes === 1 ? 'hole is' : 'holes are'} punched through all layers, away from the folds. How many holes does the open sheet have?`,
          answer: holes * 2 ** folds,
          lures: [
            [holes * 2 * folds, idea('stops-unfolding-too-early')],
            [holes, idea('forgets-the-hidden-layers')],
            [holes * 2 ** (folds - 1), idea('stops-unfolding-too-early')],
            [holes * 2 ** (folds + 1), idea('goes-one-step-too-far')],
          ],
          explanation: `${folds} folds make ${2 ** folds} layers, and each hole goes through all of them: ${holes} × ${2 ** folds} = ${holes * 2 ** folds}.`,
          steps: [`layers: ${2 ** folds}`, `${holes} × ${2 ** folds} = ${holes * 2 ** folds}`],
        };
      },
    ],
    [
      0.6,
      (random) => {
        const folds = whole(random, 2, 5);
        const cuts = whole(random, 1, 3);
        const word = ['once', 'twice', 'three times'][cuts - 1];
        return {
          stem: `A long strip of paper is folded in half ${folds} times, each time end to end, so that it gets shorter. Then it is cut through ${word} across its length, between the folds. Into how many pieces does the strip fall?`,
          answer: cuts * 2 ** folds + 1,
          lures: [
            [cuts * 2 ** folds, idea('forgets-the-hidden-layers')],
            [(cuts + 1) * 2 ** folds, idea('counts-faces-that-touch')],
            [cuts + 1, idea('forgets-the-hidden-layers')],
            [cuts * 2 ** (folds - 1) + 1, idea('stops-unfolding-too-early')],
          ],
          explanation: `There are ${2 ** folds} layers, so the strip is cut in ${cuts * 2 ** folds} places, which makes one piece more.`,
          steps: [
            `layers: ${2 ** folds}`,
            `cuts of the strip: ${cuts * 2 ** folds}`,
            `pieces: ${cuts * 2 ** folds + 1}`,
          ],
        };
      },
    ],
  ),
  'rolling-die': tasksOf(
    'mental-rotation spatial-tracking',
    ['intuitive', 'systematic'],
    [
      'Rolling a die brings a side face to the top, and its opposite to the bottom.',
      'After each roll note which numbers are on top, in front and at the right.',
      'Opposite faces add up to 7, so three numbers are enough to know all six.',
      'Roll by roll, only two of the three numbers change.',
    ],
    [
      0.4,
      (random) => {
        const die: Die = { top: 1, front: 2, right: 3 };
        const path = [oneOf(random, ways), oneOf(random, ways), oneOf(random, ways)];
        const end = rolled(die, path);
        const backwards = rolled(die, [...path].reverse());
        if (end.top === backwards.top) return;
        return {
          stem: `A die shows 1 on top, 2 on the side towards you and 3 on the right; opposite faces add up to 7. It is rolled over an edge three times: ${path.join(', then ')}. Which number is at the bottom in the end?`,
          answer: 7 - end.top,
          lures: [
            [end.top, idea('reads-the-bottom-for-the-top')],
            [7 - rolled(die, path.slice(0, 2)).top, idea('stops-one-roll-too-early')],
            [7 - backwards.top, idea('rolls-the-wrong-way')],
            [end.front, idea('reads-another-face')],
            [end.right, idea('reads-another-face')],
          ],
          explanation: `On top there are in turn ${path.map((_, count) => rolled(die, path.slice(0, count + 1)).top).join(', ')}; opposite ${end.top} lies ${7 - end.top}.`,
          steps: path.map((way, count) => `${way}: ${rolled(die, path.slice(0, count + 1)).top} on top`),
        };
      },
    ],
    [
      1.2,
      (random) => {
        const die: Die = { top: whole(random, 1, 1), front: 2, right: 3 };
        const goal = whole(random, 2, 6);
        const pairs = ways.flatMap((one) => ways.map((other) => [one, other] as const));
        const reach = pairs.filter(
          (path) => rolled(die, path).top === goal && rolled(die, path.slice(0, 1)).top !== goal,
        );
        const miss = shuffled(
          pairs.filter((path) => rolled(die, path).top !== goal),
          random,
        );
        const right = reach[Math.floor(random() * reach.length)];
        const near = miss.find((path) => 7 - rolled(die, path).top === goal);
        const early = miss.find((path) => rolled(die, path.slice(0, 1)).top === goal);
        if (!right || !near) return;
        const text = (path: readonly string[]) => `${path[0]}, then ${path[1]}`;
        return {
          stem: `A die shows 1 on top, 2 on the side towards you and 3 on the right; opposite faces add up to 7. With which two rolls over an edge does it show ${goal} on top in the end?`,
          answer: text(right),
          lures: [
            [text(near), idea('rolls-the-wrong-way')],
            ...(early ? [[text(early), idea('stops-one-roll-too-early')] as const] : []),
            ...miss.map((path) => [text(path), idea('reads-another-face')] as const),
          ],
          explanation: `After the first roll ${rolled(die, right.slice(0, 1)).top} is on top, after the second ${goal}.`,
          steps: [`${right[0]}: ${rolled(die, right.slice(0, 1)).top} on top`, `${right[1]}: ${goal} on top`],
        };
      },
    ],
  ),
  'block-towers': tasksOf(
    'spatial-views block-buildings',
    ['intuitive', 'systematic'],
    [
      'From outside one sees only what nothing stands before.',
      'Go along the row, or from the outside to the inside, and note what is covered.',
      'Think of what is hidden as a smaller body of its own.',
      'Counting what is hidden is quicker than counting what is seen.',
    ],
    [
      -0.5,
      (random) => {
        const heights = shuffled([1, 2, 3, 4, 5, 6, 7], random).slice(0, 6);
        const visible = (row: readonly number[]) =>
          row.filter((height, at) => row.slice(0, at).every((before) => before < height)).length;
        const fromLeft = visible(heights);
        const fromRight = visible([...heights].reverse());
        if (fromLeft < 2 || fromLeft === fromRight || fromLeft === 6) return;
        return {
          stem: `Towers stand in one row, from left to right ${heights.join(', ')} blocks high. A tower hides all lower ones behind it. How many towers does somebody see who looks along the row from the left?`,
          answer: fromLeft,
          lures: [
            [fromRight, idea('looks-from-the-wrong-side')],
            [6, idea('adds-towers-that-stand-behind-one-another')],
            [fromLeft - 1, idea('leaves-out-one-tower')],
            [1, idea('sees-the-front-row-only')],
            [fromLeft + 1, idea('adds-towers-that-stand-behind-one-another')],
          ],
          explanation: `Seen are the towers that are higher than all before them: ${heights.filter((height, at) => heights.slice(0, at).every((before) => before < height)).join(', ')}.`,
          steps: [
            `seen from the left: ${heights.filter((height, at) => heights.slice(0, at).every((before) => before < height)).join(', ')}`,
          ],
        };
      },
    ],
    [
      0.8,
      (random) => {
        const [a, b, c] = [whole(random, 3, 6), whole(random, 4, 7), whole(random, 3, 8)];
        const inside = (a - 2) * (b - 2) * (c - 2);
        if (new Set([a, b, c]).size < 3 || inside < 2) return;
        return {
          stem: `A solid block of ${a} × ${b} × ${c} sugar cubes is dipped into chocolate on all sides. How many of the cubes get no chocolate at all?`,
          answer: inside,
          lures: [
            [(a - 1) * (b - 1) * (c - 1), idea('sees-the-front-row-only')],
            [a * b * c - inside, idea('answers-with-the-complement')],
            [(a - 2) * (b - 2), idea('leaves-out-the-top')],
            [(a - 2) * (b - 2) * (c - 1), idea('counts-the-bottom-as-well')],
          ],
          explanation: `Without its outer layer the block has ${a - 2} × ${b - 2} × ${c - 2} = ${inside} cubes.`,
          steps: [`${a} − 2 = ${a - 2}, ${b} − 2 = ${b - 2}, ${c} − 2 = ${c - 2}`, `product: ${inside}`],
        };
      },
    ],
  ),
};
