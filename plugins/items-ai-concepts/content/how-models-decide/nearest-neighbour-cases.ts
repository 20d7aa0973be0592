export type Point = [x: number, y: number];

export interface Plot {
  ask: 'count' | 'both';
  intro: string;
  axes: [string, string];
  /** Names of the two classes: circles and squares. */
  classes: [string, string];
  circles: Point[];
  squares: Point[];
  fresh: Point;
  /** Number of neighbours: one number for `count`, two for `both`. */
  k: [number, number?];
}

export interface Scales {
  ask: 'scale';
  intro: string;
  question: string;
  header: [string, string, string];
  rows: [string, number, number][];
  fresh: [number, number];
  /** Spread by which each column is divided before comparing; absent: the raw numbers are used. */
  spread?: [number, number];
}

export const cases: (Plot | Scales)[] = [
  {
    ask: 'count',
    intro: 'A fruit stall compares plums by sweetness and firmness.',
    axes: ['sweetness', 'firmness'],
    classes: ['ripe', 'unripe'],
    circles: [
      [7, 5],
      [6, 3],
      [9, 3],
      [8, 8],
      [9, 6],
    ],
    squares: [
      [5, 6],
      [2, 6],
      [3, 9],
      [1, 4],
      [4, 8],
    ],
    fresh: [6, 5],
    k: [3],
  },
  {
    ask: 'count',
    intro: 'Ornithologists compare nests by height above the ground and width.',
    axes: ['height (m)', 'width (dm)'],
    classes: ['jays', 'crows'],
    circles: [
      [3, 3],
      [4, 4],
      [2, 6],
      [1, 2],
      [5, 1],
    ],
    squares: [
      [6, 5],
      [8, 7],
      [9, 9],
      [7, 8],
      [4, 6],
      [9, 5],
    ],
    fresh: [5, 5],
    k: [3],
  },
  {
    ask: 'count',
    intro: 'A laundry compares fabrics by weight and stretch.',
    axes: ['weight', 'stretch'],
    classes: ['wool', 'cotton'],
    circles: [
      [4, 7],
      [6, 8],
      [7, 6],
      [9, 9],
      [8, 2],
    ],
    squares: [
      [2, 5],
      [4, 4],
      [1, 2],
      [3, 1],
      [6, 4],
      [2, 8],
    ],
    fresh: [5, 6],
    k: [5],
  },
  {
    ask: 'both',
    intro: 'A music archive compares songs by tempo and loudness.',
    axes: ['tempo', 'loudness'],
    classes: ['dances', 'ballads'],
    circles: [
      [4, 5],
      [8, 8],
      [9, 6],
      [9, 9],
      [7, 9],
    ],
    squares: [
      [3, 2],
      [2, 5],
      [4, 2],
      [1, 2],
      [6, 4],
    ],
    fresh: [4, 4],
    k: [1, 5],
  },
  {
    ask: 'both',
    intro: 'A workshop compares bearings by temperature and vibration.',
    axes: ['temperature', 'vibration'],
    classes: ['worn', 'sound'],
    circles: [
      [6, 7],
      [8, 5],
      [8, 8],
      [9, 7],
      [6, 9],
    ],
    squares: [
      [4, 5],
      [2, 3],
      [3, 5],
      [1, 6],
      [4, 2],
    ],
    fresh: [6, 6],
    k: [1, 3],
  },
  {
    ask: 'both',
    intro: 'A fishery compares fish by length and weight.',
    axes: ['length', 'weight'],
    classes: ['carp', 'bream'],
    circles: [
      [3, 6],
      [5, 7],
      [2, 8],
      [7, 9],
      [6, 8],
    ],
    squares: [
      [5, 5],
      [8, 4],
      [8, 6],
      [7, 3],
      [8, 1],
      [6, 6],
    ],
    fresh: [5, 6],
    k: [3, 5],
  },
  {
    ask: 'both',
    intro: 'A gallery compares paintings by brightness and size of the brush strokes.',
    axes: ['brightness', 'stroke size'],
    classes: ['early', 'late'],
    circles: [
      [2, 7],
      [4, 8],
      [2, 6],
      [1, 4],
      [6, 9],
    ],
    squares: [
      [5, 6],
      [6, 5],
      [8, 4],
      [9, 6],
      [7, 2],
    ],
    fresh: [4, 6],
    k: [1, 5],
  },
  {
    ask: 'scale',
    intro:
      'An estate agent looks for the flat that is most similar to one of 60 m² with a rent of 900 euros. The program squares the differences of both columns as they stand, adds them, and takes the flat with the smallest sum.',
    question: 'Which flat does it choose?',
    header: ['Flat', 'Size (m²)', 'Rent (euros)'],
    rows: [
      ['Flat P', 62, 960],
      ['Flat Q', 95, 905],
      ['Flat R', 70, 940],
      ['Flat S', 58, 1100],
    ],
    fresh: [60, 900],
  },
  {
    ask: 'scale',
    intro:
      'A clinic looks for the earlier patient most similar to a new one of 50 years with 6,000 white cells per microlitre. Before distances are worked out, ages are divided by 10 and cell counts by 2,000, about their usual spreads.',
    question: 'Which patient is then the most similar?',
    header: ['Patient', 'Age (years)', 'White cells per µl'],
    rows: [
      ['Patient 1', 80, 6200],
      ['Patient 2', 52, 9600],
      ['Patient 3', 55, 7000],
      ['Patient 4', 30, 5800],
    ],
    fresh: [50, 6000],
    spread: [10, 2000],
  },
  {
    ask: 'scale',
    intro:
      'A bicycle hire looks for the earlier day most similar to one with 20 °C and 400 guests in town. Before distances are worked out, temperatures are divided by 5 and guests by 100, about their usual spreads.',
    question: 'Which day is then the most similar?',
    header: ['Day', 'Temperature (°C)', 'Guests'],
    rows: [
      ['Monday', 5, 410],
      ['Tuesday', 21, 700],
      ['Friday', 30, 390],
      ['Sunday', 25, 500],
    ],
    fresh: [20, 400],
    spread: [5, 100],
  },
];
