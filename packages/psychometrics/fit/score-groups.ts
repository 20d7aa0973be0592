/** People with the same or neighbouring summed scores, and how they answered one item. */
export interface ScoreGroup {
  /** The lowest and highest summed score in the group. */
  readonly from: number;
  readonly to: number;
  readonly persons: number;
  /** Responses, rare ones taken together with their neighbours: people who gave them, and whom the model expects. */
  readonly cells: readonly ResponseCell[];
}

export interface ResponseCell {
  readonly from: number;
  readonly to: number;
  readonly observed: number;
  readonly expected: number;
}

/** The people with one summed score (or several taken together) by their response, before cells are joined. */
export interface ScoreRow {
  readonly from: number;
  readonly to: number;
  readonly observed: readonly number[];
  readonly expected: readonly number[];
}

/**
 * Joins sparse cells until each expects at least `minimum` people: first neighbouring responses within a score, the
 * rarest with the rarer of its neighbours, down to two (Kang and Chen 2008); then a score that still is too sparse with
 * the less populated of its neighbours. A score of one person joins the next.
 */
export function groupScores(rows: readonly ScoreRow[], minimum: number): ScoreGroup[] {
  const groups = joinSingles(rows.filter((row) => personsIn(row) > 0));
  for (;;) {
    const collapsed = groups.map((row) => collapse(row, minimum));
    const sparse = collapsed.findIndex((row) => row.cells.some(({ expected }) => expected < minimum));
    if (sparse < 0 || groups.length < 2) return collapsed;
    const below = groups[sparse - 1];
    const above = groups[sparse + 1];
    const withBelow = below !== undefined && (above === undefined || personsIn(below) <= personsIn(above));
    const start = withBelow ? sparse - 1 : sparse;
    groups.splice(start, 2, join(groups[start] as ScoreRow, groups[start + 1] as ScoreRow));
  }
}

function joinSingles(rows: readonly ScoreRow[]): ScoreRow[] {
  const groups: ScoreRow[] = [];
  let waiting: ScoreRow | undefined;
  for (const row of rows) {
    const joined: ScoreRow = waiting ? join(waiting, row) : row;
    waiting = personsIn(joined) === 1 ? joined : undefined;
    if (!waiting) groups.push(joined);
  }
  const last = groups.pop();
  if (last) groups.push(waiting ? join(last, waiting) : last);
  else if (waiting) groups.push(waiting);
  return groups;
}

function collapse(row: ScoreRow, minimum: number): ScoreGroup {
  const cells: ResponseCell[] = row.expected.map((expected, category) => ({
    from: category,
    to: category,
    observed: row.observed[category] as number,
    expected,
  }));
  while (cells.length > 2) {
    let rarest = 0;
    cells.forEach((cell, position) => {
      if (cell.expected <= (cells[rarest] as ResponseCell).expected) rarest = position;
    });
    if ((cells[rarest] as ResponseCell).expected >= minimum) break;
    const left = cells[rarest - 1]?.expected ?? Infinity;
    const right = cells[rarest + 1]?.expected ?? Infinity;
    const start = left <= right ? rarest - 1 : rarest;
    const [first, second] = [cells[start] as ResponseCell, cells[start + 1] as ResponseCell];
    cells.splice(start, 2, {
      from: first.from,
      to: second.to,
      observed: first.observed + second.observed,
      expected: first.expected + second.expected,
    });
  }
  return { from: row.from, to: row.to, persons: personsIn(row), cells };
}

/** Two neighbouring rows taken together. */
export function join(lower: ScoreRow, upper: ScoreRow): ScoreRow {
  return {
    from: lower.from,
    to: upper.to,
    observed: lower.observed.map((each, category) => each + (upper.observed[category] as number)),
    expected: lower.expected.map((each, category) => each + (upper.expected[category] as number)),
  };
}

const personsIn = (row: ScoreRow) => row.observed.reduce((sum, each) => sum + each, 0);
