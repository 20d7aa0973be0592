import { sectionTitles } from './contract.ts';
import type { Estimate, Evidence, Posterior } from './psychometrics/index.ts';
import { classify, expectedMisplacements, jointBelief, stopReason } from './psychometrics/index.ts';
import type { Plan, SectionPlan } from './services.ts';

/** What decides when a section ends: its plan, what is believed of the ability in it, and of the sections before it. */
interface Ending {
  readonly plan: Pick<Plan, 'cuts' | 'correlation'> & { readonly sections: readonly SectionPlan[] };
  /** Which of the plan's sections. */
  readonly at: number;
  readonly answered: number;
  /** Of the sections up to this one, in their order. */
  readonly beliefs: readonly Posterior[];
}

/** Why a section ends after so many answers, or undefined while it goes on. Throws a RangeError for one that has no plan. */
export function endOf(ending: Ending) {
  const { plan, at, answered, beliefs } = ending;
  const own = plan.sections[at];
  const belief = beliefs[at];
  if (!own || !belief) throw new RangeError(`section ${at} has no plan or no belief`);
  const { minimum, maximum, leastGain } = own;
  if (leastGain === undefined || answered < minimum || answered >= maximum) {
    return stopReason(
      { asked: answered, se: belief.sd, certainty: classify(belief, plan.cuts).confidence },
      { minimum, maximum, se: own.targetStandardError, certainty: own.certainty },
    );
  }
  return gainOfAsking(ending, own, belief) < leastGain ? 'worth' : undefined;
}

/**
 * What one more question adds to the measure of an ability, as 1/logit²: found by simulation for the shipped items, as
 * they are chosen. Only the length of tests depends on it.
 */
const toldByQuestion = 0.245;

/** So many further questions are thought of: few may change nothing where more would. */
const lookedAhead = [3, 6, 10, 15];

/** The overall level counts so many times as much as the sections' own together: it is what a placement is for. */
const overallCounts = 1.5;

/**
 * How many levels a further question is expected to put right at best, on average over as many as are worth asking: a
 * sequential test by the worth of what is still to be learnt (Lewis and Sheehan 1990, Applied Psychological Measurement
 * 14). What later sections will tell comes in any case.
 */
function gainOfAsking({ plan, at, answered, beliefs }: Ending, own: SectionPlan, belief: Posterior): number {
  const { sections, cuts, correlation = 0 } = plan;
  const now: Evidence[] = sections.map(({ section }, each) => ({
    weight: sectionTitles[section].weight,
    ...evidenceOf(each <= at ? beliefs[each] : undefined),
  }));
  const comes = now.map((part, each) =>
    each > at ? { ...part, precision: toldByQuestion * typical(sections[each]) } : part,
  );
  const overall = jointBelief(now, correlation);
  const inSection: Estimate = { theta: belief.mean, se: belief.sd };
  const wrongIn = (se: number) => expectedMisplacements(inSection, cuts, resolvedBy(inSection, se));
  const wrongOverall = (parts: readonly Evidence[]) =>
    expectedMisplacements(overall, cuts, resolvedBy(overall, jointBelief(parts, correlation).se));
  const weight = overallCounts * sections.length;
  const before = wrongIn(inSection.se) + weight * wrongOverall(comes);
  const gains = lookedAhead.map((ahead) => {
    const questions = Math.min(ahead, own.maximum - answered);
    const told = toldByQuestion * questions;
    const asked = comes.map((part, each) => (each === at ? { ...part, precision: part.precision + told } : part));
    const after = wrongIn(1 / Math.sqrt(1 / inSection.se ** 2 + told)) + weight * wrongOverall(asked);
    return (before - after) / questions;
  });
  return Math.max(...gains);
}

/** What the answers alone say: the posterior with its prior N(0, 1) taken out, both as normal. */
function evidenceOf(belief: Posterior | undefined): Pick<Evidence, 'precision' | 'theta'> {
  const whole = belief ? 1 / belief.sd ** 2 : 1;
  const precision = whole - 1;
  return belief && precision > 1e-6
    ? { precision, theta: (belief.mean * whole) / precision }
    : { precision: 0, theta: 0 };
}

/** Questions a section may be expected to ask: many end early. */
const typical = (plan: SectionPlan | undefined) => (plan ? plan.minimum + (plan.maximum - plan.minimum) / 3 : 0);

/** The share of the variance that goes where an error becomes this small. */
const resolvedBy = ({ se }: Estimate, then: number) => Math.min(1, Math.max(0, 1 - (then / se) ** 2));
