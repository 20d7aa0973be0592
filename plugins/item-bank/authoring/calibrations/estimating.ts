import { availableParallelism } from 'node:os';
import type { Calibration, CalibrationOptions, CalibratedItem as Estimated, ItemParameters } from 'psychometrics';
import { calibrateInParallel } from 'psychometrics';
import { invalid } from '../../../../core/contract/index.ts';
import { threads } from '../../../../core/threads.ts';
import { areBounded } from '../../items/item.ts';
import type { CalibratedItem, CalibrationModel, CalibrationProgress, CalibrationResult } from './contract.ts';
import type { Gathered } from './gathered.ts';
import { tallyOf, withOnly } from './gathered.ts';
import type { Link } from './scale.ts';
import { linked, meanSigma, middleOf, noLink } from './scale.ts';

/** What was estimated, and the answers it was estimated from: columns run like `items`. */
export interface Estimation {
  readonly result: Omit<CalibrationResult, 'overallFit' | 'fitSays' | 'dif' | 'difSays'>;
  readonly used: Gathered;
}

interface Watch {
  readonly signal: AbortSignal;
  onProgress(progress: CalibrationProgress): void;
}

/** With fewer items that keep their parameters than this, or fewer answers to them, a scale does not rest on them. */
const fewestAnchors = 5;
const fewestAnswersToAnchors = 500;

/**
 * Estimates the items that have answers enough. Where others keep their parameters, they hold the bank's scale and the
 * population's mean and SD are estimated; where there are too few of those, the result is put onto the bank's scale by the
 * mean and spread of the difficulties. @throws Failure invalid: nothing that could be estimated; the signal's reason
 */
export async function estimateItems(
  gathered: Gathered,
  { model, minimumAnswers }: { model: CalibrationModel; minimumAnswers: number },
  { signal, onProgress }: Watch,
): Promise<Estimation> {
  const { free, held, answersToHeld, leftOut } = sorted(gathered, model, minimumAnswers);
  const isAnchored = held.length >= fewestAnchors && answersToHeld >= fewestAnswersToAnchors;
  const used = withOnly(
    gathered,
    [...free, ...(isAnchored ? held : [])].sort((one, other) => one - other),
  );
  const isFree = new Set(free.map((item) => gathered.items[item]?.itemId));
  const fixed = Object.fromEntries(
    used.items.flatMap(({ itemId, parameters }, place) =>
      isFree.has(itemId) ? [] : [[place, parameters as ItemParameters]],
    ),
  );
  const begun = performance.now();
  const calibration = await calibrateInParallel(
    { items: used.items.length, rows: used.people.length, responses: used.responses, counts: used.counts },
    {
      model: model === '2PL' && used.items.some(({ maximum }) => maximum > 1) ? 'GRM' : model,
      names: used.items.map(({ itemId }) => itemId),
      ...(isAnchored && { fixed }),
      signal,
      onProgress: ({ stage, iteration, change, share }) =>
        onProgress({
          phase: stage === 'estimating' ? 'estimating' : 'errors',
          iteration,
          change,
          share,
          secondsLeft: stage === 'estimating' ? secondsLeft(performance.now() - begun, share) : null,
        }),
    } satisfies CalibrationOptions,
    // One processor is left for whoever calls the server meanwhile.
    { workers: Math.max(1, availableParallelism() - 1), openThread: threads.open },
  );
  const link = isAnchored ? noLink : linkOf(used, calibration);
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
      answers: items.reduce((sum, { answers }) => sum + answers, 0),
      population: { mean: link.slope * population.mean + link.shift, sd: link.slope * population.sd },
      scale: isAnchored ? 'anchors' : 'mean-sigma',
      logLikelihood: calibration.logLikelihood,
      iterations: calibration.iterations,
      converged: calibration.converged,
      items,
      leftOut: [...gathered.leftOut, ...leftOut],
      notes: [...calibration.notes],
    },
  };
}

/** At the pace so far; before a tenth is done that says nothing. */
const secondsLeft = (milliseconds: number, share: number) =>
  share < 0.1 ? null : Math.ceil((milliseconds * (1 - share)) / share / 1000);

/** Which items are estimated, which keep their parameters, and why some are in neither. Places in `gathered`. */
function sorted(gathered: Gathered, model: CalibrationModel, minimumAnswers: number) {
  const free: number[] = [];
  const held: number[] = [];
  const leftOut: { what: string; why: string }[] = [];
  let most = 0;
  let answersToHeld = 0;
  let open = 0;
  tallyOf(gathered).forEach(({ answers, got }, place) => {
    const item = gathered.items[place];
    if (!item || answers === 0) return;
    if (item.maximum > 1 && model !== '2PL') open += 1;
    else if (answers >= minimumAnswers && got.size === item.maximum + 1) free.push(place);
    else {
      held.push(place);
      answersToHeld += answers;
      if (answers >= minimumAnswers) {
        const why =
          item.maximum === 1
            ? `everybody was ${got.has(1) ? 'right' : 'wrong'}: nothing says how hard it is`
            : 'not every number of points was given';
        leftOut.push({ what: item.itemId, why });
      } else most = Math.max(most, answers);
    }
  });
  const alike = leftOut.length;
  if (open > 0) {
    leftOut.push({ what: `${open} open questions`, why: 'the 2PL alone has a model for answers with several points' });
  }
  if (free.length < 2) {
    throw invalid(
      [
        `Fewer than two questions have ${minimumAnswers} answers${alike > 0 ? ' that vary' : ''}`,
        ...(alike > 0
          ? [`of ${alike} more everybody’s answers were alike, or not every number of points was given`]
          : []),
        ...(most > 0 ? [`the next has ${Math.round(most)}`] : []),
      ].join('; '),
    );
  }
  return { free, held, answersToHeld, leftOut };
}

function linkOf(used: Gathered, calibration: Calibration): Link {
  return meanSigma(
    used.items.flatMap(({ parameters }, place) => {
      const estimated = calibration.items[place];
      return estimated
        ? [{ from: middleOf(estimated.b as CalibratedItem['before']['b']), onto: middleOf(parameters.b) }]
        : [];
    }),
  );
}

function outcomeOf(
  before: CalibratedItem['before'],
  estimated: Estimated | undefined,
  link: Link,
): Pick<CalibratedItem, 'outcome' | 'after' | 'se'> {
  if (!estimated || estimated.isFixed) return { outcome: 'held', after: before, se: null };
  const b = typeof estimated.b === 'number' ? estimated.b : [...estimated.b];
  // The bank writes a choice item's c even where the model has none.
  const c = typeof b === 'number' ? { c: estimated.c ?? 0 } : {};
  const after = linked({ a: estimated.a, b, ...c }, link);
  const { seA, seB, seC } = estimated;
  const isKnown = [seA, ...(typeof seB === 'number' ? [seB] : seB)].every(Number.isFinite);
  const se = {
    a: seA / link.slope,
    b: typeof seB === 'number' ? seB * link.slope : seB.map((each) => each * link.slope),
    ...(seC !== undefined && Number.isFinite(seC) && { c: seC }),
  };
  return { outcome: isFit(after) ? 'estimated' : 'odd', after, se: isKnown ? se : null };
}

function isFit({ a, b, c = 0 }: CalibratedItem['before']): boolean {
  const all = typeof b === 'number' ? [b] : b;
  const rises = all.every((each, index) => index === 0 || each > (all[index - 1] ?? each));
  return areBounded({ a, b }) && c <= 0.5 && rises;
}
