/** How far two classifications of the same people agree. */
export interface Agreement {
  readonly people: number;
  /** table[one][other]: how many are in class `one` of the first and `other` of the second. */
  readonly table: readonly (readonly number[])[];
  /** The share in the same class. With the true class as the first: accuracy; of two administrations: consistency. */
  readonly agreement: number;
  /** Agreement beyond chance, (p − pₑ) / (1 − pₑ) (Cohen 1960). NaN where chance alone would agree fully. */
  readonly kappa: number;
  /** The share that is two classes or more apart. */
  readonly farApart: number;
}

/**
 * Compares two classifications. Lists run alike; classes are counted from 0. Throws a RangeError for unknown classes.
 * @example
 *   agreement([0, 1, 1, 2], [0, 1, 2, 2], 3); // agreement 0.75, kappa 0.64
 */
export function agreement(first: ArrayLike<number>, second: ArrayLike<number>, classes: number): Agreement {
  const people = first.length;
  if (second.length !== people) throw new RangeError(`${people} people need as many classes, not ${second.length}`);
  const table = Array.from({ length: classes }, () => new Array<number>(classes).fill(0));
  for (let person = 0; person < people; person++) {
    const row = table[first[person] as number];
    const column = second[person] as number;
    if (!row || row[column] === undefined) {
      throw new RangeError(`classes are 0 to ${classes - 1}, not ${first[person]} and ${column}`);
    }
    row[column]++;
  }
  let same = 0;
  let byChance = 0;
  let far = 0;
  table.forEach((row, one) => {
    const ofFirst = row.reduce((sum, each) => sum + each, 0);
    const ofSecond = table.reduce((sum, each) => sum + (each[one] as number), 0);
    byChance += (ofFirst / people) * (ofSecond / people);
    row.forEach((count, other) => {
      if (one === other) same += count;
      else if (Math.abs(one - other) > 1) far += count;
    });
  });
  const share = same / people;
  return { people, table, agreement: share, kappa: (share - byChance) / (1 - byChance), farApart: far / people };
}

/** The class of a true ability: 0 below the first cut, then one up for each cut reached. */
export function classOf(theta: number, cuts: readonly number[]): number {
  return cuts.filter((cut) => theta >= cut).length;
}
