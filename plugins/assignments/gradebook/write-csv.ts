import type { CsvCell } from '../../../core/plugins/define-plugin.ts';
import { csvText } from '../../../core/plugins/define-plugin.ts';
import { stateTitles } from '../given/contract.ts';
import { localTimeIn } from '../given/local-times.ts';
import type { GradebookData } from './gradebook.ts';
import type { MasteryData } from './mastery-grid.ts';

type Column = GradebookData['columns'][number];
type GradebookCell = GradebookData['rows'][number]['cells'][number];

/** A gradebook as CSV (RFC 4180) with a byte order mark for spreadsheets: a line for each learner, by name. */
export function gradebookCsv({ columns, rows }: GradebookData): string {
  const fields = columns.flatMap((column, index) =>
    fieldsOf(column)
      .filter(
        ({ isAlways, valueIn }) =>
          isAlways || rows.some(({ cells }) => (valueIn(cells[index] ?? null) ?? null) !== null),
      )
      .map((field) => ({ ...field, index })),
  );
  return csvText([
    ['last_name', 'first_name', 'username', ...fields.map(({ title }) => title)],
    ...rows.map(({ lastName, firstName, username, cells }) => [
      ...[lastName, firstName, username],
      ...fields.map(({ index, valueIn }) => valueIn(cells[index] ?? null)),
    ]),
  ]);
}

/** A grid of mastery as CSV: a line for each learner, by name. */
export const masteryCsv = ({ topics, rows }: MasteryData): string =>
  csvText([
    ['last_name', 'first_name', ...topics.map(({ title }) => title)],
    ...rows.map(({ lastName, firstName, cells }) => [
      ...[lastName, firstName],
      ...cells.map((cell) => cell?.mastery ?? null),
    ]),
  ]);

interface Field {
  readonly title: string;
  readonly isAlways?: boolean;
  valueIn(cell: GradebookCell): CsvCell;
}

const fieldsOf = ({ title, timeZone }: Column): Field[] => [
  { title, isAlways: true, valueIn: (cell) => stateText(cell) },
  {
    title: `${title}: done at (${timeZone})`,
    valueIn: (cell) => (cell?.doneAt ? localTimeIn(timeZone, new Date(cell.doneAt)) : null),
  },
  { title: `${title}: level`, valueIn: (cell) => cell?.result?.level ?? null },
  { title: `${title}: EiQ`, valueIn: (cell) => cell?.result?.eiqScore ?? null },
  { title: `${title}: EiQ standard error`, valueIn: (cell) => cell?.result?.standardError ?? null },
  { title: `${title}: right`, valueIn: (cell) => cell?.answers?.correct ?? null },
  { title: `${title}: graded`, valueIn: (cell) => cell?.answers?.graded ?? null },
];

function stateText(cell: GradebookCell): string {
  if (!cell) return 'Not assigned';
  if (cell.state === null) return 'Not available';
  const late = cell.state === 'done' && cell.isLate ? ', late' : '';
  return `${stateTitles[cell.state]}${late}${cell.isHeld ? ', result held' : ''}`;
}
