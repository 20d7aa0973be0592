import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { ErrorEnvelope, LiveConnection } from '../contract/index.ts';
import { notFound } from '../contract/index.ts';
import { envelopeOf, failureOf, parseAll, reasonFor } from '../http/errors.ts';
import { assertNoOpenAssessment } from '../plugins/assessment-lock.ts';
import { readWrittenText } from '../plugins/written-text.ts';
import type { Identity, LiveSocket } from './connection.ts';
import { whoNow } from './connection.ts';
import { maxBinaryParts, messageSize } from './message-size.ts';
import type { OwnLimits } from './own-limits.ts';
import type { Listener, Plugins } from './plugins.ts';
import { assertAccess, listenerFor, takerOf } from './plugins.ts';
import type { Rooms } from './rooms.ts';
import { pluginOfRoom } from './rooms.ts';

/** Messages of the platform itself; no plugin may call one of its own so. */
const builtInMessages = ['enter_room', 'leave_room', 'room_left'] as const;

const isBuiltIn = (message: string) => (builtInMessages as readonly string[]).includes(message);

export type Answer = { readonly ok: true; readonly error?: never } | ErrorEnvelope;

export interface Answering extends Plugins, Identity {
  readonly rooms: Rooms;
  readonly log: Logger;
}

/**
 * What a message from a browser is answered with; never throws. Each goes the same way as a request: gate, access,
 * validate, handle, serialise. Messages of one connection to one plugin are handled in the order they came in.
 */
export async function answerTo(
  socket: LiveSocket,
  message: string,
  body: unknown,
  limits: OwnLimits,
  answering: Answering,
): Promise<Answer> {
  try {
    const taker = isBuiltIn(message) ? undefined : takerOf(answering, message);
    // What a plugin that is off would take is limited like what nobody takes.
    const isOn = taker !== undefined && answering.gate.isOn(socket.data.institution.id, taker.plugin);
    limits.assertWithin(message, body, isOn ? taker.spec : undefined);
    const line = isBuiltIn(message) ? pluginOfRoom(body) : taker?.plugin;
    const act = () => acted(socket, message, body, answering);
    return { ...(await limits.lines.inTurn(line ?? '', act)), ok: true };
  } catch (thrown) {
    const error = await reasonFor(thrown, socket.data.session, answering.stillGood);
    return refusalOf(error, answering.log, { message: message.slice(0, 100), userId: socket.data.userId });
  }
}

/** The envelope for whatever was thrown. What is not meant to be told is logged under the id that is told instead. */
export function refusalOf(error: unknown, log: Logger, about: Record<string, unknown>): ErrorEnvelope {
  const failure = failureOf(error);
  const requestId = randomBytes(9).toString('base64url');
  if (!failure) log.error({ err: error, requestId, ...about }, 'live message failed');
  return envelopeOf(failure, requestId);
}

/** Everything is asked in its turn, not before: by then the plugin may have been switched off, or the session ended. */
async function acted(
  socket: LiveSocket,
  message: string,
  body: unknown,
  answering: Answering,
): Promise<Record<string, unknown>> {
  const { rooms } = answering;
  if (message === 'enter_room') return rooms.enter(socket, body);
  if (message === 'leave_room') return rooms.leave(socket, body);
  const listener = await listenerFor(answering, socket.data.institution.id, message);
  if (!listener) throw notFound('There is no such message');
  const connection: LiveConnection = {
    id: socket.id,
    enter: async (room, key) => void (await rooms.enter(socket, { room: `${listener.plugin}.${room}`, key })),
  };
  return handled(socket, message, listener, body, connection, answering);
}

async function handled(
  socket: LiveSocket,
  message: string,
  { plugin, spec, handle }: Listener,
  body: unknown,
  connection: LiveConnection,
  answering: Answering,
): Promise<Record<string, unknown>> {
  const who = await whoNow(socket, answering);
  assertAccess(spec.access, who);
  const [parsed] = parseAll([{ name: 'body', schema: spec.body, value: body }]);
  await readWrittenText(answering, { plugin, name: message }, parsed, who);
  if (spec.duringAssessment === 'closed') await assertNoOpenAssessment(answering, who);
  const result = await handle(parsed, who, connection);
  if (!spec.answer) return {};
  const answer = spec.answer.safeParse(result);
  if (!answer.success) {
    throw new Error(`${plugin} answers with something its contract does not say: ${answer.error.message}`);
  }
  if (typeof answer.data !== 'object' || answer.data === null || Array.isArray(answer.data)) {
    throw new Error(`${plugin} answers a live message with something that is not an object`);
  }
  if (messageSize(answer.data).binaryParts > maxBinaryParts) {
    throw new Error(`${plugin} answers a live message with more than ${maxBinaryParts} binary parts`);
  }
  return { ...answer.data };
}
