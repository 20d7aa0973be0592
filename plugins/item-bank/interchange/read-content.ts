import type { Block } from '../../../core/contract/index.ts';
import { ItemRefusal } from './item-refusal.ts';
import { tableOf } from './read-table.ts';
import { isProse, namespaces } from './standard.ts';
import type { FigureBlock } from './write-figure.ts';
import type { XmlElement } from './xml.ts';
import { elementsOf, rawTextOf } from './xml.ts';

/** A part of an item's body; parts are in document order. */
export type Piece =
  | { readonly kind: 'paragraph'; readonly text: string; readonly isStem: boolean; readonly gaps: number }
  | { readonly kind: 'block'; readonly block: Block }
  | { readonly kind: 'interaction'; readonly interaction: XmlElement };

/** Reads the EiQ figure that an image refers to. @throws ItemRefusal for any other image */
export type FigureAt = (source: string) => FigureBlock;

/** Marks the place of a text entry within a sentence. */
export const gap = '____';

/**
 * Reads text, tables, code and EiQ figures, with `backticks` around inline code. Emphasis is dropped; its words stay.
 * @throws ItemRefusal for any other content, because a part that is left out could be essential to the question
 */
export function readContent(element: XmlElement, figureAt: FigureAt): Piece[] {
  const pieces: Piece[] = [];
  let text = '';
  let gaps = 0;
  const flush = (isStem = false) => {
    const paragraph = collapsed(text);
    if (paragraph !== '') pieces.push({ kind: 'paragraph', text: paragraph, isStem, gaps });
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
    if (!isProse(child)) throw new ItemRefusal(unsupported(child));
    if (ignored.has(name)) return;
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
    } else throw new ItemRefusal(`it contains an unsupported element (${name})`);
  }

  walk(element, () => '');
  flush();
  return pieces;
}

/** The text as one line. @throws ItemRefusal where it contains more than text */
export function inlineText(element: XmlElement, figureAt: FigureAt): string {
  const pieces = readContent(element, figureAt);
  if (pieces.some((piece) => piece.kind !== 'paragraph')) {
    throw new ItemRefusal('it has tables, code or figures where only text is supported');
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

/** Elements that learners never see before the answer, and layout without content. */
const ignored = new Set([
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

function unsupported({ name, namespace }: XmlElement): string {
  if ((namespaces.mathml as readonly string[]).includes(namespace)) return 'it contains a formula in MathML';
  if (namespace === namespaces.svg) return 'it shows a picture (svg)';
  return `it contains an unknown element (${name})`;
}

const languages = ['python', 'javascript', 'sql'] as const;

function codeOf(pre: XmlElement): Block {
  const classes = [pre, ...elementsOf(pre)].map((each) => each.attributes.get('class') ?? '').join(' ');
  const language =
    languages.find((each) => new RegExp(String.raw`\b(language|lang)-${each}\b`).test(classes)) ?? 'text';
  return { kind: 'code', language, code: rawTextOf(pre).replace(/^\n|\n$/g, '') };
}

/** Collapses white space; line breaks set by the author stay. */
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

/** Superscripts and subscripts as Unicode characters (x², H₂O), else in the form x^(a): dropping the markup would turn a power into a factor. */
function shifted(name: 'sup' | 'sub', text: string): string {
  const characters = [...text].map((character) => (name === 'sup' ? raised : lowered)[character]);
  if (characters.every((character) => character !== undefined)) return characters.join('');
  return `${name === 'sup' ? '^' : '_'}${text.length > 1 ? `(${text})` : text}`;
}
