export interface Release {
  ask: 'who' | 'unique' | 'smallest' | 'coarser' | 'hide' | 'same';
  intro: string;
  /** Column names; the last column is the secret, the others may be known to an outsider. */
  header: string[];
  rows: string[][];
  /** What an outsider knows, for `who`: the words, and the values of the known columns. */
  known?: { says: string; values: string[] };
  /** For `coarser`: the column and how its values are made coarser. */
  coarse?: { column: number; into(value: string): string; says: string };
}

const decade = (value: string) => `${value.slice(0, 1)}0s`;
const firstDigits = (value: string) => `${value.slice(0, 2)}…`;

export const cases: Release[] = [
  {
    ask: 'who',
    intro: 'A company publishes answers of a survey without names.',
    header: ['Department', 'Age', 'Works', 'Wants to leave'],
    rows: [
      ['Sales', '34', 'full time', 'no'],
      ['Sales', '51', 'part time', 'perhaps'],
      ['Kitchen', '34', 'full time', 'no'],
      ['Kitchen', '51', 'full time', 'yes, soon'],
      ['Garden', '28', 'part time', 'yes, in a year'],
    ],
    known: {
      says: 'Everybody knows that Mei is 51 years old and works in the kitchen.',
      values: ['Kitchen', '51', ''],
    },
  },
  {
    ask: 'who',
    intro: 'A school publishes library records without names.',
    header: ['Class', 'Instrument', 'Bus line', 'Borrowed'],
    rows: [
      ['8', 'violin', '4', 'cookery book'],
      ['8', 'drums', '4', 'ghost stories'],
      ['9', 'violin', '7', 'book on grief'],
      ['9', 'drums', '4', 'atlas'],
      ['9', 'flute', '7', 'ghost stories'],
    ],
    known: { says: 'Ravi is in class 9, and he is often heard playing the violin.', values: ['9', 'violin', ''] },
  },
  {
    ask: 'unique',
    intro: 'A clinic gives away records without names.',
    header: ['Age', 'District', 'Illness'],
    rows: [
      ['30s', 'North', 'asthma'],
      ['30s', 'North', 'flu'],
      ['30s', 'South', 'flu'],
      ['40s', 'South', 'gout'],
      ['40s', 'North', 'flu'],
      ['40s', 'South', 'asthma'],
      ['50s', 'North', 'gout'],
    ],
  },
  {
    ask: 'unique',
    intro: 'A hire shop publishes records without names.',
    header: ['Home', 'Language', 'Hired'],
    rows: [
      ['Valley', 'Finnish', 'canoe'],
      ['Valley', 'Finnish', 'tent'],
      ['Hill', 'Finnish', 'skis'],
      ['Hill', 'Sami', 'skis'],
      ['Hill', 'Sami', 'tent'],
      ['Shore', 'Finnish', 'canoe'],
      ['Valley', 'Sami', 'skis'],
      ['Shore', 'Swedish', 'tent'],
    ],
  },
  {
    ask: 'smallest',
    intro: 'A survey is to be published without names.',
    header: ['Age', 'Region', 'Salary'],
    rows: [
      ['20s', 'East', 'low'],
      ['20s', 'East', 'middle'],
      ['20s', 'East', 'low'],
      ['30s', 'East', 'high'],
      ['30s', 'East', 'middle'],
      ['30s', 'West', 'middle'],
      ['30s', 'West', 'low'],
      ['30s', 'West', 'high'],
      ['30s', 'West', 'high'],
    ],
  },
  {
    ask: 'coarser',
    intro: 'A bank gives away records without names.',
    header: ['Age', 'Postcode', 'Loan'],
    rows: [
      ['31', '4051', 'yes'],
      ['34', '4051', 'no'],
      ['38', '4051', 'no'],
      ['42', '4057', 'yes'],
      ['47', '4057', 'no'],
      ['45', '4051', 'yes'],
    ],
    coarse: { column: 0, into: decade, says: 'Before that, each age is replaced by its decade (31 becomes “30s”).' },
  },
  {
    ask: 'coarser',
    intro: 'A hospital gives away records without names.',
    header: ['Born', 'Postcode', 'Illness'],
    rows: [
      ['1982', '2103', 'flu'],
      ['1982', '2107', 'gout'],
      ['1975', '2201', 'flu'],
      ['1975', '2109', 'asthma'],
      ['1975', '2104', 'flu'],
      ['1982', '2205', 'gout'],
      ['1968', '2101', 'flu'],
    ],
    coarse: { column: 1, into: firstDigits, says: 'Before that, only the first two digits of the postcode are kept.' },
  },
  {
    ask: 'hide',
    intro: 'An authority gives away records without names.',
    header: ['Sex', 'Born', 'Children', 'Benefit'],
    rows: [
      ['f', '1980', '2', 'yes'],
      ['m', '1980', '2', 'no'],
      ['f', '1991', '0', 'no'],
      ['m', '1991', '0', 'yes'],
      ['f', '1980', '1', 'no'],
      ['m', '1980', '1', 'yes'],
    ],
  },
  {
    ask: 'hide',
    intro: 'A university gives away records without names.',
    header: ['Subject', 'Year', 'Home country', 'Grade'],
    rows: [
      ['Physics', '1', 'Peru', 'B'],
      ['Physics', '1', 'Kenya', 'A'],
      ['Law', '2', 'Peru', 'C'],
      ['Law', '2', 'India', 'B'],
      ['Physics', '2', 'Kenya', 'A'],
      ['Physics', '2', 'India', 'C'],
      ['Law', '1', 'Peru', 'B'],
    ],
  },
  {
    ask: 'same',
    intro: 'A clinic gives away records without names.',
    header: ['Age', 'District', 'Test result'],
    rows: [
      ['20s', 'North', 'negative'],
      ['20s', 'North', 'positive'],
      ['20s', 'North', 'negative'],
      ['40s', 'South', 'positive'],
      ['40s', 'South', 'positive'],
      ['40s', 'South', 'positive'],
    ],
  },
];
