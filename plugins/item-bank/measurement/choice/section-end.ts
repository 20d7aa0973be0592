import type { Outlook, Posterior } from 'psychometrics';
import { classify, expectedMisplacements, stopReason } from 'psychometrics';
import { sectionTitles } from '../../contract.ts';
import type { SectionPlan } from '../../services.ts';
import type { ScoringRules } from '../scoring/section-scores.ts';
import { currentBelief } from '../scoring/section-scores.ts';

/** What decides when a section ends: its plan, what is believed of the ability in it, and of the sections before it. */
interface Ending {
  readonly plan: ScoringRules & { readonly sections: readonly SectionPlan[] };
  /** Which of the plan's sections. */
  readonly at: number;
  readonly answered: number;
  /** Of the sections up to this one, in their order, each from its own answers alone. */
  readonly beliefs: readonly Posterior[];
}

/** Why a section ends after so many answers, or undefined while it goes on. Throws a RangeError for one that has no plan. */
export function endOf(ending: Ending) {
  const { plan, at, answered, beliefs } = ending;
  const own = plan.sections[at];
  if (!own || !beliefs[at]) throw new RangeError(`section ${at} has no plan or no belief`);
  const { maximum, leastGain } = own;
  const current = currentBelief(beliefs.slice(0, at + 1), plan);
  const isAtEnd = own.minimumAtEnds !== undefined && Math.abs(current.mean) >= (own.endsFrom ?? 0);
  const minimum = Math.min(maximum, Math.max(own.minimum, isAtEnd ? (own.minimumAtEnds ?? 0) : 0));
  if (leastGain === undefined || answered < minimum || answered >= maximum) {
    return stopReason(
      { asked: answered, se: current.sd, certainty: classify(current, plan.cuts).confidence },
      { minimum, maximum, se: own.targetStandardError, certainty: own.certainty },
    );
  }
  return gainOfAsking(ending, own) < leastGain ? 'worth' : undefined;
}

/**
 * What one more question adds to the measure of an ability, as 1/logit²: found by simulation for the shipped items, as
 * they are chosen. Only the length of tests depends on it.
 */
const toldByQuestion = 0.25;

/** So many further questions are thought of: few may change nothing where more would. */
const lookedAhead = [3, 6, 10, 15];

/** The overall level counts as much as so many levels of sections: it is what a placement is for. */
const overallCounts = 12;

/**
 * How many levels a further question is expected to put right at best, on average over as many as are worth asking: a
 * sequential test by the worth of what is still to be learnt (Lewis and Sheehan 1990, Applied Psychological Measurement
 * 14). Levels are found from all answers together. What later sections will tell comes in any case.
 */
function gainOfAsking({ plan, at, answered, beliefs }: Ending, own: SectionPlan): number {
  const { sections, cuts, correlation = 0, priorSd = 1 } = plan;
  // The outlook is of abilities with the prior SD 1: everything is in that unit.
  const told = toldByQuestion * priorSd ** 2;
  const unitCuts = cuts.map((cut) => cut / priorSd);
  const overall = sections.map(
    ({ section }, each): Outlook => ({
      weight: sectionTitles[section].weight,
      ...evidenceOf(each <= at ? beliefs[each] : undefined, priorSd),
      further: each > at ? told * typical(sections[each]) : 0,
    }),
  );
  const inSection = overall.map((part, each) => ({ ...part, weight: each === at ? 1 : 0 }));
  const wrongAfter = (questions: number) => {
    const wrong = (parts: readonly Outlook[]) =>
      expectedMisplacements(
        parts.map((part, each) => (each === at ? { ...part, further: told * questions } : part)),
        { cuts: unitCuts, correlation },
      );
    return wrong(inSection) + overallCounts * wrong(overall);
  };
  const before = wrongAfter(0);
  const gains = lookedAhead.map((ahead) => {
    const questions = Math.min(ahead, own.maximum - answered);
    return (before - wrongAfter(questions)) / questions;
  });
  return Math.max(...gains);
}

/** What the answers alone say: the posterior with its prior N(0, 1) taken out, both as normal; θ in units of `unit`. */
function evidenceOf(belief: Posterior | undefined, unit: number): Pick<Outlook, 'precision' | 'theta'> {
  const whole = belief ? 1 / belief.sd ** 2 : 1;
  const precision = whole - 1;
  return belief && precision > 1e-6
    ? { precision: precision * unit ** 2, theta: (belief.mean * whole) / precision / unit }
    : { precision: 0, theta: 0 };
}

/** Questions a section may be expected to ask: many end early. */
const typical = (plan: SectionPlan | undefined) => (plan ? plan.minimum + (plan.maximum - plan.minimum) / 3 : 0);
