import type { CallContext } from '../../../core/db/index.ts';
import { sectionTitles } from '../../item-bank/contract.ts';
import type { Knowledge } from '../../item-bank/services.ts';
import { conceptTitle } from '../../learner/contract.ts';
import type { ReplyMetadata, ReplyType } from '../contract.ts';

/**
 * What a reply is about: the concepts of the bank whose names occur in what was said or answered, the section that most
 * of them belong to, and the difficulty of the nearest worked example. Nothing is claimed where nothing was found.
 */
export async function describeReply(
  knowledge: Knowledge | undefined,
  context: CallContext,
  said: string,
  answered: string,
): Promise<{ type: ReplyType; metadata: ReplyMetadata }> {
  const type = typeOf(said);
  if (!knowledge) return { type, metadata: { subject: null, difficulty: null, concepts: [] } };
  const all = await knowledge.concepts(context);
  const found = conceptsIn(
    all.map(({ id }) => id),
    said,
    answered,
  );
  const first = all.find(({ id }) => id === found[0]);
  if (!first) return { type, metadata: { subject: null, difficulty: null, concepts: [] } };
  const [example] = await knowledge.examples(context, said, { section: first.section, concepts: found, most: 1 });
  return {
    type,
    metadata: {
      subject: sectionTitles[first.section].title,
      difficulty: example?.difficulty ?? null,
      concepts: found.map(conceptTitle),
    },
  };
}

/** At most so many concepts are named. */
const mostConcepts = 3;

/**
 * Ids of concepts that a text names, those in the learner's own words first. A concept is named where all words of its
 * title occur, singular or plural.
 */
export function conceptsIn(ids: readonly string[], said: string, answered: string): string[] {
  const own = stemsOf(said);
  const all = new Set([...own, ...stemsOf(answered)]);
  const titles = ids.map((id) => ({ id, stems: [...stemsOf(conceptTitle(id))] }));
  const named = (context: ReadonlySet<string>) =>
    titles
      .filter(({ stems }) => stems.every((stem) => context.has(stem)))
      // A longer name says more.
      .sort((one, other) => other.stems.length - one.stems.length)
      .map(({ id }) => id);
  return [...new Set([...named(own), ...named(all)])].slice(0, mostConcepts);
}

/** Encouragement answers a feeling; what asks something is explained. */
function typeOf(said: string): ReplyType {
  return feeling.test(said) && !/\?/.test(said) ? 'encouragement' : 'explanation';
}

const feeling =
  /\b(i (can['’]?t|cannot|give up|am (so )?(stupid|dumb|lost|frustrated|nervous|tired|worried|bad)|hate|feel)|i['’]m (so )?(stupid|dumb|lost|frustrated|nervous|tired|worried|bad)|thank(s| you)|too hard|i did it|got it)\b/i;

const stemsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/\p{L}{3,}|\p{L}\d/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})(es|s)$/u, '')),
  );
