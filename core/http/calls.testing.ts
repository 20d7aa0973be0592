import http from 'node:http';

/** The response to a test's call. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
  readonly body: any;
}

export type Call = (
  method: string,
  path: string,
  options?: { token?: string | undefined; body?: unknown; headers?: Record<string, string> },
) => Promise<Answer>;

const agent = new http.Agent({ keepAlive: true });

/**
 * Calls a server of this computer, by default as the institution of `host`. Sends what `fetch` would, which takes three
 * times the processor time.
 */
export function caller(port: number, host: string | undefined): Call {
  return async (method, address, { token, body, headers } = {}) => {
    const sent = await encode(body);
    const { response, content } = await exchange(
      new URL(`http://127.0.0.1:${port}${address}`),
      {
        method,
        agent,
        headers: {
          accept: '*/*',
          'user-agent': 'node',
          ...(sent?.type ? { 'content-type': sent.type } : {}),
          ...(sent ? { 'content-length': String(sent.bytes.byteLength) } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(host ? { 'x-forwarded-host': host } : {}),
          ...headers,
        },
      },
      sent?.bytes,
    );
    const received = new Headers();
    const { rawHeaders } = response;
    for (let at = 0; at < rawHeaders.length; at += 2) received.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
    const text = new TextDecoder().decode(content);
    const hasJson = received.get('content-type')?.includes('json');
    return { status: response.statusCode ?? 0, headers: received, body: hasJson && text ? JSON.parse(text) : text };
  };
}

export function verbs(call: Call, token?: string) {
  return {
    get: (address: string) => call('GET', address, { token }),
    post: (address: string, body?: unknown) => call('POST', address, { token, body }),
    put: (address: string, body?: unknown) => call('PUT', address, { token, body }),
    patch: (address: string, body?: unknown) => call('PATCH', address, { token, body }),
    delete: (address: string) => call('DELETE', address, { token }),
  };
}

/** A body as bytes. Forms and files keep their type; texts and other values are JSON. */
async function encode(body: unknown): Promise<{ bytes: Uint8Array; type?: string | null } | undefined> {
  if (body === undefined) return undefined;
  if (body instanceof Uint8Array) return { bytes: body };
  if (body instanceof FormData || body instanceof URLSearchParams || body instanceof Blob) {
    const encoded = new Response(body);
    return { bytes: new Uint8Array(await encoded.arrayBuffer()), type: encoded.headers.get('content-type') };
  }
  return { bytes: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)), type: 'application/json' };
}

function exchange(url: URL, options: http.RequestOptions, bytes: Uint8Array | undefined) {
  const { promise, resolve, reject } = Promise.withResolvers<{ response: http.IncomingMessage; content: Buffer }>();
  let isAnswered = false;
  const request = http.request(url, options, (response) => {
    isAnswered = true;
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => resolve({ response, content: Buffer.concat(chunks) }));
    response.on('error', reject);
  });
  // A server may answer before it has read everything.
  request.on('error', (error) => isAnswered || reject(error));
  request.end(bytes);
  return promise;
}
