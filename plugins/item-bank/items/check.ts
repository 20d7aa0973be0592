import type { Shape } from '../../../core/contract/blocks.ts';
import { gradeByRubric } from '../measurement/grading/rubric/grade-by-rubric.ts';
import type { ChoiceItem, OpenItem } from './item.ts';
import { areBounded, Item, rungOf } from './item.ts';

/** What an item is, and everything that is wrong with it. */
export type Checked = { id: string; problems: string[] } | { id: string; problems: string[]; item: Item };

/** Checks an item as it is imported, and again on demand: its shape, its key, its options, its hints, its rubric. */
export function checkItem(draft: unknown): Checked {
  const id = (draft as { id?: unknown } | null)?.id;
  const parsed = Item.safeParse(draft);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'item'}: ${issue.message}`);
    return { id: typeof id === 'string' ? id : 'without id', problems };
  }
  const item = parsed.data;
  const own = item.format === 'multiple_choice' ? choiceProblems(item) : openProblems(item);
  return {
    id: item.id,
    item,
    problems: [
      ...own,
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
  const telling = Object.entries(hints).filter(([, hint]) => tells(hint, answer, item.stem));
  return [
    ...same.map((option) => `two options are the same: ${option}`),
    ...(misconceptions.length === options.length ? [] : ['misconceptions need an entry for each option']),
    ...(misconceptions[key] ? ['the right option has a misconception'] : []),
    ...(rungOf(parameters.b) === rung
      ? []
      : [`b ${parameters.b} belongs to rung ${rungOf(parameters.b)}, not ${rung}`]),
    ...figureProblems(item),
    ...orderProblems(item),
    ...telling.map(([name]) => `the ${name} hint gives the answer away`),
  ];
}

/** Options are shuffled for everybody anew: one that speaks of the others has to keep its place. */
function orderProblems({ options, fixedOptions = [] }: ChoiceItem): string[] {
  const beyond = fixedOptions.filter((index) => index >= options.length);
  const loose = options.filter((option, index) => refersToOptions.test(option) && !fixedOptions.includes(index));
  return [
    ...beyond.map((index) => `option ${index} is to keep its place and is not there`),
    ...loose.map((option) => `“${option}” speaks of other options: list it in fixedOptions`),
  ];
}

const refersToOptions =
  /^(?:all|any|both|none|neither|either) of (?:these|those|the (?:above|others?|other \w+))\b|\b(?:above|below|previous|preceding) (?:options?|answers?|choices?)\b|\b(?:options?|answers?|choices?) [A-E1-5]\b|^cannot be determined|^it cannot be determined/i;

/** Drawn options: one figure each, told apart by eye and in words, none saying which is right. */
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
      .map(({ alt }) => `a drawn option tells about itself: ${alt}`),
  ];
}

/** What is drawn beyond a figure's edges is cut off. A line's thickness may reach over by a unit. */
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
  return stimulusSeconds !== undefined && stimulus.length === 0 ? ['there is nothing to remember'] : [];
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
  return areBounded({ a, b }) ? [] : [`parameters a ${a}, b ${b} are beyond what an item can have`];
}

function tableProblems({ stimulus }: Item): string[] {
  return stimulus.flatMap((block) =>
    block.kind === 'table' && block.rows.some((row) => row.length !== block.header.length)
      ? ['a table has rows that are not as long as its header']
      : [],
  );
}

const plain = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** An answer of a few characters that the question itself shows cannot be given away by a hint that repeats it. */
function tells(hint: string, answer: string, stem: string): boolean {
  if (answer.length < 3 || stem.includes(answer)) return false;
  const escaped = answer.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}.,])${escaped}(?![\p{L}\p{N}]|[.,]\p{N})`, 'iu').test(hint);
}
