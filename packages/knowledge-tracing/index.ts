export type { Predicted } from './factors/accuracy.ts';
export { areaUnderCurve, logLoss } from './factors/accuracy.ts';
export type {
  AnswerCounts,
  FactorWeights,
  FittedWeights,
  PerformanceFactors,
  SkillAnswers,
} from './factors/performance-factors.ts';
export { fitPerformanceFactors, predictNext } from './factors/performance-factors.ts';
export type { LearnerState, OrderedSkill, OrderOptions } from './order/recommended-order.ts';
export { recommendedOrder } from './order/recommended-order.ts';
export type { Prerequisite, SkillGraph } from './prerequisites/graph.ts';
export { ancestors, findCycle, skillGraph, topologicalOrder } from './prerequisites/graph.ts';
export type { InferredBelief, SkillBelief } from './prerequisites/inference.ts';
export { implied, inferPrerequisites } from './prerequisites/inference.ts';
export type { Stages } from './prerequisites/stages.ts';
export { levels, longestChain, stages } from './prerequisites/stages.ts';
export type { TracingFit, TracingFitOptions } from './tracing/fit.ts';
export { fitTracing } from './tracing/fit.ts';
export type { TracingParameters, TracingPrior } from './tracing/parameters.ts';
export { checkParameters, defaultParameters, defaultPrior } from './tracing/parameters.ts';
export type { AnswerSequences } from './tracing/sequences.ts';
export { packSequences } from './tracing/sequences.ts';
export type { MasteryEstimate, Trace } from './tracing/trace.ts';
export {
  estimateMastery,
  learnedWhileAnswering,
  nextMastery,
  priorCovariance,
  probabilityRight,
  trace,
} from './tracing/trace.ts';
