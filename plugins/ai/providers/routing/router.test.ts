import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../core/random.ts';
import type { Attempt } from '../../operations/operations.ts';
import type { BrokenProvider, MockProviders } from '../../testing.ts';
import { accessAt, beginning, manualTimers, openBrokenProvider, openMockProviders } from '../../testing.ts';
import type { ExternalId } from '../index.ts';
import { providerFactories } from '../index.ts';
import type { Provider, ProviderPart } from '../provider.ts';
import { ProviderError } from '../provider.ts';
import type { Connection } from './connections.ts';
import { createConnection, ProviderSkipped } from './connections.ts';
import type { Candidate } from './router.ts';
import { createRouter } from './router.ts';

const given = {
  asker: { who: { institution: { id: 'i', slug: 'i', name: 'I' } }, userId: 'u' },
  ask: { plugin: 'tutor', purpose: 'chat', instructions: '', turns: [], isPersonal: true },
} as const;
const open = { failures: 1_000_000, halfOpenAfter: 1000, concurrency: 1000 };
const ids = ['openai', 'anthropic', 'google'] as const;
const whole = (id: string) => `This is the whole answer of ${id}. It has three sentences. The last one ends here.`;

/** A provider with a scripted behaviour for each call; the last one repeats. */
function scripted(...behaviours: (readonly ProviderPart[] | ProviderError | 'silence')[]) {
  const provider: Provider & { calls: number } = {
    id: 'openai',
    isExternal: true,
    calls: 0,
    async *answer() {
      const behaviour = behaviours[Math.min(provider.calls, behaviours.length - 1)];
      provider.calls += 1;
      if (behaviour instanceof ProviderError) throw behaviour;
      if (behaviour === 'silence') await new Promise(() => {});
      else yield* behaviour ?? [];
    },
  };
  return provider;
}

const said = (text: string): ProviderPart => ({ kind: 'text', text });
const end: ProviderPart = { kind: 'end', finish: 'complete', inputTokens: 1, outputTokens: 1 };
const builtIn: Candidate = {
  provider: { ...scripted([said('Built in.'), end]), id: 'built-in', isExternal: false },
  model: 'built-in',
};
const candidateOf = (
  provider: Provider,
  connection: Connection = createConnection(provider, open),
  model = 'm',
): Candidate => ({
  provider,
  model,
  connection,
});

function routerWith(timers = manualTimers()) {
  const timeouts = { firstToken: 10_000, raceAfter: 2500, betweenChunks: 500, wholeAnswer: 60_000 };
  const random = seededRandom('router');
  const failures: ProviderError[] = [];
  const router = createRouter({ timeouts, timers, random, now: () => 0, failed: (_, it) => failures.push(it) });
  return { router, timers, failures };
}

async function routed(
  { router }: Pick<ReturnType<typeof routerWith>, 'router'>,
  candidates: readonly Candidate[],
  options: { hasShown?: () => boolean; signal?: AbortSignal; attempts?: Attempt[] } = {},
) {
  const { attempts = [] } = options;
  const { hasShown = () => false, signal = new AbortController().signal } = options;
  let text = '';
  let voids = 0;
  let by: Candidate | undefined;
  let finish: string | undefined;
  const prompt = (model: string) => ({
    model,
    system: 'You are a tutor.',
    turns: [{ role: 'user' as const, text: 'Hello' }],
    maxTokens: 100,
  });
  for await (const part of router.route({ candidates, prompt, given, signal, hasShown, attempts })) {
    if (part.kind === 'text') text += part.text;
    else if (part.kind === 'void') {
      text = '';
      voids += 1;
    } else if (part.kind === 'end') ({ candidate: by, finish } = part);
  }
  return { text, voids, by, finish, attempts, results: attempts.map(({ result }) => result) };
}

