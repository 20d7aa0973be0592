import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { dot, figure, label, line, rectangle, table } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral } from '../number-text.ts';

const metreSlip = idea(
  'unit-conversion-by-wrong-power',
  'A power of ten went astray: 1 m is 100 cm and 1 km is 1,000 m.',
);
const linearForArea = idea(
  'converts-area-like-length',
  'A square metre is 100 cm by 100 cm, so areas are converted with the square of the factor.',
);
const decimalTime = idea(
  'decimal-hours-as-minutes',
  'Half an hour is 30 minutes, not 50: the part after the point is a part of 60.',
);
const dividesBySixty = idea('forgets-one-unit-of-a-rate', 'A rate has two units, and both have to be converted.');
const invertedScale = idea(
  'applies-scale-backwards',
  'On the map everything is smaller than in reality; you applied the scale the other way round.',
);
const addsSides = idea(
  'adds-dimensions-for-volume',
  'A volume is the product of length, width and height, not their sum.',
);
const dropsUnits = idea(
  'drops-the-units',
  'You kept the number and changed only the units; a kilometre in an hour is not a metre in a second.',
);
const countsBars = idea(
  'counts-bars-as-kilometres',
  'You counted how often the bar fits; each bar stands for more than one kilometre.',
);
const distanceAsMinutes = idea(
  'remaining-distance-as-minutes',
  'You took the kilometres that are left for minutes; they still have to be divided by the speed.',
);
const misjudgesLength = idea(
  'misjudges-length',
  'Your eye slipped here: measure how often the bar fits instead of guessing.',
);

/** Rung 2. Harder: units of area, a rate with two units, reading a scale bar. */
export const scaleAndUnits = coreMathModel('geometry-and-measurement', {
  id: 'core_math.scale-and-units',
  title: 'Scales and units',
  concepts: ['units', 'scale'],
  reasoning: ['systematic'],
  forms: [mapScale, areaUnits, speedUnits, aquarium, scaleBar, travelTime, planOfRoom],
});

function mapScale(random: Random): Drawn {
  const [scale, perCentimetre] = oneOf(random, [
    [25_000, 0.25],
    [50_000, 0.5],
    [200_000, 2],
    [20_000, 0.2],
  ] as const);
  const centimetres = oneOf(random, [4, 6, 8, 12, 14]);
  const answer = centimetres * perCentimetre;
  return {
    stem: `On a hiking map with the scale 1 : ${numeral(scale)}, the path from a hut to a lake is ${centimetres} cm long. How long is the path in reality?`,
    answer: `${numeral(answer)} km`,
    distractors: [
      wrong(`${numeral(answer * 10)} km`, metreSlip),
      wrong(`${numeral(answer / 10)} km`, metreSlip),
      wrong(`${numeral(centimetres / perCentimetre)} km`, invertedScale),
    ],
    explanation: `Each centimetre on the map stands for ${numeral(scale)} cm, which is ${numeral(scale / 100)} m or ${numeral(perCentimetre)} km. So ${centimetres} cm stand for ${centimetres} × ${numeral(perCentimetre)} = ${numeral(answer)} km.`,
    steps: [
      `1 cm on the map: ${numeral(scale)} cm = ${numeral(scale / 100)} m = ${numeral(perCentimetre)} km`,
      `${centimetres} × ${numeral(perCentimetre)} km = ${numeral(answer)} km`,
    ],
    hints: ladder(
      'A scale tells how many times longer things are in reality than on the map.',
      `First find out what 1 cm on the map stands for: ${numeral(scale)} cm. How many metres is that?`,
      'Go from centimetres to metres and from metres to kilometres in two separate steps.',
      'Would the walk take a few minutes, an hour or a week? A rough idea protects you from lost zeros.',
    ),
    difficulty: -0.85,
  };
}

function areaUnits(random: Random): Drawn {
  const area = oneOf(random, [0.5, 1.5, 2.5, 3, 4, 6]);
  return {
    stem: `A table top has an area of ${area} m². How many square centimetres is that?`,
    answer: `${numeral(area * 10_000)} cm²`,
    distractors: [
      wrong(`${numeral(area * 100)} cm²`, linearForArea),
      wrong(`${numeral(area * 1000)} cm²`, metreSlip),
      wrong(`${numeral(area * 1_000_000)} cm²`, metreSlip),
    ],
    explanation: `A square metre is a square of 100 cm by 100 cm, which is 10,000 cm². So ${area} m² are ${numeral(area)} × 10,000 = ${numeral(area * 10_000)} cm².`,
    steps: ['1 m² = 100 cm × 100 cm = 10,000 cm²', `${area} × 10,000 = ${numeral(area * 10_000)} cm²`],
    hints: ladder(
      'An area has two dimensions, and both are converted.',
      'Imagine a square with sides of 1 metre. How many centimetres long is it, and how many wide?',
      `First find the square centimetres in one square metre, then take ${area} times as many.`,
      'Picture rows of small squares filling the large one; how many rows, and how many in each?',
    ),
    difficulty: -0.5,
    reasoning: ['analytical'],
  };
}

