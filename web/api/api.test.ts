import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { defineContract, nothing, stream } from '../../core/contract/index.ts';
import type { Manifest } from '../../core/contract/platform.ts';
import { platform } from '../../core/contract/platform.ts';
import { addressOf } from './address.ts';
import type { call } from './call.ts';
import { CallError, errorFrom, errorFromEnvelope, late } from './call-error.ts';
import { eventsOf } from './events.ts';
import type { useCall, useRoute } from './query.ts';
import { createQueryClient } from './query.ts';
import { limited } from './time-limit.ts';

const gardens = defineContract({
  id: 'gardens',
  title: 'Gardens',
  summary: 'Grows things',
  routes: {
    list: {
      method: 'get',
      path: '/api/gardens',
      access: 'public',
      query: z.object({ page: z.coerce.number().optional() }),
      response: z.array(z.string()),
    },
    one: {
      method: 'get',
      path: '/api/gardens/:id/beds/:bed',
      access: 'public',
      params: z.object({ id: z.string(), bed: z.string() }),
      response: z.object({ size: z.number() }),
    },
    dig: {
      method: 'post',
      path: '/api/gardens',
      access: 'public',
      body: z.object({ depth: z.number() }),
      response: nothing(),
    },
    watch: {
      method: 'get',
      path: '/api/gardens/watch',
      access: 'public',
      response: stream(z.object({ height: z.number() })),
    },
  },
});

test('an error has the status and the message of the server', () => {
  const body = {
    error: {
      code: 'invalid',
      message: 'Please check your input',
      issues: [{ path: 'body.email', message: 'Not an address' }],
      requestId: 'r1',
    },
  };
  const error = errorFrom(400, 'Bad Request', JSON.stringify(body));
  expect(error.message).toBe('400: Please check your input');
  expect(error).toMatchObject({ status: 400, code: 'invalid', text: 'Please check your input', requestId: 'r1' });
  expect(error.issueOf('email')).toBe('Not an address');
  expect(error.issueOf('password')).toBeUndefined();
});

test('a response without an envelope becomes an error with its status text, or its body', () => {
  expect(errorFrom(502, 'Bad Gateway', '<html>').message).toBe('502: Bad Gateway');
  expect(errorFrom(503, '', 'down for repairs').message).toBe('503: down for repairs');
  expect(errorFrom(500, '', '').message).toBe('500: No answer');
  expect(errorFrom(404, 'Not Found', 'null')).toMatchObject({ code: 'not_found' });
});

test('unknown and malformed ids are recognized by namesNothing', () => {
  const badInput = (path: string) => new CallError(400, 'invalid', 'Not an id', [{ path, message: 'Not an id' }]);
  expect(new CallError(404, 'not_found', 'Not found').namesNothing).toBe(true);
  expect(badInput('params.id').namesNothing).toBe(true);
  expect(badInput('query.sessionId').namesNothing).toBe(true);
  expect(badInput('body.email').namesNothing).toBe(false);
  expect(new CallError(403, 'forbidden', 'No').namesNothing).toBe(false);
});

test('a refused live message becomes the same kind of error', () => {
  expect(errorFromEnvelope({ error: { code: 'forbidden', message: 'Not yours' } })).toMatchObject({
    status: 403,
    message: '403: Not yours',
  });
});

test('addresses contain escaped parameters and query values, and omit undefined ones', () => {
  expect(addressOf(gardens.routes.one, { params: { id: 'a/b', bed: 'ü' } })).toBe('/api/gardens/a%2Fb/beds/%C3%BC');
  expect(addressOf(gardens.routes.list, { query: { page: undefined } })).toBe('/api/gardens');
  expect(addressOf(gardens.routes.list, { query: { page: 2, tag: ['x', 'y z'] } })).toBe(
    '/api/gardens?page=2&tag=x&tag=y+z',
  );
  expect(() => addressOf(gardens.routes.one, { params: { id: 'a' } })).toThrow('needs bed');
});

