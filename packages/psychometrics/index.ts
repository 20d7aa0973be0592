export { calibrate } from './calibration/calibrate.ts';
export { calibrateInParallel } from './calibration/calibrate-in-parallel.ts';
export type {
  CalibratedDichotomousItem,
  CalibratedGradedItem,
  CalibratedItem,
  Calibration,
  CalibrationModel,
  CalibrationOptions,
  CalibrationProgress,
  NormalPrior,
} from './calibration/calibration.ts';
export { calibrationModels, standardPriors, takesPoints } from './calibration/calibration.ts';
export type { ResponseMatrix, ResponsePattern } from './calibration/response-matrix.ts';
export { examineItems, mostPoints, notPresented, toPatterns, toResponseMatrix } from './calibration/response-matrix.ts';
export type { GroupOutcome, ImpactOptions } from './fairness/impact-by-group.ts';
export { impactByGroup } from './fairness/impact-by-group.ts';
export type { LogisticDif, RegressionGain } from './fairness/logistic-dif.ts';
export { logisticDif } from './fairness/logistic-dif.ts';
export type { GradedStratum, MantelDifference } from './fairness/mantel.ts';
export { mantel, mantelForItems } from './fairness/mantel.ts';
export type { MantelHaenszel, Stratum } from './fairness/mantel-haenszel.ts';
export { mantelHaenszel } from './fairness/mantel-haenszel.ts';
export { mantelHaenszelForItems } from './fairness/mantel-haenszel-items.ts';
export type { GroupedPattern } from './fairness/matched-people.ts';
export type { Outcomes } from './fairness/selection-rates.ts';
export { fisherExact, impactRatio, wilson } from './fairness/selection-rates.ts';
export { shownGroups } from './fairness/shown-groups.ts';
export type { Sibtest } from './fairness/sibtest.ts';
export { sibtestForItems } from './fairness/sibtest.ts';
export type { DifOptions, DifReport, ItemDif } from './fairness/study-items.ts';
export type { FitOptions, ItemFit, ItemFitOptions, ItemFitReport } from './fit/item-fit.ts';
export { itemFit } from './fit/item-fit.ts';
export type { OverallFit, OverallFitOptions } from './fit/overall-fit.ts';
export { m2 } from './fit/overall-fit.ts';
export type { FittedPart, PersonFit, PersonFitOptions } from './fit/person-fit.ts';
export { personFit } from './fit/person-fit.ts';
export type { Difficulty, LadderAnswer, LadderState } from './ladder/ladder.ts';
export { climb, ladderConfidence, ladderRules, ladderStart } from './ladder/ladder.ts';
export { rungCandidates } from './ladder/rung-candidates.ts';
export type { Anchor, AnchorDrift, Link, StockingLordLink } from './linking/stocking-lord.ts';
export { onScale, stockingLord } from './linking/stocking-lord.ts';
export { attenuated } from './models/attenuation.ts';
export type { DichotomousParameters, GradedParameters, ItemParameters } from './models/item-parameters.ts';
export { checkItem, isGraded, isPartialCredit, maximumPoints, middleOf } from './models/item-parameters.ts';
export { addLogLikelihood, expectedScore, information, probability, testInformation } from './models/model.ts';
export type { Classification } from './scoring/classification.ts';
export { classify, probabilityAbove } from './scoring/classification.ts';
export type { WeightedEstimate } from './scoring/composite.ts';
export { combine, composite } from './scoring/composite.ts';
export type { BoundedEstimate, Estimate, EstimateOptions } from './scoring/estimate.ts';
export { estimate } from './scoring/estimate.ts';
export { classifyJointly, jointComposite, jointPosterior, marginalPosterior } from './scoring/joint.ts';
export type { AbilityPrior, NormalAbilities, NormalLikelihood } from './scoring/joint-normal.ts';
export { equalCorrelations, likelihoodsOf, normalAbilities, sumOf } from './scoring/joint-normal.ts';
export { normalDensity, normalMassBelow } from './scoring/normal.ts';
export type { Posterior, PosteriorOptions } from './scoring/posterior.ts';
export { combinePosteriors, massAbove, massBelow, posterior } from './scoring/posterior.ts';
export type { Bounds, Prior } from './scoring/prior.ts';
export { standardBounds, standardPrior } from './scoring/prior.ts';
export { empiricalReliability, reliability } from './scoring/reliability.ts';
export { scale, scaledError, scaledScore, scoreInterval, thetaAt } from './scoring/scaled-score.ts';
export type { Bank } from './selection/bank.ts';
export { bankInformation, toBank } from './selection/bank.ts';
export type { ContentBalance } from './selection/content.ts';
export { areasBehind } from './selection/content.ts';
export type { Exposure } from './selection/exposure.ts';
export { barOverexposed } from './selection/exposure.ts';
export type { Administered, SelectionOptions, SelectionState } from './selection/next-item.ts';
export { nextItem } from './selection/next-item.ts';
export type { Progress, StoppingRule } from './selection/stopping-rule.ts';
export { stopReason } from './selection/stopping-rule.ts';
export type { Outlook } from './selection/worth.ts';
export { expectedMisplacements } from './selection/worth.ts';
export type { Administration, Course, EndReason, Respond } from './simulation/administration.ts';
export { administer, administerForm } from './simulation/administration.ts';
export type { Agreement } from './simulation/agreement.ts';
export { agreement, classOf } from './simulation/agreement.ts';
export type { Beliefs } from './simulation/beliefs.ts';
export { tabulate } from './simulation/beliefs.ts';
export type { Sampled, Verdict } from './simulation/chance.ts';
export { sampledMean, sampledRmse, sampledShare, verdictOn } from './simulation/chance.ts';
export type { FormDesign } from './simulation/fixed-form.ts';
export { bestForm, formAt, parallelForms, randomForm } from './simulation/fixed-form.ts';
export type { ConditionalRecovery, Recovered, Recovery } from './simulation/recovery.ts';
export { conditionalRecovery, recovery } from './simulation/recovery.ts';
export { normalDraw, respond } from './simulation/respond.ts';
export type { Population } from './simulation/simulees.ts';
export { sectionAbilities, simulees } from './simulation/simulees.ts';
export type { Lengths, Usage } from './simulation/usage.ts';
export { lengths, usage } from './simulation/usage.ts';