describe('a retry', () => {
  const overloaded = new ProviderError('rate-limited', 'wait', { retryAfter: 1000 });
  const unavailable = new ProviderError('unavailable', 'no');

  test('is made once, if the provider was unreachable', async () => {
    const provider = scripted(unavailable, unavailable, [said('Late.'), end]);
    const timers = manualTimers({ pausesEnd: true });
    const { text, results } = await routed(routerWith(timers), [candidateOf(provider), builtIn]);
    expect(text).toBe('Built in.');
    expect(results).toEqual(['unavailable', 'unavailable', 'answered']);
    expect(provider.calls).toBe(2);
  });

  test('waits as long as the last provider requests, if that is short', async () => {
    const provider = scripted(overloaded, [said('Now.'), end]);
    const timers = manualTimers({ pausesEnd: true });
    expect((await routed(routerWith(timers), [candidateOf(provider), builtIn])).text).toBe('Now.');
    expect(timers.waits.some((wait) => wait > 1000 && wait < 1100)).toBe(true);
  });

  test('is not made if another provider can answer at once', async () => {
    const provider = scripted(overloaded);
    const other = scripted([said('Other.'), end]);
    const { text } = await routed(routerWith(), [candidateOf(provider), candidateOf(other), builtIn]);
    expect(text).toBe('Other.');
    expect(provider.calls).toBe(1);
  });

  test.each(['unauthorized', 'no-such-model', 'refused', 'garbage'] as const)('is not made for %s', async (reason) => {
    const provider = scripted(new ProviderError(reason, 'no'));
    expect((await routed(routerWith(), [candidateOf(provider), builtIn])).results).toEqual([reason, 'answered']);
    expect(provider.calls).toBe(1);
  });

  test('is not made after something was shown', async () => {
    const provider = scripted(unavailable);
    await routed(routerWith(), [candidateOf(provider), builtIn], { hasShown: () => true });
    expect(provider.calls).toBe(1);
  });
});

describe('waiting', () => {
  test('for the first words ends', async () => {
    const timers = manualTimers();
    const routing = routed(routerWith(timers), [candidateOf(scripted('silence')), builtIn]);
    await timers.fire(9000);
    expect(await routing).toMatchObject({ text: 'Built in.', voids: 0, results: ['timeout', 'answered'] });
  });

  test('for the next words ends, and the text so far is discarded', async () => {
    const timers = manualTimers();
    const provider: Provider = {
      id: 'openai',
      isExternal: true,
      async *answer() {
        yield said('The first step.');
        await new Promise(() => {});
      },
    };
    const routing = routed(routerWith(timers), [candidateOf(provider), builtIn]);
    await timers.fire(500);
    expect(await routing).toMatchObject({ text: 'Built in.', voids: 1, results: ['cut-off', 'answered'] });
  });

  test('for an answer that never ends is limited, too', async () => {
    const timers = manualTimers();
    const provider: Provider = {
      id: 'openai',
      isExternal: true,
      async *answer() {
        for (;;) {
          yield said('on and on ');
          await new Promise((resolve) => setImmediate(resolve));
        }
      },
    };
    const routing = routed(routerWith(timers), [candidateOf(provider), builtIn]);
    await timers.fire(60_000);
    expect((await routing).results).toEqual(['cut-off', 'answered']);
  });

  test('leaves no timer behind', async () => {
    const timers = manualTimers();
    await routed(routerWith(timers), [candidateOf(scripted([said('Fine.'), end])), builtIn]);
    expect(timers.pending()).toBe(0);
  });
});

