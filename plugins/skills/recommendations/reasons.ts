import type { Estimate } from '../../learner/contract.ts';
import { conceptTitle, educationalLevelTitles } from '../../learner/contract.ts';
import type { Topic } from '../../practice/contract.ts';
import type { OwnCatalogue } from '../catalogue/own-catalogue.ts';
import type { Reason, SkillCategory, SkillEntry } from '../contract.ts';
import type { KnownSkills } from '../records/known-skills.ts';
import type { LearnerRecords } from '../records/learner-records.ts';
import type { Goal } from './goals.ts';
import { wayTo } from './goals.ts';
import { dateInSentence } from './sentences.ts';

/** What a skill's reasons are found in. */
export interface ReasonSources {
  readonly catalogue: OwnCatalogue;
  readonly records: LearnerRecords;
  readonly known: KnownSkills;
  readonly goals: readonly Goal[];
}

/** Fewer records do not justify a recommendation. */
export const minimumReasons = 2;
/** More would bury what matters. */
const maximumReasons = 4;

/** The learner's own records that speak for a skill, the strongest first. Each sentence has the record's figures. */
export function reasonsFor(skill: SkillEntry, sources: ReasonSources): Reason[] {
  return [
    ...practiceReasons(skill, sources),
    ...conceptReasons(skill, sources),
    ...goalReasons(skill, sources),
    ...scoreTargetReasons(skill, sources),
    ...resultReasons(skill, sources),
    ...prerequisiteReasons(skill, sources),
    ...backgroundReasons(skill, sources),
    ...interestReasons(skill, sources),
  ].slice(0, maximumReasons);
}

const practiceReasons = (skill: SkillEntry, { records }: ReasonSources): Reason[] =>
  records.topics
    .filter((topic) => topic.graded > 0 && skill.topics.some((ref) => isSame(ref, topic)))
    .map(({ title, correct, graded }) => ({
      kind: 'practice',
      text: `In practice you solved ${correct} of ${graded} ${graded === 1 ? 'question' : 'questions'} on ${lowerFirst(title)}.`,
    }));

const conceptReasons = (skill: SkillEntry, { records }: ReasonSources): Reason[] =>
  records.profile.strugglingConcepts
    .filter((concept) => skill.concepts.includes(concept))
    .slice(0, 1)
    .map((concept) => ({ kind: 'concept', text: `${conceptTitle(concept)} was hard for you in your latest answers.` }));

const goalReasons = (skill: SkillEntry, { catalogue, goals }: ReasonSources): Reason[] =>
  goals
    .filter((goal) => wayTo(catalogue, goal).some(({ id }) => id === skill.id))
    .map((goal) => {
      const isEnd = goal.skills.includes(skill.id);
      return goal.kind === 'goal'
        ? { kind: 'goal', text: `Your goal “${goal.title}” ${isEnd ? 'includes this skill' : 'builds on this skill'}.` }
        : {
            kind: 'target',
            text: `You want to become ${article(goal.title)} ${goal.title}${
              goal.occupation?.skills.includes(skill.id)
                ? `; ESCO names this skill for “${goal.occupation.title}”.`
                : `, which ${isEnd ? 'takes' : 'builds on'} this skill.`
            }`,
          };
    });

/** The target of ApexPrep, for skills of a section that is measured below it or not measured yet. */
function scoreTargetReasons(skill: SkillEntry, { records }: ReasonSources): Reason[] {
  const { scoreTarget: target } = records;
  if (!target || !servesScoreTarget(skill, records)) return [];
  const goal = `Your ApexPrep target “${target.title}” is an EiQ score of ${target.eiqScore}`;
  const measured = records.eiq.domains.find((each) => skill.topics.some(({ section }) => section === each.domain));
  const text = measured
    ? `${goal}; you are at ${scoreText(measured)} in ${measured.title}.`
    : `${goal}, to which this skill’s questions count.`;
  return [{ kind: 'score-target', text }];
}

/** Whether questions measure the skill in a section where the learner is below the target of ApexPrep, or not measured. */
export function servesScoreTarget(
  { topics }: Pick<SkillEntry, 'topics'>,
  { scoreTarget, eiq }: Pick<LearnerRecords, 'scoreTarget' | 'eiq'>,
): boolean {
  if (!scoreTarget) return false;
  return topics.some(({ section }) => {
    const measured = eiq.domains.find(({ domain }) => domain === section);
    return !measured || measured.eiqScore < scoreTarget.eiqScore;
  });
}

