import type { Clock } from '../../core/clock.ts';
import type { CallContext, Database, Tx } from '../../core/db/index.ts';
import type { Random } from '../../core/random.ts';
import type { Answer, ItemSection } from './contract.ts';
import type { Item } from './items/item.ts';
import type { ItemBank } from './items/item-bank.ts';
import type { Asked, Grade } from './measurement/grading/grade-answer.ts';
import type { VariantSource } from './measurement/variants/variant-source.ts';
import type { VariantStock } from './measurement/variants/variant-stock.ts';
import type { ResponseRow, SittingRow } from './models.ts';

/** What measuring is made of. */
export interface Dependencies {
  readonly db: Database;
  readonly bank: ItemBank;
  readonly clock: Clock;
  readonly random: Random;
  readonly variantSource: VariantSource;
  readonly stock: VariantStock;
  /** The packs that are on for somebody, and their sections. */
  packsFor(context: CallContext): readonly { readonly plugin: string; readonly sections: readonly ItemSection[] }[];
  /**
   * The items somebody is asked in an assessment: people of the demo look around, and are asked nothing that counts.
   * @throws Failure forbidden for everybody but learners
   */
  poolOf(context: CallContext, userId: string): Promise<'assessment' | 'demo'>;
  grade(context: CallContext, response: Asked, item: Item, answer: Answer): Promise<Grade>;
  /** Tells of an answer, in the transaction that stores it. */
  answered(tx: Tx, context: CallContext, sitting: SittingRow, response: ResponseRow, item: Item): Promise<void>;
}
