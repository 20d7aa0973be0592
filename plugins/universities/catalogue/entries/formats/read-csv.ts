import Papa from 'papaparse';
import type { ImportFault } from '../contract.ts';
import { slugOf } from '../slug.ts';
import type { Column, Level } from './columns.ts';
import { columns, parseCell, requiredColumns } from './columns.ts';
import type { FaultPlace, ReadEntries } from './read-file.ts';

type Fields = Record<string, unknown>;

/** Columns of a header, empty ones included: spreadsheets write those beside the table as well. */
const maxColumns = 500;

/** An entry that is put together from rows, with the line of its first row. */
interface Node {
  readonly line: number;
  readonly fields: Fields;
  /** The line that gave each value, by column. */
  readonly lines: Map<string, number>;
  /** By key. */
  readonly children: Map<string, Node>;
}

/**
 * Reads a catalogue with one row for each intake. The values of a university and of a program stand in their first row;
 * in further rows they may be repeated or left empty. Separated by commas, semicolons or tabs.
 */
export function readCsv(text: string): ReadEntries {
  const faults: ImportFault[] = [];
  const report = (line: number | null, column: string | null, message: string) =>
    void faults.push({ line, column, message });
  const { rows, delimiterLine } = parse(text, report);
  const [header, ...body] = rows;
  if (!header) return { entries: [], faults: [{ line: null, column: null, message: 'The file is empty' }], placeOf };
  const layout = readHeader(header, report);
  if (!layout) return { entries: [], faults, placeOf };
  const universities = new Map<string, Node>();
  for (const { cells, line } of body) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (cells.length > header.cells.length && cells.slice(header.cells.length).some((cell) => cell.trim() !== '')) {
      report(
        line,
        null,
        `${cells.length} cells, but the header has ${header.cells.length}: is a quotation mark missing?`,
      );
      continue;
    }
    addRow(universities, valuesOf(cells, layout), line, report);
  }
  const nodes = [...universities.values()];
  const childrenOf = listedChildren();
  if (nodes.length === 0 && faults.length === 0) report(delimiterLine, null, 'There are no rows below the header');
  return { entries: nodes.map((node) => entryOf(node, ['programs', 'intakes'])), faults, placeOf };

  function placeOf(index: number, path: readonly (string | number)[]): FaultPlace {
    return placeIn(nodes[index], path, childrenOf);
  }
}

interface CsvRow {
  readonly cells: readonly string[];
  /** Line of its first character. */
  readonly line: number;
}

type Report = (line: number | null, column: string | null, message: string) => void;

function parse(text: string, report: Report): { rows: CsvRow[]; delimiterLine: number } {
  // Excel writes the separator into a line of its own.
  const separator = /^sep=(.)\r?\n/i.exec(text);
  const content = separator ? text.slice(separator[0].length) : text;
  let line = separator ? 2 : 1;
  const delimiterLine = line;
  const { data, errors } = Papa.parse<string[]>(content, { delimiter: separator?.[1] ?? delimiterOf(content) });
  const broken = new Map(errors.filter(({ type }) => type === 'Quotes').map(({ row, message }) => [row, message]));
  const rows = data.map((cells, index) => {
    const row = { cells, line };
    if (broken.has(index)) report(line, null, 'The quotation marks of this row do not match');
    // Cells may contain line breaks.
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
    return row;
  });
  return { rows, delimiterLine };
}

/** The separator that occurs most often in the first line. */
function delimiterOf(text: string): string {
  const end = text.search(/[\r\n]/);
  const first = end < 0 ? text : text.slice(0, end);
  const count = (separator: string) => first.split(separator).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** The column at each position; undefined if the header cannot be used. */
function readHeader({ cells, line }: CsvRow, report: Report): (Column | undefined)[] | undefined {
  const byName = new Map(columns.map((each) => [each.name, each]));
  const names = cells.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  );
  if (names.length > maxColumns) {
    report(line, null, `The header has ${names.length} columns, at most ${maxColumns} are read`);
    return undefined;
  }
  let isUsable = true;
  for (const [index, name] of names.entries()) {
    if (name !== '' && !byName.has(name)) {
      report(
        line,
        cells[index] ?? null,
        `This column is unknown. Columns are: ${columns.map((each) => each.name).join(', ')}`,
      );
    }
    if (name !== '' && names.indexOf(name) < index) report(line, name, 'This column occurs twice');
  }
  for (const name of requiredColumns.filter((each) => !names.includes(each))) {
    report(line, name, 'This column is missing');
    // Without it, every row would be another fault.
    isUsable = false;
  }
  return isUsable ? names.map((name) => byName.get(name)) : undefined;
}

