import type { Misconception } from '../../../item-bank/items/services.ts';
import { wrong } from '../drafts.ts';
import type { Question } from '../questions.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

/** Faults that a table may have; all are offered in the same words, whichever is there. */
const faults = {
  twice: 'The same case is entered twice.',
  impossible: 'One value cannot be true.',
  unit: 'One value is in another unit.',
  missing: 'A code for “missing” is used as a number.',
  spelling: 'One group goes by two names.',
  clash: 'Equal cases have different labels.',
  sum: 'The parts do not add up to the total.',
  shifted: 'Two values have changed places.',
} as const;

type Fault = keyof typeof faults;

const lures: Record<Fault, Misconception> = {
  twice: idea.sameValueIsSameCase,
  impossible: idea.unusualIsImpossible,
  unit: idea.unusualIsOtherUnit,
  missing: idea.zeroIsMissing,
  spelling: idea.differentWordsSameGroup,
  clash: idea.similarCasesMustAgree,
  sum: idea.numbersMustAddUp,
  shifted: idea.columnsMustBeLike,
};

interface Faulty {
  story: string;
  header: string[];
  rows: string[][];
  fault: Fault;
  not: [Fault, Fault, Fault];
  where: string;
  harm: string;
  look: string;
  features: Question['features'];
}

function faulty(table: Faulty): Question {
  return {
    stem: `${table.story} What is wrong with the data?`,
    stimulus: [{ kind: 'table', header: table.header, rows: table.rows }],
    answer: faults[table.fault],
    distractors: table.not.map((fault) => wrong(faults[fault], lures[fault])),
    explanation: `${table.where} ${table.harm}`,
    steps: [
      'Go through the table column by column and ask what is possible there; then compare the rows with each other.',
      table.where,
      table.harm,
    ],
    hints: {
      conceptual: 'A model believes every entry. Faults that a person would laugh at are learnt as facts.',
      procedural: table.look,
      strategic:
        'For each proposed fault, try to point at the very entry that would show it. If you cannot, it is not there.',
      encouragement: 'The table is small, and the fault can be found with common sense alone.',
    },
    features: table.features,
  };
}

