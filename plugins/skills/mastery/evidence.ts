import { percentText } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import type { ShownSkillEvidence, SkillEvidence } from '../../talent/services.ts';
import type { OwnCatalogue } from '../catalogue/own-catalogue.ts';
import { masteredAnswers, masteredFrom, masteredLow } from './contract.ts';
import { MasteryRow } from './models.ts';

interface Dependencies {
  readonly db: Database;
  readonly catalogue: Pick<OwnCatalogue, 'byId'>;
}

/** Levels for talent profiles: a mastered skill counts as advanced, one of the expert level as expert. */
const [advanced, expert] = [4, 5];

/** Mastered skills, for talent profiles. What a learner merely marked as completed is no evidence. */
export const createEvidence = ({ db, catalogue }: Dependencies): SkillEvidence => ({
  async of(context, userIds) {
    const rows = await db
      .rows(MasteryRow, context)
      .whereIn('userId', [...userIds])
      .where('mastery', '>=', masteredFrom)
      .where('low', '>=', masteredLow)
      .where('answers', '>=', masteredAnswers)
      .orderBy(['userId', 'skillId'])
      .select('userId', 'skillId', 'answers', 'mastery', 'low', 'high');
    const shown = rows.flatMap(({ userId, skillId, ...row }) => {
      const skill = catalogue.byId.get(skillId);
      if (!skill) return [];
      const level = skill.level === 'expert' ? expert : advanced;
      return { userId, evidence: { name: skill.title, aliases: skill.aliases, level, evidence: evidenceOf(row) } };
    });
    const byLearner = Map.groupBy(shown, ({ userId }) => userId);
    return new Map<string, readonly ShownSkillEvidence[]>(
      [...byLearner].map(([userId, own]) => [userId, own.map(({ evidence }) => evidence)]),
    );
  },
});

const evidenceOf = ({ answers, mastery, low, high }: Pick<MasteryRow, 'answers' | 'mastery' | 'low' | 'high'>) =>
  `Known with a probability of ${percentText(mastery)} (${percentText(low)} to ${percentText(high)}), by ${answers} answers`;
