import type { Logger } from 'pino';
import type { AnyContract, LiveSender, LiveSpec } from '../contract/index.ts';
import { issuesOf } from '../contract/index.ts';
import type { LiveServer } from './connection.ts';
import { maxBinaryParts, messageSize } from './message-size.ts';
import type { Plugins } from './plugins.ts';
import { own } from './plugins.ts';
import { nameOf, ownRoom, personalRoom } from './room-names.ts';

/** Room operations of a plugin other than sending. */
export type RoomSupervision<L extends LiveSpec = LiveSpec> = Pick<LiveSender<L>, 'recheck' | 'present'>;

export interface SenderOptions extends Pick<Plugins, 'gate'> {
  readonly io: LiveServer;
  readonly log: Logger;
  readonly supervision: (plugin: string) => RoomSupervision;
}

/**
 * Creates a plugin's sender. Bodies are parsed with their schemas, which drops undeclared fields. Invalid bodies and
 * undeclared messages and rooms are logged and not sent. Where the plugin is off, nothing is sent.
 */
export function createSender<C extends AnyContract>(
  { id, live }: C,
  { io, gate, log, supervision }: SenderOptions,
): LiveSender<C['live']> {
  const send = (institution: { id: string }, target: string, message: string, body: unknown, except?: string) => {
    if (!gate.isOn(institution.id, id)) return;
    const schema = own(live.sends, message);
    if (!schema) return log.error({ plugin: id, message }, 'message is not declared in the plugin’s contract');
    const parsed = schema.safeParse(body);
    if (!parsed.success) {
      const issues = issuesOf(parsed.error, 'body');
      return log.error({ plugin: id, message, issues }, 'message body does not match the plugin’s contract');
    }
    if (messageSize(parsed.data).binaryParts > maxBinaryParts) {
      return log.error({ plugin: id, message, maxBinaryParts }, 'message has too many binary parts');
    }
    const to = except === undefined ? io.to(target) : io.to(target).except(ownRoom(institution.id, except));
    to.emit(message, parsed.data);
  };
  const sender: Pick<LiveSender<LiveSpec>, 'toRoom' | 'toConnection' | 'toUser'> = {
    toRoom(institution, room, key, message, body, { except } = {}) {
      if (!own(live.rooms, room))
        return log.error({ plugin: id, room }, 'room is not declared in the plugin’s contract');
      send(institution, nameOf({ institutionId: institution.id, plugin: id, room, key }), message, body, except);
    },
    toConnection: (institution, connectionId, message, body) =>
      send(institution, ownRoom(institution.id, connectionId), message, body),
    toUser: (institution, userId, message, body) =>
      send(institution, personalRoom(institution.id, userId), message, body),
  };
  return { ...sender, ...supervision(id) };
}
