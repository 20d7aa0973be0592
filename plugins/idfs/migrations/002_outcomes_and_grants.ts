import type { Knex } from 'knex';

// What becomes of a completed session, and leave to begin another one early.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (table) => {
    table.text('outcome').checkIn(['recorded', 'short', 'held', 'declined', 'repeated'], 'sessions_outcome');
  });
  const completed: { id: string; result: Earlier }[] = await knex('sessions')
    .whereNotNull('result')
    .select('id', 'result');
  for (const { id, result } of completed) {
    const outcome = result.isRecorded ? 'recorded' : 'short';
    await knex('sessions')
      .where({ id })
      .update({ outcome, result: JSON.stringify(inSteps(result)) });
  }
  await knex.schema.alterTable('sessions', (table) => {
    table.check("(state = 'completed') = (outcome is not null)", {}, 'sessions_outcome_fits');
    table.index(['institution_id', 'ended_at'], 'sessions_held', { predicate: knex.whereRaw("outcome = 'held'") });
  });
  await knex.schema.createTable('grants', (table) => {
    table.uuid('id').primary();
    table.uuid('institution_id').notNullable().references('id').inTable('platform.institutions').onDelete('CASCADE');
    table.uuid('user_id').notNullable().references('id').inTable('platform.users').onDelete('CASCADE');
    table.uuid('granted_by').references('id').inTable('platform.users').onDelete('SET NULL');
    table.text('reason').notNullable();
    table.timestamp('granted_at').notNullable();
    table.timestamp('used_at');
    // Granting twice is granting once.
    table.unique(['user_id'], { indexName: 'grants_one_unused', predicate: knex.whereRaw('used_at is null') });
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('grants');
  await knex.schema.alterTable('sessions', (table) => {
    table.dropIndex([], 'sessions_held');
    table.dropColumn('outcome');
  });
}

/** A result as it was stored before: with exact points of every group. */
interface Earlier {
  readonly isRecorded: boolean;
  readonly overallScore: number;
  readonly standardError: number;
  readonly levelProbabilities: Record<string, number>;
  readonly categoryBreakdown: Group[];
  readonly loadBreakdown: Group[];
  readonly cognitiveAnalysis: object;
}
interface Group {
  readonly answered: number;
  readonly score: number;
}

/** What was exact becomes steps, as for results from now on; words that quoted exact points go. */
function inSteps(result: Earlier): object {
  const group = (each: Group) => {
    const share = each.answered >= 4 ? each.score / each.answered : undefined;
    const percentage = share === undefined ? null : Math.min(75, Math.max(25, 25 * Math.round(4 * share)));
    return { ...each, percentage, score: percentage === null ? null : (percentage * each.answered) / 100 };
  };
  return {
    ...result,
    overallScore: 5 * Math.round(result.overallScore / 5),
    standardError: Math.round(result.standardError),
    levelProbabilities: Object.fromEntries(
      Object.entries(result.levelProbabilities).map(([level, mass]) => [level, Math.round(20 * mass) / 20]),
    ),
    categoryBreakdown: result.categoryBreakdown.map(group),
    loadBreakdown: result.loadBreakdown.map(group),
    cognitiveAnalysis: { ...result.cognitiveAnalysis, strengths: [], improvementAreas: [] },
    haste: null,
  };
}
