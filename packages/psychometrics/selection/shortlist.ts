/** The best few of many candidates, kept in order: the higher value first, of equal ones the lower index. */
export interface Shortlist {
  readonly indices: Uint32Array;
  readonly values: Float64Array;
  count: number;
  /** What a further candidate's value has to exceed. */
  threshold: number;
}

export function shortlist(places: number): Shortlist {
  return { indices: new Uint32Array(places), values: new Float64Array(places), count: 0, threshold: -Infinity };
}

/** Enters a candidate whose value is above the threshold. Candidates come in the order of their indices. */
export function enter(list: Shortlist, index: number, value: number): void {
  const { indices, values } = list;
  let place = list.count < indices.length ? list.count++ : list.count - 1;
  while (place > 0 && (values[place - 1] as number) < value) {
    values[place] = values[place - 1] as number;
    indices[place] = indices[place - 1] as number;
    place--;
  }
  values[place] = value;
  indices[place] = index;
  if (list.count === indices.length) list.threshold = values[list.count - 1] as number;
}
