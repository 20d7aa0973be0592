import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { ErrorEnvelope, LiveConnection } from '../contract/index.ts';
import { notFound } from '../contract/index.ts';
import { envelopeOf, failureOf, parseAll, reasonFor } from '../http/errors.ts';
import { assertNoOpenAssessment } from '../plugins/assessment-lock.ts';
import { readWrittenText } from '../plugins/written-text.ts';
import type { Identity, LiveSocket } from './connection.ts';
import { currentWho } from './connection.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { maxBinaryParts, messageSize } from './message-size.ts';
import type { Listener, Plugins } from './plugins.ts';
import { assertAccess, listenerFor, receiverOf } from './plugins.ts';
import type { Rooms } from './rooms.ts';
import { pluginOfRoom } from './rooms.ts';

/** Messages of the platform. Plugins must not use these names. */
const builtInMessages = ['enter_room', 'leave_room', 'room_left'] as const;

const isBuiltIn = (message: string) => (builtInMessages as readonly string[]).includes(message);

export type Answer = { readonly ok: true; readonly error?: never } | ErrorEnvelope;

export interface Answering extends Plugins, Identity {
  readonly rooms: Rooms;
  readonly log: Logger;
}

/**
 * Handles a message from a browser and returns its acknowledgement; never throws. The steps are those of a request: gate,
 * access, validate, handle, serialise. Messages of one connection to one plugin are handled in order.
 */
export async function answerTo(
  socket: LiveSocket,
  message: string,
  body: unknown,
  limits: ConnectionLimits,
  answering: Answering,
): Promise<Answer> {
  try {
    const receiver = isBuiltIn(message) ? undefined : receiverOf(answering, message);
    // Messages of a plugin that is off have the same limits as unknown messages.
    const isOn = receiver !== undefined && answering.gate.isOn(socket.data.institution.id, receiver.plugin);
    limits.assertWithin(message, body, isOn ? receiver.spec : undefined);
    const line = isBuiltIn(message) ? pluginOfRoom(body) : receiver?.plugin;
    const act = () => dispatch(socket, message, body, answering);
    return { ...(await limits.sequencer.inTurn(line ?? '', act)), ok: true };
  } catch (thrown) {
    const error = await reasonFor(thrown, socket.data.session, answering.stillValid);
    return refusalOf(error, answering.log, { message: message.slice(0, 100), userId: socket.data.userId });
  }
}

/** The error envelope for an error. Internal errors are logged with the request id in the envelope. */
export function refusalOf(error: unknown, log: Logger, about: Record<string, unknown>): ErrorEnvelope {
  const failure = failureOf(error);
  const requestId = randomBytes(9).toString('base64url');
  if (!failure) log.error({ err: error, requestId, ...about }, 'live message failed');
  return envelopeOf(failure, requestId);
}

/** Checks access only when the message's turn comes: the plugin or the session may have changed while it waited. */
async function dispatch(
  socket: LiveSocket,
  message: string,
  body: unknown,
  answering: Answering,
): Promise<Record<string, unknown>> {
  const { rooms } = answering;
  if (message === 'enter_room') return rooms.enter(socket, body);
  if (message === 'leave_room') return rooms.leave(socket, body);
  const listener = await listenerFor(answering, socket.data.institution.id, message);
  if (!listener) throw notFound('Unknown message');
  const connection: LiveConnection = {
    id: socket.id,
    enter: async (room, key) => void (await rooms.enter(socket, { room: `${listener.plugin}.${room}`, key })),
  };
  return handle(socket, message, listener, body, connection, answering);
}

async function handle(
  socket: LiveSocket,
  message: string,
  { plugin, spec, handle: handler }: Listener,
  body: unknown,
  connection: LiveConnection,
  answering: Answering,
): Promise<Record<string, unknown>> {
  const who = await currentWho(socket, answering);
  assertAccess(spec.access, who);
  const [parsed] = parseAll([{ name: 'body', schema: spec.body, value: body }]);
  await readWrittenText(answering, { plugin, name: message }, parsed, who);
  if (spec.duringAssessment === 'closed') await assertNoOpenAssessment(answering, who);
  const result = await handler(parsed, who, connection);
  if (!spec.answer) return {};
  const answer = spec.answer.safeParse(result);
  if (!answer.success) {
    throw new Error(
      `The answer of ${plugin} to ${message} does not match the plugin's contract: ${answer.error.message}`,
    );
  }
  if (typeof answer.data !== 'object' || answer.data === null || Array.isArray(answer.data)) {
    throw new Error(`The answer of ${plugin} to ${message} is not an object`);
  }
  if (messageSize(answer.data).binaryParts > maxBinaryParts) {
    throw new Error(`The answer of ${plugin} to ${message} has more than ${maxBinaryParts} binary parts`);
  }
  return { ...answer.data };
}
