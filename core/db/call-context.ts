import type { Actor } from '../contract/index.ts';
import type { Tx } from './transaction.ts';

type InInstitution = Pick<Actor, 'institution'>;

/** The actor of a call and the transaction it is part of, if any. */
export interface CallContext<Who extends InInstitution = InInstitution> {
  readonly who: Who;
  readonly tx?: Tx | undefined;
}

/** A call within an open transaction. */
export interface TransactionContext<Who extends InInstitution = InInstitution> extends CallContext<Who> {
  readonly tx: Tx;
}
