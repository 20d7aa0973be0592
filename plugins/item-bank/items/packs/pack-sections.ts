import { conflict } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';
import type { ItemSection, Pool } from '../../contract.ts';
import { itemSectionTitles } from '../../contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { isScored } from '../section-bank.ts';

/** Ids of the packs enabled in an institution. */
export const packIdsFor = (dependencies: Pick<Dependencies, 'packsFor'>, context: CallContext): string[] =>
  dependencies.packsFor(context).map(({ plugin }) => plugin);

/** @throws Failure conflict naming a section without operational items of an enabled pack or imported ones */
export async function checkSections(
  dependencies: Pick<Dependencies, 'packsFor' | 'bank'>,
  context: CallContext,
  sections: readonly ItemSection[],
  pool: Pool,
): Promise<void> {
  for (const section of sections) {
    const { entries } = await dependencies.bank.section(section, pool, context.tx, packIdsFor(dependencies, context));
    if (entries.some(isScored)) continue;
    throw conflict(
      `There are no questions for ${itemSectionTitles[section]}: no item pack of this section is enabled. An administrator can enable one under Plugins.`,
    );
  }
}
