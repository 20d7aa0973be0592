import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { Tx } from '../../core/db/index.ts';
import type { NotificationKind } from './notifications/contract.ts';

/** Something to tell a person. It names nobody else: what is said of others stays with them. */
export interface Note {
  readonly userId: string;
  /** Repeats of the same id for the same person change nothing. */
  readonly id: string;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly text: string;
  /** Address of the screen it leads to. */
  readonly to?: string;
}

/** Tells people what happened while they were elsewhere: at once where they are here, otherwise when they come. */
export interface Notifications {
  /** Written in the caller's transaction, told after its commit. To somebody who is not there any more it does nothing. */
  notify(context: { readonly who: Pick<Actor, 'institution'>; readonly tx?: Tx }, note: Note): Promise<void>;
}
export const notifications = defineService<Notifications>('activity.notifications');