describe('a race', () => {
  const tokens = { firstToken: 8000, raceAfter: 2500 };

  test('begins when the first provider is silent; the first to send words wins, and the other is stopped and recorded', async () => {
    const timers = manualTimers();
    const silent = scripted('silence');
    const other = scripted([said('Other.'), end]);
    const routing = routed(routerWith(timers), [candidateOf(silent), candidateOf(other), builtIn]);
    await timers.fire(tokens.raceAfter);
    const { text, voids, results, attempts } = await routing;
    expect([text, voids, silent.calls, other.calls]).toEqual(['Other.', 0, 1, 1]);
    expect(results).toEqual(['aborted', 'answered']);
    // "You are a tutor." and "Hello" at four characters a token; nothing was heard.
    expect(attempts[0]).toMatchObject({ inputTokens: 6, outputTokens: 0 });
    expect(timers.pending()).toBe(0);
  });

  test('can be won by the provider that was asked first', async () => {
    const timers = manualTimers();
    const release = Promise.withResolvers<void>();
    const slow: Provider = {
      ...scripted(),
      async *answer() {
        await release.promise;
        yield said('Slow.');
        yield end;
      },
    };
    const other = scripted('silence');
    const routing = routed(routerWith(timers), [candidateOf(slow), candidateOf(other), builtIn]);
    await timers.fire(tokens.raceAfter);
    await expect.poll(() => other.calls).toBe(1);
    release.resolve();
    expect(await routing).toMatchObject({ text: 'Slow.', results: ['aborted', 'answered'] });
  });

  test('without a winner ends with the built-in tutor, within one deadline for all', async () => {
    const timers = manualTimers();
    const silent = [scripted('silence'), scripted('silence'), scripted('silence')];
    const routing = routed(routerWith(timers), [...silent.map((each) => candidateOf(each)), builtIn]);
    for (const later of silent.slice(1)) {
      await timers.fire(tokens.raceAfter);
      await expect.poll(() => later.calls).toBe(1);
    }
    for (let each = 0; each < 3; each++) await timers.fire(9000);
    expect(await routing).toMatchObject({ text: 'Built in.', results: ['timeout', 'timeout', 'timeout', 'answered'] });
  });

  test('leaves the built-in tutor an eighth of 8 seconds, so that its first words are in time on a busy machine', async () => {
    const timers = manualTimers();
    const deadline = 8000;
    const timeouts = { firstToken: deadline, raceAfter: 2500, betweenChunks: 500, wholeAnswer: 60_000 };
    const random = seededRandom('deadline');
    const router = createRouter({ timeouts, timers, random, now: () => 0, failed: () => undefined });
    const routing = routed({ router }, [candidateOf(scripted('silence')), builtIn]);
    await timers.fire(deadline - 1000);
    expect(await routing).toMatchObject({ text: 'Built in.', results: ['timeout', 'answered'] });
  });

  test('whose winner breaks off continues with the stopped providers', async () => {
    const timers = manualTimers();
    const first: Provider & { calls: number } = {
      ...scripted(),
      calls: 0,
      async *answer() {
        first.calls += 1;
        if (first.calls === 1) await new Promise(() => {});
        yield said('Whole.');
        yield end;
      },
    };
    const breaking = scripted([said('Half')]);
    const routing = routed(routerWith(timers), [candidateOf(first), candidateOf(breaking), builtIn]);
    await timers.fire(tokens.raceAfter);
    expect(await routing).toMatchObject({ text: 'Whole.', voids: 1, results: ['aborted', 'cut-off', 'answered'] });
  });

  test('records every running request when the caller stops', async () => {
    const timers = manualTimers();
    const gone = new AbortController();
    const other = scripted('silence');
    const attempts: Attempt[] = [];
    const candidates = [candidateOf(scripted('silence')), candidateOf(other), builtIn];
    const routing = routed(routerWith(timers), candidates, { signal: gone.signal, attempts });
    await timers.fire(tokens.raceAfter);
    await expect.poll(() => other.calls).toBe(1);
    gone.abort(new Error('gone'));
    await expect(routing).rejects.toThrow('gone');
    expect(attempts.map(({ result, inputTokens }) => [result, inputTokens])).toEqual([
      ['aborted', 6],
      ['aborted', 6],
    ]);
  });

  test('does not charge a request that no provider accepted', async () => {
    const provider = scripted(new ProviderError('unauthorized', 'no'));
    const { attempts } = await routed(routerWith(), [candidateOf(provider), builtIn]);
    expect(attempts[0]).toMatchObject({ result: 'unauthorized', inputTokens: 0, outputTokens: 0 });
  });

  test('estimates a cut answer from the model’s complete answers', async () => {
    const counted: ProviderPart = { kind: 'end', finish: 'complete', inputTokens: 7, outputTokens: 10 };
    const provider = scripted([said('Twenty characters, 1'), counted], [said('Twenty characters, 2')]);
    const world = routerWith();
    await routed(world, [candidateOf(provider), builtIn]);
    const { attempts } = await routed(world, [candidateOf(provider), builtIn]);
    expect(attempts[0]).toMatchObject({ result: 'cut-off', inputTokens: 7, outputTokens: 10 });
  });
});

