import type { Logger } from 'pino';
import type { AnyContract, LiveSender, LiveSpec } from '../contract/index.ts';
import { issuesOf } from '../contract/index.ts';
import type { LiveServer } from './connection.ts';
import { maxBinaryParts, messageSize } from './message-size.ts';
import { nameOf, ownRoom, personalRoom } from './places.ts';
import type { Plugins } from './plugins.ts';
import { own } from './plugins.ts';

/** What a plugin does to its rooms beside sending to them. */
export type RoomSupervision<L extends LiveSpec = LiveSpec> = Pick<LiveSender<L>, 'recheck' | 'present'>;

export interface SenderOptions extends Pick<Plugins, 'gate'> {
  readonly io: LiveServer;
  readonly log: Logger;
  readonly supervision: (plugin: string) => RoomSupervision;
}

/**
 * A plugin's sender. A body passes through its schema, so that an undeclared field cannot leave. One that does not fit,
 * an undeclared message or room, and whatever a plugin sends where it is off is not sent; all but the last is logged.
 */
export function createSender<C extends AnyContract>(
  { id, live }: C,
  { io, gate, log, supervision }: SenderOptions,
): LiveSender<C['live']> {
  const send = (institution: { id: string }, target: string, message: string, body: unknown, except?: string) => {
    if (!gate.isOn(institution.id, id)) return;
    const schema = own(live.sends, message);
    if (!schema) return log.error({ plugin: id, message }, 'a plugin sends a message its contract does not mention');
    const parsed = schema.safeParse(body);
    if (!parsed.success) {
      const issues = issuesOf(parsed.error, 'body');
      return log.error({ plugin: id, message, issues }, 'a plugin sends a message that its contract says otherwise');
    }
    if (messageSize(parsed.data).binaryParts > maxBinaryParts) {
      return log.error({ plugin: id, message, maxBinaryParts }, 'a plugin sends a message with too many binary parts');
    }
    const to = except === undefined ? io.to(target) : io.to(target).except(ownRoom(institution.id, except));
    to.emit(message, parsed.data);
  };
  const sender: Pick<LiveSender<LiveSpec>, 'toRoom' | 'toConnection' | 'toUser'> = {
    toRoom(institution, room, key, message, body, { except } = {}) {
      if (!own(live.rooms, room)) return log.error({ plugin: id, room }, 'a plugin sends to a room it does not have');
      send(institution, nameOf({ institutionId: institution.id, plugin: id, room, key }), message, body, except);
    },
    toConnection: (institution, connectionId, message, body) =>
      send(institution, ownRoom(institution.id, connectionId), message, body),
    toUser: (institution, userId, message, body) =>
      send(institution, personalRoom(institution.id, userId), message, body),
  };
  return { ...sender, ...supervision(id) };
}
