import type { Block } from '../../../core/contract/index.ts';
import type { FigureBlock } from './write-figure.ts';
import type { Content, Xml } from './write-xml.ts';
import { element } from './write-xml.ts';

/** Adds a figure to the package. @returns its path relative to the item */
export type PlaceFigure = (figure: FigureBlock) => string;

/** Text as QTI content, with `code` in backticks as code elements. */
export function spans(text: string): Content {
  return text
    .split(/(`[^`\n]+`)/)
    .map((part, index) => (index % 2 === 1 ? element('code', {}, part.slice(1, -1)) : part));
}

/** A block of the stimulus. */
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
