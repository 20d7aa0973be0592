import type { Outlook, Posterior } from 'psychometrics';
import { classify, expectedMisplacements, stopReason } from 'psychometrics';
import { sectionTitles } from '../../contract.ts';
import type { SectionPlan } from '../../services.ts';
import type { ScoringRules } from '../scoring/section-scores.ts';
import { currentBelief } from '../scoring/section-scores.ts';

/** The state that the end of a section depends on: its plan, and the posteriors of this section and the earlier ones. */
interface SectionProgress {
  readonly plan: ScoringRules & { readonly sections: readonly SectionPlan[] };
  /** Index of the section in the plan. */
  readonly at: number;
  readonly answered: number;
  /** Posteriors of the sections up to this one, each from its section's answers alone. */
  readonly beliefs: readonly Posterior[];
}

/** The reason why a section ends now; undefined while it continues. Throws a RangeError for a section without a plan. */
export function endOf(progress: SectionProgress) {
  const { plan, at, answered, beliefs } = progress;
  const sectionPlan = plan.sections[at];
  if (!sectionPlan || !beliefs[at]) throw new RangeError(`section ${at} has no plan or no belief`);
  const { maximum, leastGain } = sectionPlan;
  const current = currentBelief(beliefs.slice(0, at + 1), plan);
  const isAtEnd = sectionPlan.minimumAtEnds !== undefined && Math.abs(current.mean) >= (sectionPlan.endsFrom ?? 0);
  const minimum = Math.min(maximum, Math.max(sectionPlan.minimum, isAtEnd ? (sectionPlan.minimumAtEnds ?? 0) : 0));
  if (leastGain === undefined || answered < minimum || answered >= maximum) {
    return stopReason(
      { asked: answered, se: current.sd, certainty: classify(current, plan.cuts).confidence },
      { minimum, maximum, se: sectionPlan.targetStandardError, certainty: sectionPlan.certainty },
    );
  }
  return gainOfAsking(progress, sectionPlan) < leastGain ? 'worth' : undefined;
}

/**
 * Expected information of one more question (1/logit²), found by simulation with the shipped items. It affects only the
 * length of tests.
 */
const informationPerQuestion = 0.25;

/** Numbers of further questions considered: a few may change nothing where more would. */
const furtherQuestions = [3, 6, 10, 15];

/** Weight of the overall level against a section's level, because a placement is mainly about the overall level. */
const overallWeight = 12;

/**
 * The expected number of levels corrected per further question, at the best number of further questions: a sequential
 * test by the value of further information (Lewis and Sheehan 1990, Applied Psychological Measurement 14). Levels are
 * estimated from all answers together; the expected answers of later sections are included in any case.
 */
function gainOfAsking({ plan, at, answered, beliefs }: SectionProgress, sectionPlan: SectionPlan): number {
  const { sections, cuts, correlation = 0, priorSd = 1 } = plan;
  // The outlook assumes abilities with the prior SD 1, so all values are in that unit.
  const perQuestion = informationPerQuestion * priorSd ** 2;
  const unitCuts = cuts.map((cut) => cut / priorSd);
  const overall = sections.map(
    ({ section }, each): Outlook => ({
      weight: sectionTitles[section].weight,
      ...evidenceOf(each <= at ? beliefs[each] : undefined, priorSd),
      further: each > at ? perQuestion * typicalLength(sections[each]) : 0,
    }),
  );
  const inSection = overall.map((part, each) => ({ ...part, weight: each === at ? 1 : 0 }));
  const wrongAfter = (questions: number) => {
    const wrong = (parts: readonly Outlook[]) =>
      expectedMisplacements(
        parts.map((part, each) => (each === at ? { ...part, further: perQuestion * questions } : part)),
        { cuts: unitCuts, correlation },
      );
    return wrong(inSection) + overallWeight * wrong(overall);
  };
  const before = wrongAfter(0);
  const gains = furtherQuestions.map((ahead) => {
    const questions = Math.min(ahead, sectionPlan.maximum - answered);
    return (before - wrongAfter(questions)) / questions;
  });
  return Math.max(...gains);
}

/** The likelihood as a normal distribution: the posterior without its prior N(0, 1); θ in units of `unit`. */
function evidenceOf(belief: Posterior | undefined, unit: number): Pick<Outlook, 'precision' | 'theta'> {
  const whole = belief ? 1 / belief.sd ** 2 : 1;
  const precision = whole - 1;
  return belief && precision > 1e-6
    ? { precision: precision * unit ** 2, theta: (belief.mean * whole) / precision / unit }
    : { precision: 0, theta: 0 };
}

/** Expected length of a section; many end early. */
const typicalLength = (plan: SectionPlan | undefined) => (plan ? plan.minimum + (plan.maximum - plan.minimum) / 3 : 0);
