import { isDeepStrictEqual } from 'node:util';
import { ItemState } from '../contract.ts';
import type { Item } from '../items/item.ts';
import { Item as ItemSchema } from '../items/item.ts';
import { fixedOptionsOf, guessing, misconceptionsOf } from './build-item.ts';
import { ItemRefusal } from './item-refusal.ts';
import type { Question } from './question.ts';
import { openItem } from './read-item.ts';
import type { FigureBlock } from './write-figure.ts';
import { itemFile } from './write-item.ts';

/**
 * A complete record of the item, written next to its QTI file, for what QTI cannot express. If the QTI file is unchanged
 * on import, the record is used as it is; otherwise the file takes precedence.
 */
export const recordPathOf = (itemPath: string) => itemPath.replace(/\.xml$/, '.eiq.json');

const format = 'eiq-item-1';

export const recordFile = (item: Item, state: ItemState) => `${JSON.stringify({ format, state, item }, null, 1)}\n`;

/** The item of a record with its state, which older records lack; undefined where the file is not a record of this item. */
export function readRecord(
  bytes: Uint8Array,
  identifier: string,
): { item: Item; state: ItemState | undefined } | undefined {
  try {
    const record: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof record !== 'object' || record === null || !('format' in record) || record.format !== format) return;
    const item = ItemSchema.safeParse((record as { item?: unknown }).item);
    const { data: state } = ItemState.safeParse((record as { state?: unknown }).state);
    return item.success && item.data.id === identifier ? { item: item.data, state } : undefined;
  } catch {
    return undefined;
  }
}

/** Merges a record with the QTI file it belongs to. */
export function mergeRecord(question: Question, record: Item): { item: Item; notes: string[] } {
  const before = questionOf(record);
  if (before && isSame(question, before)) return { item: record, notes: [] };
  return {
    item: edited(question, before, record),
    notes: ['it was edited since its export, so its parameters are provisional'],
  };
}

/** The question as read from an unedited export of the record. */
function questionOf(record: Item): Question | undefined {
  const figures: FigureBlock[] = [];
  const place = (figure: FigureBlock) => String(figures.push(figure) - 1);
  try {
    const written = new TextEncoder().encode(itemFile(record, '3.0', place));
    return openItem(written).read({
      figure(source) {
        const figure = figures[Number(source)];
        if (!figure) throw new ItemRefusal('it shows a picture');
        return figure;
      },
      passage() {
        throw new ItemRefusal('it shares a passage');
      },
    });
  } catch {
    return undefined;
  }
}

/** Compares what learners see, the key, and the feedback. */
function isSame(one: Question, other: Question): boolean {
  const comparable = ({ stem, stimulus, answer, explanation, steps, hints }: Question) => ({
    stem,
    stimulus,
    explanation,
    steps,
    hints,
    answer:
      answer.kind === 'choice'
        ? { ...answer, options: answer.options.map(({ text, figure }) => ({ text, figure })) }
        : answer,
  });
  return isDeepStrictEqual(comparable(one), comparable(other));
}

function edited(question: Question, before: Question | undefined, record: Item): Item {
  const [conceptual, procedural, strategic, encouragement] = question.hints;
  const common = {
    stem: question.stem,
    stimulus: [...question.stimulus],
    explanation: question.explanation ?? record.explanation,
    steps: question.steps.length > 0 ? [...question.steps] : record.steps,
    hints:
      conceptual && procedural && strategic && encouragement
        ? { conceptual, procedural, strategic, encouragement }
        : record.hints,
    source: { kind: 'provisional' as const, itemModel: 'qti-import.edited' },
  };
  const { answer } = question;
  if (answer.kind === 'choice' && record.format === 'multiple_choice') {
    const { optionFigures: _, fixedOptions: __, ...rest } = record;
    const figures = answer.options.flatMap(({ figure }) => (figure ? [figure] : []));
    const fromFeedback = misconceptionsOf(answer, record.id);
    const options = answer.options.map(({ text }) => text);
    return {
      ...rest,
      ...common,
      options,
      ...(figures.length > 0 ? { optionFigures: figures } : {}),
      ...fixedOptionsOf(answer),
      key: answer.key,
      misconceptions: options.map((text, index) =>
        index === answer.key
          ? null
          : (fromFeedback[index] ?? record.misconceptions[record.options.indexOf(text)] ?? null),
      ),
      parameters:
        options.length === record.options.length
          ? record.parameters
          : { ...record.parameters, c: guessing(options.length) },
    };
  }
  if (answer.kind === 'open' && record.format === 'open_ended') {
    const isSameRubric = before !== undefined && isDeepStrictEqual(answer, before.answer);
    if (isSameRubric) return { ...record, ...common };
    const points = answer.criteria.reduce((sum, criterion) => sum + criterion.points, 0);
    if (points !== record.parameters.b.length) {
      throw new ItemRefusal(
        `its rubric was changed from ${record.parameters.b.length} to ${points} points since its export; give the item a new identifier`,
      );
    }
    const modelAnswer = answer.modelAnswer ?? record.rubric.modelAnswer;
    // The agreement was measured with the previous rubric.
    const { agreement: _, ...kept } = record;
    return { ...kept, ...common, rubric: { ...record.rubric, criteria: [...answer.criteria], modelAnswer } };
  }
  throw new ItemRefusal('it was changed to another kind of question since its export');
}