/** Finding the fault in a small table before a model learns from it. */
export const faultyTable = questionList({
  id: 'faulty-table',
  contentArea: 'fairness-and-data-quality',
  title: 'The fault in a table of data',
  // Below average: careful reading matters more than knowledge.
  discrimination: 1,
  concepts: ['data-quality', 'data-cleaning'],
  reasoning: ['systematic'],
  questions: [
    faulty({
      story: 'A model is to learn from these records of a swimming course.',
      header: ['Name', 'Age (years)', 'Lengths', 'Badge'],
      rows: [
        ['Ximena', '9', '12', 'yes'],
        ['Aroha', '11', '8', 'no'],
        ['Bilal', '107', '15', 'yes'],
        ['Jonas', '10', '6', 'no'],
      ],
      fault: 'impossible',
      not: ['twice', 'sum', 'spelling'],
      where: 'Bilal’s age of 107 years cannot be right in a children’s course with ages about 10.',
      harm: 'The model would learn from a person who does not exist; the entry has to be checked.',
      look: 'Look through each column for a value that stands far from all others.',
      features: { steps: 1, abstraction: 0, closeness: 0, load: 1 },
    }),
    faulty({
      story: 'A model is to learn from these orders of a bookshop.',
      header: ['Order', 'Customer', 'Books', 'Total (€)'],
      rows: [
        ['501', 'Okafor', '2', '31'],
        ['502', 'Lindqvist', '1', '14'],
        ['503', 'Haddad', '3', '45'],
        ['502', 'Lindqvist', '1', '14'],
      ],
      fault: 'twice',
      not: ['missing', 'unit', 'impossible'],
      where: 'Order 502 stands in the table two times, with all its values.',
      harm: 'The model would count it double, and if one copy fell into the test data it would meet it again.',
      look: 'Compare the rows with each other, not only the values within a row.',
      features: { steps: 1, abstraction: 0, closeness: 0, load: 1 },
    }),
    faulty({
      story: 'A model is to learn from these measurements of bamboo plants, all recorded in centimetres.',
      header: ['Plant', 'Height (cm)', 'Leaves'],
      rows: [
        ['B1', '184', '41'],
        ['B2', '171', '38'],
        ['B3', '1.79', '40'],
        ['B4', '166', '35'],
      ],
      fault: 'unit',
      not: ['twice', 'missing', 'spelling'],
      where:
        'The height 1.79 of plant B3 is clearly meant in metres, since a plant with 40 leaves is not 1.79 cm high.',
      harm: 'The model would take it for a tiny plant with very many leaves.',
      look: 'Ask whether a plant with that many leaves can be as high as the table says.',
      features: { steps: 1, abstraction: 0, closeness: 1, load: 1 },
    }),
    faulty({
      story: 'A model is to learn from these visits to a museum.',
      header: ['Visit', 'Country', 'Hours'],
      rows: [
        ['1', 'The Netherlands', '2.5'],
        ['2', 'Kenya', '1.5'],
        ['3', 'Holland', '2'],
        ['4', 'Japan', '3'],
      ],
      fault: 'spelling',
      not: ['sum', 'unit', 'twice'],
      where: '“The Netherlands” and “Holland” are used for the same country here.',
      harm: 'The model would treat visitors from one country as two groups.',
      look: 'Read the column with words and ask whether all its entries really differ.',
      features: { steps: 1, abstraction: 0, closeness: 1, load: 1 },
    }),
    faulty({
      story: 'A model is to learn from these temperatures of a mountain hut in summer.',
      header: ['Day', 'Noon (°C)', 'Guests'],
      rows: [
        ['1 July', '14', '22'],
        ['2 July', '−999', '19'],
        ['3 July', '12', '25'],
        ['4 July', '−999', '8'],
      ],
      fault: 'missing',
      not: ['spelling', 'twice', 'sum'],
      where: 'The value −999 stands for days without a measurement.',
      harm: 'Read as a temperature it would make the mean of July absurdly low.',
      look: 'Look for a value that occurs several times although it cannot be measured.',
      features: { steps: 2, abstraction: 0, closeness: 1, load: 1 },
    }),
    faulty({
      story: 'A model is to learn from these canteen counts which meals are liked.',
      header: ['Day', 'Meat', 'Fish', 'Vegetarian', 'All meals'],
      rows: [
        ['Monday', '120', '40', '90', '250'],
        ['Tuesday', '110', '55', '85', '250'],
        ['Wednesday', '95', '70', '105', '250'],
        ['Thursday', '130', '30', '90', '250'],
      ],
      fault: 'sum',
      not: ['twice', 'unit', 'missing'],
      where: 'On Wednesday 95 + 70 + 105 = 270, but the table says 250.',
      harm: 'At least one of the four numbers is wrong, and nobody can tell which without asking.',
      look: 'Check what the columns of numbers have to do with each other.',
      features: { steps: 2, abstraction: 0, closeness: 1, load: 2 },
    }),
    faulty({
      story: 'A model is to learn from these records of parcels.',
      header: ['Parcel', 'Length (cm)', 'Weight (kg)', 'Price (€)'],
      rows: [
        ['P1', '40', '2.5', '6.90'],
        ['P2', '60', '5.1', '9.90'],
        ['P3', '3.2', '50', '6.90'],
        ['P4', '35', '1.8', '6.90'],
      ],
      fault: 'shifted',
      not: ['twice', 'missing', 'spelling'],
      where: 'Parcel P3 is said to be 3.2 cm long and 50 kg heavy; the other way round the values are usual.',
      harm: 'The model would learn that a heavy parcel can be cheap.',
      look: 'Take each row and ask whether such a parcel can exist.',
      features: { steps: 2, abstraction: 0, closeness: 2, load: 1 },
    }),
    faulty({
      story: 'From these photos of apples a model is to learn to grade.',
      header: ['Photo', 'Diameter (mm)', 'Spots', 'Colour', 'Grade'],
      rows: [
        ['f11', '78', '0', 'red', 'first'],
        ['f12', '64', '5', 'green', 'second'],
        ['f13', '78', '0', 'red', 'second'],
        ['f14', '81', '1', 'red', 'first'],
      ],
      fault: 'clash',
      not: ['unit', 'impossible', 'spelling'],
      where:
        'Photos f11 and f13 agree in diameter, spots and colour, but one is graded “first” and the other “second”.',
      harm: 'From these features no model can get both right; the labels, or the features recorded, need another look.',
      look: 'Cover the column with the answers and look for rows that then look alike.',
      features: { steps: 3, abstraction: 1, closeness: 2, load: 1 },
    }),
    faulty({
      story:
        'A model is to learn from these questionnaires about the way to school, in which “0” was entered for questions that were left out.',
      header: ['Pupil', 'Way (km)', 'Minutes', 'Goes by'],
      rows: [
        ['1', '2.4', '11', 'bicycle'],
        ['2', '0', '25', 'bus'],
        ['3', '1.1', '14', 'foot'],
        ['4', '6.0', '0', 'bus'],
      ],
      fault: 'missing',
      not: ['unit', 'clash', 'spelling'],
      where: 'Pupil 2 takes the bus for 25 minutes and cannot have a way of 0 km; the 0 means that nothing was said.',
      harm: 'A model would take the gaps for very short ways and times.',
      look: 'Ask what the smallest number in the table really says.',
      features: { steps: 2, abstraction: 1, closeness: 2, load: 1 },
    }),
    faulty({
      story: 'A model is to learn from these records of a blood donor service.',
      header: ['Donor', 'Born', 'First donation', 'Donations', 'Blood group'],
      rows: [
        ['D1', '1984', '2003', '12', 'A'],
        ['D2', '1979', '2008', '3', 'O'],
        ['D3', '1990', '1988', '7', 'B'],
        ['D4', '1968', '2001', '12', 'A'],
      ],
      fault: 'impossible',
      not: ['twice', 'missing', 'unit'],
      where: 'Donor D3, born in 1990, cannot have given blood for the first time in 1988.',
      harm: 'Each value looks usual by itself; only together they are impossible, and a model would not notice.',
      look: 'Read each row as a life story and see whether it can have happened in that order.',
      features: { steps: 3, abstraction: 0, closeness: 3, load: 1 },
    }),
  ],
});
