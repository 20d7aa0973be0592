import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { BlockList, isIP } from 'node:net';

// Requests to providers. Administrators of institutions choose the addresses, so the server must not become a way into its
// own network: private addresses are refused when the connection is made, after the name was resolved.

/** The request that openid-client makes. */
export interface OutboundRequest {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

export type OutboundFetch = (url: string, request?: OutboundRequest) => Promise<Response>;

/** A provider's address that cannot be used, with the reason. */
export class AddressProblem extends Error {
  readonly reason: 'private' | 'redirect' | 'too-large' | 'not-https';
  readonly address: string;
  constructor(reason: AddressProblem['reason'], address: string) {
    super(`${reason}: ${address}`);
    this.name = 'AddressProblem';
    this.reason = reason;
    this.address = address;
  }
}

/** Discovery documents and key sets have some kilobytes. */
const maxBytes = 512 * 1024;

/**
 * @param onDate receives the provider's clock, from the Date header
 * @throws AddressProblem, and errors of the connection
 */
export function createOutboundFetch({
  allowPrivateAddresses,
  onDate,
}: {
  readonly allowPrivateAddresses: boolean;
  readonly onDate?: (date: Date) => void;
}): OutboundFetch {
  return async (address, { method = 'GET', headers = {}, body, signal } = {}) => {
    const url = new URL(address);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isLoopback = host === 'localhost' || loopback(host);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && allowPrivateAddresses && isLoopback)) {
      throw new AddressProblem('not-https', address);
    }
    if (!allowPrivateAddresses && isIP(host) && isPrivate(host)) throw new AddressProblem('private', address);
    const answer = await send(url, {
      method,
      headers,
      signal,
      body: body === undefined || body === null ? undefined : String(body),
      ...(allowPrivateAddresses ? {} : { lookup: publicLookup }),
    });
    const { statusCode = 0 } = answer;
    if (statusCode >= 300 && statusCode < 400) {
      answer.destroy();
      throw new AddressProblem('redirect', answer.headers.location ?? address);
    }
    const date = Date.parse(answer.headers.date ?? '');
    if (!Number.isNaN(date)) onDate?.(new Date(date));
    const bytes = await bytesOf(answer, address);
    const known = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as [string, string]],
    );
    // A Response of these states may not have a body.
    const hasBody = statusCode !== 204 && statusCode !== 205;
    return new Response(hasBody ? new Uint8Array(bytes) : null, { status: statusCode, headers: known });
  };
}

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly signal: AbortSignal | undefined;
  readonly lookup?: LookupFunction;
}

function send(url: URL, { body, signal, headers, ...options }: Sent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        ...options,
        ...(signal && { signal }),
        headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      },
      resolve,
    );
    request.on('error', reject);
    request.end(body);
  });
}

async function bytesOf(answer: IncomingMessage, address: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new AddressProblem('too-large', address);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Resolves a name to its public addresses, and fails where it has none. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 4);
    const open = found.filter(({ address }) => !isPrivate(address));
    const [first] = open;
    if (!first) return callback(new AddressProblem('private', hostname), '', 4);
    if (options.all) return callback(null, open);
    return callback(null, first.address, first.family);
  });
};

/** Addresses that are not of the public internet (IANA special-purpose registries). */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv4');
}
// Only 2000::/3 is global unicast, and of that some networks embed other addresses.
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv6');
}

/** Whether an IP address is not of the public internet. */
export function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPrivate(mapped);
  if (isIP(address) === 4) return notPublic.check(address, 'ipv4');
  return !globalUnicast.check(address, 'ipv6') || notPublic.check(address, 'ipv6');
}

const loopback = (host: string) => host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
