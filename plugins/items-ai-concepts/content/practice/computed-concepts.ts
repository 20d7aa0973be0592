import { at, oneOf, shuffled, whole } from '../../../item-bank/items/services.ts';
import { idea } from '../computed/ideas.ts';
import { figure } from '../drafts.ts';
import { conceptPractice } from './concept-practice.ts';

const percent = (value: number) => `${figure(value)}%`;
const addsInPlaceOfF1 = {
  id: 'plain-mean-for-f1',
  says: 'F1 is not the plain mean: the lower of the two counts more.',
};
const climbs = {
  id: 'expects-to-climb',
  says: 'Going downhill step by step never climbs over a ridge to a deeper valley.',
};

export const computedConcepts = [
  conceptPractice(
    'learning-from-data',
    'chance-findings',
    'Findings by chance',
    ['analytical'],
    [
      'Whoever tries many things will find some that seem to work by chance alone.',
      'Multiply the number of tries by the chance of a false finding in each.',
      'Compare what was found with what chance alone would bring.',
      'One multiplication shows how much chance can do.',
    ],
    [
      0.0,
      (random) => {
        const [tries, chance, extra] = [100 * whole(random, 2, 12), whole(random, 1, 5), whole(random, 3, 15)];
        const expected = (tries * chance) / 100;
        const found = expected + extra;
        const what = oneOf(random, ['genes', 'search terms', 'foods', 'weather figures']);
        return {
          stem: `A program tests ${figure(tries)} ${what} for a link with an illness. A test finds a link that does not exist in ${chance}% of cases. It finds ${found} links. How many of them would chance alone bring, if no link existed at all?`,
          answer: expected,
          lures: [
            [extra, idea.otherGroup],
            [found, idea.onePartOnly],
            [Math.round((found * chance) / 100), idea.wholeAsBase],
            [tries - found, idea.complement],
            [chance, idea.addsShares],
          ],
          explanation: `${chance}% of ${tries} tests are false findings: ${expected}. Most of the ${found} links may be chance.`,
          steps: [`${tries} × ${chance}% = ${expected}`],
        };
      },
    ],
  ),
  conceptPractice(
    'evaluating-models',
    'f1',
    'The F1 measure',
    ['analytical'],
    [
      'F1 is high only if precision and recall are both high.',
      'F1 is twice their product divided by their sum.',
      'The result lies between the two, nearer to the lower one.',
      'Work with whole percentages; then the numbers stay handy.',
    ],
    [
      0.5,
      (random) => {
        const [precision, recall] = [5 * whole(random, 4, 19), 5 * whole(random, 4, 19)];
        const f1 = (2 * precision * recall) / (precision + recall);
        if (precision === recall || !Number.isInteger(f1)) return;
        const what = oneOf(random, ['spam', 'bird calls', 'cracks in rails', 'forged notes']);
        return {
          stem: `A program that finds ${what} has a precision of ${precision}% and a recall of ${recall}%. F1 is twice the product of the two, divided by their sum. What is it?`,
          answer: f1,
          lures: [
            [(precision + recall) / 2, addsInPlaceOfF1],
            [Math.min(precision, recall), idea.onePartOnly],
            [(precision * recall) / 100, idea.stopsEarly],
            [Math.max(precision, recall), idea.onePartOnly],
          ],
          say: percent,
          explanation: `2 × ${precision} × ${recall} ÷ ${precision + recall} = ${f1}.`,
          steps: [`2 × ${precision} × ${recall} = ${2 * precision * recall}`, `÷ ${precision + recall} = ${f1}`],
        };
      },
    ],
  ),
  conceptPractice(
    'how-models-decide',
    'linear-separability',
    'What a straight line can separate',
    ['intuitive', 'analytical'],
    [
      'On a single scale, a straight border is one number: all on one side get one answer.',
      'Sort the cases by their value and write the answers in that order.',
      'Count how often the answer changes along the row.',
      'A short row of answers tells everything.',
    ],
    [
      0.3,
      (random) => {
        const values = shuffled(
          Array.from({ length: 30 }, (_, index) => index + 10),
          random,
        )
          .slice(0, 8)
          .toSorted((one, other) => one - other);
        const answers = values.map(() => random() < 0.5);
        const errors = (border: number, isAbove: boolean) =>
          answers.filter((answer, index) => answer !== (index >= border === isAbove)).length;
        const best = Math.min(
          ...Array.from({ length: 9 }, (_, border) => Math.min(errors(border, true), errors(border, false))),
        );
        const changes = answers.filter((answer, index) => index > 0 && answer !== answers[index - 1]).length;
        const fewer = Math.min(answers.filter(Boolean).length, answers.filter((answer) => !answer).length);
        if (best < 1 || best === changes) return;
        const what = oneOf(random, ['pears', 'shells', 'bolts', 'clouds']);
        return {
          stem: `A model sorts ${what} into two classes by one number: all above a border are in one class, all others in the other. The table shows eight ${what} with their true classes. At the best border, how many are in the wrong class?`,
          stimulus: [
            {
              kind: 'table',
              header: ['Number', 'Class'],
              rows: values.map((value, index) => [`${value}`, answers[index] ? 'X' : 'O']),
            },
          ],
          answer: best,
          lures: [
            [0, idea.roundsDown],
            [changes, idea.stopsEarly],
            [fewer, idea.wrongRow],
            [best + 1, idea.wrongRow],
            [best + 2, idea.wrongRow],
          ],
          explanation: `The classes in order are ${answers.map((answer) => (answer ? 'X' : 'O')).join(' ')}. They change ${changes} times, and no border gets all of them right; the best leaves ${best}.`,
          steps: [`in order: ${answers.map((answer) => (answer ? 'X' : 'O')).join(' ')}`, `best border: ${best} wrong`],
        };
      },
    ],
  ),
  conceptPractice(
    'how-models-decide',
    'local-minima',
    'Valleys that are not the deepest',
    ['systematic'],
    [
      'Whoever only ever goes downhill ends in the nearest valley, not always in the deepest.',
      'From the start, look at both neighbours and go to the lower one.',
      'Stop as soon as both neighbours are higher.',
      'Two or three steps are enough.',
    ],
    [
      -0.3,
      (random) => {
        const heights = Array.from({ length: 9 }, () => whole(random, 5, 60));
        const start = whole(random, 1, 7);
        let place = start;
        for (let step = 0; step < 9; step++) {
          const next =
            [place - 1, place + 1]
              .filter((each) => each >= 0 && each < 9)
              .toSorted((one, other) => at(heights, one) - at(heights, other))[0] ?? place;
          if (at(heights, next) >= at(heights, place)) break;
          place = next;
        }
        const deepest = heights.indexOf(Math.min(...heights));
        if (new Set(heights).size < 9 || place === start || place === deepest || Math.abs(place - start) < 2) return;
        const other = start - Math.sign(place - start);
        return {
          stem: `The table shows a model’s error for nine settings of a dial. Training begins at setting ${start + 1} and moves on to the neighbouring setting with the smaller error, as long as there is one. At which setting does it stop?`,
          stimulus: [
            {
              kind: 'table',
              header: ['Setting', 'Error'],
              rows: heights.map((height, index) => [`${index + 1}`, `${height}`]),
            },
          ],
          answer: place + 1,
          lures: [
            [deepest + 1, climbs],
            [start + Math.sign(place - start) + 1, idea.stopsEarly],
            [other + 1, idea.signTurned],
            [start + 1, idea.stopsEarly],
          ],
          explanation: `From setting ${start + 1} the error falls until setting ${place + 1}; both of its neighbours are higher. The smallest error of all, at ${deepest + 1}, is never reached.`,
          steps: [`start: ${heights[start]}`, `stop: ${heights[place]} at setting ${place + 1}`],
        };
      },
    ],
  ),
  conceptPractice(
    'learning-from-data',
    'model-selection',
    'Choosing among models',
    ['analytical'],
    [
      'The figure a model was chosen by is too good: chance helped it to win.',
      'Choose by the validation data, and judge by data that played no part in choosing.',
      'Training figures say how well a model remembers, not how well it will do.',
      'One column decides, another one tells what to expect.',
    ],
    [
      0.2,
      (random) => {
        const names = shuffled(['Ada', 'Bert', 'Cleo', 'Duke'], random);
        const rows = names.map((name) => {
          const validation = whole(random, 70, 90);
          return { name, training: whole(random, 85, 99), validation, test: validation - whole(random, -4, 8) };
        });
        const by = (key: 'training' | 'validation' | 'test') =>
          rows.toSorted((one, other) => other[key] - one[key])[0] ?? at(rows, 0);
        const chosen = by('validation');
        if (new Set(rows.map(({ validation }) => validation)).size < 4) return;
        if (chosen.test >= chosen.validation || by('training') === chosen) return;
        const others = [chosen.validation, chosen.training, by('test').test];
        if (new Set([chosen.test, ...others]).size < 4) return;
        return {
          stem: 'A team chooses the model with the best accuracy on its validation data and then looks at the test data once. The table shows the accuracies in percent. Which accuracy can the team expect from its choice on new data?',
          stimulus: [
            {
              kind: 'table',
              header: ['Model', 'Training', 'Validation', 'Test'],
              rows: rows.map(({ name, training, validation, test }) => [
                name,
                `${training}`,
                `${validation}`,
                `${test}`,
              ]),
            },
          ],
          answer: chosen.test,
          lures: [
            [chosen.validation, idea.stopsEarly],
            [chosen.training, idea.allData],
            [by('test').test, idea.wrongRow],
          ],
          say: percent,
          explanation: `${chosen.name} has the best validation accuracy, ${chosen.validation}%. Because it was chosen for that, the figure is likely too good; the test data give ${chosen.test}%.`,
          steps: [`best in validation: ${chosen.name}`, `its accuracy on the test data: ${chosen.test}%`],
        };
      },
    ],
  ),
];
