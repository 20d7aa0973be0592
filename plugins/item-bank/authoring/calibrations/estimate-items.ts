import { availableParallelism } from 'node:os';
import type {
  Calibration,
  CalibrationOptions,
  CalibratedItem as Estimated,
  ItemParameters,
  Link,
  NormalPrior,
} from 'psychometrics';
import { calibrateInParallel, middleOf, onScale, standardPriors, stockingLord } from 'psychometrics';
import { invalid } from '../../../../core/contract/index.ts';
import { threads } from '../../../../core/threads.ts';
import { areBounded } from '../../items/item.ts';
import type { AnswerTable } from './answer-table.ts';
import { selectItems, tallyOf } from './answer-table.ts';
import type { CalibratedItem, CalibrationModel, CalibrationProgress, CalibrationResult } from './contract.ts';
import { maxDifficulty, meanSigma, noLink } from './scale.ts';

/** The estimates and the answers they are based on, with columns in the order of `items`. */
export interface Estimation {
  readonly result: Omit<CalibrationResult, 'overallFit' | 'fitSays' | 'dif' | 'difSays'>;
  readonly used: AnswerTable;
}

interface RunOptions {
  readonly signal: AbortSignal;
  onProgress(progress: CalibrationProgress): void;
}

/** Items that keep their parameters anchor the scale where there are this many, with this many answers in all. */
const minAnchors = 5;
const minAnchorAnswers = 500;

/**
 * Estimates the items that have enough answers. The others keep their parameters and anchor the bank's scale, and the
 * population's mean and SD are estimated. With too few anchors, the result is linked to the bank's scale by the curves of
 * the estimated items themselves, without those that drifted. @throws Failure invalid where no item can be estimated; the signal's reason
 */
export async function estimateItems(
  answers: AnswerTable,
  { model, minimumAnswers }: { model: CalibrationModel; minimumAnswers: number },
  { signal, onProgress }: RunOptions,
): Promise<Estimation> {
  const { free, held, heldAnswers, leftOut } = partition(answers, model, minimumAnswers);
  const isAnchored = held.length >= minAnchors && heldAnswers >= minAnchorAnswers;
  const used = selectItems(
    answers,
    [...free, ...(isAnchored ? held : [])].sort((one, other) => one - other),
  );
  const isFree = new Set(free.map((item) => answers.items[item]?.itemId));
  const fixed = Object.fromEntries(
    used.items.flatMap(({ itemId, parameters }, place) =>
      isFree.has(itemId) ? [] : [[place, parameters as ItemParameters]],
    ),
  );
  const startedAt = performance.now();
  const calibration = await calibrateInParallel(
    { items: used.items.length, rows: used.people.length, responses: used.responses, counts: used.counts },
    {
      model: model === '2PL' && used.items.some(({ maximum }) => maximum > 1) ? 'GRM' : model,
      names: used.items.map(({ itemId }) => itemId),
      ...(isAnchored && { fixed }),
      ...(model === '3PL' && { priors: { cOf: guessingOf(used.items) } }),
      signal,
      onProgress: ({ stage, iteration, change, share }) =>
        onProgress({
          phase: stage === 'estimating' ? 'estimating' : 'errors',
          iteration,
          change,
          share,
          secondsLeft: stage === 'estimating' ? secondsLeft(performance.now() - startedAt, share) : null,
        }),
    } satisfies CalibrationOptions,
    // One processor stays free for requests.
    { workers: Math.max(1, availableParallelism() - 1), openThread: threads.open },
  );
  const { link, scale, note } = isAnchored ? anchored : linkOf(used, calibration);
  const tallies = tallyOf(used);
  const items = used.items.map(
    (item, place): CalibratedItem => ({
      itemId: item.itemId,
      version: item.version,
      answers: Math.round(tallies[place]?.answers ?? 0),
      before: item.parameters,
      ...outcomeOf(item.parameters, calibration.items[place], link),
      fit: null,
    }),
  );
  const { population } = calibration;
  return {
    used,
    result: {
      people: Math.round(calibration.people),
      answers: items.reduce((sum, item) => sum + item.answers, 0),
      population: { mean: link.slope * population.mean + link.shift, sd: link.slope * population.sd },
      scale,
      logLikelihood: calibration.logLikelihood,
      iterations: calibration.iterations,
      converged: calibration.converged,
      items,
      leftOut: [...answers.leftOut, ...leftOut],
      notes: [...calibration.notes, ...(note === undefined ? [] : [note])],
    },
  };
}

/**
 * Priors of logit c around each item's authored guessing parameter, which follows from its number of options: few answers
 * come from people who only guess, so they say little about c.
 */
function guessingOf(items: AnswerTable['items']): Record<number, NormalPrior> {
  return Object.fromEntries(
    items.flatMap(({ parameters }, place) => {
      const c = 'c' in parameters ? (parameters.c ?? 0) : 0;
      return c > 0 ? [[place, { mean: Math.log(c / (1 - c)), sd: standardPriors.c.sd }]] : [];
    }),
  );
}

/** Extrapolated from the pace so far; null before a tenth is done. */
const secondsLeft = (milliseconds: number, share: number) =>
  share < 0.1 ? null : Math.ceil((milliseconds * (1 - share)) / share / 1000);

