import type { WorkedExample } from '../../item-bank/services.ts';
import { conceptTitle } from '../../learner/contract.ts';
import { practiceHeading } from './conversation.ts';
import { isAskable, practiceReply } from './replies/practising.ts';
import type { Situation } from './situation.ts';
import { bare, sectionNamed } from './situation.ts';
import { paragraphs } from './talk/style.ts';
import { lessonsIn } from './talk/topics.ts';
import { contentWords } from './talk/words.ts';

/** Words that ask for a question and say nothing of its topic. */
const asking = new Set(
  'practice practise question problem exercise task quiz ask another hard harder easy easier simple test something anything ok okay yes help maybe try more lets want wanna sure thank thanks random any with start begin'.split(
    ' ',
  ),
);

/** What is asked about where nothing was named: everybody has met it. */
const usualTopic = 'percentages';

/** A question of practice on what was named, on what was talked about, or on what the record says is hard. */
export async function practiceQuestion(situation: Situation): Promise<string> {
  const { parts, asker, message, turns, standing } = situation;
  const { knowledge } = parts;
  if (!knowledge)
    return paragraphs(
      'I cannot ask practice questions at the moment: the item bank is switched off.',
      'Is there a task of your own that we could look at?',
    );
  const talked = turns.filter(({ role }) => role === 'user').toReversed();
  const lesson = talked.flatMap(({ text }) => lessonsIn(text)).at(0);
  const hard = lesson ? [] : ((await parts.record?.profile(asker, asker.userId))?.strugglingConcepts ?? []);
  const section = sectionNamed(message);
  const ofSection =
    section && !lesson ? (await knowledge.concepts(asker)).filter((concept) => concept.section === section) : [];
  const concepts = lesson
    ? [lesson.id, ...(lesson.concepts ?? [])]
    : section
      ? ofSection.map(({ id }) => id)
      : hard.slice(0, 3);
  const words = lesson
    ? `${lesson.title} ${lesson.names.slice(0, 3).join(' ')}`
    : section
      ? ''
      : contentWords(message)
          .filter((word) => !asking.has(word))
          .join(' ');
  const isFresh = ({ stem }: WorkedExample) =>
    !standing.some((question) => bare(question.stem) === bare(stem)) &&
    !turns.some(({ text }) => bare(text).includes(bare(stem)));
  const named =
    concepts.length > 0
      ? await knowledge.examples(asker, words, { concepts, ...(section && { section }), most: 20 })
      : [];
  const ofWords = concepts.length > 0 || words === '' ? [] : await knowledge.examples(asker, words, { most: 20 });
  const isFit = (example: WorkedExample) => isAskable(example) && isFresh(example);
  const wanted = [...named, ...ofWords].filter(isFit);
  // Whoever names nothing, or nothing the bank has questions on, gets one to begin with.
  const isOpen = wanted.length === 0 && (words === '' || concepts.length > 0);
  const found = isOpen
    ? (await knowledge.examples(asker, usualTopic, { ...(section && { section }), most: 20 })).filter(
        (example) => isFit(example) && example.stimulus.every(({ kind }) => kind !== 'figure'),
      )
    : wanted;
  const easiestFirst = found.slice(0, 6).toSorted((one, other) => one.difficulty - other.difficulty);
  const asked = turns.filter(({ role, text }) => role === 'assistant' && text.includes(practiceHeading)).length;
  const chosen = /\bhard/i.test(message) ? easiestFirst.at(-1) : easiestFirst[Math.min(asked, easiestFirst.length - 1)];
  if (!chosen)
    return paragraphs(
      'I have no practice question on that.',
      'Which other topic would you like: fractions, equations, reasoning, or how AI works?',
    );
  return practiceReply(chosen, lesson?.title ?? conceptTitle(chosen.concepts[0] ?? ''));
}
