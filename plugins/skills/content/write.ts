import { contentAreaTitle, Section } from '../../item-bank/contract.ts';
import { practiseAddress } from '../../practice/contract.ts';
import type { LearningStep, Resource, SkillCategory, SkillEntry, SkillLevel, TopicRef } from '../contract.ts';

// The parts that content files are written with.

/** A topic of the item bank: `core_math/algebra`. */
export type TopicName = `${Section}/${string}`;

interface Given {
  readonly description: string;
  readonly aliases?: readonly string[];
  readonly requires?: readonly string[];
  readonly topics?: readonly TopicName[];
  readonly concepts?: readonly string[];
  readonly steps: readonly LearningStep[];
}

/** A skill of a category, for its content files. */
export const skillsOf =
  (category: SkillCategory) =>
  (id: string, title: string, level: SkillLevel, given: Given): SkillEntry => ({
    id,
    title,
    description: given.description,
    category,
    level,
    aliases: [...(given.aliases ?? [])],
    requires: [...(given.requires ?? [])],
    topics: (given.topics ?? []).map(topicOf),
    concepts: [...(given.concepts ?? [])],
    steps: [...given.steps],
  });

/** @param hours to work through the step at an average pace */
export const step = (title: string, hours: number, description: string, ...resources: Resource[]): LearningStep => ({
  title,
  description,
  estimatedHours: hours,
  resources,
});

/** Questions of a topic. */
export function practise(topic: TopicName, minutes = 30): Resource {
  const ref = topicOf(topic);
  return {
    type: 'practice',
    title: `Practise ${contentAreaTitle(ref.contentArea).toLowerCase()}`,
    estimatedTime: minutes,
    link: practiseAddress(ref),
  };
}

/** A question to the tutor, which the link fills in. */
export const ask = (question: string, minutes = 15): Resource => asking('tutor', '/ai-tutor', question, minutes);

/** A goal for a coaching session, which the link fills in. */
export const coach = (goal: string, minutes = 30): Resource => asking('coaching', '/dashboard/ai-tutor', goal, minutes);

/** The learner's documents. */
export const documents = (title: string, minutes = 20): Resource => plain('documents', '/documents', title, minutes);

/** Study groups. */
export const group = (title: string, minutes = 30): Resource => plain('group', '/study-groups', title, minutes);

/** The learner's results. */
export const record = (title: string, minutes = 10): Resource => plain('record', '/core-intelligence', title, minutes);

/** The cognitive assessment. */
export const idfs = (title = 'Take the IDFS Assessment', minutes = 60): Resource =>
  plain('assessment', '/idfs-assessment', title, minutes);

const asking = (type: Resource['type'], address: string, question: string, estimatedTime: number): Resource => ({
  type,
  title: question,
  estimatedTime,
  link: `${address}?${new URLSearchParams({ ask: question })}`,
});

const plain = (type: Resource['type'], link: string, title: string, estimatedTime: number): Resource => ({
  type,
  title,
  estimatedTime,
  link,
});

function topicOf(name: TopicName): TopicRef {
  const [section, contentArea = ''] = name.split('/');
  return { section: Section.parse(section), contentArea };
}
