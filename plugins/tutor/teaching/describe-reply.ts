import type { CallContext } from '../../../core/db/index.ts';
import { sectionTitles } from '../../item-bank/contract.ts';
import type { Knowledge } from '../../item-bank/services.ts';
import { conceptTitle } from '../../learner/contract.ts';
import type { ReplyMetadata, ReplyType } from '../contract.ts';

const noSubject: ReplyMetadata = { subject: null, difficulty: null, concepts: [] };

/**
 * The type and subject of a reply: the bank's concepts that the learner named, their section where it is the same for
 * all of them, and the difficulty of the nearest worked example. The words of a reply name too many concepts in passing
 * to count.
 */
export async function describeReply(
  knowledge: Knowledge | undefined,
  context: CallContext,
  message: string,
): Promise<{ type: ReplyType; metadata: ReplyMetadata }> {
  const type = typeOf(message);
  if (!knowledge) return { type, metadata: noSubject };
  const all = await knowledge.concepts(context);
  const named = conceptsIn(
    all.map(({ id }) => id),
    message,
  );
  const sections = new Set(all.filter(({ id }) => named.includes(id)).map(({ section }) => section));
  const [section] = sections;
  if (!section) return { type, metadata: noSubject };
  const [example] = await knowledge.examples(context, message, { section, concepts: named, most: 1 });
  return {
    type,
    metadata: {
      subject: sections.size === 1 ? sectionTitles[section].title : null,
      difficulty: example?.difficulty ?? null,
      concepts: named.map(conceptTitle),
    },
  };
}

const maxConcepts = 3;

/**
 * Ids of the concepts that a text names by their whole title, singular or plural, the longest title first. A title that
 * is an everyday word counts only in a question about it, and a title within a longer one does not count.
 */
export function conceptsIn(ids: readonly string[], text: string): string[] {
  const plain = text.replaceAll(verbToMean, ' ');
  const stems = joined(stemsOf(plain));
  const named = ids
    .map((id) => ({ id, title: joined(stemsOf(conceptTitle(id))) }))
    .filter(({ id, title }) => stems.includes(title) && (!everydayWords.has(id) || isAskedAbout(plain, id)))
    .sort((one, other) => other.title.length - one.title.length);
  return named
    .filter(({ title }, index) => !named.slice(0, index).some((longer) => longer.title.includes(title)))
    .map(({ id }) => id)
    .slice(0, maxConcepts);
}

/** “What does percent mean” and “I mean” do not name the mean. */
const verbToMean =
  /\b(?:do|does|did|doesn['’]?t|don['’]?t)\s+(?:\S+\s+){1,3}?(?<!\b(?:a|an|the|weighted)\s)means?\b|\b(?:i|you|it|that|this|which|percent|really|also) means?\b|\bmeans? (?:what|that|it)\b/gi;

/** Concepts whose titles are everyday words, too. */
const everydayWords = new Set(
  (
    'accuracy area assumptions attention calibration cases chance checking coding comparison composition conclusions conditions confidence constraints cycles ' +
    'decisions differences explaining exploration experiments features interaction interactions kinds-of-learning labels logic loops mean means measures mixtures objectives order ordering ' +
    'patterns powers precision privacy proof queues ranking rates recall reflection risk rotation scale search sensitivity series sets similarity slack spread strategy ' +
    'surprise temperature tokens tracing uncertainty units updating validation variables verification weighting weights'
  ).split(' '),
);

const isAskedAbout = (text: string, id: string) =>
  new RegExp(
    `\\b(?:what(?:['’]?s| is| are)|explain|define|meaning of|calculate|find|work out|understand)\\s+(?:an? |the )?${id.replaceAll('-', ' ').replace(/s$/, '')}(?:e?s)?\\b`,
    'i',
  ).test(text);

/** Encouragement answers a feeling; a question is explained. */
function typeOf(message: string): ReplyType {
  return feeling.test(message) && !/\?/.test(message) ? 'encouragement' : 'explanation';
}

const feeling =
  /\b(i (can['’]?t|cannot|give up|am (so )?(stupid|dumb|lost|frustrated|nervous|tired|worried|bad)|hate|feel)|i['’]m (so )?(stupid|dumb|lost|frustrated|nervous|tired|worried|bad)|thank(s| you)|too hard|i did it|got it)\b/i;

const stemsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{2}[^s])s$/u, ''));

/** With a space on either side, so that only whole words are found in it. */
const joined = (stems: readonly string[]) => ` ${stems.join(' ')} `;
