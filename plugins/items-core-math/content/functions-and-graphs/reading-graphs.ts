import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Scale } from '../charts.ts';
import { axes } from '../charts.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { figure, label, polyline } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral } from '../number-text.ts';

const endForDuration = idea(
  'reads-end-instead-of-duration',
  'You read the moment at which it ends; how long it lasts is the distance between start and end.',
);
const wrongAxis = idea('reads-wrong-axis', 'You read the value from the other axis.');
const readsAtWrongPoint = idea(
  'reads-at-wrong-point',
  'You read the graph at a different place from the one asked for.',
);
const heightForSpeed = idea(
  'height-for-steepness',
  'How fast something changes shows in the steepness of the graph, not in its height.',
);
const addsReadings = idea('adds-readings', 'You added the two readings; the change is the difference between them.');
const halfTime = idea(
  'half-time-for-half-amount',
  'You took half of the time; the tank does not empty evenly, so look for half of the amount.',
);

/** Rung 1. Harder: two readings and a calculation, a rate, a reading between two lines of the scale. */
export const readingGraphs = coreMathModel('functions-and-graphs', {
  id: 'core_math.reading-graphs',
  title: 'Reading graphs of changing quantities',
  concepts: ['graph-reading'],
  reasoning: ['intuitive', 'analytical'],
  // Everyday knowledge of charts helps here whatever the level of mathematics.
  discrimination: 1.1,
  forms: [rest, levelChange, speedOfFirstPart, twoWalkers, temperatureSpan, halfEmpty, wayBack],
});

type Corner = readonly [number, number];

function rest(random: Random): Drawn {
  const [start, length] = [whole(random, 2, 3) * 10, whole(random, 2, 4) * 10];
  const [low, high] = [whole(random, 2, 4), whole(random, 6, 8)];
  const corners: Corner[] = [
    [0, 0],
    [start, low],
    [start + length, low],
    [90, high],
  ];
  return {
    stem: 'The graph shows how far Samuel has walked from home. He stops once to rest. How long does he rest, in minutes?',
    stimulus: [
      journey(
        corners,
        { from: 0, to: 90, grid: 10, title: 'Time (minutes)' },
        { from: 0, to: 8, grid: 1, numbers: 2, title: 'Distance (km)' },
      ),
    ],
    answer: numeral(length),
    distractors: [
      wrong(numeral(start + length), endForDuration),
      wrong(numeral(start), readsAtWrongPoint),
      wrong(numeral(90 - start - length), misconceptions.answersOtherQuantity),
    ],
    explanation: `While Samuel rests, the distance does not change, so the graph is level. That is from ${start} to ${start + length} minutes, which is ${length} minutes.`,
    steps: [
      `level part: from ${start} to ${start + length} minutes`,
      `${start + length} − ${start} = ${length} minutes`,
    ],
    hints: ladder(
      'When somebody stands still, what happens to the distance from home?',
      'Find the part of the graph that neither rises nor falls, and read where it begins and ends.',
      'A length of time is the difference of two moments on the time axis.',
      'The graph has only three straight parts; look at what Samuel does in each of them.',
    ),
    difficulty: -2.0,
  };
}

function levelChange(random: Random): Drawn {
  const [first, top, last] = [whole(random, 2, 4) * 10, whole(random, 6, 9) * 10, whole(random, 1, 4) * 10];
  const [t1, t2] = [whole(random, 2, 3), whole(random, 5, 6)];
  if (last === first || top - last === first) return;
  const corners: Corner[] = [
    [0, first],
    [t1, top],
    [t2, top],
    [8, last],
  ];
  return {
    stem: `The graph shows the amount of water in a rain barrel. By how many litres does it fall between hour ${t2} and hour 8?`,
    stimulus: [
      journey(
        corners,
        { from: 0, to: 8, grid: 1, title: 'Time (hours)' },
        { from: 0, to: 100, grid: 10, numbers: 20, title: 'Water (litres)' },
      ),
    ],
    answer: numeral(top - last),
    distractors: [
      wrong(numeral(last), misconceptions.stopsOneStepEarly),
      wrong(numeral(top), readsAtWrongPoint),
      wrong(numeral(top + last), addsReadings),
    ],
    explanation: `At hour ${t2} the barrel holds ${top} litres and at hour 8 it holds ${last} litres. The difference is ${top} − ${last} = ${top - last} litres.`,
    steps: [`at hour ${t2}: ${top} litres; at hour 8: ${last} litres`, `${top} − ${last} = ${top - last} litres`],
    hints: ladder(
      'A fall is the difference between two heights of the graph.',
      `Read the amount of water at hour ${t2} and again at hour 8.`,
      'Mind the scale of the upright axis: how many litres is one grid line?',
      'Two readings and one subtraction are all that is needed.',
    ),
    difficulty: -1.8,
  };
}

