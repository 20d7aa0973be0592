import type { InferredBelief } from 'knowledge-tracing';
import { stages } from 'knowledge-tracing';
import { dayIn, plusDays, weekOf } from '../../../core/calendar.ts';
import type { Who } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import { hoursOf } from '../catalogue/queries.ts';
import type { EngineProfile, LearningAnalytics, LearningPathway, MapSkill, SkillEntry } from '../contract.ts';
import { SkillCategory, stageTitles } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { ProgressMarkRow } from '../models.ts';
import type { Goal } from '../recommendations/goals.ts';
import { goalsOf, wayTo } from '../recommendations/goals.ts';
import type { KnownSkills } from '../records/known-skills.ts';
import { knownSkills } from '../records/known-skills.ts';
import { learnerRecords } from '../records/learner-records.ts';
import { isMastered, measuredLevel, percent } from '../records/levels.ts';
import { hoursLeft, hoursPerWeek, paceOf } from '../records/pace.ts';

/** Number of weeks in the analytics, including the current one. */
const weeksShown = 8;

/** What a learner knows and does, across skills. */
export function createOverview(dependencies: Dependencies) {
  const { db, clock, catalogue } = dependencies;

  async function load(context: CallContext, userId: string) {
    const records = await learnerRecords(dependencies, context, userId);
    return { records, known: knownSkills(catalogue, records), pace: paceOf(records) };
  }

  const remaining = ({ known, pace }: { known: KnownSkills; pace: number }, skill: SkillEntry) =>
    known.isKnown(skill.id) ? 0 : hoursLeft(hoursOf(skill), known.progressOf(skill.id)?.progress ?? 0, pace);

  return {
    async engineProfile(who: Who): Promise<EngineProfile> {
      const { records } = await load({ who }, who.user.id);
      const measured = catalogue.skills
        .flatMap(({ id, title, category, ...skill }) => {
          const level = measuredLevel({ id, title, category, ...skill }, records);
          return level ? [{ ...level, skillId: id, skillName: title, category }] : [];
        })
        .toSorted((one, other) => other.percent - one.percent);
      return {
        eiqScore: records.eiq.current?.eiqScore ?? null,
        eiqStandardError: records.eiq.current?.standardError ?? null,
        skillLevels: Object.fromEntries(measured.map(({ skillName, percent }) => [skillName, percent])),
        measured,
        learningGoals: records.setup?.assessmentReadiness.learningGoals ?? [],
        careerPath: records.setup?.careerGoals.targetRole ?? null,
        timeAvailability: records.setup?.learningPreferences.timeCommitment ?? null,
        hoursPerWeek: hoursPerWeek(records),
        preferredLearningStyle: records.profile.preferredLearningStyle,
      };
    },

    async pathways(who: Who): Promise<LearningPathway[]> {
      const at = await load({ who }, who.user.id);
      return goalsOf(at.records).map((goal) => pathwayOf(goal, at, hoursPerWeek(at.records)));
    },

    async analytics(context: CallContext, userId: string): Promise<LearningAnalytics> {
      const { records, known, pace } = await load(context, userId);
      const timeZone = await dependencies.record.timeZone(context, userId);
      const thisWeek = weekOf(dayIn(timeZone, clock.now()));
      const first = plusDays(thisWeek, -7 * (weeksShown - 1));
      const marks = await db.rows(ProgressMarkRow, context).where({ userId }).orderBy('at');
      const hoursIn = ({ skillId, from, to }: ProgressMarkRow) => {
        const skill = catalogue.byId.get(skillId);
        return skill ? (hoursOf(skill) * (to - from)) / 100 : 0;
      };
      const weeks = Array.from({ length: weeksShown }, (_, index) => plusDays(first, 7 * index)).map((week) => ({
        week,
        hours: rounded(sum(marks.filter(({ at }) => weekOf(dayIn(timeZone, at)) === week).map(hoursIn))),
      }));
      const states = catalogue.skills.map((skill) => ({ skill, state: known.stateOf(skill.id) }));
      const rows = records.recommendations.filter(({ progress }) => progress > 0);
      const measured = catalogue.skills.filter((skill) => measuredLevel(skill, records));
      const [earliest] = marks;
      const weeksSince = earliest ? weeks.filter(({ week }) => week >= weekOf(dayIn(timeZone, earliest.at))).length : 0;
      return {
        inProgress: rows.filter(({ completedAt }) => !completedAt).length,
        completed: rows.filter(({ completedAt }) => completedAt).length,
        mastered: measured.filter((skill) => isMastered(skill, records)).length,
        measured: measured.length,
        hoursDone: rounded(sum(marks.map(hoursIn))),
        hoursLeft: rounded(
          sum(
            rows
              .filter(({ completedAt }) => !completedAt)
              .map(({ skillId, progress }) => {
                const skill = catalogue.byId.get(skillId);
                return skill ? hoursLeft(hoursOf(skill), progress, pace) : 0;
              }),
          ),
        ),
        weeks,
        hoursPerWeek: weeksSince > 0 ? rounded(sum(weeks.map(({ hours }) => hours)) / weeksSince) : null,
        categories: SkillCategory.options.map((category) => {
          const own = states.filter(({ skill }) => skill.category === category);
          return {
            category,
            done: own.filter(({ state }) => state === 'mastered' || state === 'completed').length,
            inProgress: own.filter(({ state }) => state === 'in_progress').length,
            skills: own.length,
          };
        }),
      };
    },

    async map(who: Who): Promise<MapSkill[]> {
      const { records, known } = await load({ who }, who.user.id);
      return catalogue.skills.map((skill) => ({
        id: skill.id,
        title: skill.title,
        category: skill.category,
        level: skill.level,
        requires: skill.requires,
        missing: skill.requires.filter((needed) => !known.isKnown(needed)),
        depth: catalogue.depth.get(skill.id) ?? 0,
        state: known.stateOf(skill.id),
        isKnown: known.isKnown(skill.id),
        progress: known.progressOf(skill.id)?.progress ?? null,
        measured: measuredLevel(skill, records) ?? null,
        inferred: inferredLevel(known.inferenceOf(skill.id)),
      }));
    },
  };

  function pathwayOf(goal: Goal, at: { known: KnownSkills; pace: number }, perWeek: number): LearningPathway {
    const way = wayTo(catalogue, goal);
    const byStage = stages(catalogue.graph, goal.skills);
    const left = rounded(sum(way.map((skill) => remaining(at, skill))));
    return {
      goal: goal.title,
      weeks: left > 0 ? Math.ceil(left / perWeek) : null,
      hoursLeft: left,
      hoursPerWeek: perWeek,
      skills: way.length,
      done: way.filter(({ id }) => at.known.isKnown(id)).length,
      stages: stageTitles.map((title, index) => {
        const own = (byStage[index] ?? []).flatMap((id) => catalogue.byId.get(id) ?? []);
        return {
          title,
          skills: own.map((skill) => ({
            id: skill.id,
            title: skill.title,
            state: at.known.stateOf(skill.id),
            isKnown: at.known.isKnown(skill.id),
            hoursLeft: remaining(at, skill),
          })),
          hoursLeft: rounded(sum(own.map((skill) => remaining(at, skill)))),
        };
      }),
    };
  }
}

function inferredLevel(found: InferredBelief | undefined): MapSkill['inferred'] {
  if (!found) return null;
  const [low, high] = found.interval;
  return { percent: percent(found.probability), interval: [percent(low), percent(high)], from: found.from };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const rounded = (hours: number) => Math.round(10 * hours) / 10;
