import { ItemRefusal } from './item-refusal.ts';
import type { Question } from './question.ts';
import { readChoice } from './read-choice.ts';
import type { FigureAt, Piece } from './read-content.ts';
import { gap, readContent } from './read-content.ts';
import { feedbackIn } from './read-feedback.ts';
import { readExtendedText, readTextEntry } from './read-open-answer.ts';
import { asItem, asStimulus } from './standard.ts';
import type { FigureBlock } from './write-figure.ts';
import type { XmlElement } from './xml.ts';
import { elementsOf, everyOf, firstOf, parseXml } from './xml.ts';

/** Files that an item refers to. Synchronous, because a package reads them ahead. */
export interface Attachments {
  /** @throws ItemRefusal */
  figure(source: string): FigureBlock;
  /** A passage shared by several items. @throws ItemRefusal */
  passage(source: string): Uint8Array;
}

/** For a single item without a package. */
export const noAttachments: Attachments = {
  figure(source) {
    throw new ItemRefusal(`it shows a picture (${source || 'without a source'})`);
  },
  passage(source) {
    throw new ItemRefusal(`it shares a passage (${source}) that is missing`);
  },
};

/** A parsed QTI item. `read` needs the files it refers to. */
export interface OpenedItem {
  /** Sources of the pictures and passages it refers to. */
  readonly pictures: readonly string[];
  readonly passages: readonly string[];
  /** @throws ItemRefusal with the reason, for the item's author */
  read(attachments: Attachments): Question;
}

/** @throws ItemRefusal where it is not a QTI item, or has active content */
export function openItem(bytes: Uint8Array): OpenedItem {
  const { item } = asItem(parseXml(bytes));
  refuseActiveContent(item);
  return {
    pictures: everyOf(item, 'img').map((image) => image.attributes.get('src') ?? ''),
    passages: elementsOf(item, 'assessmentStimulusRef').map((each) => each.attributes.get('href') ?? ''),
    read: (attachments) => questionOf(item, attachments),
  };
}

function questionOf(item: XmlElement, attachments: Attachments): Question {
  refuseUnsupported(item);
  const body = firstOf(item, 'itemBody');
  if (!body) throw new ItemRefusal('it has no body');
  const interactions = interactionsIn(body);
  const answer = answerOf(item, body, interactions, attachments.figure);
  const pieces = [...passages(item, attachments), ...readContent(body, attachments.figure)];
  const { stem, stimulus } = stemOf(pieces, interactions, attachments.figure);
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
  if (!only) throw new ItemRefusal('it has no interaction');
  if (names.every((name) => name === 'textEntryInteraction')) return readTextEntry(item, interactions);
  if (names.length > 1)
    throw new ItemRefusal(`it has several interactions (${names.join(', ')}); only one is supported`);
  if (only.name === 'choiceInteraction') return readChoice(item, only, figureAt);
  if (only.name === 'extendedTextInteraction') return readExtendedText(item, body, only);
  throw new ItemRefusal(`its interaction is ${only.name}; only choice, text entry and extended text are supported`);
}

const interactionsIn = (body: XmlElement): XmlElement[] =>
  elementsOf(body).flatMap((child) => (/Interaction$/.test(child.name) ? [child] : interactionsIn(child)));

/** Refuses scripts and any element or address that could run or load something. */
function refuseActiveContent(element: XmlElement): void {
  if (active.has(element.name.toLowerCase())) throw new ItemRefusal(`it contains an element ${element.name}`);
  for (const [name, value] of element.attributes) {
    if (/^on[a-z]/i.test(name)) throw new ItemRefusal(`it contains a script (attribute ${name})`);
    // Browsers ignore blanks and control characters in the scheme.
    if (/^(javascript|vbscript|data):/i.test(value.replaceAll(/[\p{Cc}\s]/gu, ''))) {
      throw new ItemRefusal(`it contains an address that could run a script (attribute ${name})`);
    }
  }
  for (const child of elementsOf(element)) refuseActiveContent(child);
}

