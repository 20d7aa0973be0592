declare module 'samlp' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** The part that the tests use of a package without types. */
  export function auth(
    options: Record<string, unknown> & {
      getPostURL(
        audience: string,
        request: unknown,
        from: IncomingMessage,
        callback: (error: unknown, url: string) => void,
      ): void;
      getUserFromRequest(request: IncomingMessage): unknown;
    },
  ): (request: IncomingMessage, response: ServerResponse, next: (error: unknown) => void) => void;

  export function logout(
    options: Record<string, unknown>,
  ): (request: IncomingMessage, response: ServerResponse, next: (error: unknown) => void) => void;
}

declare module 'samlp/lib/sessionParticipants/index.js' {
  export default class SessionParticipants {
    constructor(participants: readonly Record<string, unknown>[]);
  }
}
