import type { ThreadMessage, ThreadSetup } from './thread-messages.ts';
import { sentError } from './thread-messages.ts';
import type { OpenModule, RunModule } from './threads.ts';

type Answer = (request: unknown) => unknown;

/** Loads the module of a thread or process; the result handles requests in sequence. */
export function requestHandler(
  { module, method, payload }: ThreadSetup,
  send: (message: ThreadMessage) => void,
): (request: unknown) => void {
  const thread = { progress: (value: unknown) => send({ kind: 'progress', value }) };
  const opening: Promise<Answer> = import(module).then((loaded: RunModule & OpenModule) =>
    method === 'run' ? () => loaded.run(payload, thread as never) : (loaded.open(payload, thread as never) as Answer),
  );
  // The error is reported with the first request.
  opening.catch(() => undefined);
  let turn: Promise<void> = Promise.resolve();
  return (request) => {
    turn = turn.then(async () => {
      try {
        const answer = await opening;
        send({ kind: 'reply', value: await answer(request) });
      } catch (error) {
        send({ kind: 'failed', error: sentError(error) });
      }
    });
  };
}
