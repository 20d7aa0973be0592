import { inlineText, readContent } from './content-reading.ts';
import { NotTaken } from './not-taken.ts';
import type { XmlElement } from './xml.ts';
import { elementsOf, everyOf } from './xml.ts';

/** What an item says after the answer, and what a tutor may say before it. */
export interface Feedback {
  readonly explanation: string | undefined;
  readonly steps: readonly string[];
  readonly hints: readonly string[];
}

/** Explanations in modal feedback, in blocks that show themselves afterwards, and in rubrics for tutors. */
export function feedbackIn(item: XmlElement, body: XmlElement): Feedback {
  const modal = elementsOf(item, 'modalFeedback');
  const general = modal.filter((each) => isGeneral(each.attributes.get('identifier') ?? ''));
  const sources = general.length > 0 ? general : everyOf(body, 'feedbackBlock').filter(isSolution);
  const paragraphs = sources.flatMap((source) => paragraphsOf(source));
  const explanation = paragraphs
    .filter(({ isStep }) => !isStep)
    .map(({ text }) => text)
    .join(' ');
  const ofHints = everyOf(body, 'rubricBlock').filter((block) => hasClass(block, 'eiq-hints'));
  return {
    explanation: explanation.length >= 20 ? explanation : undefined,
    steps: paragraphs.filter(({ isStep }) => isStep).map(({ text }) => text),
    hints: ofHints.flatMap((block) => everyOf(block, 'li')).map(safely),
  };
}

/** What each option is answered with: feedback within it, or modal feedback that is named after it. */
export function feedbackOnOptions(
  item: XmlElement,
  choices: readonly XmlElement[],
  identifiers: readonly string[],
): (string | undefined)[] {
  return choices.map((choice, index) => {
    const identifier = identifiers[index] ?? '';
    const modal = elementsOf(item, 'modalFeedback').filter((each) => {
      const own = each.attributes.get('identifier') ?? '';
      return own === identifier || own === `${identifier}_feedback` || own === `feedback_${identifier}`;
    });
    const [said] = [...everyOf(choice, 'feedbackInline'), ...modal].map(safely).filter((text) => text.length >= 10);
    return said;
  });
}

/** Identifiers that other tools give to feedback on the question as a whole or on the right answer. */
const isGeneral = (identifier: string) =>
  /^(explanation|solution|rationale|general|correct|uitleg|true)/i.test(identifier);
const isSolution = (block: XmlElement) =>
  /solution|explanation|rationale/i.test(block.attributes.get('identifier') ?? '');

const hasClass = (element: XmlElement, name: string) =>
  (element.attributes.get('class') ?? '').split(' ').includes(name);

function paragraphsOf(source: XmlElement): { text: string; isStep: boolean }[] {
  try {
    const steps = new Set(everyOf(source, 'li').map(safely));
    return readContent(source, noFigure).flatMap((piece) => {
      if (piece.kind !== 'paragraph') return [];
      const text = piece.text.replace(/^(\d+\.|•) /, '');
      return [{ text, isStep: text !== piece.text && steps.has(text) }];
    });
  } catch (error) {
    if (error instanceof NotTaken) return [];
    throw error;
  }
}

/** Text of a side remark; one that cannot be taken over is done without. */
function safely(element: XmlElement): string {
  try {
    return inlineText(element, noFigure);
  } catch (error) {
    if (error instanceof NotTaken) return '';
    throw error;
  }
}

function noFigure(): never {
  throw new NotTaken('it shows a picture');
}
