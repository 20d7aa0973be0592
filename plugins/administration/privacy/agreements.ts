import type { z } from 'zod';
import type { Clock } from '../../../core/clock.ts';
import type { Actor, Provided, Who } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import type { Audit, Deployment, People } from '../../../core/services.ts';
import type { AgreementItem, ListedProcessor } from './contract.ts';
import { AgreementItem as Item } from './contract.ts';
import { AgreementRow } from './models.ts';
import type { Processor, Processors } from './services.ts';

export interface AgreementDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: Audit;
  readonly people: Pick<People, 'named'>;
  readonly deployment: Deployment;
  gathered(who: Pick<Actor, 'institution'>): readonly Provided<Processors>[];
}

/** The checklist of providers that receive personal data, by what is configured now. */
export function createAgreements({ db, clock, audit, people, deployment, gathered }: AgreementDependencies) {
  async function processorsOf(who: Actor): Promise<Processor[]> {
    const found = await Promise.all(
      gathered(who).map(async ({ plugin, service }) =>
        (await service.list({ who })).map((each) => ({ ...each, id: `${plugin}.${each.id}` })),
      ),
    );
    return [...ofDeployment(deployment, who), ...found.flat()];
  }

  return {
    async list(who: Who): Promise<z.input<typeof ListedProcessor>[]> {
      const [all, rows] = await Promise.all([processorsOf(who), db.rows(AgreementRow, { who }).orderBy('tickedAt')]);
      const named = await people.named(
        { who },
        rows.flatMap(({ tickedBy }) => tickedBy ?? []),
      );
      return all.map((processor) => ({
        ...processor,
        ticks: rows
          .filter((row) => row.processor === processor.id && Item.safeParse(row.item).success)
          .map(({ item, note, tickedBy, tickedAt }) => ({
            ...{ item: item as AgreementItem, note, at: tickedAt },
            by: (tickedBy !== null && named.get(tickedBy)) || null,
          })),
      }));
    },

    /** @throws Failure not_found for a provider that is not in use */
    async record(who: Who, given: { processor: string; item: AgreementItem; isSettled: boolean; note: string }) {
      const { processor, item, isSettled, note } = given;
      if (!(await processorsOf(who)).some(({ id }) => id === processor)) throw notFound('This provider is not in use.');
      await db.transaction(async (tx) => {
        const key = { processor, item };
        if (isSettled) {
          const row = { ...key, note, tickedBy: who.user.id, tickedAt: clock.now() };
          const conflict = ['institutionId', 'processor', 'item'];
          await db.rows(AgreementRow, { who, tx }).insert(row).onConflict(conflict).merge();
        } else await db.rows(AgreementRow, { who, tx }).where(key).delete();
        const action = isSettled ? 'agreement.settled' : 'agreement.reopened';
        await audit.record({ who, tx }, { action, subject: processor, details: { item } });
      });
    },
  };
}

/** Those of the deployment, which its operator chose. */
function ofDeployment(deployment: Deployment, who: Actor): Processor[] {
  const { mail, database, redis } = deployment.servers({ who });
  const processor = (
    kind: string,
    host: string | null,
    name: string,
    purpose: string,
    receives: string,
  ): Processor[] =>
    host === null ? [] : [{ id: `administration.${kind}:${host}`, name: `${name} ${host}`, purpose, receives }];
  return [
    {
      id: 'administration.hosting',
      name: 'The operator of this deployment',
      purpose: 'Runs the server, its database, files and backups',
      receives: 'All data of the institution',
    },
    ...processor('mail', mail, 'Mail server', 'Delivers letters', 'Names, email addresses and links in letters'),
    ...processor('database', database, 'Database server', 'Stores all data but files', 'All data but files'),
    ...processor(
      'redis',
      redis,
      'Redis server',
      'Passes on live messages between processes',
      'Live messages, not stored',
    ),
  ];
}
