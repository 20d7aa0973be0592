/** A leaf, or the question whether a feature reaches a number; yes-or-no features have the values 1 and 0. */
export type Tree = string | { feature: string; least: number; says: string; yes: Tree; no: Tree };
export type Features = Record<string, number>;

export interface Setting {
  ask: 'trace' | 'which' | 'change' | 'count';
  intro: string;
  tree: Tree;
  /** The case that is followed, with the sentence that describes it. */
  one?: { features: Features; says: string };
  /** The cases that are compared, with their names. */
  several?: [name: string, features: Features][];
  /** The leaf asked for. */
  leaf?: string;
  /** For `change`: the offered changes, and what each does to the features. */
  changes?: [text: string, features: Features][];
  columns?: string[];
}

const clinic: Tree = {
  feature: 'fever',
  least: 1,
  says: 'Fever?',
  yes: { feature: 'days', least: 3, says: '3 days or more?', yes: 'doctor', no: 'rest' },
  no: { feature: 'pain', least: 1, says: 'Strong pain?', yes: 'nurse', no: 'go home' },
};
const loan: Tree = {
  feature: 'books',
  least: 4,
  says: '4 books or more out?',
  yes: { feature: 'late', least: 1, says: 'One of them late?', yes: 'refuse', no: 'ask desk' },
  no: { feature: 'reserved', least: 1, says: 'Book reserved?', yes: '7 days', no: '28 days' },
};
const irrigation: Tree = {
  feature: 'moisture',
  least: 40,
  says: 'Moisture ≥ 40%?',
  yes: { feature: 'rain', least: 1, says: 'Rain forecast?', yes: 'wait', no: 'check' },
  no: { feature: 'heat', least: 30, says: 'Heat ≥ 30 °C?', yes: 'water 2 h', no: 'water 1 h' },
};
const parcel: Tree = {
  feature: 'weight',
  least: 10,
  says: 'Weight ≥ 10 kg?',
  yes: { feature: 'fragile', least: 1, says: 'Fragile?', yes: 'two people', no: 'trolley' },
  no: { feature: 'length', least: 60, says: 'Length ≥ 60 cm?', yes: 'side shelf', no: 'belt' },
};
const grant: Tree = {
  feature: 'income',
  least: 30,
  says: 'Income ≥ €30,000?',
  yes: { feature: 'children', least: 3, says: '3 children or more?', yes: 'half fee', no: 'full fee' },
  no: { feature: 'distance', least: 10, says: 'Way ≥ 10 km?', yes: 'free, bus', no: 'free' },
};

