import type { ItemParameters } from 'psychometrics';
import { normalDraw, respond } from 'psychometrics';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import { knexOf, newId } from '../../../core/db/index.ts';
import { seededRandom } from '../../../core/random.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import type { ItemSection } from '../contract.ts';
import type { Item } from '../items/item.ts';

export interface KnownItem {
  readonly itemId: string;
  readonly version: number;
  readonly content: Item;
}

/** Operational multiple-choice items of a section's assessment pool, by id. */
export async function choiceItems(at: TestPlatform, section: ItemSection, count: number): Promise<KnownItem[]> {
  return knexOf(at.platform.database)('item_bank.items')
    .where({ section, isCurrent: true, format: 'multiple_choice', pool: 'assessment' })
    .orderBy('itemId')
    .limit(count)
    .select('itemId', 'version', 'content');
}

interface AnswerOptions {
  readonly items: readonly KnownItem[];
  readonly people: number;
  readonly section: ItemSection;
  /** True parameters, by which people answer; the item's own where absent. */
  readonly truth?: (item: KnownItem, index: number) => ItemParameters;
  /** Which of the items a person is asked; all where absent. */
  readonly asked?: (person: number, index: number) => boolean;
  /** The people of the sittings, in turn; without people where absent. */
  readonly userIds?: readonly string[];
  readonly institution?: InstitutionRef;
  readonly pool?: 'assessment' | 'practice';
  readonly seed?: string;
}

/** Stores sittings of people with abilities N(0, 1), as assessments do. */
export async function storeAnswers(at: TestPlatform, options: AnswerOptions): Promise<void> {
  const { items, people, section, pool = 'assessment', userIds = [] } = options;
  const knex = knexOf(at.platform.database);
  const random = seededRandom(options.seed ?? 'answers');
  const institutionId = (options.institution ?? at.institution).id;
  const now = at.clock.now();
  const sittings: object[] = [];
  const responses: object[] = [];
  for (let person = 0; person < people; person++) {
    const theta = normalDraw(random);
    const sittingId = newId();
    const userId = userIds[person] ?? null;
    const plan = JSON.stringify({ purpose: 'test', sections: [], cuts: [], hintsCount: false, pool });
    const ladder = JSON.stringify({});
    sittings.push({ id: sittingId, institutionId, userId, purpose: 'test', plan, ladder, openedAt: now });
    items.forEach((item, index) => {
      if (options.asked && !options.asked(person, index)) return;
      const parameters = options.truth?.(item, index) ?? (item.content.parameters as ItemParameters);
      const points = respond(parameters, theta, random);
      responses.push({
        id: newId(),
        institutionId,
        userId,
        sittingId,
        position: index,
        section,
        itemId: item.itemId,
        itemVersion: item.version,
        askedAt: now,
        answeredAt: now,
        answerOption: points === 1 ? keyOf(item) : (keyOf(item) + 1) % 3,
        points,
        maximumPoints: 1,
        grader: 'key',
        milliseconds: 20_000 + (person % 7) * 1000,
      });
    });
  }
  await knex.batchInsert('item_bank.sittings', sittings, 500);
  await knex.batchInsert('item_bank.responses', responses, 1000);
}

const keyOf = ({ content }: KnownItem) => (content.format === 'multiple_choice' ? content.key : 0);

/** Creates many registered learners at once, for comparisons of groups. */
export async function manyLearners(at: TestPlatform, count: number): Promise<string[]> {
  const knex = knexOf(at.platform.database);
  const { user } = await at.person('learner');
  const row = await knex('platform.users').where({ id: user.id }).first();
  const learners = Array.from({ length: count }, (_, index) => {
    const username = `${user.username}-${index}`;
    return {
      ...row,
      id: newId(),
      username,
      usernameKey: username,
      email: `${username}@example.org`,
      emailKey: `${username}@example.org`,
    };
  });
  await knex.batchInsert('platform.users', learners, 100);
  return learners.map(({ id }) => id);
}
