import type { Random } from '../../../../core/random.ts';
import { shuffled } from '../../../item-bank/items/services.ts';
import type { Body, Task, Wrong } from '../drafts.ts';
import { drawnChoices, modelOf } from '../drafts.ts';
import type { Cubes } from './cubes.ts';
import { altered, cubesFigure, drawCubes, isInSight, mirrored, nameOf, turned, turns, uprightTurns } from './cubes.ts';
import { idea } from './ideas.ts';

// After Shepard & Metzler (1971): arms of cubes, turned in depth. About the upright axis 0 to +0.5, about any axis
// +1.2; more cubes and mirror images among the wrong figures make it harder.
const tasks: Task[] = [
  { b: -0.5, load: 3, hints: hints(), write: (random) => ask(random, { cubes: 4, mirrors: 0, isUpright: true }) },
  { b: 0.3, load: 3, hints: hints(), write: (random) => ask(random, { cubes: 5, mirrors: 1, isUpright: true }) },
  { b: 0.9, load: 4, hints: hints(), write: (random) => ask(random, { cubes: 6, mirrors: 2, isUpright: true }) },
  { b: 1.6, load: 5, hints: hints(), write: (random) => ask(random, { cubes: 6, mirrors: 2, isUpright: false }) },
  { b: 2.2, load: 5, hints: hints(), write: (random) => ask(random, { cubes: 7, mirrors: 3, isUpright: false }) },
];

export const cubeModels = [
  modelOf({
    area: 'spatial-rotation',
    subcategory: 'cube-figures',
    slug: 'cube-figures',
    title: 'Turned figures of cubes',
    concepts: ['mental-rotation', 'spatial-views'],
    reasoning: ['intuitive', 'systematic'],
    rounds: 3,
    tasks,
  }),
];

function ask(
  random: Random,
  { cubes, mirrors, isUpright }: { cubes: number; mirrors: number; isUpright: boolean },
): Body | undefined {
  const figure = drawCubes(cubes, random);
  if (!figure) return undefined;
  const pool = isUpright ? uprightTurns : turns.slice(1);
  // One after the other: most figures are needed in a single view.
  function* seen(one: Cubes): Generator<Cubes> {
    for (const turn of shuffled(pool, random)) {
      const view = turned(one, turn);
      if (isInSight(view)) yield view;
    }
  }
  const answer = seen(figure).find((one) => nameOf(one) !== nameOf(figure));
  if (!answer) return undefined;
  const mirror = [...seen(mirrored(figure)), ...(isInSight(mirrored(figure)) ? [mirrored(figure)] : [])];
  const wrong: Wrong<Cubes>[] = shuffled(mirror, random)
    .slice(0, mirrors)
    .map((one) => [one, idea('takes-the-mirror-image')] as const);
  if (wrong.length < mirrors) return undefined;
  for (let attempt = 0; wrong.length < 4 && attempt < 20; attempt++) {
    const other = altered(figure, random);
    const [one] = other ? seen(other) : [];
    if (one) wrong.push([one, idea('overlooks-a-moved-square')]);
  }
  const found = drawnChoices(random, answer, wrong, { name: nameOf, draw: cubesFigure, count: 4 });
  if (!found) return undefined;
  const { letter, ...offered } = found;
  return {
    ...offered,
    stem: `The figure is glued from ${cubes} cubes; none is out of sight. Which of these is the same figure, only turned?`,
    stimulus: [cubesFigure(figure)],
    explanation: `Figure ${letter} has its bends in the same order and to the same sides as the figure above. The others are mirror images or have a cube in another place.`,
    steps: [
      'Count the cubes from bend to bend, beginning at an end.',
      'Note to which side each bend turns as you go along.',
      `The counts and the sides agree in figure ${letter} only.`,
    ],
  };
}

function hints(): Task['hints'] {
  return [
    'However a figure is turned, the lengths of its arms and the order of its bends stay.',
    'Begin at one end and count the cubes up to the first bend, then up to the next.',
    'Rule out figures with other lengths first; then ask to which side the last arm points.',
    'Few arms have to be compared, one at a time.',
  ];
}
