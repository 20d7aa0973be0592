/** [class one, class two] among those who answer yes, and among those who answer no. */
export type Split = [yes: [number, number], no: [number, number]];

export interface Counts {
  ask: 'choose' | 'errors' | 'gini' | 'entropy' | 'gain';
  intro: string;
  classes: [string, string];
  questions: [text: string, split: Split][];
}

export const cases: Counts[] = [
  {
    ask: 'errors',
    intro: 'A tree is to predict which visitors of a museum shop buy something.',
    classes: ['buys', 'does not'],
    questions: [
      [
        'Over an hour in the museum?',
        [
          [30, 10],
          [8, 52],
        ],
      ],
    ],
  },
  {
    ask: 'errors',
    intro: 'A tree is to predict which seeds will sprout.',
    classes: ['sprouts', 'does not'],
    questions: [
      [
        'Older than two years?',
        [
          [12, 28],
          [45, 15],
        ],
      ],
    ],
  },
  {
    ask: 'choose',
    intro: 'A tree is to predict which trains will be late.',
    classes: ['late', 'on time'],
    questions: [
      [
        'Snow?',
        [
          [10, 0],
          [30, 60],
        ],
      ],
      [
        'Rush hour?',
        [
          [32, 14],
          [8, 46],
        ],
      ],
      [
        'Monday?',
        [
          [12, 18],
          [28, 42],
        ],
      ],
      [
        'Express?',
        [
          [14, 26],
          [26, 34],
        ],
      ],
    ],
  },
  {
    ask: 'choose',
    intro: 'A tree is to predict which patients need a longer appointment.',
    classes: ['longer', 'usual'],
    questions: [
      [
        'First visit?',
        [
          [24, 6],
          [16, 54],
        ],
      ],
      [
        'Over 60?',
        [
          [28, 22],
          [12, 38],
        ],
      ],
      [
        'Interpreter needed?',
        [
          [8, 0],
          [32, 60],
        ],
      ],
      [
        'Morning?',
        [
          [26, 34],
          [14, 26],
        ],
      ],
    ],
  },
  {
    ask: 'entropy',
    intro: 'A tree has split customers of a nursery into groups, by the plant they buy.',
    classes: ['roses', 'herbs'],
    questions: [
      [
        'Group 1',
        [
          [90, 10],
          [0, 0],
        ],
      ],
      [
        'Group 2',
        [
          [12, 12],
          [0, 0],
        ],
      ],
      [
        'Group 3',
        [
          [0, 40],
          [0, 0],
        ],
      ],
      [
        'Group 4',
        [
          [45, 15],
          [0, 0],
        ],
      ],
    ],
  },
  {
    ask: 'gini',
    intro: 'A tree is to predict which bridges need repair.',
    classes: ['repair', 'sound'],
    questions: [
      [
        'Built before 1970?',
        [
          [10, 10],
          [0, 60],
        ],
      ],
    ],
  },
  {
    ask: 'gini',
    intro: 'A tree is to predict which messages are spam.',
    classes: ['spam', 'other'],
    questions: [
      [
        'Contains a link?',
        [
          [24, 6],
          [5, 5],
        ],
      ],
    ],
  },
  {
    ask: 'gain',
    intro: 'A tree is to predict which of 60 sheepdogs pass a trial.',
    classes: ['passes', 'fails'],
    questions: [
      [
        'Trained for a year?',
        [
          [30, 10],
          [0, 20],
        ],
      ],
    ],
  },
  {
    ask: 'gain',
    intro: 'A tree is to predict which of 40 clay pots will crack.',
    classes: ['cracks', 'holds'],
    questions: [
      [
        'Dried in the sun?',
        [
          [15, 5],
          [5, 15],
        ],
      ],
    ],
  },
];
