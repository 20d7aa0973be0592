import type { Block } from '../../../core/contract/index.ts';
import type { FigureBlock } from './figure-writing.ts';
import type { Content, Xml } from './xml-writing.ts';
import { element } from './xml-writing.ts';

/** Gives a figure a file of the package and says where it is, seen from the item. */
export type PlaceFigure = (figure: FigureBlock) => string;

/** Text with `code` between backticks as the standard's prose. */
export function spans(text: string): Content {
  return text
    .split(/(`[^`\n]+`)/)
    .map((part, index) => (index % 2 === 1 ? element('code', {}, part.slice(1, -1)) : part));
}

/** What stands between a question and its answers. */
export function blockXml(block: Block, place: PlaceFigure): Xml {
  switch (block.kind) {
    case 'text':
      return element('p', {}, spans(block.text));
    case 'code':
      return element('pre', { class: `language-${block.language}` }, element('code', {}, block.code));
    case 'table': {
      const caption = block.caption === undefined ? [] : element('caption', {}, spans(block.caption));
      const header = element(
        'tr',
        {},
        block.header.map((cell) => element('th', { scope: 'col' }, spans(cell))),
      );
      const rows = block.rows.map((row) =>
        element(
          'tr',
          {},
          row.map((cell) => element('td', {}, spans(cell))),
        ),
      );
      return element('table', {}, [caption, element('thead', {}, header), element('tbody', {}, rows)]);
    }
    case 'figure':
      return element('p', {}, element('img', { src: place(block), alt: block.alt }));
  }
}
