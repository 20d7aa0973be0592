import { MutationObserver, notifyManager, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { platform } from '../../core/contract/platform.ts';
import { createQueryClient, invalidate, invalidateAll, keyOf } from './query.ts';

const { manifest } = platform.routes;

/** Requests that are answered by hand, of an observed query. */
function observedRequests() {
  const client = createQueryClient();
  const requests: ((response: string) => void)[] = [];
  const observer = new QueryObserver<string>(client, {
    queryKey: keyOf(manifest),
    queryFn: () => new Promise((answer) => requests.push(answer)),
  });
  observer.subscribe(() => {});
  return { client, requests, shown: () => observer.getCurrentResult().data };
}

for (const [name, changed] of [
  ['invalidate', invalidate],
  ['invalidateAll', (client) => invalidateAll(client)],
] satisfies [string, typeof invalidate][]) {
  test(`${name} repeats a first request that may have been answered before the change`, async () => {
    const { client, requests, shown } = observedRequests();
    const settled = changed(client, manifest);
    expect(requests).toHaveLength(1);
    requests[0]?.('before');
    await expect.poll(() => requests.length).toBe(2);
    expect(shown()).toBe('before');
    requests[1]?.('after');
    await settled;
    expect(shown()).toBe('after');
  });

  test(`${name} replaces a later request that is on its way`, async () => {
    const { client, requests, shown } = observedRequests();
    requests[0]?.('before');
    await expect.poll(shown).toBe('before');
    void changed(client, manifest);
    const settled = changed(client, manifest);
    expect(requests).toHaveLength(3);
    requests[2]?.('after');
    await settled;
    requests[1]?.('between');
    expect(shown()).toBe('after');
    expect(requests).toHaveLength(3);
  });
}

test('components learn of a call within the task that began it, before the browser paints', async () => {
  const call = new MutationObserver(createQueryClient(), { mutationFn: () => new Promise(() => {}) });
  const shown = { isPending: false };
  // As `useMutation` subscribes.
  call.subscribe(notifyManager.batchCalls((state) => Object.assign(shown, state)));
  void call.mutate();
  for (let hop = 0; hop < 5; hop++) await undefined;
  expect(shown.isPending).toBe(true);
});
