import type { ImpactOptions } from 'psychometrics';
import { impactByGroup } from 'psychometrics';
import type { z } from 'zod';
import type { Who } from '../../../../core/contract/index.ts';
import { insertIfNew } from '../../../../core/db/index.ts';
import { educationalLevelTitles } from '../../../learner/contract.ts';
import type { Decision } from '../../applications/contract.ts';
import type { ApplicationRow } from '../../applications/models.ts';
import type { GroupedOutcomes } from '../contract.ts';
import { minGroup } from '../contract.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { GroupedOutcomesRow } from '../models.ts';

/** An application with its latest decision. */
export interface Decided {
  readonly application: Pick<ApplicationRow, 'userId' | 'record'>;
  readonly decision: z.output<typeof Decision>;
  /** Of the first decision. */
  readonly at: Date;
}

type Shown = Pick<GroupedOutcomesRow, 'at' | 'decided' | 'attributes'>;

/**
 * Figures by group, as they stood when at least `minGroup` applications had been decided since the state before: whoever
 * compares two states learns of no smaller group. Undefined before the first state.
 */
export async function groupedOutcomes(
  dependencies: Pick<DeskDependencies, 'db' | 'clock' | 'record'>,
  who: Who,
  intakeId: string,
  decided: readonly Decided[],
): Promise<Shown | undefined> {
  const { db, clock } = dependencies;
  const known = await db.rows(GroupedOutcomesRow, { who }).findById(intakeId);
  const since = known?.at;
  if (decided.filter(({ at }) => since === undefined || at > since).length < minGroup) return known;
  const next = { at: clock.now(), decided: decided.length, attributes: await attributesOf(dependencies, who, decided) };
  return db.transaction(async (tx) => {
    const rows = () => db.rows(GroupedOutcomesRow, { who, tx });
    // Of two calls at once the first one sets the state for both.
    if (await insertIfNew(rows(), { intakeId, ...next }, ['intakeId'])) return next;
    const locked = await rows().findById(intakeId).forUpdate().throwIfNotFound();
    if (locked.at.getTime() !== since?.getTime()) return locked;
    await rows().findById(intakeId).patch(next);
    return next;
  });
}

const ageTitles: Readonly<Record<string, string>> = {
  'under-13': 'Under 13',
  '13-15': '13 to 15',
  '16-17': '16 or 17',
  adult: '18 or older',
};

const levelTitles: Readonly<Record<string, string>> = {
  foundation: 'Foundation',
  immersion: 'Immersion',
  mastery: 'Mastery',
  excellence: 'Excellence',
};

/** What the learner's record says. Nothing is inferred from names, texts or documents. */
async function attributesOf(
  { record }: Pick<DeskDependencies, 'record'>,
  who: Who,
  decided: readonly Decided[],
): Promise<GroupedOutcomes[]> {
  const learners = [...new Set(decided.map(({ application }) => application.userId))];
  const profiles = await record.educations({ who }, learners);
  const profileOf = ({ application }: Decided) => profiles.get(application.userId);
  return [
    attributeOf('age', 'Age at that time', decided, ageTitles, (each) => profileOf(each)?.ageBand),
    attributeOf(
      'education',
      'Educational level',
      decided,
      educationalLevelTitles,
      (each) => profileOf(each)?.educationalLevel,
    ),
    attributeOf(
      'eiq-level',
      'EiQ level at the submission',
      decided,
      levelTitles,
      ({ application }) => application.record?.level,
    ),
  ];
}

function attributeOf(
  attribute: string,
  title: string,
  decided: readonly Decided[],
  titles: Readonly<Record<string, string>>,
  groupOf: ImpactOptions<Decided>['groupOf'],
): GroupedOutcomes {
  const isAccepted = ({ decision }: Decided) => decision === 'accepted';
  return { attribute, title, ...impactByGroup(decided, { groupOf, isAccepted, titles, minGroup }) };
}
