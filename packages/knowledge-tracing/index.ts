export type { Prerequisite, SkillGraph } from './prerequisites/graph.ts';
export { ancestors, findCycle, skillGraph, topologicalOrder } from './prerequisites/graph.ts';
export type { Stages } from './prerequisites/stages.ts';
export { levels, longestChain, stages } from './prerequisites/stages.ts';
