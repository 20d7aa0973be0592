import type { Block } from '../../../core/contract/index.ts';
import { ItemRefusal } from './item-refusal.ts';
import type { XmlElement } from './xml.ts';
import { elementsOf, everyOf, firstOf } from './xml.ts';

/** A table of text. @throws ItemRefusal for merged cells and tables within tables */
export function tableOf(table: XmlElement, textOf: (cell: XmlElement) => string): Block {
  if (everyOf(table, 'table').length > 0) throw new ItemRefusal('it has a table within a table');
  const rows = everyOf(table, 'tr').map((row) => elementsOf(row).filter(({ name }) => name === 'td' || name === 'th'));
  const isMerged = rows
    .flat()
    .some((cell) => ['colspan', 'rowspan'].some((name) => Number(cell.attributes.get(name) ?? 1) !== 1));
  if (isMerged) throw new ItemRefusal('it has a table with merged cells');
  const caption = firstOf(table, 'caption');
  const [first, ...others] = rows;
  if (!first) throw new ItemRefusal('it has an empty table');
  const hasHeader = firstOf(table, 'thead') !== undefined || first.every(({ name }) => name === 'th');
  const header = hasHeader ? first.map(textOf) : first.map(() => '');
  const body = (hasHeader ? others : rows).map((row) => row.map(textOf));
  if (body.length === 0 || header.length === 0) throw new ItemRefusal('it has a table without rows');
  if (body.some((row) => row.length !== header.length)) {
    throw new ItemRefusal('it has a table whose rows are not of the same length');
  }
  return { kind: 'table', ...(caption ? { caption: textOf(caption) } : {}), header, rows: body };
}
