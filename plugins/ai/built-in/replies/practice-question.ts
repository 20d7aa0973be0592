import type { WorkedExample } from '../../../item-bank/services.ts';
import { conceptTitle } from '../../../learner/contract.ts';
import { practiceHeading } from '../conversation.ts';
import type { Situation } from '../situation.ts';
import { bare, sectionNamed } from '../situation.ts';
import { paragraphs } from '../talk/style.ts';
import { lessonsIn } from '../talk/topics.ts';
import { contentWords } from '../talk/words.ts';
import { isAskable, practiceReply } from './practice.ts';

/** Words of a request for a question that do not name its topic. */
const asking = new Set(
  'smth sth stuff practice practise question problem exercise task quiz ask another hard harder easy easier simple test something anything ok okay yes help maybe try more lets want wanna sure thank thanks random any with start begin'.split(
    ' ',
  ),
);

/** Topics for learners who name none. Everybody has met these; the user's id decides which one is used. */
const usualConcepts = [
  ['percentages'],
  ['fractions'],
  ['ratio'],
  ['probability'],
  ['linear-equations'],
  ['scheduling'],
  ['sampling'],
  ['conditional-statements'],
] as const;

/** Areas that are wider than a lesson and narrower than a section. */
const areas: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bstat(?:s|istics?|istical)\b/i, ['mean', 'median', 'spread', 'probability', 'expected-value']],
  [/\bgeometr\w+\b|\bshapes?\b/i, ['area', 'angles', 'pythagoras', 'volume']],
  [/\balgebra\b/i, ['linear-equations', 'quadratic-equations', 'inequalities', 'functions', 'slope']],
];

/** Lessons without questions in the bank: "for a test" names no topic. */
const unasked: ReadonlySet<string> = new Set(['studying', 'essay', 'introduction', 'thesis', 'counterargument']);

/** A place below `count` that is always the same for the same person. */
const placeOf = (userId: string, count: number) =>
  [...userId].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7) % count;

/** A practice question on the named topic, else on the topic discussed, else on what the record shows to be hard. */
export async function practiceQuestion(situation: Situation): Promise<string> {
  const { dependencies, asker, message, turns, standing, goal } = situation;
  const { knowledge, record } = dependencies;
  if (!knowledge)
    return paragraphs(
      'I cannot ask practice questions at the moment: the item bank is switched off.',
      'Do you have a task of your own that we could look at?',
    );
  const messages = turns.filter(({ role }) => role === 'user').toReversed();
  const namedSection = sectionNamed(message);
  const named = lessonsIn(message);
  const discussed = messages.flatMap(({ text }) => lessonsIn(text));
  const lesson = (namedSection ? named : [...named, ...(goal?.lesson ? [goal.lesson] : []), ...discussed]).find(
    ({ id }) => !unasked.has(id),
  );
  // A lesson that a message names may lie outside the subject of a coaching session.
  const section = namedSection ?? (named.length > 0 ? undefined : goal?.section);
  const hard = lesson || section ? [] : ((await record?.profile(asker, asker.userId))?.strugglingConcepts ?? []);
  const ofSection = section ? (await knowledge.concepts(asker)).filter((concept) => concept.section === section) : [];
  const sectionConcepts = ofSection.map(({ id }) => id);
  const area = areas.find(([name]) => name.test(message))?.[1];
  const concepts = lesson
    ? [lesson.id, ...(lesson.concepts ?? [])]
    : area
      ? area
      : section
        ? sectionConcepts
        : hard.slice(0, 3);
  const words =
    area && !lesson
      ? ''
      : lesson
        ? `${lesson.title} ${lesson.names.slice(0, 3).join(' ')}`
        : section
          ? ''
          : contentWords(message)
              .filter((word) => !asking.has(word))
              .join(' ');
  const isFresh = ({ stem }: WorkedExample) =>
    !standing.some((question) => bare(question.stem) === bare(stem)) &&
    !turns.some(({ text }) => bare(text).includes(bare(stem)));
  const isFit = (example: WorkedExample) => isAskable(example) && isFresh(example);
  const isPlain = ({ stimulus }: WorkedExample) => stimulus.every(({ kind }) => kind !== 'figure');
  const of = async (topic: string, wanted: readonly string[] | undefined) =>
    (
      await knowledge.examples(asker, topic, {
        ...(wanted && { concepts: wanted }),
        ...(section ? { section } : area && !lesson && { section: 'core_math' }),
        most: 20,
      })
    ).filter(isFit);
  const wanted = concepts.length > 0 ? await of(words, concepts) : words === '' ? [] : await of(words, undefined);
  // Without a topic, or without questions on it, the learner gets a first question, which differs between learners.
  const isOpen = wanted.length === 0 && (words === '' || concepts.length > 0);
  const own = usualConcepts[placeOf(asker.userId, usualConcepts.length)];
  const begun = !isOpen
    ? []
    : section
      ? await of('', sectionConcepts)
      : (await of('', own)).length > 0
        ? await of('', own)
        : await of('', ['percentages']);
  const offset = placeOf(asker.userId, Math.max(1, begun.length));
  const found = isOpen ? [...begun.slice(offset), ...begun.slice(0, offset)].filter(isPlain) : wanted;
  const easiestFirst = found.slice(0, 6).toSorted((one, other) => one.difficulty - other.difficulty);
  const asked = turns.filter(({ role, text }) => role === 'assistant' && text.includes(practiceHeading)).length;
  const chosen = /\bhard(?:er)? (?:one|question)|\ba hard|\bharder\b/i.test(message)
    ? easiestFirst.at(-1)
    : /\beas(?:y|ier)\b|\bsimpler\b/i.test(message)
      ? easiestFirst[0]
      : easiestFirst[Math.min(asked, easiestFirst.length - 1)];
  if (!chosen)
    return paragraphs(
      'I have no practice question on that.',
      'Which other topic would you like: fractions, equations, reasoning, or how AI works?',
    );
  const isOfLesson = lesson && chosen.concepts.some((concept) => concepts.includes(concept));
  return practiceReply(chosen, isOfLesson ? lesson.title : conceptTitle(chosen.concepts[0] ?? ''));
}
