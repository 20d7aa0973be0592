import type { Clock } from '../../core/clock.ts';
import type { CallContext, Database, Tx } from '../../core/db/index.ts';
import type { Random } from '../../core/random.ts';
import type { Answer, ItemSection } from './contract.ts';
import type { Item } from './items/item.ts';
import type { ItemBank } from './items/item-bank.ts';
import type { AskedQuestion, Grade } from './measurement/grading/grade-answer.ts';
import type { VariantSource } from './measurement/variants/variant-source.ts';
import type { VariantStock } from './measurement/variants/variant-stock.ts';
import type { ResponseRow, SittingRow } from './models.ts';

export interface Dependencies {
  readonly db: Database;
  readonly bank: ItemBank;
  readonly clock: Clock;
  readonly random: Random;
  readonly variantSource: VariantSource;
  readonly stock: VariantStock;
  /** The enabled packs with their sections. */
  packsFor(context: CallContext): readonly { readonly plugin: string; readonly sections: readonly ItemSection[] }[];
  /**
   * The pool for a learner's assessments: the demo's for demo visitors.
   * @throws Failure forbidden for anyone but learners
   */
  poolOf(context: CallContext, userId: string): Promise<'assessment' | 'demo'>;
  grade(context: CallContext, response: AskedQuestion, item: Item, answer: Answer): Promise<Grade>;
  /** Emits the event of an answer, in the transaction that stores it. */
  answered(tx: Tx, context: CallContext, sitting: SittingRow, response: ResponseRow, item: Item): Promise<void>;
}
