import type { Response } from './declarations.ts';
import { responseOf } from './declarations.ts';
import { ItemRefusal } from './item-refusal.ts';
import type { ChoiceAnswer } from './question.ts';
import type { FigureAt } from './read-content.ts';
import { readContent } from './read-content.ts';
import { feedbackOnOptions } from './read-feedback.ts';
import type { FigureBlock } from './write-figure.ts';
import type { XmlElement } from './xml.ts';
import { elementsOf } from './xml.ts';

/** A choice of one option among three to five. @throws ItemRefusal */
export function readChoice(item: XmlElement, interaction: XmlElement, figureAt: FigureAt): ChoiceAnswer {
  const response = responseOf(item, interaction, ['identifier']);
  if (Number(interaction.attributes.get('maxChoices') ?? 1) > 1) {
    throw new ItemRefusal('its interaction allows several options, but its declaration only one');
  }
  const choices = elementsOf(interaction, 'simpleChoice');
  if (choices.length < 3 || choices.length > 5)
    throw new ItemRefusal(`it has ${choices.length} options; 3 to 5 are supported`);
  const identifiers = choices.map((choice) => choice.attributes.get('identifier') ?? '');
  const duplicate = identifiers.find(
    (identifier, index) => identifier === '' || identifiers.indexOf(identifier) !== index,
  );
  if (duplicate !== undefined) throw new ItemRefusal(`two of its options have the identifier ${duplicate || '(none)'}`);
  const correct = correctIn(response);
  const key = identifiers.indexOf(correct);
  if (key < 0) throw new ItemRefusal(`its right answer ${correct} is none of its options`);
  // The standard's default is no shuffling.
  const isShuffled = interaction.attributes.get('shuffle') === 'true';
  const options = choices.map((choice, index) => ({
    ...optionOf(choice, identifiers[index] ?? '', figureAt),
    isFixed: !isShuffled || choice.attributes.get('fixed') === 'true',
  }));
  const drawn = options.filter(({ figure }) => figure !== undefined).length;
  if (drawn > 0 && drawn < options.length) throw new ItemRefusal('some of its options are drawn and some are not');
  return { kind: 'choice', options, key, feedback: feedbackOnOptions(item, choices, identifiers) };
}

/** The declared right answer, or the one with the most points in the mapping. */
function correctIn({ correct, mapping }: Response): string {
  if (correct.length > 1) throw new ItemRefusal('it declares several right answers to a single choice');
  const maxPoints = Math.max(...mapping.map(({ points }) => points), 0);
  const best = mapping.filter(({ points }) => points === maxPoints && points > 0).map(({ key }) => key);
  const [declared] = correct;
  if (declared !== undefined) {
    if (best.length > 0 && !best.includes(declared)) {
      throw new ItemRefusal(`it declares ${declared} as right but gives most points to ${best.join(', ')}`);
    }
    return declared;
  }
  const [only, other] = best;
  if (only === undefined) throw new ItemRefusal('it declares no right answer');
  if (other !== undefined) throw new ItemRefusal(`it gives the same points to ${best.join(' and ')}`);
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
    else throw new ItemRefusal(`its option ${identifier} contains more than text`);
  }
  const text = texts.join(' ');
  if (text === '') throw new ItemRefusal(`its option ${identifier} has no text`);
  if (figures.length > 1) throw new ItemRefusal(`its option ${identifier} shows several figures`);
  return { identifier, text, figure: figures[0] };
}