function speedUnits(random: Random): Drawn {
  const metres = oneOf(random, [5, 10, 15, 20, 25]);
  const speed = (metres * 3600) / 1000;
  return {
    stem: `A train passes a station at ${numeral(speed)} km/h. How many metres does it travel in one second?`,
    answer: `${metres} m`,
    distractors: [
      wrong(`${numeral((speed * 1000) / 60)} m`, dividesBySixty),
      wrong(`${numeral(speed)} m`, dropsUnits),
      wrong(`${numeral(speed * 3.6)} m`, misconceptions.reversesOperation),
    ],
    explanation: `${numeral(speed)} km are ${numeral(speed * 1000)} m, and an hour has 3,600 seconds. In one second the train travels ${numeral(speed * 1000)} ÷ 3,600 = ${metres} m.`,
    steps: [
      `${numeral(speed)} km = ${numeral(speed * 1000)} m`,
      '1 h = 60 × 60 s = 3,600 s',
      `${numeral(speed * 1000)} ÷ 3,600 = ${metres} m in one second`,
    ],
    hints: ladder(
      'A speed compares a distance with a time, and both are to be converted here.',
      `How many metres does the train travel in the whole hour? And how many seconds does an hour have?`,
      'Go by way of a minute if the numbers become large: an hour has 60 of them, each of 60 seconds.',
      'Convert the distance, convert the time, divide: three small steps.',
    ),
    difficulty: -0.45,
  };
}

function aquarium(random: Random): Drawn {
  const [length, width, height] = [10 * whole(random, 5, 10), 10 * whole(random, 2, 4), 10 * whole(random, 3, 5)];
  const litres = (length * width * height) / 1000;
  return {
    stem: `An aquarium is ${length} cm long, ${width} cm wide and ${height} cm high. How many litres of water does it hold when it is full? (1 litre is 1,000 cm³.)`,
    answer: `${numeral(litres)} litres`,
    distractors: [
      wrong(`${numeral(litres * 10)} litres`, metreSlip),
      wrong(`${numeral(litres / 10)} litres`, metreSlip),
      wrong(`${numeral(length + width + height)} litres`, addsSides),
    ],
    explanation: `The volume is ${length} × ${width} × ${height} = ${numeral(length * width * height)} cm³. With 1,000 cm³ to a litre, that is ${numeral(litres)} litres.`,
    steps: [
      `${length} × ${width} × ${height} = ${numeral(length * width * height)} cm³`,
      `${numeral(length * width * height)} ÷ 1,000 = ${numeral(litres)} litres`,
    ],
    hints: ladder(
      'The volume of a box tells how many small cubes fit into it.',
      `Multiply ${length}, ${width} and ${height} to get the volume in cubic centimetres.`,
      'One litre takes 1,000 of those small cubes. So will the number of litres be larger or smaller?',
      'You could also measure the box in units of 10 cm: each such cube holds exactly one litre.',
    ),
    difficulty: -0.95,
    concepts: ['units', 'volume'],
  };
}

function scaleBar(random: Random): Drawn {
  const [barKilometres, times] = [oneOf(random, [2, 4, 5, 10]), oneOf(random, [2.5, 3, 3.5])];
  const answer = barKilometres * times;
  const unit = 80;
  return {
    stem: 'The figure shows two villages, P and Q, on a map with a scale bar. About how far apart are they in a straight line?',
    stimulus: [
      figure(
        `A map with two villages P and Q. Below it is a scale bar that stands for ${barKilometres} km. The straight distance from P to Q is ${times} times the length of the bar.`,
        350,
        140,
        [
          dot([30, 46]),
          label([30, 28], 'P'),
          dot([30 + unit * times, 46]),
          label([30 + unit * times, 28], 'Q'),
          line([30, 46], [30 + unit * times, 46], { dashed: true, tone: 'muted' }),
          rectangle([30, 96], unit, 6, { filled: true, tone: 'ink' }),
          label([30, 118], '0', { size: 13 }),
          label([30 + unit, 118], `${barKilometres} km`, { size: 13 }),
        ],
      ),
    ],
    answer: `${numeral(answer)} km`,
    distractors: [
      wrong(`${numeral(barKilometres * (times - 1))} km`, misjudgesLength),
      wrong(`${numeral(barKilometres * (times + 1.5))} km`, misjudgesLength),
      wrong(`${numeral(times)} km`, countsBars),
    ],
    explanation: `The bar fits ${numeral(times)} times into the distance from P to Q. Each bar stands for ${barKilometres} km, so the distance is ${numeral(times)} × ${barKilometres} = ${numeral(answer)} km.`,
    steps: [`the bar fits ${numeral(times)} times`, `${numeral(times)} × ${barKilometres} km = ${numeral(answer)} km`],
    hints: ladder(
      'A scale bar is a piece of the map whose real length is known.',
      'How many times would the bar fit between P and Q? Use a strip of paper or two fingers.',
      `Every bar length stands for ${barKilometres} km; a half bar stands for half of that.`,
      'An estimate by eye is good enough here, as the choices are well apart.',
    ),
    difficulty: -1.1,
    reasoning: ['intuitive'],
  };
}

