export type Ask = 'table' | 'counts' | 'rates' | 'cleared' | 'twice' | 'elsewhere' | 'limit';

export interface Screening {
  ask: Ask;
  story: string;
  question: string;
  /** Real cases and how many of them are reported; harmless cases and how many of them are reported. */
  counts: [real: number, hits: number, harmless: number, falseAlarms: number];
  /** "infected sheep" and "healthy sheep". */
  real: string;
  harmless: string;
  /** What a report is called: "alarm". */
  report: string;
}

export const cases: Screening[] = [
  {
    ask: 'table',
    story: 'A scanner at a concert hall looks for forbidden items in bags. The table shows 1,000 bags.',
    question: 'The scanner gives an alarm for a bag. How likely is it that the bag really holds a forbidden item?',
    counts: [20, 18, 980, 82],
    real: 'bags with an item',
    harmless: 'bags without',
    report: 'alarm',
  },
  {
    ask: 'table',
    story: 'A model warns of lameness in sheep from the way they walk. The table shows a flock of 500.',
    question: 'The model gives a warning for one of the sheep. How likely is it that this sheep is lame?',
    counts: [25, 20, 475, 30],
    real: 'lame sheep',
    harmless: 'sound sheep',
    report: 'warning',
  },
  {
    ask: 'counts',
    story:
      'Of 1,000 visitors to a clinic, 10 have a rare illness. A model reports 9 of these 10, and it also reports 81 of the 990 others.',
    question: 'How likely is it that a reported visitor has the illness?',
    counts: [10, 9, 990, 81],
    real: 'visitors with the illness',
    harmless: 'other visitors',
    report: 'report',
  },
  {
    ask: 'counts',
    story:
      'Of 2,000 parcels, 40 contain a battery. A model reports 36 of these 40, and it also reports 204 of the 1,960 others.',
    question: 'How likely is it that a reported parcel contains a battery?',
    counts: [40, 36, 1960, 204],
    real: 'parcels with a battery',
    harmless: 'other parcels',
    report: 'report',
  },
  {
    ask: 'rates',
    story:
      'One tenth of the trees in a plantation have a fungus. A model reports 90% of the trees with the fungus, and it also reports 10% of the healthy ones.',
    question: 'How likely is it that a reported tree has the fungus?',
    counts: [100, 90, 900, 90],
    real: 'trees with the fungus',
    harmless: 'healthy trees',
    report: 'report',
  },
  {
    ask: 'rates',
    story:
      '4% of the bottles on a line have a hairline crack. A model reports 75% of the cracked bottles, and it also reports 12.5% of the sound ones.',
    question: 'How likely is it that a reported bottle is cracked?',
    counts: [40, 30, 960, 120],
    real: 'cracked bottles',
    harmless: 'sound bottles',
    report: 'report',
  },
  {
    ask: 'rates',
    story:
      'A fifth of the reviews on a travel site are fake. A model reports 90% of the fake ones, and it also reports 7.5% of the genuine ones.',
    question: 'How likely is it that a reported review is fake?',
    counts: [200, 180, 800, 60],
    real: 'fake reviews',
    harmless: 'genuine reviews',
    report: 'report',
  },
  {
    ask: 'cleared',
    story:
      '40% of the wells in a region are polluted. A model reports 85% of the polluted wells, and it also reports 10% of the clean ones.',
    question: 'A well is not reported. How likely is it that it is polluted all the same?',
    counts: [400, 340, 600, 60],
    real: 'polluted wells',
    harmless: 'clean wells',
    report: 'report',
  },
  {
    ask: 'twice',
    story:
      '10% of old paintings sent to a workshop are forgeries. Two models each report 90% of the forgeries and 10% of the genuine paintings, and their errors have nothing to do with each other.',
    question: 'Both models report a painting. How likely is it to be a forgery?',
    counts: [100, 90, 900, 90],
    real: 'forgeries',
    harmless: 'genuine paintings',
    report: 'report',
  },
  {
    ask: 'elsewhere',
    story:
      'In a specialist clinic, where half of the patients have a certain illness, 9 out of 10 of a model’s reports are true: it reports 90% of the ill and 10% of the healthy. The same model is now used on the whole population, of whom 1% are ill.',
    question: 'What share of its reports will be true there?',
    counts: [10, 9, 990, 99],
    real: 'ill people',
    harmless: 'healthy people',
    report: 'report',
  },
  {
    ask: 'limit',
    story:
      '5% of the messages on a school platform are insults. A model is to report 76% of the insults, and at least half of its reports should be true.',
    question: 'What share of the other messages may it report at most?',
    counts: [500, 380, 9500, 380],
    real: 'insults',
    harmless: 'other messages',
    report: 'report',
  },
];