const active = new Set('applet audio base embed form iframe input link meta object script style video'.split(' '));

function refuseUnsupported(item: XmlElement): void {
  if (item.attributes.get('adaptive') === 'true') throw new ItemRefusal('it is an adaptive item');
  if (elementsOf(item).some(({ name }) => /^template/.test(name))) throw new ItemRefusal('it is an item template');
  if (everyOf(item, 'include').length > 0) throw new ItemRefusal('it includes other files (XInclude)');
  const declared = elementsOf(item, 'responseDeclaration').map((each) => required(each, 'identifier'));
  const duplicate = declared.find((identifier, index) => declared.indexOf(identifier) !== index);
  if (duplicate !== undefined) throw new ItemRefusal(`it declares the response ${duplicate} twice`);
}

function required(element: XmlElement, attribute: string): string {
  const value = element.attributes.get(attribute);
  if (value === undefined || value.trim() === '') throw new ItemRefusal(`${element.name} has no ${attribute}`);
  return value;
}

function passages(item: XmlElement, attachments: Attachments): Piece[] {
  return elementsOf(item, 'assessmentStimulusRef').flatMap((reference) => {
    const passage = asStimulus(parseXml(attachments.passage(reference.attributes.get('href') ?? '')));
    refuseActiveContent(passage);
    const body = firstOf(passage, 'stimulusBody');
    return body ? readContent(body, attachments.figure) : [];
  });
}

/**
 * The question: the paragraph that EiQ marked, else the prompt, else the paragraph with the gap, else the last paragraph
 * before the answers. The rest becomes the stimulus.
 */
function stemOf(pieces: readonly Piece[], interactions: readonly XmlElement[], figureAt: FigureAt) {
  const prompts = interactions.flatMap((interaction) => {
    const prompt = firstOf(interaction, 'prompt');
    return prompt ? readContent(prompt, figureAt) : [];
  });
  const at = pieces.findIndex(({ kind }) => kind === 'interaction');
  const isText = (piece: Piece) => piece.kind === 'paragraph';
  const hasGap = (piece: Piece) =>
    piece.kind === 'paragraph' && piece.gaps > 0 && piece.text.replaceAll(gap, '').trim().length >= 8;
  const marked = pieces.filter((piece) => piece.kind === 'paragraph' && piece.isStem);
  const before = pieces.slice(0, at < 0 ? undefined : at).filter((piece) => isText(piece) && !isLoneGap(piece));
  const question =
    [marked, prompts.filter(isText), pieces.filter(hasGap), before.slice(-1)].find((list) => list.length > 0) ?? [];
  const stem = question.map((piece) => (piece.kind === 'paragraph' ? piece.text : '')).join('\n');
  if (stem.length < 8)
    throw new ItemRefusal(stem === '' ? 'it has no question text' : `its question is too short: ${stem}`);
  const others = [...pieces, ...prompts.filter((piece) => !isText(piece))].filter(
    (piece) => !question.includes(piece) && !isLoneGap(piece),
  );
  return { stem, stimulus: others.flatMap(blockOf) };
}

/** A line with a gap and nothing else. */
const isLoneGap = (piece: Piece) => piece.kind === 'paragraph' && piece.gaps > 0 && !/[\p{L}\p{N}]/u.test(piece.text);

function blockOf(piece: Piece) {
  if (piece.kind === 'block') return [piece.block];
  return piece.kind === 'paragraph' ? [{ kind: 'text' as const, text: piece.text }] : [];
}

function notesOn(item: XmlElement, interactions: readonly XmlElement[]): string[] {
  const isUnshuffled = interactions.some(
    ({ name, attributes }) => name === 'choiceInteraction' && attributes.get('shuffle') !== 'true',
  );
  return [
    ...(isUnshuffled ? ['its options are not shuffled: everyone sees them in the same order'] : []),
    ...(elementsOf(item, 'companionMaterialsInfo').length > 0 ? ['its companion materials were left out'] : []),
    ...(item.attributes.get('timeDependent') === 'true' ? ['its time limit was left out'] : []),
  ];
}