function travelTime(random: Random): Drawn {
  const [speed, hours] = oneOf(random, [
    [50, 2.5],
    [80, 1.5],
    [80, 2.25],
    [40, 3.25],
    [80, 3.5],
  ] as const);
  const distance = speed * hours;
  const [fullHours, part] = [Math.floor(hours), hours - Math.floor(hours)];
  const text = (h: number, minutes: number) => `${h} h ${minutes} min`;
  return {
    stem: `A bus travels ${numeral(distance)} km at an average speed of ${speed} km/h. How long does it take?`,
    answer: text(fullHours, part * 60),
    distractors: [
      wrong(text(fullHours, part * 100), decimalTime),
      wrong(text(fullHours, distance - speed * fullHours), distanceAsMinutes),
      wrong(text(fullHours + 1, part * 60), misconceptions.offByOne),
    ],
    explanation: `The time is ${numeral(distance)} ÷ ${speed} = ${hours} hours. The ${part} of an hour are ${part} × 60 = ${part * 60} minutes.`,
    steps: [
      `${numeral(distance)} ÷ ${speed} = ${hours} h`,
      `${part} × 60 min = ${part * 60} min`,
      text(fullHours, part * 60),
    ],
    hints: ladder(
      'The time follows from how many hours’ worth of distance there is.',
      `How far does the bus get in ${fullHours === 1 ? '1 full hour' : `${fullHours} full hours`}, and what distance is left?`,
      `What fraction of an hour is needed for the distance that is left, at ${speed} km/h?`,
      'Hours have 60 minutes; keep fractions as long as you can and convert at the end.',
    ),
    difficulty: -0.55,
    concepts: ['units', 'rates'],
  };
}

function planOfRoom(random: Random): Drawn {
  const scale = oneOf(random, [50, 100, 200]);
  const [width, length] = [oneOf(random, [4, 5, 6]), oneOf(random, [7, 8, 9])];
  const real = (centimetres: number) => (centimetres * scale) / 100;
  const area = real(width) * real(length);
  return {
    stem: `The table gives the measurements of a hall on a plan with the scale 1 : ${scale}. What is the real floor area of the hall?`,
    stimulus: [
      table(
        ['On the plan', 'Centimetres'],
        [
          ['Length', `${length}`],
          ['Width', `${width}`],
        ],
      ),
    ],
    answer: `${numeral(area)} m²`,
    distractors: [
      wrong(`${numeral((width * length * scale) / 100)} m²`, misconceptions.areaScalesLikeLength),
      wrong(`${numeral(width * length * scale)} m²`, metreSlip),
      wrong(`${numeral(2 * (real(width) + real(length)))} m²`, misconceptions.perimeterForArea),
    ],
    explanation: `In reality the hall is ${length} × ${scale} = ${numeral(length * scale)} cm = ${numeral(real(length))} m long and ${numeral(real(width))} m wide. Its area is ${numeral(real(length))} × ${numeral(real(width))} = ${numeral(area)} m².`,
    steps: [
      `length: ${length} cm × ${scale} = ${numeral(real(length))} m`,
      `width: ${width} cm × ${scale} = ${numeral(real(width))} m`,
      `${numeral(real(length))} × ${numeral(real(width))} = ${numeral(area)} m²`,
    ],
    hints: ladder(
      'The scale belongs to lengths; an area is made of two of them.',
      `How long are ${length} cm and ${width} cm on the plan in reality, in metres?`,
      'Convert both lengths first and multiply afterwards, rather than the other way round.',
      'Imagine the hall in front of you; which of the areas could hold a class or a concert?',
    ),
    difficulty: -0.4,
  };
}