function speedOfFirstPart(random: Random): Drawn {
  const [hours, speed, later] = [whole(random, 2, 4), oneOf(random, [10, 15, 20]), whole(random, 1, 2)];
  const way = hours * speed;
  const end = hours + 1 + later;
  const corners: Corner[] = [
    [0, 0],
    [hours, way],
    [hours + 1, way],
    [end, way + 10 * later],
  ];
  const overall = (way + 10 * later) / end;
  if (!Number.isInteger(overall)) return;
  const top = Math.ceil((way + 10 * later + 5) / 20) * 20;
  return {
    stem: `The graph shows Thandi’s bicycle tour. At what speed does she ride during the first ${hours} hours, in km/h?`,
    stimulus: [
      journey(
        corners,
        { from: 0, to: end + 1, grid: 1, title: 'Time (hours)' },
        { from: 0, to: top, grid: 10, numbers: 20, title: 'Distance (km)' },
      ),
    ],
    answer: numeral(speed),
    distractors: [
      wrong(numeral(way), heightForSpeed),
      wrong(numeral(overall), misconceptions.answersOtherQuantity),
      wrong(numeral(hours), wrongAxis),
    ],
    explanation: `In the first ${hours} hours Thandi covers ${way} km at a steady speed. That is ${way} ÷ ${hours} = ${speed} km in each hour.`,
    steps: [`after ${hours} hours: ${way} km`, `${way} ÷ ${hours} = ${speed} km/h`],
    hints: ladder(
      'Speed tells how many kilometres are covered in one hour.',
      `How far has Thandi got after ${hours} hours? Read it from the graph.`,
      'The first part is straight, so every hour of it adds the same distance. What does one hour add?',
      'You can also look at the very first hour only, if you can read it well.',
    ),
    difficulty: -1.4,
    concepts: ['graph-reading', 'rates'],
    reasoning: ['analytical'],
  };
}

function twoWalkers(random: Random): Drawn {
  const [meet, lead] = [whole(random, 2, 4), whole(random, 2, 4)];
  const [slow, fast] = [1, 1 + lead / meet];
  if (!Number.isInteger(fast * 2)) return;
  const end = meet + 2;
  const top = Math.ceil(Math.max(lead + slow * end, fast * end) / 2) * 2;
  const plane = axes(
    { from: 0, to: end, grid: 1, title: 'Time (hours)' },
    { from: 0, to: top, grid: 1, numbers: 2, title: 'Distance (km)' },
    { width: 255, height: 165 },
  );
  const meeting = lead + slow * meet;
  const [hana, kofi] = [plane.at(end, lead + slow * end), plane.at(end, fast * end)];
  return {
    stem: 'Hana and Kofi walk along the same path. The graph shows how far each of them is from the gate. After how many hours are they side by side?',
    stimulus: [
      figure(
        `Two straight graphs of distance from the gate in km against time in hours. Hana starts at (0, ${lead}) and reaches (${end}, ${lead + slow * end}). Kofi starts at (0, 0) and reaches (${end}, ${numeral(fast * end)}).`,
        plane.width + 34,
        plane.height,
        [
          ...plane.shapes,
          polyline([plane.at(0, lead), hana], { tone: 'accent' }),
          polyline([plane.at(0, 0), kofi], { tone: 'strong' }),
          label([hana[0] + 6, hana[1]], 'Hana', { anchor: 'start', size: 13 }),
          label([kofi[0] + 6, kofi[1]], 'Kofi', { anchor: 'start', size: 13 }),
        ],
      ),
    ],
    answer: numeral(meet),
    distractors: [
      wrong(numeral(meeting), wrongAxis),
      wrong(numeral(lead), readsAtWrongPoint),
      wrong(numeral(end), endForDuration),
    ],
    explanation: `Side by side means that both are equally far from the gate, so the graphs cross. They cross at ${meet} hours, ${meeting} km from the gate.`,
    steps: [`the graphs cross at (${meet}, ${meeting})`, `the time is ${meet} hours`],
    hints: ladder(
      'Two people on the same path are side by side when their distances from the gate are equal.',
      'Where in the figure do both graphs show the same distance at the same time?',
      'The question asks for a time. Which of the two axes shows it?',
      'Follow both lines with your fingers from left to right until they touch.',
    ),
    difficulty: -1.7,
    reasoning: ['intuitive'],
  };
}

