export interface Records {
  ask: 'label' | 'name' | 'size' | 'late';
  intro: string;
  /** What is to be predicted, as words in a sentence. */
  goal: string;
  /** The moment of prediction, for `late`. */
  moment?: string;
  columns: string[];
  rows: string[][];
  name?: string;
  label: string;
  late?: string;
  /** Columns offered as wrong answers, the most tempting first. */
  lures: string[];
}

export const cases: Records[] = [
  {
    ask: 'label',
    intro: 'In autumn a tree nursery wants to predict which seedlings will survive the winter.',
    goal: 'whether a seedling survives the winter',
    columns: ['Tray', 'Height (cm)', 'Soil moisture (%)', 'Alive in spring'],
    rows: [
      ['T-071', '14', '38', 'yes'],
      ['T-072', '9', '52', 'no'],
      ['T-073', '17', '41', 'yes'],
      ['T-074', '11', '29', 'no'],
    ],
    name: 'Tray',
    label: 'Alive in spring',
    lures: ['Soil moisture (%)', 'Height (cm)'],
  },
  {
    ask: 'label',
    intro: 'A bakery wants to estimate each evening how many loaves it will sell the next day.',
    goal: 'the number of loaves sold on a day',
    columns: ['Receipt roll', 'Weekday', 'Forecast (°C)', 'Loaves sold'],
    rows: [
      ['A19', 'Friday', '12', '240'],
      ['A20', 'Saturday', '9', '310'],
      ['A21', 'Sunday', '15', '120'],
      ['A22', 'Monday', '14', '180'],
    ],
    name: 'Receipt roll',
    label: 'Loaves sold',
    lures: ['Weekday', 'Forecast (°C)'],
  },
  {
    ask: 'label',
    intro: 'A ferry company wants to warn passengers before boarding when a crossing is likely to be rough.',
    goal: 'whether a crossing is rough',
    columns: ['Voyage code', 'Wind (km/h)', 'Wave height at port (m)', 'Rough crossing'],
    rows: [
      ['K301', '18', '0.4', 'no'],
      ['K302', '47', '1.6', 'yes'],
      ['K303', '35', '0.9', 'no'],
      ['K304', '52', '1.9', 'yes'],
    ],
    name: 'Voyage code',
    label: 'Rough crossing',
    lures: ['Wave height at port (m)', 'Wind (km/h)'],
  },
  {
    ask: 'label',
    intro: 'When a book is lent, Sakura’s library would like to estimate after how many days it will come back.',
    goal: 'the number of days until a book comes back',
    columns: ['Loan code', 'Pages', 'Subject', 'Days away'],
    rows: [
      ['L-88', '320', 'History', '19'],
      ['L-89', '96', 'Poetry', '6'],
      ['L-90', '540', 'History', '27'],
      ['L-91', '210', 'Travel', '11'],
    ],
    name: 'Loan code',
    label: 'Days away',
    lures: ['Pages', 'Subject'],
  },
  {
    ask: 'name',
    intro: 'A dental clinic trains a model to predict missed appointments from these records.',
    goal: 'whether an appointment is missed',
    columns: ['Booking code', 'Days booked ahead', 'Reason for visit', 'Missed before', 'Missed'],
    rows: [
      ['BX-4471', '3', 'check-up', '0', 'no'],
      ['BX-4472', '41', 'filling', '2', 'yes'],
      ['BX-4473', '12', 'check-up', '0', 'no'],
      ['BX-4474', '35', 'cleaning', '1', 'yes'],
    ],
    name: 'Booking code',
    label: 'Missed',
    lures: ['Reason for visit', 'Days booked ahead', 'Missed before'],
  },
  {
    ask: 'size',
    intro: 'Tevita trains a model to tell from a short recording which of two bird species is singing.',
    goal: 'the species',
    columns: ['Clip', 'Pitch (kHz)', 'Length (s)', 'Notes per second', 'Species'],
    rows: [
      ['c1', '4.1', '2.0', '6', 'robin'],
      ['c2', '2.8', '3.5', '3', 'thrush'],
      ['c3', '4.4', '1.8', '7', 'robin'],
      ['c4', '2.6', '3.1', '4', 'thrush'],
      ['c5', '3.0', '2.9', '3', 'thrush'],
    ],
    name: 'Clip',
    label: 'Species',
    lures: [],
  },
  {
    ask: 'size',
    intro: 'A bus operator trains a model to estimate the delay at the last stop from what is known at departure.',
    goal: 'the delay at the last stop',
    columns: ['Line', 'Hour', 'Rain', 'Passengers', 'Delay (min)'],
    rows: [
      ['7', '8', 'no', '52', '4'],
      ['7', '17', 'yes', '61', '11'],
      ['12', '11', 'no', '23', '1'],
    ],
    label: 'Delay (min)',
    lures: [],
  },
  {
    ask: 'late',
    intro: 'A hospital wants to predict which patients will stay for more than a week.',
    goal: 'a stay of more than a week',
    moment: 'on the day a patient is admitted',
    columns: ['Age', 'Came by ambulance', 'Earlier stays', 'Meals served during stay', 'Over a week'],
    rows: [
      ['71', 'yes', '2', '33', 'yes'],
      ['34', 'no', '0', '6', 'no'],
      ['58', 'yes', '1', '27', 'yes'],
      ['45', 'no', '0', '9', 'no'],
    ],
    label: 'Over a week',
    late: 'Meals served during stay',
    lures: ['Came by ambulance', 'Earlier stays', 'Age'],
  },
  {
    ask: 'late',
    intro: 'A farmers’ cooperative wants to predict whether a loan will be repaid on time.',
    goal: 'repayment on time',
    moment: 'when a member applies for the loan',
    columns: ['Amount (€)', 'Years a member', 'Earlier loans repaid', 'Reminders sent', 'On time'],
    rows: [
      ['800', '6', '3', '0', 'yes'],
      ['2,500', '1', '0', '4', 'no'],
      ['1,200', '9', '5', '0', 'yes'],
      ['600', '2', '1', '3', 'no'],
    ],
    label: 'On time',
    late: 'Reminders sent',
    lures: ['Earlier loans repaid', 'Years a member', 'Amount (€)'],
  },
  {
    ask: 'late',
    intro: 'A museum wants to predict whether a tour will be fully booked, so that it can plan a second guide.',
    goal: 'whether a tour is fully booked',
    moment: 'three days before the tour',
    columns: [
      'Weekday',
      'Places booked after one week on sale',
      'Same tour last year full',
      'Queue on the day (min)',
      'Full',
    ],
    rows: [
      ['Saturday', '14', 'yes', '25', 'yes'],
      ['Tuesday', '3', 'no', '0', 'no'],
      ['Sunday', '11', 'no', '20', 'yes'],
      ['Thursday', '6', 'yes', '5', 'no'],
    ],
    label: 'Full',
    late: 'Queue on the day (min)',
    lures: ['Places booked after one week on sale', 'Same tour last year full', 'Weekday'],
  },
];
