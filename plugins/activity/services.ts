import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { Tx } from '../../core/db/index.ts';
import type { NotificationKind } from './notifications/contract.ts';

/** A notification for a person. It must not name other people, so that erasing them leaves nothing behind. */
export interface NewNotification {
  readonly userId: string;
  /** Unique per person: the same id again changes nothing. */
  readonly id: string;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly text: string;
  /** Address of the screen it links to. */
  readonly to?: string;
}

/** Notifications for people: shown at once if they are online, otherwise at their next visit. */
export interface Notifications {
  /** Stored in the caller's transaction and sent after its commit. Does nothing for an erased person. */
  notify(
    context: { readonly who: Pick<Actor, 'institution'>; readonly tx?: Tx },
    notification: NewNotification,
  ): Promise<void>;
}
export const notifications = defineService<Notifications>('activity.notifications');