function resultReasons(skill: SkillEntry, { records }: ReasonSources): Reason[] {
  const { history } = records.eiq;
  const placement = history.findLast(({ source }) => source !== 'idfs');
  const section = placement?.domains.find((domain) => skill.topics.some((topic) => topic.section === domain.domain));
  const idfs = isCognitive(skill.category) ? history.findLast(({ source }) => source === 'idfs') : undefined;
  return [
    ...(placement && section
      ? [
          {
            kind: 'placement' as const,
            text: `Your placement on ${dateInSentence(placement.at)} measured ${section.title} at ${scoreText(section)}.`,
          },
        ]
      : []),
    ...(idfs
      ? [
          {
            kind: 'idfs' as const,
            text: `Your IDFS Assessment on ${dateInSentence(idfs.at)} measured ${scoreText(idfs)}.`,
          },
        ]
      : []),
  ];
}

const prerequisiteReasons = (skill: SkillEntry, { catalogue, known }: ReasonSources): Reason[] =>
  skill.requires
    .filter((id) => ['mastered', 'completed'].includes(known.stateOf(id)))
    .slice(0, 1)
    .map((id) => ({
      kind: 'skill',
      text: `You ${known.stateOf(id)} ${catalogue.byId.get(id)?.title ?? id}, which this builds on.`,
    }));

function backgroundReasons(skill: SkillEntry, { records: { setup } }: ReasonSources): Reason[] {
  if (!setup) return [];
  const { programmingExperience, mathBackground, fieldOfStudy } = setup.educationalBackground;
  const { preferredFormat } = setup.learningPreferences;
  const level = setup.educationalLevel;
  const texts: Partial<Record<SkillCategory, readonly (string | false | undefined)[]>> = {
    programming: [
      programmingExperience && `In the setup you gave your programming experience as ${programmingExperience}.`,
      fieldOfStudy === 'computer-science' && 'You study computer science.',
    ],
    mathematics: [
      mathBackground && `In the setup you gave your background in mathematics as ${mathBackground}.`,
      isNumerical(fieldOfStudy) && `You study ${fieldOfStudy}.`,
    ],
    ai_concepts: [
      isNumerical(fieldOfStudy) && `You study ${fieldOfStudy}.`,
      fieldOfStudy === 'computer-science' && 'You study computer science.',
    ],
    research: [
      (level === 'masters' || level === 'phd' || level === 'phd+') &&
        `Your level of education is ${educationalLevelTitles[level]}, where research counts.`,
    ],
    leadership: [
      level === 'professional' && 'You work, where others count on you.',
      preferredFormat === 'project-based' && 'You prefer to learn in projects, which somebody has to lead.',
    ],
    communication: [
      level === 'professional' && 'You work, where others read and hear you every day.',
      preferredFormat === 'project-based' && 'You prefer to learn in projects, which depend on being understood.',
    ],
    problem_solving: [
      setup.assessmentReadiness.previousAssessments === 'none' &&
        'You have not taken assessments before, and this prepares for them.',
    ],
  };
  return (texts[skill.category] ?? []).flatMap((text) => (text ? [{ kind: 'background' as const, text }] : []));
}

/** Words of interests and subjects that point to a category. */
const interestWords: Record<SkillCategory, RegExp> = {
  programming: /technolog|comput|cod|program|robot|game/i,
  mathematics: /math|number|engineer|physic/i,
  ai_concepts: /\bai\b|artificial|robot|technolog|data/i,
  problem_solving: /puzzle|chess|logic|strateg|game/i,
  communication: /language|writ|read|debat|journal|theat|drama|arts/i,
  leadership: /leader|social|sport|team|business|communit/i,
  research: /scien|research|histor|space|nature|biolog|chemist|physic/i,
};

function interestReasons(skill: SkillEntry, { records: { setup } }: ReasonSources): Reason[] {
  const words = interestWords[skill.category];
  const [found] = [...(setup?.preferredSubjects ?? []), ...(setup?.interests ?? [])].filter((each) => words.test(each));
  return found === undefined
    ? []
    : [{ kind: 'interest', text: `You are interested in ${found.replaceAll('-', ' ')}.` }];
}

const isSame = (one: Pick<Topic, 'section' | 'contentArea'>, other: Pick<Topic, 'section' | 'contentArea'>) =>
  one.section === other.section && one.contentArea === other.contentArea;

const isCognitive = (category: SkillCategory) => category === 'problem_solving' || category === 'mathematics';

const isNumerical = (field: string | undefined) =>
  field === 'mathematics' || field === 'physics' || field === 'engineering';

const scoreText = ({ eiqScore, standardError }: Pick<Estimate, 'eiqScore' | 'standardError'>) =>
  `${eiqScore.toFixed(1)} ± ${Math.round(1.96 * standardError)}`;

const article = (word: string) => (/^[aeiou]/i.test(word) ? 'an' : 'a');

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
