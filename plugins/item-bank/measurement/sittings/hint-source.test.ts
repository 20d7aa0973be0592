import { ladderStart } from 'psychometrics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import type { ChoiceItem } from '../../items/item.ts';
import { ResponseRow, SittingRow } from '../../models.ts';
import type { CatalogueEntry } from '../../services.ts';
import { hintSource, itemCatalogue } from '../../services.ts';

let at: TestPlatform;
let learner: TestPerson;

beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
  learner = await at.person('learner');
});
afterAll(() => at?.close());

type Choice = CatalogueEntry & { content: ChoiceItem };

/** Two items with a wrong option from the same misconception. */
async function alike(): Promise<{ first: Choice; second: Choice; misconception: string }> {
  const entries = await at.platform.host.service(itemCatalogue).list({ format: 'multiple_choice' });
  const seen = new Map<string, Choice>();
  for (const entry of entries as Choice[]) {
    for (const { id } of entry.content.misconceptions.flatMap((each) => each ?? [])) {
      const first = seen.get(id);
      if (first && first.itemId !== entry.itemId) return { first, second: entry, misconception: id };
      seen.set(id, entry);
    }
  }
  throw new Error('No two items share a misconception');
}

/** Creates a sitting in which the first question is answered and the second is open. @returns the id of the second */
async function answeredThenAsked(first: Choice, option: number, second: Choice): Promise<string> {
  const { database } = at.platform;
  const scope = { institution: at.institution };
  const now = at.clock.now();
  const userId = learner.user.id;
  const plan = { purpose: 'test', sections: [], cuts: [], hintsCount: false };
  const sitting = await database
    .rows(SittingRow, scope)
    .insert({ userId, purpose: 'test', plan, ladder: ladderStart, openedAt: now });
  const asked = ({ itemId, version, section }: Choice, position: number) => ({
    id: newId(),
    userId,
    sittingId: sitting.id,
    position,
    section,
    itemId,
    itemVersion: version,
    askedAt: now,
  });
  await database.rows(ResponseRow, scope).insert({ ...asked(first, 0), answeredAt: now, answerOption: option });
  return (await database.rows(ResponseRow, scope).insert(asked(second, 1))).id;
}

test('hint material has the question’s misconceptions that earlier wrong answers showed', async () => {
  const { first, second, misconception } = await alike();
  const source = at.platform.host.service(hintSource);
  const within = { who: { institution: at.institution } };
  const wrong = first.content.misconceptions.findIndex((each) => each?.id === misconception);
  const misled = await source.material(within, learner.user.id, await answeredThenAsked(first, wrong, second));
  expect(misled.misconceptions.map(({ id }) => id)).toEqual([misconception]);
  const knew = await source.material(
    within,
    learner.user.id,
    await answeredThenAsked(first, first.content.key, second),
  );
  expect(knew.misconceptions).toEqual([]);
});
