export type Ask =
  | 'missed'
  | 'alarms'
  | 'accuracy'
  | 'found'
  | 'right'
  | 'precision'
  | 'recall'
  | 'disturbed'
  | 'f1'
  | 'backwards';

export interface Trial {
  ask: Ask;
  intro: string;
  /** "real fires": what should be found, in the plural. */
  real: string;
  /** "days without fire": what should be left alone. */
  harmless: string;
  /** Row and column names: [really so, really not], [model says so, model says not]. */
  rows: [string, string];
  columns: [string, string];
  /** Found, missed, false alarms, rightly left alone. */
  counts: [number, number, number, number];
}

const fire = {
  real: 'real fires',
  harmless: 'hours without fire',
  rows: ['Really a fire', 'Really no fire'] as [string, string],
  columns: ['fire', 'no fire'] as [string, string],
};

export const cases: Trial[] = [
  {
    ask: 'missed',
    intro: 'A camera model watches a forest for smoke. The table counts its answers over many hours.',
    ...fire,
    counts: [17, 4, 9, 370],
  },
  {
    ask: 'alarms',
    intro: 'A shop’s model points out forged banknotes. The table counts its answers.',
    real: 'forged notes',
    harmless: 'genuine notes',
    rows: ['Really forged', 'Really genuine'],
    columns: ['forged', 'genuine'],
    counts: [23, 6, 14, 957],
  },
  {
    ask: 'missed',
    intro: 'A recycling plant uses a model to find glass on the conveyor. The table counts its answers.',
    real: 'pieces of glass',
    harmless: 'other pieces',
    rows: ['Glass', 'Not glass'],
    columns: ['glass', 'not glass'],
    counts: [140, 12, 31, 617],
  },
  {
    ask: 'accuracy',
    intro: 'A model says whether a mango is ready to be picked. The table counts its answers for 200 mangoes.',
    real: 'ripe mangoes',
    harmless: 'unripe mangoes',
    rows: ['Really ripe', 'Really unripe'],
    columns: ['ripe', 'unripe'],
    counts: [36, 24, 12, 128],
  },
  {
    ask: 'found',
    intro: 'A model looks for broken tiles on photos of roofs. The table counts its answers.',
    real: 'broken tiles',
    harmless: 'whole tiles',
    rows: ['Really broken', 'Really whole'],
    columns: ['broken', 'whole'],
    counts: [48, 12, 32, 108],
  },
  {
    ask: 'right',
    intro: 'A model marks emails to a city office as urgent. Staff checked its answers.',
    real: 'urgent emails',
    harmless: 'ordinary emails',
    rows: ['Really urgent', 'Not urgent'],
    columns: ['urgent', 'not urgent'],
    counts: [54, 36, 6, 104],
  },
  {
    ask: 'precision',
    intro: 'A model listens for whales near a shipping lane. The table counts its answers for 200 recordings.',
    real: 'recordings with whales',
    harmless: 'recordings without whales',
    rows: ['Whale present', 'No whale'],
    columns: ['whale', 'no whale'],
    counts: [56, 14, 24, 106],
  },
  {
    ask: 'recall',
    intro: 'A bank tests a model that looks for fraud on past payments, half of which were fraudulent.',
    real: 'fraudulent payments',
    harmless: 'honest payments',
    rows: ['Really fraud', 'Really honest'],
    columns: ['fraud', 'honest'],
    counts: [45, 55, 5, 95],
  },
  {
    ask: 'disturbed',
    intro: 'A device in a care home reports falls. The table counts its answers.',
    real: 'falls',
    harmless: 'moments without a fall',
    rows: ['Really a fall', 'No fall'],
    columns: ['fall', 'no fall'],
    counts: [30, 10, 20, 180],
  },
  {
    ask: 'f1',
    intro: 'A model searches old newspapers for mentions of a village. The table counts its answers.',
    real: 'mentions',
    harmless: 'other pages',
    rows: ['Mentions it', 'Does not'],
    columns: ['mentions it', 'does not'],
    counts: [90, 10, 60, 440],
  },
  {
    ask: 'backwards',
    intro: 'A model searches satellite pictures for illegal rubbish tips.',
    real: 'tips',
    harmless: 'clean places',
    rows: ['Tip', 'Clean'],
    columns: ['tip', 'clean'],
    counts: [120, 80, 30, 0],
  },
  {
    ask: 'backwards',
    intro: 'A model goes through a hospital’s letters to find patients who need a second appointment.',
    real: 'patients to be seen again',
    harmless: 'others',
    rows: ['Needs one', 'Does not'],
    columns: ['needs one', 'does not'],
    counts: [180, 20, 120, 0],
  },
];
