import type { Who } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { StepChecker } from '../../ai/built-in/services.ts';
import { contentAreaTitle } from '../../item-bank/contract.ts';
import type { Knowledge, WorkedExample } from '../../item-bank/services.ts';
import type { Findable, Lesson, LessonLibrary } from '../../lessons/services.ts';
import { createRetrieval } from '../../lessons/services.ts';
import type { Safeguarding } from '../../safeguarding/services.ts';
import type { SkillCatalogueDesk } from '../../skills/services.ts';
import type { Progress } from './progress.ts';

export interface GuideDependencies {
  readonly lessons: LessonLibrary;
  readonly steps: StepChecker;
  readonly safeguarding: Pick<Safeguarding, 'dangersIn' | 'helpText'>;
  readonly knowledge: (who: Who) => Knowledge | undefined;
  readonly skills: (who: Who) => SkillCatalogueDesk | undefined;
  readonly progress: Progress;
}

/** Practice questions read for a lesson. */
const mostQuestions = 20;
const mostSkills = 3;

/** The guided tutor. Lessons and questions are read from their plugins; of a learner's words nothing is recorded. */
export function createGuide({ lessons, steps, safeguarding, knowledge, skills, progress }: GuideDependencies) {
  let skillSearch: ReturnType<typeof createSkillSearch> | undefined;

  const lessonOf = (id: string): Lesson => {
    const lesson = lessons.one(id);
    if (!lesson) throw notFound();
    return lesson;
  };

  /** Practice questions on a lesson that can be asked as text, the best match first. */
  async function questionsOn(who: Who, lesson: Lesson): Promise<readonly WorkedExample[]> {
    const [topic] = lesson.practice;
    if (!topic || lesson.concepts.length === 0) return [];
    const found = await knowledge(who)?.examples({ who }, lesson.keywords.join(' '), {
      concepts: lesson.concepts,
      most: mostQuestions,
    });
    return (found ?? []).filter(isAskable);
  }

  async function questionAt(who: Who, id: string, number: number) {
    const all = await questionsOn(who, lessonOf(id));
    const example = all[number % Math.max(1, all.length)];
    return example && { example, number: number % all.length, total: all.length };
  }

  return {
    async search(who: Who, text: string) {
      const none = { certainty: 'none' as const, didYouMean: null, lessons: [], skills: [], topics: [] };
      if (safeguarding.dangersIn(text).length > 0) return { ...none, help: await safeguarding.helpText({ who }) };
      const found = lessons.search(text, 5);
      const skillDesk = skills(who);
      if (skillDesk) skillSearch ??= createSkillSearch(skillDesk);
      const foundSkills = skillDesk && skillSearch ? skillSearch(text, mostSkills) : undefined;
      const fitting = found.matches.flatMap(({ entry }) => lessons.one(entry.id) ?? []);
      const isNone = found.certainty === 'none' && foundSkills?.certainty !== 'sure';
      if (isNone) return { ...none, help: null };
      return {
        help: null,
        certainty: found.certainty === 'none' ? ('unsure' as const) : found.certainty,
        didYouMean: found.didYouMean ?? null,
        lessons: fitting.map(({ id, title, section, area, level }) => ({ id, title, section, area, level })),
        skills:
          foundSkills?.certainty === 'none'
            ? []
            : (foundSkills?.matches ?? []).map(({ entry: { id, title } }) => ({ id, title })),
        topics: topicsOf(fitting.slice(0, 3)),
      };
    },

    async question(who: Who, id: string, wanted: number) {
      const found = await questionAt(who, id, wanted);
      if (!found) return { question: null };
      const { example, number, total } = found;
      const { conceptual, procedural, strategic } = example.hints;
      return {
        question: {
          number,
          total,
          stem: example.stem,
          blocks: [...example.stimulus],
          options: [...example.options],
          hints: [conceptual, procedural, strategic],
        },
      };
    },

    async answer(who: Who, id: string, wanted: number, option: number | undefined) {
      const found = await questionAt(who, id, wanted);
      if (!found) throw notFound();
      await progress.begin(who, lessonOf(id));
      const { answer, explanation, options, steps: own, misconceptions } = found.example;
      const solution = { steps: [...own], answer, explanation };
      if (option === undefined) return { isRight: null, misconception: null, solution };
      const key = options.indexOf(answer);
      if (option === key) return { isRight: true, misconception: null, solution };
      const slip =
        misconceptions.length === options.length - 1 ? misconceptions[option < key ? option : option - 1] : undefined;
      return { isRight: false, misconception: slip?.says ?? null, solution: null };
    },

    async example(who: Who, id: string, wanted: number) {
      // From the other end, so that the example is not the question that is being worked on.
      const all = (await questionsOn(who, lessonOf(id))).toReversed();
      const number = wanted % Math.max(1, all.length);
      const example = all[number];
      if (!example) return { example: null };
      const { stem, stimulus, steps: own, answer, explanation } = example;
      return {
        example: { number, total: all.length, stem, blocks: [...stimulus], steps: [...own], answer, explanation },
      };
    },

    async check(who: Who, id: string, number: number, given: string) {
      const lesson = lessonOf(id);
      const check = lesson.checks[number];
      if (!check) throw notFound();
      const verdict = check.options
        ? check.options.includes(given)
          ? given === check.answer
            ? ('right' as const)
            : ('wrong' as const)
          : ('unread' as const)
        : await steps.checkAnswer(check.answer, given);
      await progress.noteCheck(who, lesson, number, verdict === 'right');
      return { verdict, why: verdict === 'right' ? check.why : null };
    },

    async step(who: Who, text: string, id: string | undefined) {
      const lesson = id === undefined ? undefined : lessonOf(id);
      const found = await steps.check(text);
      if (lesson) await progress.noteStep(who, lesson, found);
      const { kind, step, slip } = found;
      return { verdict: kind, step: step ?? null, mistake: slip?.says ?? null };
    },
  };
}

/** Figures are shown, but options that are figures have no words. */
export const isAskable = ({ options, stimulus, contentArea }: WorkedExample) =>
  options.length > 0 && (contentArea !== 'patterns-and-spatial' || stimulus.every(({ kind }) => kind !== 'figure'));

/** The practice topics of the best lessons, each once. */
function topicsOf(lessons: readonly Lesson[]) {
  const topics = new Map(
    lessons.flatMap(({ practice }) => practice).map((topic) => [`${topic.section}/${topic.contentArea}`, topic]),
  );
  return [...topics.values()].map((topic) => ({ ...topic, title: contentAreaTitle(topic.contentArea) }));
}

function createSkillSearch(desk: SkillCatalogueDesk) {
  return createRetrieval(
    desk.own().map(({ id, title, aliases, description }): Findable & { id: string } => ({
      id,
      title,
      keywords: aliases,
      text: description,
    })),
  );
}