describe('a connection', () => {
  const failing = () => scripted(new ProviderError('garbage', 'no'));

  test('gets no requests after consecutive failures', async () => {
    const provider = failing();
    const connection = createConnection(provider, { failures: 3, halfOpenAfter: 60_000, concurrency: 10 });
    for (let call = 0; call < 5; call++) await routed(routerWith(), [candidateOf(provider, connection), builtIn]);
    expect(provider.calls).toBe(3);
    expect(connection.isOpen()).toBe(true);
    expect((await routed(routerWith(), [candidateOf(provider, connection), builtIn])).results).toEqual([
      'skipped',
      'answered',
    ]);
  });

  test('is tested by one call after a while, and other calls use the next provider', async () => {
    const release = Promise.withResolvers<void>();
    let calls = 0;
    const provider: Provider = {
      id: 'openai',
      isExternal: true,
      async *answer() {
        calls += 1;
        if (calls === 1) throw new ProviderError('garbage', 'no');
        yield said('Well ');
        await release.promise;
        yield said('again.');
        yield end;
      },
    };
    const connection = createConnection(provider, { failures: 1, halfOpenAfter: 0, concurrency: 10 });
    await routed(routerWith(), [candidateOf(provider, connection), builtIn]);
    const trying = routed(routerWith(), [candidateOf(provider, connection), builtIn]);
    expect((await routed(routerWith(), [candidateOf(provider, connection), builtIn])).results).toEqual([
      'skipped',
      'answered',
    ]);
    release.resolve();
    expect((await trying).text).toBe('Well again.');
    expect(connection.isOpen()).toBe(false);
  });

  test('ignores rejected requests and callers that stop', async () => {
    const connection = createConnection(failing(), { failures: 1, halfOpenAfter: 60_000, concurrency: 10 });
    const refusing = scripted(new ProviderError('refused', 'no'));
    await routed(routerWith(), [candidateOf(refusing, connection), builtIn]);
    const gone = new AbortController();
    const leaving = routed(routerWith(), [candidateOf(scripted('silence'), connection), builtIn], {
      signal: gone.signal,
    });
    gone.abort(new Error('gone'));
    await expect(leaving).rejects.toThrow('gone');
    expect(connection.isOpen()).toBe(false);
  });

  test('limits concurrent calls', async () => {
    const connection = createConnection(failing(), { failures: 10, halfOpenAfter: 1, concurrency: 1 });
    const first = connection.guard(() =>
      scripted([said('a'), end]).answer(promptless, new AbortController().signal, given),
    );
    const reading = first[Symbol.asyncIterator]();
    await reading.next();
    const second = connection.guard(() =>
      scripted([said('b'), end]).answer(promptless, new AbortController().signal, given),
    );
    await expect(second[Symbol.asyncIterator]().next()).rejects.toThrow(ProviderSkipped);
    await reading.return?.();
    const third = connection.guard(() =>
      scripted([said('c'), end]).answer(promptless, new AbortController().signal, given),
    );
    expect(await third[Symbol.asyncIterator]().next()).toMatchObject({ value: said('c') });
  });
});