export const cases: Setting[] = [
  {
    ask: 'trace',
    intro: 'A school clinic uses this decision tree.',
    tree: clinic,
    one: {
      features: { fever: 0, days: 4, pain: 1 },
      says: 'Amina has no fever, has felt ill for 4 days and has strong pain.',
    },
  },
  {
    ask: 'trace',
    intro: 'A library lends books by this decision tree.',
    tree: loan,
    one: {
      features: { books: 2, late: 1, reserved: 0 },
      says: 'Tomasz has 2 books out, one of which is late, and wants a book that nobody has reserved.',
    },
  },
  {
    ask: 'trace',
    intro: 'A farm in Jaén waters its olive trees by this decision tree.',
    tree: irrigation,
    one: {
      features: { moisture: 35, rain: 1, heat: 33 },
      says: 'Today the moisture is 35%, rain is forecast, and the heat reaches 33 °C.',
    },
  },
  {
    ask: 'trace',
    intro: 'A depot sorts parcels by this decision tree.',
    tree: parcel,
    one: {
      features: { weight: 10, length: 70, fragile: 0 },
      says: 'A parcel weighs exactly 10 kg, is 70 cm long and is not fragile.',
    },
  },
  {
    ask: 'trace',
    intro: 'A music school sets its fees by this decision tree.',
    tree: grant,
    one: {
      features: { income: 24, children: 4, distance: 10 },
      says: 'Rashid’s family has an income of €24,000, four children, and a way of exactly 10 km.',
    },
  },
  {
    ask: 'which',
    intro: 'A depot sorts parcels by this decision tree.',
    tree: parcel,
    leaf: 'side shelf',
    columns: ['Weight (kg)', 'Length (cm)', 'Fragile'],
    several: [
      ['Parcel A', { weight: 12, length: 80, fragile: 0 }],
      ['Parcel B', { weight: 6, length: 45, fragile: 1 }],
      ['Parcel C', { weight: 4, length: 75, fragile: 1 }],
      ['Parcel D', { weight: 15, length: 62, fragile: 1 }],
    ],
  },
  {
    ask: 'which',
    intro: 'A farm waters its fields by this decision tree.',
    tree: irrigation,
    leaf: 'water 1 h',
    columns: ['Moisture (%)', 'Heat (°C)', 'Rain forecast'],
    several: [
      ['North', { moisture: 45, heat: 27, rain: 0 }],
      ['East', { moisture: 31, heat: 34, rain: 0 }],
      ['South', { moisture: 38, heat: 28, rain: 1 }],
      ['West', { moisture: 52, heat: 31, rain: 1 }],
    ],
  },
  {
    ask: 'change',
    intro: 'A library lends books by this decision tree.',
    tree: loan,
    one: {
      features: { books: 5, late: 1, reserved: 0 },
      says: 'Ingrid has 5 books out, one of them late, and wants a book that nobody has reserved.',
    },
    leaf: '28 days',
    changes: [
      ['She returns 2 books that are not late.', { books: 3 }],
      ['She returns only the late book.', { books: 4, late: 0 }],
      ['She reserves the book first.', { reserved: 1 }],
      ['She pays the fee for the late book.', { fee: 0 }],
    ],
  },
  {
    ask: 'change',
    intro: 'A music school sets its fees by this decision tree.',
    tree: grant,
    one: {
      features: { income: 34, children: 2, distance: 14 },
      says: 'Ana’s family has an income of €34,000, two children, and a way of 14 km.',
    },
    leaf: 'free, bus',
    changes: [
      ['The income falls to €29,000.', { income: 29 }],
      ['A third child is born.', { children: 3 }],
      ['The way grows to 20 km.', { distance: 20 }],
      ['Ana takes a second instrument.', { instruments: 2 }],
    ],
  },
  {
    ask: 'count',
    intro: 'A depot sorts parcels by this decision tree.',
    tree: parcel,
    leaf: 'trolley',
    columns: ['Weight (kg)', 'Length (cm)', 'Fragile'],
    several: [
      ['1', { weight: 10, length: 30, fragile: 0 }],
      ['2', { weight: 14, length: 65, fragile: 1 }],
      ['3', { weight: 9, length: 50, fragile: 0 }],
      ['4', { weight: 22, length: 90, fragile: 0 }],
      ['5', { weight: 11, length: 40, fragile: 1 }],
      ['6', { weight: 3, length: 70, fragile: 0 }],
      ['7', { weight: 17, length: 55, fragile: 0 }],
    ],
  },
  {
    ask: 'count',
    intro: 'A farm waters its beds by this decision tree.',
    tree: irrigation,
    leaf: 'check',
    columns: ['Moisture (%)', 'Heat (°C)', 'Rain forecast'],
    several: [
      ['1', { moisture: 40, heat: 25, rain: 0 }],
      ['2', { moisture: 55, heat: 33, rain: 1 }],
      ['3', { moisture: 28, heat: 29, rain: 0 }],
      ['4', { moisture: 47, heat: 31, rain: 0 }],
      ['5', { moisture: 39, heat: 35, rain: 0 }],
      ['6', { moisture: 61, heat: 22, rain: 1 }],
      ['7', { moisture: 44, heat: 30, rain: 1 }],
    ],
  },
];
