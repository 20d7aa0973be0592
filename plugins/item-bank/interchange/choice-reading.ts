import type { FigureAt } from './content-reading.ts';
import { readContent } from './content-reading.ts';
import type { Response } from './declarations.ts';
import { responseOf } from './declarations.ts';
import { feedbackOnOptions } from './feedback-reading.ts';
import type { FigureBlock } from './figure-writing.ts';
import { NotTaken } from './not-taken.ts';
import type { ChoiceAnswer } from './question.ts';
import type { XmlElement } from './xml.ts';
import { elementsOf } from './xml.ts';

/** A choice of one option among three to five. @throws NotTaken */
export function readChoice(item: XmlElement, interaction: XmlElement, figureAt: FigureAt): ChoiceAnswer {
  const response = responseOf(item, interaction, ['identifier']);
  if (Number(interaction.attributes.get('maxChoices') ?? 1) > 1) {
    throw new NotTaken('its interaction lets several options be chosen, its declaration one');
  }
  const choices = elementsOf(interaction, 'simpleChoice');
  if (choices.length < 3 || choices.length > 5)
    throw new NotTaken(`it has ${choices.length} options; 3 to 5 are taken`);
  const identifiers = choices.map((choice) => choice.attributes.get('identifier') ?? '');
  const twice = identifiers.find((identifier, index) => identifier === '' || identifiers.indexOf(identifier) !== index);
  if (twice !== undefined) throw new NotTaken(`two of its options have the identifier ${twice || '(none)'}`);
  const right = rightOf(response);
  const key = identifiers.indexOf(right);
  if (key < 0) throw new NotTaken(`its right answer ${right} is none of its options`);
  // Where nothing is said the standard shuffles nothing.
  const isShuffled = interaction.attributes.get('shuffle') === 'true';
  const options = choices.map((choice, index) => ({
    ...optionOf(choice, identifiers[index] ?? '', figureAt),
    isFixed: !isShuffled || choice.attributes.get('fixed') === 'true',
  }));
  const drawn = options.filter(({ figure }) => figure !== undefined).length;
  if (drawn > 0 && drawn < options.length) throw new NotTaken('some of its options are drawn and some are not');
  return { kind: 'choice', options, key, feedback: feedbackOnOptions(item, choices, identifiers) };
}

/** The one that is declared right, or that earns most where points are mapped. */
function rightOf({ correct, mapping }: Response): string {
  if (correct.length > 1) throw new NotTaken('it declares several right answers to a choice of one');
  const most = Math.max(...mapping.map(({ points }) => points), 0);
  const best = mapping.filter(({ points }) => points === most && points > 0).map(({ key }) => key);
  const [declared] = correct;
  if (declared !== undefined) {
    if (best.length > 0 && !best.includes(declared)) {
      throw new NotTaken(`it declares ${declared} right and gives most points to ${best.join(', ')}`);
    }
    return declared;
  }
  const [only, other] = best;
  if (only === undefined) throw new NotTaken('it declares no right answer');
  if (other !== undefined) throw new NotTaken(`it gives the same points to ${best.join(' and ')}`);
  return only;
}

function optionOf(choice: XmlElement, identifier: string, figureAt: FigureAt) {
  const pieces = readContent(choice, figureAt);
  const figures: FigureBlock[] = [];
  const texts: string[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'paragraph') texts.push(piece.text);
    else if (piece.kind === 'block' && piece.block.kind === 'figure') figures.push(piece.block);
    else if (piece.kind === 'block' && piece.block.kind === 'code') texts.push(`\`${piece.block.code}\``);
    else throw new NotTaken(`its option ${identifier} is more than text`);
  }
  const text = texts.join(' ');
  if (text === '') throw new NotTaken(`its option ${identifier} has no text`);
  if (figures.length > 1) throw new NotTaken(`its option ${identifier} shows several figures`);
  return { identifier, text, figure: figures[0] };
}
