/** Training examples as rows of [feature …, label]; the last column is the label. */
export interface Collection {
  ask: 'fails' | 'cue' | 'breaks';
  intro: string;
  header: string[];
  rows: string[][];
  /** Column the model has come to rely on. */
  cue: number;
  /** New examples offered as answers, as rows like those above. */
  offered?: string[][];
  /** How an example is said in an option. */
  say(row: string[]): string;
  /** The column that people would go by, for `cue`. */
  matter?: string;
  /** A new example and the model's answer to it, for `cue`. */
  seen?: { row: string[]; said: string };
  look: string;
}

export const cases: Collection[] = [
  {
    ask: 'fails',
    intro: 'A model was trained to tell wolves from dogs in photos.',
    header: ['Ground', 'Light', 'Animal'],
    rows: [
      ['snow', 'day', 'wolf'],
      ['snow', 'dusk', 'wolf'],
      ['grass', 'day', 'dog'],
      ['grass', 'dusk', 'dog'],
    ],
    cue: 0,
    offered: [
      ['snow', 'dusk', 'wolf'],
      ['grass', 'day', 'wolf'],
      ['grass', 'dusk', 'dog'],
      ['grass', 'night', 'dog'],
    ],
    say: ([ground, light, animal]) => `A ${animal} on ${ground} (${light})`,
    look: 'Note which ground goes with which animal in the training photos.',
  },
  {
    ask: 'fails',
    intro: 'A model was trained to tell fresh from spoilt fish in photos taken at two markets.',
    header: ['Table colour', 'Fish', 'State'],
    rows: [
      ['white', 'sardine', 'fresh'],
      ['white', 'mackerel', 'fresh'],
      ['blue', 'sardine', 'spoilt'],
      ['blue', 'mackerel', 'spoilt'],
    ],
    cue: 0,
    offered: [
      ['white', 'mackerel', 'fresh'],
      ['blue', 'tuna', 'spoilt'],
      ['white', 'tuna', 'fresh'],
      ['blue', 'sardine', 'fresh'],
    ],
    say: ([table, fish, state]) =>
      `${state?.replace(/^./, (first) => first.toUpperCase())} ${fish} on a ${table} table`,
    look: 'Note what every fish on a white table has in common, and every fish on a blue one.',
  },
  {
    ask: 'fails',
    intro: 'A model sorts school essays into “strong” and “weak”. It was trained on essays that teachers had marked.',
    header: ['Length', 'Handwriting', 'Argument', 'Mark'],
    rows: [
      ['long', 'neat', 'clear', 'strong'],
      ['long', 'untidy', 'clear', 'strong'],
      ['short', 'neat', 'muddled', 'weak'],
      ['short', 'untidy', 'muddled', 'weak'],
    ],
    cue: 0,
    offered: [
      ['long', 'untidy', 'clear', 'strong'],
      ['short', 'neat', 'muddled', 'weak'],
      ['short', 'untidy', 'muddled', 'weak'],
      ['short', 'neat', 'clear', 'strong'],
    ],
    say: ([length, writing, argument, mark]) => `${length}, ${writing}, ${argument} (deserves “${mark}”)`,
    look: 'Note which length went with which mark, and forget the other columns for now.',
  },
  {
    ask: 'cue',
    intro: 'A model says from photos whether a bridge needs repair.',
    header: ['Cracks', 'Rust', 'Weather', 'Photo taken by', 'Label'],
    rows: [
      ['many', 'yes', 'sun', 'inspector', 'repair'],
      ['few', 'yes', 'cloud', 'inspector', 'repair'],
      ['many', 'no', 'cloud', 'inspector', 'repair'],
      ['few', 'no', 'sun', 'driver', 'sound'],
      ['many', 'no', 'cloud', 'driver', 'sound'],
      ['few', 'yes', 'sun', 'driver', 'sound'],
    ],
    cue: 3,
    matter: 'Cracks',
    seen: { row: ['few', 'no', 'sun', 'inspector'], said: 'repair' },
    say: ([cracks, rust, weather, by]) =>
      `A new photo, taken by an ${by} in ${weather === 'sun' ? 'sunshine' : 'cloudy weather'}, showed ${cracks} cracks and ${rust === 'yes' ? 'some' : 'no'} rust`,
    look: 'Take the columns one by one and look for two rows that agree in the column but differ in the label.',
  },
  {
    ask: 'cue',
    intro: 'A model says whether a mushroom in a picture is edible.',
    header: ['Cap', 'Gills', 'Stem', 'Taken with', 'Label'],
    rows: [
      ['brown', 'pale', 'thick', 'phone', 'edible'],
      ['brown', 'dark', 'thin', 'phone', 'edible'],
      ['white', 'pale', 'thick', 'phone', 'edible'],
      ['red', 'dark', 'thin', 'camera', 'poisonous'],
      ['white', 'pale', 'thick', 'camera', 'poisonous'],
      ['brown', 'dark', 'thin', 'camera', 'poisonous'],
    ],
    cue: 3,
    matter: 'Gills',
    seen: { row: ['red', 'pale', 'thin', 'phone'], said: 'edible' },
    say: ([cap, gills, stem, taken]) =>
      `A new picture, taken with a ${taken}, showed a ${cap} cap with ${gills} gills on a ${stem} stem`,
    look: 'For each column, look for a value that occurs with both labels.',
  },
  {
    ask: 'cue',
    intro: 'A model predicts which job applicants will be invited to an interview.',
    header: ['Experience', 'Language test', 'Hobby named', 'Typeface', 'Invited'],
    rows: [
      ['long', 'passed', 'rowing', 'serif', 'yes'],
      ['short', 'passed', 'rowing', 'plain', 'yes'],
      ['long', 'failed', 'rowing', 'serif', 'yes'],
      ['long', 'passed', 'chess', 'plain', 'no'],
      ['short', 'failed', 'chess', 'serif', 'no'],
      ['short', 'passed', 'chess', 'serif', 'no'],
    ],
    cue: 2,
    matter: 'Experience',
    seen: { row: ['short', 'failed', 'rowing', 'plain'], said: 'yes' },
    say: ([experience, test, hobby, type]) =>
      `A new applicant had ${experience} experience, ${test} the language test, named ${hobby} and used a ${type} typeface`,
    look: 'For each column, compare the invited with the rejected: does any value appear in both groups?',
  },
  {
    ask: 'breaks',
    intro: 'A clinic trains a model to find collapsed lungs on X-rays. Many patients had already been given a drain.',
    header: ['Drain visible', 'Age group', 'Label'],
    rows: [
      ['yes', 'adult', 'collapsed'],
      ['yes', 'senior', 'collapsed'],
      ['no', 'adult', 'healthy'],
      ['no', 'senior', 'healthy'],
    ],
    cue: 0,
    offered: [
      ['yes', 'adult', 'collapsed'],
      ['no', 'child', 'healthy'],
      ['yes', 'child', 'collapsed'],
      ['no', 'senior', 'collapsed'],
    ],
    say: ([drain, age, label]) => `${age}, ${drain === 'yes' ? 'with a' : 'without'} drain, ${label}`,
    look: 'Note what a visible drain has meant in every training example so far.',
  },
  {
    ask: 'breaks',
    intro: 'A model learns to tell polite from rude customer emails.',
    header: ['Language', 'Exclamation marks', 'Label'],
    rows: [
      ['Portuguese', 'many', 'rude'],
      ['English', 'many', 'rude'],
      ['Portuguese', 'none', 'polite'],
      ['English', 'none', 'polite'],
    ],
    cue: 1,
    offered: [
      ['English', 'none', 'polite'],
      ['Arabic', 'none', 'polite'],
      ['Portuguese', 'many', 'polite'],
      ['Arabic', 'many', 'rude'],
    ],
    say: ([language, marks, label]) => `${language}, ${marks} exclamation marks, ${label}`.replace('none ', 'no '),
    look: 'Note which punctuation goes with which label so far.',
  },
  {
    ask: 'breaks',
    intro: 'From drone pictures a model learns to tell fields of wheat from fields of barley.',
    header: ['Month', 'Height (m)', 'Crop'],
    rows: [
      ['May', '30', 'wheat'],
      ['May', '60', 'wheat'],
      ['June', '30', 'barley'],
      ['June', '60', 'barley'],
    ],
    cue: 0,
    offered: [
      ['May', '60', 'wheat'],
      ['June', '90', 'barley'],
      ['June', '60', 'wheat'],
      ['May', '90', 'wheat'],
    ],
    say: ([month, height, crop]) => `${crop} in ${month}, from ${height} m`,
    look: 'Note in which month the pictures of each crop were taken.',
  },
];
