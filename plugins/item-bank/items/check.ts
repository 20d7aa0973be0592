import type { Shape } from '../../../core/contract/blocks.ts';
import { isEarly, isEarlyArea } from '../contract.ts';
import { gradeByRubric } from '../measurement/grading/rubric/grade-by-rubric.ts';
import type { ChoiceItem, OpenItem } from './item.ts';
import { areBounded, Item, rungOf } from './item.ts';

/** The result of a check: problems, and the item if its shape is valid. */
export type Checked = { id: string; problems: string[] } | { id: string; problems: string[]; item: Item };

/** Checks an item's shape, key, options, hints and rubric; on import and by `eiq items check`. */
export function checkItem(draft: unknown): Checked {
  const id = (draft as { id?: unknown } | null)?.id;
  const parsed = Item.safeParse(draft);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'item'}: ${issue.message}`);
    return { id: typeof id === 'string' ? id : 'without id', problems };
  }
  const item = parsed.data;
  const ofFormat = item.format === 'multiple_choice' ? choiceProblems(item) : openProblems(item);
  return {
    id: item.id,
    item,
    problems: [
      ...ofFormat,
      ...(isEarly(item) === isEarlyArea(item)
        ? []
        : ['content areas that begin with early- belong to the pools for grades 3 to 5, and no others']),
      ...boundProblems(item),
      ...tableProblems(item),
      ...memoryProblems(item),
      ...drawingProblems(item),
    ],
  };
}

function choiceProblems(item: ChoiceItem): string[] {
  const { options, key, misconceptions, parameters, rung, hints } = item;
  const answer = options[key];
  if (answer === undefined) return [`key ${key} is not an option`];
  const same = options.filter(
    (option, index) => options.findIndex((other) => plain(other) === plain(option)) !== index,
  );
  const revealing = Object.entries(hints).filter(([, hint]) => reveals(hint, answer, item.stem));
  return [
    ...same.map((option) => `two options are the same: ${option}`),
    ...(misconceptions.length === options.length ? [] : ['misconceptions need an entry for each option']),
    ...(misconceptions[key] ? ['the right option has a misconception'] : []),
    ...(rungOf(parameters.b) === rung
      ? []
      : [`b ${parameters.b} belongs to rung ${rungOf(parameters.b)}, not ${rung}`]),
    ...figureProblems(item),
    ...orderProblems(item),
    ...revealing.map(([name]) => `the ${name} hint reveals the answer`),
  ];
}

/** Options are shuffled for each asking, so one that refers to others must be fixed. */
function orderProblems({ options, fixedOptions = [] }: ChoiceItem): string[] {
  const beyond = fixedOptions.filter((index) => index >= options.length);
  const loose = options.filter((option, index) => refersToOptions.test(option) && !fixedOptions.includes(index));
  return [
    ...beyond.map((index) => `fixedOptions contains ${index}, but there is no such option`),
    ...loose.map((option) => `“${option}” refers to other options; list it in fixedOptions`),
  ];
}

const refersToOptions =
  /^(?:all|any|both|none|neither|either) of (?:these|those|the (?:above|others?|other \w+))\b|\b(?:above|below|previous|preceding) (?:options?|answers?|choices?)\b|\b(?:options?|answers?|choices?) [A-E1-5]\b|^cannot be determined|^it cannot be determined/i;

/** Drawn options need one figure each, distinct in drawing and description, without a hint at the key. */
function figureProblems({ options, optionFigures }: ChoiceItem): string[] {
  if (!optionFigures) return [];
  if (optionFigures.length !== options.length) return ['drawn options need one figure for each option'];
  const figures = optionFigures.filter((block) => block.kind === 'figure');
  if (figures.length !== options.length) return ['drawn options must be figures'];
  const drawings = new Set(figures.map(({ shapes }) => JSON.stringify(shapes)));
  const descriptions = new Set(figures.map(({ alt }) => plain(alt)));
  return [
    ...(drawings.size === options.length ? [] : ['two drawn options look the same']),
    ...(descriptions.size === options.length ? [] : ['two drawn options are described in the same words']),
    ...figures
      .filter(({ alt }) => /\b(correct|incorrect|wrong|right answer|distractor)\b/i.test(alt))
      .map(({ alt }) => `the description of a drawn option reveals whether it is right: ${alt}`),
  ];
}

/** Shapes beyond a figure's edges are cut off; one unit is allowed for line width. */
function drawingProblems(item: Item): string[] {
  const drawn = [...item.stimulus, ...('optionFigures' in item ? (item.optionFigures ?? []) : [])];
  return drawn.flatMap((block) => {
    if (block.kind !== 'figure') return [];
    const isOutside = ([x, y]: readonly [number, number]) =>
      x < -1 || y < -1 || x > block.width + 1 || y > block.height + 1;
    return block.shapes.flatMap(cornersOf).some(isOutside) ? [`a figure is cut off: ${block.alt}`] : [];
  });
}

function cornersOf(shape: Shape): readonly (readonly [number, number])[] {
  switch (shape.shape) {
    case 'line':
      return [shape.from, shape.to];
    case 'rectangle':
      return [shape.at, [shape.at[0] + shape.width, shape.at[1] + shape.height]];
    case 'circle': {
      const [x, y] = shape.at;
      return [
        [x - shape.radius, y - shape.radius],
        [x + shape.radius, y + shape.radius],
      ];
    }
    case 'label':
      return [shape.at];
    default:
      return shape.points;
  }
}

function memoryProblems({ stimulusSeconds, stimulus }: Item): string[] {
  return stimulusSeconds !== undefined && stimulus.length === 0 ? ['stimulusSeconds needs a stimulus'] : [];
}

function openProblems(item: OpenItem): string[] {
  const { rubric, parameters } = item;
  const model = gradeByRubric(item, rubric.modelAnswer);
  const weak = gradeByRubric(item, rubric.weakAnswer);
  const isRising = parameters.b.every(
    (threshold, index) => index === 0 || threshold > (parameters.b[index - 1] as number),
  );
  return [
    ...(model.points === model.maximumPoints
      ? []
      : [
          `the model answer earns ${model.points} of ${model.maximumPoints} points (met: ${model.met.join(', ') || 'none'})`,
        ]),
    ...(weak.points * 2 < weak.maximumPoints
      ? []
      : [`the weak answer earns ${weak.points} of ${weak.maximumPoints} points`]),
    ...(parameters.b.length === model.maximumPoints ? [] : ['parameters need a threshold for each point']),
    ...(isRising ? [] : ['thresholds must rise']),
  ];
}

function boundProblems({ parameters: { a, b } }: Item): string[] {
  return areBounded({ a, b }) ? [] : [`parameters a ${a}, b ${b} are out of range`];
}

function tableProblems({ stimulus }: Item): string[] {
  return stimulus.flatMap((block) =>
    block.kind === 'table' && block.rows.some((row) => row.length !== block.header.length)
      ? ['a table has rows of another length than its header']
      : [],
  );
}

const plain = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Whether a hint contains the answer. Very short answers, and answers that the stem contains, are not considered. */
function reveals(hint: string, answer: string, stem: string): boolean {
  if (answer.length < 3 || stem.includes(answer)) return false;
  const escaped = answer.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  // Classes of letters take long to compile, and most hints do not contain the answer at all.
  if (!new RegExp(escaped, 'iu').test(hint)) return false;
  return new RegExp(String.raw`(?<![\p{L}\p{N}.,])${escaped}(?![\p{L}\p{N}]|[.,]\p{N})`, 'iu').test(hint);
}
