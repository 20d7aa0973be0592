import type { OwnCatalogue } from '../catalogue/own-catalogue.ts';
import { hoursOf } from '../catalogue/queries.ts';
import type { ActiveRecommendation, PriorityName, SkillEntry, SkillLevel, SkillRecommendation } from '../contract.ts';
import { SkillLevel as Levels } from '../contract.ts';
import type { RecommendationRow } from '../models.ts';
import type { KnownSkills } from '../records/known-skills.ts';
import { hoursLeft } from '../records/pace.ts';
import type { Goal } from './goals.ts';
import { wayTo } from './goals.ts';
import { hoursInSentence } from './sentences.ts';

/** What rows are shown with. */
export interface ViewContext {
  readonly catalogue: OwnCatalogue;
  readonly known: KnownSkills;
  readonly goals: readonly Goal[];
  readonly pace: number;
  /** Percent of imported occupations by skill. */
  readonly demand: ReadonlyMap<string, number>;
}

/** Shape A, of the screen `/skills`. */
export function activeView(row: RecommendationRow, skill: SkillEntry, view: ViewContext): ActiveRecommendation {
  return {
    id: row.id,
    skillId: skill.id,
    skillName: skill.title,
    skillCategory: skill.category,
    priority: row.priority,
    currentLevel: currentLevel(skill, view),
    targetLevel: skill.level,
    progress: row.progress,
    estimatedHours: hoursLeft(hoursOf(skill), row.progress, view.pace),
    aiReasoning: row.reasons.map(({ text }) => text).join(' '),
    reasons: row.reasons,
    prerequisiteSkills: buildsOn(skill, view).map(({ title }) => title),
    buildsOn: buildsOn(skill, view),
    learningPath: { steps: skill.steps },
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}

const priorityNames: Record<number, PriorityName | undefined> = { 5: 'critical', 4: 'high', 3: 'medium' };

/** Shape B, of the skill engine. */
export function cardView(row: RecommendationRow, skill: SkillEntry, view: ViewContext): SkillRecommendation {
  const hours = hoursLeft(hoursOf(skill), row.progress, view.pace);
  const industryDemand = view.demand.get(skill.id);
  return {
    id: row.id,
    skillId: skill.id,
    skillName: skill.title,
    category: skill.category,
    priority: priorityNames[row.priority] ?? 'low',
    difficulty: skill.level === 'expert' ? 'advanced' : skill.level,
    reasoning: row.reasons.map(({ text }) => text).join(' '),
    reasons: row.reasons,
    confidence: row.confidence,
    relevanceScore: row.relevance,
    careerImpact: impactOf(skill, view),
    estimatedTimeToComplete: hours > 0 ? hoursInSentence(hours) : 'done',
    estimatedHours: hours,
    ...(industryDemand !== undefined && { industryDemand }),
    prerequisites: buildsOn(skill, view).map(({ title }) => title),
    buildsOn: buildsOn(skill, view),
    isAccepted: row.acceptedAt !== null,
    progress: row.progress,
  };
}

/** The highest level below the skill's at which the learner knows a skill of the same category; beginner without any. */
function currentLevel(skill: SkillEntry, { catalogue, known }: ViewContext): SkillLevel {
  const target = Levels.options.indexOf(skill.level);
  const reached = catalogue.skills
    .filter(({ id, category }) => category === skill.category && known.isKnown(id))
    .map(({ level }) => Levels.options.indexOf(level));
  return Levels.options[Math.min(target, Math.max(0, ...reached))] ?? 'beginner';
}

/** How many skills this one leads to, in all and on the way to the learner's goals. */
function impactOf(skill: SkillEntry, { catalogue, goals }: ViewContext): string {
  const later = catalogue.descendants(skill.id);
  const goal = goals.find((each) => wayTo(catalogue, each).some(({ id }) => id === skill.id));
  if (goal?.skills.includes(skill.id)) return `Part of “${goal.title}”`;
  if (later.size === 0) return 'Stands on its own';
  const opens = `Opens ${later.size} further ${later.size === 1 ? 'skill' : 'skills'}`;
  if (!goal) return opens;
  const onTheWay = wayTo(catalogue, goal).filter(({ id }) => later.has(id)).length;
  return `${opens}, ${onTheWay} of them for “${goal.title}”`;
}

const buildsOn = ({ requires }: SkillEntry, { catalogue }: ViewContext) =>
  requires.flatMap((id) => {
    const skill = catalogue.byId.get(id);
    return skill ? [{ id, title: skill.title }] : [];
  });