function temperatureSpan(random: Random): Drawn {
  const [night, noon, evening] = [-whole(random, 2, 6), whole(random, 5, 11), whole(random, 1, 4)];
  const corners: Corner[] = [
    [0, night + 2],
    [4, night],
    [14, noon],
    [24, evening],
  ];
  return {
    stem: 'The graph shows the temperature during one day. What is the difference between the highest and the lowest temperature, in degrees?',
    stimulus: [
      journey(
        corners,
        { from: 0, to: 24, grid: 2, numbers: 4, title: 'Hour of the day' },
        { from: -8, to: 12, grid: 1, numbers: 4, title: 'Temperature (°C)' },
      ),
    ],
    answer: numeral(noon - night),
    distractors: [
      wrong(numeral(noon + night), misconceptions.signLost),
      wrong(numeral(noon), misconceptions.stopsOneStepEarly),
      wrong(numeral(noon - evening), readsAtWrongPoint),
    ],
    explanation: `The highest temperature is ${noon} °C and the lowest ${numeral(night)} °C. From ${numeral(night)} up to 0 are ${-night} degrees and from 0 up to ${noon} another ${noon}, together ${noon - night}.`,
    steps: [
      `highest: ${noon} °C; lowest: ${numeral(night)} °C`,
      `${noon} − (${numeral(night)}) = ${noon - night} degrees`,
    ],
    hints: ladder(
      'The difference is how far one would have to climb from the lowest value to the highest.',
      'Read the highest and the lowest point of the graph. On which sides of zero do they lie?',
      'Count from the lowest temperature up to zero first, and then on from zero.',
      'Think of a thermometer on the wall and of the mercury rising from one mark to the other.',
    ),
    difficulty: -1.5,
    concepts: ['graph-reading', 'negative-numbers'],
  };
}

function halfEmpty(random: Random): Drawn {
  const [full, slow, at] = [oneOf(random, [60, 80]), whole(random, 4, 6), 0];
  const bend = full / 4;
  const corners: Corner[] = [
    [at, full],
    [slow, full - bend],
    [slow + 3, full / 4],
    [12, 0],
  ];
  const middle = slow + 1.5;
  return {
    stem: `A tank holds ${full} litres when it is full. The graph shows how it empties. After how many minutes is it half full?`,
    stimulus: [
      journey(
        corners,
        { from: 0, to: 12, grid: 1, numbers: 2, title: 'Time (minutes)' },
        { from: 0, to: full, grid: 10, numbers: 20, title: 'Water (litres)' },
      ),
    ],
    answer: numeral(middle),
    distractors: [
      wrong(numeral(6), halfTime),
      wrong(numeral(slow), readsAtWrongPoint),
      wrong(numeral(full / 2), wrongAxis),
    ],
    explanation: `Half of ${full} litres is ${full / 2} litres. The graph reaches this height at ${numeral(middle)} minutes, in the middle of its steep part.`,
    steps: [`half of ${full} litres: ${full / 2} litres`, `the graph has this height at ${numeral(middle)} minutes`],
    hints: ladder(
      'Half full refers to the amount of water, which is on the upright axis.',
      `Half of ${full} litres is the height to look for. Go across from there until you meet the graph.`,
      'From the point you meet, go straight down to the time axis; the mark may lie between two grid lines.',
      'The tank empties slowly at first and then quickly; trust the graph more than your sense of halves.',
    ),
    difficulty: -1.25,
  };
}

function wayBack(random: Random): Drawn {
  const [far, near, start] = [whole(random, 5, 8), whole(random, 1, 3), whole(random, 1, 2)];
  const corners: Corner[] = [
    [0, 0],
    [start, far],
    [start + 1, near],
    [start + 3, near],
  ];
  return {
    stem: 'A dog runs away from its basket and partly back, as the graph shows. How many metres does it run in all?',
    stimulus: [
      journey(
        corners,
        { from: 0, to: start + 4, grid: 1, title: 'Time (seconds)' },
        { from: 0, to: 8, grid: 1, numbers: 2, title: 'Distance from basket (m)' },
      ),
    ],
    answer: numeral(2 * far - near),
    distractors: [
      wrong(numeral(far), misconceptions.stopsOneStepEarly),
      wrong(numeral(near), readsAtWrongPoint),
      wrong(numeral(far + near), addsReadings),
    ],
    explanation: `The dog runs ${far} m away and then from ${far} m back to ${near} m, which is another ${far - near} m. Altogether that is ${far} + ${far - near} = ${2 * far - near} m.`,
    steps: [
      `away: ${far} m`,
      `back: ${far} − ${near} = ${far - near} m`,
      `${far} + ${far - near} = ${2 * far - near} m`,
    ],
    hints: ladder(
      'The graph shows how far the dog is from its basket, which is not the same as how far it has run.',
      'Where does the graph rise and where does it fall? The dog runs in both parts.',
      'Find the length of each run separately, then add them. What does it do in the level part?',
      'Tell yourself the dog’s story, part by part, and note the metres beside it.',
    ),
    difficulty: -1.3,
    reasoning: ['analytical'],
  };
}

function journey(corners: Corner[], x: Scale, y: Scale): BlockDraft {
  const plane = axes(x, y);
  const alt = `Graph of ${y.title} against ${x.title}, in straight parts through the points ${corners.map(([px, py]) => `(${numeral(px)}, ${numeral(py)})`).join(', ')}.`;
  return figure(alt, plane.width, plane.height, [
    ...plane.shapes,
    polyline(
      corners.map(([px, py]) => plane.at(px, py)),
      { tone: 'accent' },
    ),
  ]);
}