const promptless = { model: 'm', system: '', turns: [], maxTokens: 1 };

describe('a thousand faults, through all three libraries', () => {
  let world: MockProviders;
  let broken: BrokenProvider;
  /** The behaviour of the broken provider, by the path of the request. */
  const faults: Record<string, (response: ServerResponse, id: ExternalId) => void> = {
    'cut-clean': (response, id) => response.writeHead(200, events).end(beginning[id]),
    'cut-hard': (response, id) => {
      response.writeHead(200, events);
      response.write(beginning[id], () => response.destroy());
    },
    page: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>'),
    garbage: (response, id) => response.writeHead(200, events).end(`${beginning[id]}data: {"half\n\n`),
    nothing: (response) => response.writeHead(200, events).end(),
    stall: (response, id) => {
      response.writeHead(200, events);
      response.write(beginning[id]);
    },
    'no-head': () => {},
    'hang-up': (response) => response.destroy(),
  };
  const events = { 'content-type': 'text/event-stream' };
  const atMock = ['status-429', 'status-500', 'status-503', 'status-401', 'status-404', 'truncated'] as const;
  const kinds = [...Object.keys(faults), ...atMock];

  beforeAll(async () => {
    world = await openMockProviders();
    broken = await openBrokenProvider((response, request) => {
      const [, id, fault] = /^\/(openai|anthropic|google)-([a-z-]+)\//.exec(request.url ?? '') ?? [];
      faults[fault ?? '']?.(response, id as ExternalId);
    });
  });
  afterAll(async () => {
    await world?.close();
    await broken?.close();
  });
  beforeEach(() => {
    world.mock.clearFixtures();
    for (const id of ids) {
      world.mock.on({ model: `${id}-well` }, { content: whole(id) });
      world.mock.on({ model: `${id}-truncated` }, { content: whole(id) }, { truncateAfterChunks: 4 });
      for (const status of [429, 500, 503, 401, 404]) {
        world.mock.on({ model: `${id}-status-${status}` }, { error: { message: 'no' }, status });
      }
    }
  });

  test('no cut answer is ever treated as complete', async () => {
    const random = seededRandom('a thousand faults');
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const providers = new Map<string, Provider>();
    const providerAt = (id: ExternalId, url: string) => {
      const known = providers.get(`${id} ${url}`) ?? providerFactories[id](accessAt(url, id));
      providers.set(`${id} ${url}`, known);
      return known;
    };
    const seen = new Set<string>();
    const run = async () => {
      const [failing, well] = [pick(ids), pick(ids)];
      const fault = pick(kinds);
      seen.add(`${failing} ${fault}`);
      const isBroken = fault in faults;
      const provider = providerAt(failing, isBroken ? `${broken.url}/${failing}-${fault}` : world.mock.url);
      // Silence ends at once, because a stalled provider sends nothing more.
      const timers =
        fault === 'stall' || fault === 'no-head' ? manualTimers({ endsSoon: true }) : manualTimers({ pausesEnd: true });
      const toBuiltIn = random() < 0.3;
      const answer = await routed(routerWith(timers), [
        candidateOf(provider, undefined, `${failing}-${fault}`),
        ...(toBuiltIn ? [] : [candidateOf(providerAt(well, world.mock.url), undefined, `${well}-well`)]),
        builtIn,
      ]);
      expect(answer.finish).toBe('complete');
      const by = answer.by?.provider.id;
      expect(answer.text).toBe(by === 'built-in' ? 'Built in.' : whole(by ?? ''));
      expect(answer.by?.model).not.toBe(`${failing}-${fault}`);
      expect(answer.results[0]).not.toBe('answered');
    };
    let left = 1000;
    const runs = async () => {
      while (left-- > 0) await run();
    };
    await Promise.all(Array.from({ length: 16 }, runs));
    expect(seen.size).toBe(ids.length * kinds.length);
  });
});
