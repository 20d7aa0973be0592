import { randomUUID } from 'node:crypto';
import { knexOf } from '../../core/db/index.ts';
import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import type { CalibrationResult } from './contract.ts';

/** An item in use. */
async function anItem({ at }: Pick<Owner, 'at'>): Promise<{ itemId: string; version: number }> {
  const items = knexOf(at.platform.database)('item_bank.items');
  const item = await items.where({ isCurrent: true, section: 'core_math' }).orderBy('itemId').first();
  if (!item) throw new Error('The bank is empty');
  return item;
}

async function aFlag(owner: Owner): Promise<string> {
  const { itemId } = await anItem(owner);
  const flag = { reason: 'other', says: `Noticed ${randomUUID()}` };
  return (await owner.person.post(`/api/item-bank/items/${itemId}/flags`, flag)).body.id;
}

/** A completed calibration of the owner's institution; its one item keeps its parameters. */
async function aCalibration(owner: Owner): Promise<string> {
  const { itemId, version } = await anItem(owner);
  const parameters = { a: 1, b: 0, c: 0.2 };
  const result: CalibrationResult = {
    people: 100,
    answers: 100,
    population: { mean: 0, sd: 1 },
    scale: 'anchors',
    logLikelihood: -50,
    iterations: 5,
    converged: true,
    items: [
      {
        itemId,
        version,
        answers: 100,
        outcome: 'estimated',
        before: parameters,
        after: parameters,
        se: null,
        fit: null,
      },
    ],
    overallFit: null,
    fitSays: null,
    dif: [],
    difSays: null,
    leftOut: [],
    notes: [],
  };
  const id = randomUUID();
  const now = owner.at.clock.now();
  await knexOf(owner.at.platform.database)('item_bank.calibrations').insert({
    id,
    institutionId: owner.institution.id,
    section: 'core_math',
    model: '2PL',
    minimumAnswers: 100,
    answersFrom: 'bank',
    status: 'done',
    result: JSON.stringify(result),
    createdAt: now,
    finishedAt: now,
  });
  return id;
}

const calibration = {
  belongsTo: 'institution' as const,
  make: async (owner: Owner) => ({ params: { id: await aCalibration(owner) } }),
};

export const named: AccessTestData['named'] = {
  item: { belongsTo: 'everyone', make: async (owner) => ({ params: { itemId: (await anItem(owner)).itemId } }) },
  observed: { belongsTo: 'everyone', make: async (owner) => ({ params: { itemId: (await anItem(owner)).itemId } }) },
  itemTrend: { belongsTo: 'everyone', make: async (owner) => ({ params: { itemId: (await anItem(owner)).itemId } }) },
  judgement: { belongsTo: 'everyone', make: async (owner) => ({ params: { itemId: (await anItem(owner)).itemId } }) },
  flag: {
    belongsTo: 'everyone',
    make: async (owner) => ({
      params: { itemId: (await anItem(owner)).itemId },
      body: { reason: 'wording', says: 'It can be read two ways' },
    }),
  },
  changeState: {
    belongsTo: 'everyone',
    make: async (owner) => ({
      params: { itemId: (await anItem(owner)).itemId },
      body: { to: 'operational', reason: 'Read again: it is right' },
    }),
  },
  resolveFlag: {
    belongsTo: 'institution',
    make: async (owner) => ({ params: { id: await aFlag(owner) }, body: { resolution: 'Read again: it is clear' } }),
  },
  calibration,
  stopCalibration: calibration,
  adoptCalibration: calibration,
};
