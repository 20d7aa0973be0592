import { CallError } from '../../../../web/api/index.ts';

/** Whether passkeys can be used at this address: by https or on localhost, at a host name, in a browser that has them. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);

/** Why passkeys cannot be used here. */
export const noPasskeysHere = 'Passkeys need a browser that supports them and an address that begins with https.';

/** What went wrong in the browser's own dialog, in words; undefined for an error of a call, which has words of its own. */
export function passkeyProblem(error: unknown): string | undefined {
  if (error instanceof CallError) return undefined;
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'No passkey was used. You can try again.';
  return 'Your browser could not use a passkey. Please try again or use another way.';
}

/** The name of this kind of device, as a suggestion. */
export function deviceName(): string {
  const agent = navigator.userAgent;
  const known = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'CrOS', 'Linux'].find((mark) =>
    agent.includes(mark),
  );
  const names: Record<string, string> = { Android: 'Android phone', Macintosh: 'Mac', CrOS: 'Chromebook' };
  return known ? (names[known] ?? known) : 'Passkey';
}
