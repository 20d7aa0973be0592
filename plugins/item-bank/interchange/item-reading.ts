import { readChoice } from './choice-reading.ts';
import type { FigureAt, Piece } from './content-reading.ts';
import { gap, readContent } from './content-reading.ts';
import { feedbackIn } from './feedback-reading.ts';
import type { FigureBlock } from './figure-writing.ts';
import { NotTaken } from './not-taken.ts';
import { readExtendedText, readTextEntry } from './open-reading.ts';
import type { Question } from './question.ts';
import { asItem, asStimulus } from './standard.ts';
import type { XmlElement } from './xml.ts';
import { elementsOf, everyOf, firstOf, parseXml } from './xml.ts';

/** What an item refers to, read from beside it. Synchronous: the package reads ahead what the item names. */
export interface Beside {
  /** @throws NotTaken */
  figure(source: string): FigureBlock;
  /** A passage that several items share. @throws NotTaken */
  passage(source: string): Uint8Array;
}

/** A single item that comes without anything beside it. */
export const nothingBeside: Beside = {
  figure(source) {
    throw new NotTaken(`it shows a picture (${source || 'without a source'})`);
  },
  passage(source) {
    throw new NotTaken(`it shares a passage (${source}) that did not come with it`);
  },
};

/** One QTI item, looked at but not read yet. */
export interface OpenedItem {
  /** Pictures and passages that it needs from beside it. */
  readonly pictures: readonly string[];
  readonly passages: readonly string[];
  /** @throws NotTaken with the reason, in words for its author */
  read(beside: Beside): Question;
}

/** @throws NotTaken where it is no QTI item, or one that could do harm */
export function openItem(bytes: Uint8Array): OpenedItem {
  const { item } = asItem(parseXml(bytes));
  refuseActive(item);
  return {
    pictures: everyOf(item, 'img').map((image) => image.attributes.get('src') ?? ''),
    passages: elementsOf(item, 'assessmentStimulusRef').map((each) => each.attributes.get('href') ?? ''),
    read: (beside) => questionOf(item, beside),
  };
}

function questionOf(item: XmlElement, beside: Beside): Question {
  refuseUnfit(item);
  const body = firstOf(item, 'itemBody');
  if (!body) throw new NotTaken('it has no body');
  const interactions = interactionsIn(body);
  const answer = answerOf(item, body, interactions, beside.figure);
  const pieces = [...passages(item, beside), ...readContent(body, beside.figure)];
  const { stem, stimulus } = stemOf(pieces, interactions, beside.figure);
  return {
    identifier: required(item, 'identifier'),
    title: item.attributes.get('title'),
    stem,
    stimulus,
    answer,
    ...feedbackIn(item, body),
    notes: notesOn(item, interactions),
  };
}

function answerOf(item: XmlElement, body: XmlElement, interactions: readonly XmlElement[], figureAt: FigureAt) {
  const names = interactions.map(({ name }) => name);
  const [only] = interactions;
  if (!only) throw new NotTaken('it asks nothing: there is no interaction in it');
  if (names.every((name) => name === 'textEntryInteraction')) return readTextEntry(item, interactions);
  if (names.length > 1) throw new NotTaken(`it has several interactions (${names.join(', ')}); one is taken`);
  if (only.name === 'choiceInteraction') return readChoice(item, only, figureAt);
  if (only.name === 'extendedTextInteraction') return readExtendedText(item, body, only);
  throw new NotTaken(`its interaction is ${only.name}; choice, text entry and extended text are taken`);
}

const interactionsIn = (body: XmlElement): XmlElement[] =>
  elementsOf(body).flatMap((child) => (/Interaction$/.test(child.name) ? [child] : interactionsIn(child)));

/** Scripts and whatever could run or load something, anywhere in the item. */
function refuseActive(element: XmlElement): void {
  if (active.has(element.name.toLowerCase())) throw new NotTaken(`it holds an element of the kind ${element.name}`);
  for (const [name, value] of element.attributes) {
    if (/^on[a-z]/i.test(name)) throw new NotTaken(`it holds a script (attribute ${name})`);
    // Browsers overlook blanks and control characters in the scheme.
    if (/^(javascript|vbscript|data):/i.test(value.replaceAll(/[\p{Cc}\s]/gu, ''))) {
      throw new NotTaken(`it holds an address that could run something (attribute ${name})`);
    }
  }
  for (const child of elementsOf(element)) refuseActive(child);
}