test('queries are tried three times at most, and not retried after a refusal', () => {
  const { retry, staleTime, refetchOnWindowFocus } = createQueryClient().getDefaultOptions().queries ?? {};
  const again = retry as (failures: number, error: Error) => boolean;
  expect(again(1, new CallError(500, 'internal', 'x'))).toBe(true);
  expect(again(2, new CallError(500, 'internal', 'x'))).toBe(false);
  expect(again(0, new CallError(401, 'unauthenticated', 'Please sign in'))).toBe(false);
  expect(again(0, new CallError(404, 'not_found', 'There is no such thing'))).toBe(false);
  expect(again(0, new CallError(429, 'rate_limited', 'Too many requests'))).toBe(true);
  expect(again(0, late(false))).toBe(false);
  expect({ staleTime, refetchOnWindowFocus }).toEqual({ staleTime: 300_000, refetchOnWindowFocus: false });
  expect(createQueryClient().getDefaultOptions().mutations?.retry).toBe(false);
});

test('a call without a response ends at its time limit with an error that says what to do', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  const { port } = silent.address() as AddressInfo;
  const request = (signal: AbortSignal) => fetch(`http://127.0.0.1:${port}/`, { signal });
  const limit = { signal: undefined, limit: 1 };
  await expect(limited(request, { ...limit, changes: false })).rejects.toMatchObject({
    code: 'late',
    text: expect.stringContaining('try again'),
  });
  await expect(limited(request, { ...limit, changes: true })).rejects.toMatchObject({
    code: 'late',
    text: expect.stringContaining('look before you send it again'),
  });
  const controller = new AbortController();
  const waited = limited(request, { signal: controller.signal, changes: false });
  controller.abort();
  await expect(waited).rejects.toMatchObject({ name: 'AbortError' });
  silent.closeAllConnections();
  silent.close();
});

test('server-sent events are parsed across any chunk boundaries', async () => {
  const text =
    ': hello\ndata: {"height":1}\n\nevent: message\r\ndata: {"height":\r\ndata: 2}\r\n\r\ndata: {"height":3}\n\n';
  const bytes = new TextEncoder().encode(text);
  for (const size of [1, 7, 1000]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.slice(i * size, (i + 1) * size),
    );
    const events = await Array.fromAsync(eventsOf(new Response(streamOf(chunks)), gardens.routes.watch.response.event));
    expect(events).toEqual([{ height: 1 }, { height: 2 }, { height: 3 }]);
  }
});

test('an error event ends the stream with that error', async () => {
  const response = new Response(
    'data: {"height":1}\n\nevent: error\ndata: {"error":{"code":"unavailable","message":"Tired"}}\n\n',
  );
  const seen: unknown[] = [];
  const read = async () => {
    for await (const event of eventsOf(response, gardens.routes.watch.response.event)) seen.push(event);
  };
  await expect(read()).rejects.toMatchObject({ code: 'unavailable', text: 'Tired' });
  expect(seen).toEqual([{ height: 1 }]);
});

test('calls are typed from the contract', () => {
  type Call = typeof call;
  const routes = gardens.routes;
  const makeCall = (() => undefined) as unknown as Call;
  const use = (() => ({})) as unknown as typeof useRoute;
  const change = (() => ({})) as unknown as typeof useCall;
  expectTypeOf(makeCall(routes.list)).resolves.toEqualTypeOf<string[] | undefined>();
  expectTypeOf(makeCall(routes.one, { params: { id: 'a', bed: 'b' } })).resolves.toEqualTypeOf<
    { size: number } | undefined
  >();
  expectTypeOf(makeCall(routes.watch)).resolves.toEqualTypeOf<AsyncIterable<{ height: number }> | undefined>();
  // @ts-expect-error: the parameters are missing
  makeCall(routes.one);
  // @ts-expect-error: depth is a number
  makeCall(routes.dig, { body: { depth: 'deep' } });
  expectTypeOf(use(platform.routes.manifest).data).toEqualTypeOf<Manifest | undefined>();
  // @ts-expect-error: the parameters are missing
  use(routes.one);
  expectTypeOf(change(routes.dig).mutate).parameter(0).toHaveProperty('body').toEqualTypeOf<{ depth: number }>();
});

function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}
