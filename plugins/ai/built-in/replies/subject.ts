import type { WorkedExample } from '../../../item-bank/services.ts';
import { conceptTitle } from '../../../learner/contract.ts';
import type { Lesson } from '../lessons/index.ts';
import { lessonOf } from '../lessons/index.ts';
import type { Situation } from '../situation.ts';
import { paragraphs } from '../talk/style.ts';
import { foreignWords } from '../talk/subjects.ts';
import { hasOtherMeaning } from '../talk/topics.ts';
import { contentWords } from '../talk/words.ts';
import { explainingReply, similarQuestionReply } from './explanations.ts';
import { isStory, isWhether, storyReply, unsure } from './questions-back.ts';

/** Replies with the idea that a message names, or with the practice question that it resembles. */
export async function subjectReply(situation: Situation): Promise<string | undefined> {
  const { intents, focus, style, message } = situation;
  const isSocial =
    (intents.has('greeting') && !intents.has('explanation')) ||
    intents.has('about-tutor') ||
    (intents.has('off-topic') && !intents.has('stuck'));
  if (focus?.kind === 'lesson' && !(isSocial && focus.level === 0)) {
    const lessons = intents.has('check') && intents.has('answer') ? focus.lessons.slice(0, 1) : focus.lessons;
    const [lesson] = lessons;
    const examples = focus.level > 0 && lesson ? await workedExamples(situation, lesson) : [];
    const isOpen = !focus.fact && !focus.isAnswered && focus.level === 0 && isWhether(message);
    // A lesson found by its name does not answer whether something is true.
    if (isOpen && isStory(message) && contentWords(message).length > 12) return storyReply;
    return paragraphs(
      isOpen ? unsure : await earlierTrouble(situation, lesson),
      explainingReply({ ...focus, lessons }, examples, style),
    );
  }
  return isSocial ? undefined : nearestQuestionReply(situation);
}

/** Practice questions on an idea, with their steps, that can be shown without a figure. */
export async function workedExamples(
  { dependencies, asker }: Situation,
  { id, names, concepts = [] }: Lesson,
): Promise<WorkedExample[]> {
  const wanted = { concepts: [id, ...concepts], most: 5 };
  const found = await dependencies.knowledge?.examples(asker, names.join(' '), wanted);
  return (found ?? []).filter(({ stimulus }) => stimulus.every(({ kind }) => kind !== 'figure'));
}

/** One sentence if the record shows that the learner had trouble with this idea. */
async function earlierTrouble(
  { dependencies, asker, focus }: Situation,
  lesson: Lesson | undefined,
): Promise<string | undefined> {
  if (!lesson || focus?.kind !== 'lesson' || focus.level > 0 || focus.isAnswered) return undefined;
  const hard = (await dependencies.record?.profile(asker, asker.userId))?.strugglingConcepts ?? [];
  const concept = [lesson.id, ...(lesson.concepts ?? [])].find((id) => hard.includes(id));
  return concept
    ? `${conceptTitle(concept)} has been hard for you in your latest answers, so let us take it slowly.`
    : undefined;
}

/** Replies with the practice question most similar to a word problem or an idea, if it is similar enough. */
async function nearestQuestionReply({ dependencies, asker, message }: Situation): Promise<string | undefined> {
  const words = contentWords(message);
  if (words.length < 2) return undefined;
  const [nearest] = (await dependencies.knowledge?.examples(asker, message, { most: 1 })) ?? [];
  if (!nearest) return undefined;
  const own = new Set(contentWords(`${nearest.stem} ${nearest.concepts.join(' ')} ${nearest.contentArea}`));
  const shared = new Set(words.filter((word) => own.has(word)));
  // Figures and letters of options do not show what a story is about.
  const telling = new Set(
    words.filter((word) => /^\p{L}{2,}$/u.test(word) && !['question', 'screenshot'].includes(word)),
  );
  const near = [...telling].filter((word) => shared.has(word)).length;
  const isNear = near >= 4 && near >= telling.size * 0.6;
  const isNamed =
    foreignWords(message).length === 0 &&
    !hasOtherMeaning(message) &&
    nearest.concepts.some((concept) => contentWords(concept).every((word) => words.includes(word)));
  if (!isNear && !isNamed) return undefined;
  const lesson = nearest.concepts.map(lessonOf).find((each) => each !== undefined);
  return isNear || !lesson
    ? similarQuestionReply(nearest, conceptTitle)
    : explainingReply({ kind: 'lesson', lessons: [lesson], level: 0 }, [], {
        isShort: false,
        isSimple: false,
        beginsWithExample: false,
        beginsWithQuestion: false,
        purpose: 'chat',
      });
}
