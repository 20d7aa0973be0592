import { ItemRefusal } from './item-refusal.ts';
import { inlineText, readContent } from './read-content.ts';
import type { XmlElement } from './xml.ts';
import { elementsOf, everyOf } from './xml.ts';

/** Explanation and steps, shown after the answer, and hints, shown before it. */
export interface Feedback {
  readonly explanation: string | undefined;
  readonly steps: readonly string[];
  readonly hints: readonly string[];
}

/** Reads modal feedback, feedback blocks, and the hints in rubric blocks for tutors. */
export function feedbackIn(item: XmlElement, body: XmlElement): Feedback {
  const modal = elementsOf(item, 'modalFeedback');
  const general = modal.filter((each) => isGeneral(each.attributes.get('identifier') ?? ''));
  const sources = general.length > 0 ? general : everyOf(body, 'feedbackBlock').filter(isSolution);
  const paragraphs = sources.flatMap((source) => paragraphsOf(source));
  const explanation = paragraphs
    .filter(({ isStep }) => !isStep)
    .map(({ text }) => text)
    .join(' ');
  const hintBlocks = everyOf(body, 'rubricBlock').filter((block) => hasClass(block, 'eiq-hints'));
  return {
    explanation: explanation.length >= 20 ? explanation : undefined,
    steps: paragraphs.filter(({ isStep }) => isStep).map(({ text }) => text),
    hints: hintBlocks.flatMap((block) => everyOf(block, 'li')).map(textOrEmpty),
  };
}

/** Feedback on each option: inline feedback, or modal feedback named after the option. */
export function feedbackOnOptions(
  item: XmlElement,
  choices: readonly XmlElement[],
  identifiers: readonly string[],
): (string | undefined)[] {
  return choices.map((choice, index) => {
    const identifier = identifiers[index] ?? '';
    const modal = elementsOf(item, 'modalFeedback').filter((each) => {
      const name = each.attributes.get('identifier') ?? '';
      return name === identifier || name === `${identifier}_feedback` || name === `feedback_${identifier}`;
    });
    const [feedback] = [...everyOf(choice, 'feedbackInline'), ...modal]
      .map(textOrEmpty)
      .filter((text) => text.length >= 10);
    return feedback;
  });
}

/** Identifiers that other tools use for feedback on the whole question or the right answer. */
const isGeneral = (identifier: string) =>
  /^(explanation|solution|rationale|general|correct|uitleg|true)/i.test(identifier);
const isSolution = (block: XmlElement) =>
  /solution|explanation|rationale/i.test(block.attributes.get('identifier') ?? '');

const hasClass = (element: XmlElement, name: string) =>
  (element.attributes.get('class') ?? '').split(' ').includes(name);

function paragraphsOf(source: XmlElement): { text: string; isStep: boolean }[] {
  try {
    const steps = new Set(everyOf(source, 'li').map(textOrEmpty));
    return readContent(source, noFigure).flatMap((piece) => {
      if (piece.kind !== 'paragraph') return [];
      const text = piece.text.replace(/^(\d+\.|•) /, '');
      return [{ text, isStep: text !== piece.text && steps.has(text) }];
    });
  } catch (error) {
    if (error instanceof ItemRefusal) return [];
    throw error;
  }
}

/** The text of optional content; empty where it contains more than text. */
function textOrEmpty(element: XmlElement): string {
  try {
    return inlineText(element, noFigure);
  } catch (error) {
    if (error instanceof ItemRefusal) return '';
    throw error;
  }
}

function noFigure(): never {
  throw new ItemRefusal('it shows a picture');
}