type Values = Record<Level, { column: Column; value: unknown; text: string }[]>;

function valuesOf(cells: readonly string[], layout: readonly (Column | undefined)[]): Values {
  const values: Values = { university: [], program: [], intake: [] };
  for (const [index, column] of layout.entries()) {
    if (!column) continue;
    const text = cells[index] ?? '';
    const value = parseCell(text, column.kind);
    if (value !== undefined) values[column.level].push({ column, value, text: text.trim() });
  }
  return values;
}

function addRow(universities: Map<string, Node>, values: Values, line: number, report: Report) {
  const university = nodeFor(universities, values.university, 'university', line, report);
  if (!university) return;
  merge(university.node, values.university, line, report);
  if (values.program.length === 0 && values.intake.length === 0) {
    if (!university.isNew) report(line, null, `This row repeats the university of line ${university.node.line}`);
    return;
  }
  const program = nodeFor(university.node.children, values.program, 'program', line, report);
  if (!program) return;
  merge(program.node, values.program, line, report);
  if (values.intake.length === 0) {
    if (!program.isNew) report(line, null, `This row repeats the program of line ${program.node.line}`);
    return;
  }
  const intake = nodeFor(program.node.children, values.intake, 'intake', line, report);
  if (!intake) return;
  if (intake.isNew) merge(intake.node, values.intake, line, report);
  else report(line, 'intake', `This row repeats the intake of line ${intake.node.line}`);
}

/** The entry that a row belongs to, by its key or the key made from its name. */
function nodeFor(
  nodes: Map<string, Node>,
  values: Values[Level],
  level: Level,
  line: number,
  report: Report,
): { node: Node; isNew: boolean } | undefined {
  const textOf = (field: string) => values.find(({ column }) => column.path[0] === field)?.value;
  const [key, name] = [textOf('key'), textOf('name')];
  if (key === undefined && name === undefined) {
    report(line, level, 'Required');
    return undefined;
  }
  const id = key === undefined ? slugOf(String(name)) || String(name) : String(key);
  const known = nodes.get(id);
  if (known) return { node: known, isNew: false };
  const node: Node = { line, fields: {}, lines: new Map(), children: new Map() };
  nodes.set(id, node);
  return { node, isNew: true };
}

/** Adds the values of a row. A value that contradicts an earlier row is a fault. */
function merge(node: Node, values: Values[Level], line: number, report: Report) {
  for (const { column, value, text } of values) {
    const [field = '', inner] = column.path;
    if (inner !== undefined) node.fields[field] ??= {};
    const holder = inner === undefined ? node.fields : (node.fields[field] as Fields);
    const name = inner ?? field;
    const before = holder[name];
    if (before === undefined) {
      holder[name] = value;
      node.lines.set(column.name, line);
    } else if (JSON.stringify(before) !== JSON.stringify(value)) {
      const first = node.lines.get(column.name) ?? node.line;
      report(line, column.name, `“${shortened(text)}” contradicts line ${first}. Leave it empty or repeat the value`);
    }
  }
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

function entryOf(node: Node, [childField, ...below]: readonly string[]): Fields {
  if (childField === undefined) return node.fields;
  return { ...node.fields, [childField]: [...node.children.values()].map((child) => entryOf(child, below)) };
}

/** The children of entries by position. Each entry's are listed once, because every fault looks some up. */
function listedChildren(): (node: Node) => readonly Node[] {
  const lists = new Map<Node, readonly Node[]>();
  return (node) => {
    const list = lists.get(node) ?? [...node.children.values()];
    lists.set(node, list);
    return list;
  };
}

/** Line and column of a path such as `programs.0.intakes.1.deadline`. */
function placeIn(
  node: Node | undefined,
  path: readonly (string | number)[],
  childrenOf: (node: Node) => readonly Node[],
): FaultPlace {
  const levels: readonly Level[] = ['university', 'program', 'intake'];
  let [at, depth, rest] = [node, 0, [...path]];
  while (at && (rest[0] === 'programs' || rest[0] === 'intakes') && typeof rest[1] === 'number') {
    at = childrenOf(at)[rest[1]];
    rest = rest.slice(2);
    depth += 1;
  }
  const column = columns.find(
    (each) =>
      each.level === levels[depth] &&
      each.path.every((field, index) => field === rest[index] || rest[index] === undefined),
  );
  const named = rest.length > 0 ? column?.name : undefined;
  const line = (named === undefined ? undefined : at?.lines.get(named)) ?? at?.line;
  return { line: line ?? null, column: named ?? null };
}