const active = new Set('applet audio base embed form iframe input link meta object script style video'.split(' '));

function refuseUnfit(item: XmlElement): void {
  if (item.attributes.get('adaptive') === 'true') throw new NotTaken('it is an adaptive item');
  if (elementsOf(item).some(({ name }) => /^template/.test(name))) throw new NotTaken('it is a template for items');
  if (everyOf(item, 'include').length > 0) throw new NotTaken('it includes other files (XInclude)');
  const declared = elementsOf(item, 'responseDeclaration').map((each) => required(each, 'identifier'));
  const twice = declared.find((identifier, index) => declared.indexOf(identifier) !== index);
  if (twice !== undefined) throw new NotTaken(`it declares the response ${twice} twice`);
}

function required(element: XmlElement, attribute: string): string {
  const value = element.attributes.get(attribute);
  if (value === undefined || value.trim() === '') throw new NotTaken(`${element.name} has no ${attribute}`);
  return value;
}

function passages(item: XmlElement, beside: Beside): Piece[] {
  return elementsOf(item, 'assessmentStimulusRef').flatMap((reference) => {
    const passage = asStimulus(parseXml(beside.passage(reference.attributes.get('href') ?? '')));
    refuseActive(passage);
    const body = firstOf(passage, 'stimulusBody');
    return body ? readContent(body, beside.figure) : [];
  });
}

/**
 * The question: our own mark, else the prompt, else the paragraph with the gap, else the last paragraph before the
 * answers. All the rest is shown with it.
 */
function stemOf(pieces: readonly Piece[], interactions: readonly XmlElement[], figureAt: FigureAt) {
  const prompts = interactions.flatMap((interaction) => {
    const prompt = firstOf(interaction, 'prompt');
    return prompt ? readContent(prompt, figureAt) : [];
  });
  const at = pieces.findIndex(({ kind }) => kind === 'interaction');
  const isText = (piece: Piece) => piece.kind === 'paragraph';
  const isAsking = (piece: Piece) =>
    piece.kind === 'paragraph' && piece.gaps > 0 && piece.text.replaceAll(gap, '').trim().length >= 8;
  const marked = pieces.filter((piece) => piece.kind === 'paragraph' && piece.isStem);
  const before = pieces.slice(0, at < 0 ? undefined : at).filter((piece) => isText(piece) && !isLoneGap(piece));
  const asked =
    [marked, prompts.filter(isText), pieces.filter(isAsking), before.slice(-1)].find((list) => list.length > 0) ?? [];
  const stem = asked.map((piece) => (piece.kind === 'paragraph' ? piece.text : '')).join('\n');
  if (stem.length < 8)
    throw new NotTaken(`its question is too short to be one: ${stem === '' ? 'there is none' : stem}`);
  const rest = [...pieces, ...prompts.filter((piece) => !isText(piece))].filter(
    (piece) => !asked.includes(piece) && !isLoneGap(piece),
  );
  return { stem, stimulus: rest.flatMap(blockOf) };
}

/** A line that is nothing but the place to write. */
const isLoneGap = (piece: Piece) => piece.kind === 'paragraph' && piece.gaps > 0 && !/[\p{L}\p{N}]/u.test(piece.text);

function blockOf(piece: Piece) {
  if (piece.kind === 'block') return [piece.block];
  return piece.kind === 'paragraph' ? [{ kind: 'text' as const, text: piece.text }] : [];
}

function notesOn(item: XmlElement, interactions: readonly XmlElement[]): string[] {
  const isInOrder = interactions.some(
    ({ name, attributes }) => name === 'choiceInteraction' && attributes.get('shuffle') !== 'true',
  );
  return [
    ...(isInOrder ? ['its options are not shuffled: everybody sees them in the same order'] : []),
    ...(elementsOf(item, 'companionMaterialsInfo').length > 0 ? ['its companion materials were left out'] : []),
    ...(item.attributes.get('timeDependent') === 'true' ? ['its time limit was left out'] : []),
  ];
}
