import { createHmac, randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { z } from 'zod';
import type { Warning } from '../../../core/plugins/define-plugin.ts';

/** How browsers find a way to each other: `plugins.collaboration.calls`. */
export const CallConfig = z.object({
  /** `stun:stun.example.org:3478`. Tells a browser its public address. */
  stunUrls: z.array(z.string().regex(/^stuns?:\S+$/, 'An address such as stun:stun.example.org:3478')).default([]),
  /** `turn:turn.example.org:3478`. Relays a call where networks allow no direct connection. */
  turnUrls: z.array(z.string().regex(/^turns?:\S+$/, 'An address such as turn:turn.example.org:3478')).default([]),
  /** `static-auth-secret` of coturn. */
  turnSecret: z.string().min(16, 'At least 16 characters').optional(),
  /** How long a credential is valid; a longer call goes on. */
  credentialSeconds: z.int().min(60).max(86_400).default(3600),
});
export type CallConfig = z.output<typeof CallConfig>;

/**
 * The servers for one person's browser. The TURN credential is that of coturn's `use-auth-secret`: the user name is the time at
 * which it expires with a random part, the password its HMAC-SHA1 with the shared secret.
 */
export function iceServers(config: CallConfig, now: Date) {
  const stun = config.stunUrls.length > 0 ? [{ urls: config.stunUrls }] : [];
  if (config.turnUrls.length === 0 || config.turnSecret === undefined) return stun;
  const expires = Math.floor(now.getTime() / 1000) + config.credentialSeconds;
  const username = `${expires}:${randomBytes(9).toString('hex')}`;
  const credential = createHmac('sha1', config.turnSecret).update(username).digest('base64');
  return [...stun, { urls: config.turnUrls, username, credential }];
}

const patienceMs = 2000;

/** Problems with the configured servers, for `eiq doctor`. */
export async function callWarnings(config: CallConfig): Promise<Warning[]> {
  const warnings: Warning[] = [];
  if (config.turnUrls.length > 0 !== (config.turnSecret !== undefined))
    warnings.push({
      message: 'Calls in rooms have either a TURN server without its secret, or a secret without a server.',
      remedy: 'Set both plugins.collaboration.calls.turnUrls and turnSecret, or neither.',
    });
  for (const url of [...config.stunUrls, ...config.turnUrls]) {
    const { host, port, isUdp } = partsOf(url);
    if (!isUdp || (await answersStun(host, port))) continue;
    warnings.push({
      message: `The server ${url} for calls in rooms does not answer.`,
      remedy: `Check that it runs and that this machine may send UDP to ${host}, port ${port}.`,
    });
  }
  return warnings;
}

function partsOf(url: string) {
  const [, scheme = '', host = '', port = '3478', query = ''] =
    /^(stuns?|turns?):(\[[^\]]+\]|[^:?]+)(?::(\d+))?(\?.*)?$/.exec(url) ?? [];
  const isUdp = !scheme.endsWith('s') && !query.includes('transport=tcp');
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port), isUdp };
}

/** Sends a STUN binding request (RFC 8489), which TURN servers answer too. */
function answersStun(host: string, port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const transaction = randomBytes(12);
  const request = Buffer.concat([Buffer.from([0, 1, 0, 0, 0x21, 0x12, 0xa4, 0x42]), transaction]);
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
  const timer = setTimeout(() => resolve(false), patienceMs);
  socket.on('error', () => resolve(false));
  socket.on('message', (answer) => {
    if (answer.subarray(8, 20).equals(transaction)) resolve(true);
  });
  socket.send(request, port, host, (error) => error && resolve(false));
  return promise.finally(() => {
    clearTimeout(timer);
    socket.close();
  });
}
