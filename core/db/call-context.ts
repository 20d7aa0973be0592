import type { Actor } from '../contract/index.ts';
import type { Tx } from './transaction.ts';

type InInstitution = Pick<Actor, 'institution'>;

/** On whose behalf something is done, and the transaction it is part of, where one is open. */
export interface CallContext<Who extends InInstitution = InInstitution> {
  readonly who: Who;
  readonly tx?: Tx | undefined;
}

/** A call whose transaction is open. */
export interface TransactionContext<Who extends InInstitution = InInstitution> extends CallContext<Who> {
  readonly tx: Tx;
}
