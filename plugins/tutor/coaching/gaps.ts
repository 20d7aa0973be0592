import type { CallContext } from '../../../core/db/index.ts';
import type { Knowledge } from '../../item-bank/services.ts';
import type { EiqRecord, Mastery } from '../../learner/contract.ts';
import { conceptTitle } from '../../learner/contract.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { Topic } from '../../practice/contract.ts';
import type { PracticeStanding } from '../../practice/services.ts';
import type { PracticeTopic, Subject } from './contract.ts';
import { domainOf } from './contract.ts';

/** Sources of figures about a learner; undefined where a plugin is off. */
export interface Sources {
  readonly record: Pick<LearnerRecord, 'profile' | 'eiq'>;
  knowledge(context: CallContext): Knowledge | undefined;
  practice(context: CallContext): PracticeStanding | undefined;
}

export interface Concept {
  readonly id: string;
  readonly title: string;
  /** The practice topic with questions about it, where practice is on. */
  readonly practice: PracticeTopic | null;
}

/** The measurements of a learner in one subject. */
export interface Gaps {
  readonly subject: Subject;
  /** The estimate in the subject's domain; undefined until it is measured. */
  readonly measured: EiqRecord['domains'][number] | undefined;
  /** Whether it is below every other domain by more than the error of the difference. */
  readonly isClearlyLowest: boolean;
  readonly cuts: EiqRecord['cuts'];
  /** Concepts of the subject, the latest seen first. */
  readonly struggling: readonly Concept[];
  readonly mastered: readonly Concept[];
  /** Topics of practice in the subject; empty where practice is off. */
  readonly topics: readonly Topic[];
}

/** Reads a learner's gaps in a subject from the record, the bank's concepts and practice. */
export async function gapsIn(sources: Sources, context: CallContext, userId: string, subject: Subject): Promise<Gaps> {
  const [profile, eiq, known, topics] = await Promise.all([
    sources.record.profile(context, userId),
    sources.record.eiq(context, userId),
    sources.knowledge(context)?.concepts(context),
    sources.practice(context)?.topics(context, userId) ?? [],
  ]);
  const section = domainOf[subject];
  const own = topics.filter((topic) => topic.section === section);
  const areaOf = new Map(
    known?.filter((each) => each.section === section).map(({ id, contentArea }) => [id, contentArea]),
  );
  const conceptOf = (id: string): Concept => ({
    id,
    title: conceptTitle(id),
    practice: practiceOf(own.find(({ contentArea }) => contentArea === areaOf.get(id))),
  });
  // Without the bank's list the subject of a concept is unknown, so all concepts are included.
  const ofSubject = (ids: readonly string[]) => ids.filter((id) => !known || areaOf.has(id)).map(conceptOf);
  const measured = eiq.domains.find(({ domain }) => domain === section);
  return {
    subject,
    measured,
    isClearlyLowest: measured !== undefined && isClearlyLowest(measured, eiq.domains),
    cuts: eiq.cuts,
    struggling: ofSubject(profile.strugglingConcepts),
    mastered: ofSubject(profile.masteredConcepts),
    topics: own,
  };
}

export const practiceOf = (topic: Topic | undefined): PracticeTopic | null =>
  topic ? { section: topic.section, contentArea: topic.contentArea, title: topic.title } : null;

/** Minimum graded answers before a topic counts as weak or strong. */
const minAnswers = 3;

/** Practice topics below proficient by their latest answers, the weakest first. */
export const weakTopics = ({ topics }: Gaps): readonly (Topic & { mastery: Mastery })[] =>
  topics
    .filter(isBegun)
    .filter(hasEnoughAnswers)
    .filter(({ mastery }) => mastery === 'attempted' || mastery === 'familiar')
    .sort(
      (one, other) =>
        weakness.indexOf(one.mastery) - weakness.indexOf(other.mastery) || (one.accuracy ?? 0) - (other.accuracy ?? 0),
    );

/** Practice topics that are proficient or mastered. */
export const strongTopics = ({ topics }: Gaps): readonly Topic[] =>
  topics.filter(hasEnoughAnswers).filter(({ mastery }) => mastery === 'proficient' || mastery === 'mastered');

const hasEnoughAnswers = ({ graded }: Topic) => graded >= minAnswers;

const weakness: readonly Mastery[] = ['attempted', 'familiar'];

const isBegun = (topic: Topic): topic is Topic & { mastery: Mastery } => topic.mastery !== null;

/** The two-sided 95 % point of N(0, 1). */
const z95 = 1.959964;

function isClearlyLowest(own: EiqRecord['domains'][number], all: EiqRecord['domains']): boolean {
  const others = all.filter(({ domain }) => domain !== own.domain);
  return (
    others.length > 0 &&
    others.every(
      ({ eiqScore, standardError }) => eiqScore - own.eiqScore > z95 * Math.hypot(standardError, own.standardError),
    )
  );
}
