import type { Block } from '../../../core/contract/index.ts';
import type { FigureBlock } from './figure-writing.ts';
import { NotTaken } from './not-taken.ts';
import { isProse, namespaces } from './standard.ts';
import { tableOf } from './table-reading.ts';
import type { XmlElement } from './xml.ts';
import { elementsOf, rawTextOf } from './xml.ts';

/** What an item's body is made of, in its order. */
export type Piece =
  | { readonly kind: 'paragraph'; readonly text: string; readonly isStem: boolean; readonly gaps: number }
  | { readonly kind: 'block'; readonly block: Block }
  | { readonly kind: 'interaction'; readonly interaction: XmlElement };

/** Reads a figure of ours that a picture refers to. @throws NotTaken for every other picture */
export type FigureAt = (source: string) => FigureBlock;

/** Stands where an answer is to be written within a sentence. */
export const gap = '____';

/**
 * Takes over text, tables, code and figures of ours, with `backticks` around code. Emphasis is dropped, its words stay.
 * @throws NotTaken naming whatever else stands there: a picture left out could be the question
 */
export function readContent(element: XmlElement, figureAt: FigureAt): Piece[] {
  const pieces: Piece[] = [];
  let text = '';
  let gaps = 0;
  const flush = (isStem = false) => {
    const plain = collapsed(text);
    if (plain !== '') pieces.push({ kind: 'paragraph', text: plain, isStem, gaps });
    text = '';
    gaps = 0;
  };

  function walk(parent: XmlElement, listMark: () => string): void {
    for (const child of parent.children) {
      if (typeof child === 'string') text += child.replaceAll(/[ \t\r\n]+/g, ' ');
      else visit(child, listMark);
    }
  }

  function visit(child: XmlElement, listMark: () => string): void {
    const { name } = child;
    if (!isProse(child)) throw new NotTaken(foreign(child));
    if (leftOut.has(name)) return;
    if (name === 'textEntryInteraction') {
      text += gap;
      gaps += 1;
    } else if (/Interaction$/.test(name)) {
      flush();
      pieces.push({ kind: 'interaction', interaction: child });
    } else if (name === 'br') text += '\n';
    else if (name === 'img') {
      const figure = figureAt(child.attributes.get('src') ?? '');
      flush();
      pieces.push({ kind: 'block', block: figure });
    } else if (name === 'table') {
      flush();
      pieces.push({ kind: 'block', block: tableOf(child, (cell) => inlineText(cell, figureAt)) });
    } else if (name === 'pre') {
      flush();
      pieces.push({ kind: 'block', block: codeOf(child) });
    } else if (name === 'code' || name === 'kbd' || name === 'samp' || name === 'tt') text += `\`${rawTextOf(child)}\``;
    else if (name === 'sup' || name === 'sub') text += shifted(name, collapsed(rawTextOf(child)));
    else if (name === 'q') {
      text += '“';
      walk(child, listMark);
      text += '”';
    } else if (inline.has(name)) walk(child, listMark);
    else if (blocks.has(name)) {
      flush();
      if (name === 'li') text += listMark();
      const inner = name === 'ol' ? numbers() : name === 'ul' ? () => '• ' : listMark;
      walk(child, inner);
      flush((child.attributes.get('class') ?? '').split(' ').includes('eiq-stem'));
    } else throw new NotTaken(`it holds something that is not taken over (${name})`);
  }

  walk(element, () => '');
  flush();
  return pieces;
}

/** Prose in one line. @throws NotTaken where it is more than prose */
export function inlineText(element: XmlElement, figureAt: FigureAt): string {
  const pieces = readContent(element, figureAt);
  if (pieces.some((piece) => piece.kind !== 'paragraph')) {
    throw new NotTaken('it has tables, code or figures where only text is taken over');
  }
  return pieces.map((piece) => (piece.kind === 'paragraph' ? piece.text : '')).join(' ');
}

/** 1., 2., 3. … */
function numbers(): () => string {
  let number = 0;
  return () => {
    number += 1;
    return `${number}. `;
  };
}

/** What is never shown to a learner before the answer, and what only dresses the text. */
const leftOut = new Set([
  'rubricBlock',
  'feedbackInline',
  'feedbackBlock',
  'stylesheet',
  'catalogInfo',
  'prompt',
  'hr',
  'colgroup',
  'companionMaterialsInfo',
]);
const inline = new Set(
  'a abbr acronym address b bdi bdo big cite dfn em font i ins label mark small span strong time u var wbr'.split(' '),
);
const blocks = new Set(
  (
    'article aside blockquote caption center contentBody dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 ' +
    'header li main nav ol p section stimulusBody summary ul'
  ).split(' '),
);

function foreign({ name, namespace }: XmlElement): string {
  if ((namespaces.mathml as readonly string[]).includes(namespace)) return 'it holds a formula in MathML';
  if (namespace === namespaces.svg) return 'it shows a picture (svg)';
  return `it holds something foreign (${name})`;
}

const languages = ['python', 'javascript', 'sql'] as const;

function codeOf(pre: XmlElement): Block {
  const classes = [pre, ...elementsOf(pre)].map((each) => each.attributes.get('class') ?? '').join(' ');
  const language =
    languages.find((each) => new RegExp(String.raw`\b(language|lang)-${each}\b`).test(classes)) ?? 'text';
  return { kind: 'code', language, code: rawTextOf(pre).replace(/^\n|\n$/g, '') };
}

/** One line of text as it is read; a line break that the author set stays. */
const collapsed = (text: string) =>
  text
    .replaceAll(/[ \t\r]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();

const raised: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  n: 'ⁿ',
};
const lowered: Readonly<Record<string, string>> = {
  '0': '₀',
  '1': '₁',
  '2': '₂',
  '3': '₃',
  '4': '₄',
  '5': '₅',
  '6': '₆',
  '7': '₇',
  '8': '₈',
  '9': '₉',
  '+': '₊',
  '-': '₋',
  '−': '₋',
};

/** x² and H₂O in characters of their own; what has none is written out, so that no power becomes a factor. */
function shifted(name: 'sup' | 'sub', text: string): string {
  const characters = [...text].map((character) => (name === 'sup' ? raised : lowered)[character]);
  if (characters.every((character) => character !== undefined)) return characters.join('');
  return `${name === 'sup' ? '^' : '_'}${text.length > 1 ? `(${text})` : text}`;
}
