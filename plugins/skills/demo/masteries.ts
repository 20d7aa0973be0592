import { createHash } from 'node:crypto';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { People } from '../../../core/services.ts';
import type { PastAnswer, PracticeHistory } from '../../practice/services.ts';
import type { MasteryDependencies } from '../mastery/dependencies.ts';
import { AnswerRow } from '../mastery/models.ts';
import { assess, inTurn } from '../mastery/take-answers.ts';

/** Where demo learners and their practice come from. */
export interface SeedSources {
  readonly people: Pick<People, 'list'>;
  history(who: CallContext['who']): PracticeHistory | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;
const maxLearners = 100;

/**
 * Gives demo learners answers about skills from their demo practice, once. Demo questions have no concepts: the answers of
 * every other day about a topic are about the first of its easier skills, the others about the second.
 */
export async function seedMasteries(
  dependencies: MasteryDependencies,
  { people, history: historyOf }: SeedSources,
  institution: InstitutionRef,
): Promise<void> {
  const { db, catalogue } = dependencies;
  const context = { who: { institution } };
  const history = historyOf(context.who);
  if (!history) return;
  const easier = [...catalogue.byId.values()].filter(({ level }) => level === 'beginner' || level === 'intermediate');
  const easierOf = ({ section, contentArea }: PastAnswer) =>
    easier.filter(({ topics }) =>
      topics.some((topic) => topic.section === section && topic.contentArea === contentArea),
    );
  const query = { role: 'learner' as const, demo: true, limit: maxLearners, offset: 0 };
  const { items } = await people.list({ who: unprivilegedActor(institution) }, query);
  for (const { id: userId } of items) {
    if (await db.rows(AnswerRow, context).where({ userId }).first()) continue;
    const days = new Map<string, number[]>();
    const rows = (await history.answers(context, userId)).flatMap((answer, index) => {
      const topic = `${answer.section}/${answer.contentArea}`;
      const day = Math.floor(answer.at.getTime() / dayMs);
      const seen = days.get(topic) ?? [];
      if (!seen.includes(day)) days.set(topic, [...seen, day]);
      const place = days.get(topic)?.indexOf(day) ?? 0;
      const skillId = easierOf(answer)
        .slice(0, 2)
        .at(place % 2 === 0 ? 0 : -1)?.id;
      if (skillId === undefined || answer.isCorrect === null) return [];
      const { at, isCorrect, hintsUsed } = answer;
      return {
        ...{ questionId: idFrom(`${userId} ${index} ${at.toISOString()}`), userId, skillId, purpose: 'practice', at },
        ...{ isRight: isCorrect && hintsUsed === 0, isHinted: hintsUsed > 0 },
      };
    });
    if (rows.length === 0) continue;
    await inTurn(dependencies, context, userId, async (inside, current) => {
      await db.rows(AnswerRow, inside).insert(rows).onConflict(['questionId', 'skillId']).ignore();
      await assess(dependencies, inside, current, userId, [...new Set(rows.map(({ skillId }) => skillId))]);
      return [];
    });
  }
}

/** The same id at every seeding. */
export function idFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