/** Divides the items (as places in `answers.items`) into those to estimate and those that keep their parameters. */
function partition(answers: AnswerTable, model: CalibrationModel, minimumAnswers: number) {
  const free: number[] = [];
  const held: number[] = [];
  const leftOut: { what: string; why: string }[] = [];
  let mostBelowMinimum = 0;
  let heldAnswers = 0;
  let open = 0;
  let tooFew = 0;
  tallyOf(answers).forEach(({ answers: count, points }, place) => {
    const item = answers.items[place];
    if (!item || count === 0) return;
    if (item.maximum > 1 && model !== '2PL') open += 1;
    else if (count >= minimumAnswers && points.size === item.maximum + 1) free.push(place);
    else if (!item.isAnchor) tooFew += 1;
    else {
      held.push(place);
      heldAnswers += count;
      if (count >= minimumAnswers) {
        const why =
          item.maximum === 1
            ? `all answers were ${points.has(1) ? 'right' : 'wrong'}, so its difficulty cannot be estimated`
            : 'some numbers of points do not occur';
        leftOut.push({ what: item.itemId, why });
      } else mostBelowMinimum = Math.max(mostBelowMinimum, count);
    }
  });
  const withoutVariance = leftOut.length;
  if (tooFew > 0) {
    leftOut.push({
      what: `${tooFew} ${tooFew === 1 ? 'item' : 'items'} in pretest`,
      why: 'too few answers, and their parameters are a guess that cannot hold the scale',
    });
  }
  if (open > 0) {
    leftOut.push({ what: `${open} open questions`, why: 'only the 2PL calibrates answers with several points' });
  }
  if (free.length < 2) {
    throw invalid(
      [
        `Fewer than two questions have ${minimumAnswers} answers${withoutVariance > 0 ? ' that vary' : ''}`,
        ...(withoutVariance > 0
          ? [`${withoutVariance} more have enough answers, but all alike or without some numbers of points`]
          : []),
        ...(mostBelowMinimum > 0 ? [`the next has ${Math.round(mostBelowMinimum)}`] : []),
      ].join('; '),
    );
  }
  return { free, held, heldAnswers, leftOut };
}

interface Linked {
  readonly link: Link;
  readonly scale: CalibrationResult['scale'];
  /** Names the anchors that drifted. */
  readonly note?: string;
}

const anchored: Linked = { link: noLink, scale: 'anchors' };

function linkOf(used: AnswerTable, calibration: Calibration): Linked {
  const pairs = used.items.flatMap(({ itemId, parameters, isAnchor }, place) => {
    const estimated = calibration.items[place];
    if (!estimated || !isAnchor) return [];
    const { a, b, c } = estimated;
    return [{ itemId, from: { a, b, ...(c === undefined ? {} : { c }) } as ItemParameters, onto: parameters }];
  });
  const anchors = pairs.filter(({ from }) => isUsable(from));
  if (anchors.length < minLinked) {
    const middles = pairs.map(({ from, onto }) => ({ from: middleOf(from.b), onto: middleOf(onto.b) }));
    return { link: meanSigma(middles), scale: 'mean-sigma' };
  }
  const found = stockingLord(anchors.map(({ from, onto }) => ({ from, onto: onto as ItemParameters })));
  const drifted = found.anchors.flatMap(({ isDrifting, dSquared, robustZ }, place) =>
    isDrifting ? [`${anchors[place]?.itemId} (d² ${dSquared.toFixed(3)}, ${robustZ.toFixed(1)} robust SDs)`] : [],
  );
  const link = { slope: found.slope, shift: found.shift };
  if (drifted.length === 0) return { link, scale: 'stocking-lord' };
  const note = `The difficulty of these items drifted, so they did not link the scale: ${drifted.join(', ')}.`;
  return { link, scale: 'stocking-lord', note };
}

/** Fewer curves determine no link. */
const minLinked = 3;

const isUsable = (item: ItemParameters) => item.a > 0.1 && Math.abs(middleOf(item.b)) <= maxDifficulty;

function outcomeOf(
  before: CalibratedItem['before'],
  estimated: Estimated | undefined,
  link: Link,
): Pick<CalibratedItem, 'outcome' | 'after' | 'se'> {
  if (!estimated || estimated.isFixed) return { outcome: 'held', after: before, se: null };
  const b = typeof estimated.b === 'number' ? estimated.b : [...estimated.b];
  // A choice item of the bank has a c even where the model has none.
  const c = typeof b === 'number' ? { c: estimated.c ?? 0 } : {};
  const after = onScale({ a: estimated.a, b, ...c }, link);
  const { seA, seB, seC } = estimated;
  const hasErrors = [seA, ...(typeof seB === 'number' ? [seB] : seB)].every(Number.isFinite);
  const se = {
    a: seA / link.slope,
    b: typeof seB === 'number' ? seB * link.slope : seB.map((each) => each * link.slope),
    ...(seC !== undefined && Number.isFinite(seC) && { c: seC }),
  };
  return { outcome: isWithinLimits(after) ? 'estimated' : 'odd', after, se: hasErrors ? se : null };
}

function isWithinLimits({ a, b, c = 0 }: CalibratedItem['before']): boolean {
  const all = typeof b === 'number' ? [b] : b;
  const isAscending = all.every((each, index) => index === 0 || each > (all[index - 1] ?? each));
  return areBounded({ a, b }) && c <= 0.5 && isAscending;
}
