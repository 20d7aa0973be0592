import { expect, test } from 'vitest';
import type { Page } from './live-list.ts';
import { createLiveList } from './live-list.ts';

interface Item {
  readonly id: string;
  readonly number: number;
  readonly text: string;
}

/** A minimal server with numbered changes. */
function server() {
  const items: (Item & { change: number })[] = [];
  let change = 0;
  const write = (id: string, text: string) => {
    change += 1;
    const at = items.findIndex((item) => item.id === id);
    if (at >= 0) items[at] = { ...(items[at] as Item), text, change };
    else items.push({ id, number: change, text, change });
  };
  const clear = (id: string) => {
    const at = items.findIndex((item) => item.id === id);
    items[at] = { ...(items[at] as (typeof items)[number]), text: '' };
  };
  const requests: string[] = [];
  const page = async (before = Number.POSITIVE_INFINITY): Promise<Page<Item>> => {
    requests.push('page');
    const older = items.filter(({ number }) => number < before);
    return { items: older.slice(-2), change, hasMore: older.length > 2 };
  };
  const changes = async (since: number): Promise<Page<Item>> => {
    requests.push(`since ${since}`);
    const found = items.filter((item) => item.change > since).sort((a, b) => a.change - b.change);
    return { items: found.slice(0, 2), change: found[1]?.change ?? change, hasMore: found.length > 2 };
  };
  const list = createLiveList({ page, changes, orderOf: (item: Item) => item.number, idOf: ({ id }) => id });
  const texts = () => list.state().items.map(({ text }) => text);
  return { write, clear, requests, list, texts };
}

test('missed items are added in order, each once', async () => {
  const { write, list, texts } = server();
  write('a', 'one');
  await list.catchUp();
  for (const [id, text] of [
    ['b', 'two'],
    ['c', 'three'],
    ['d', 'four'],
    ['a', 'one, changed'],
  ] as const)
    write(id, text);
  await list.catchUp();
  expect(texts()).toEqual(['one, changed', 'two', 'three', 'four']);
  await list.catchUp();
  expect(texts()).toHaveLength(4);
});

test('a change during a request is fetched afterwards, without loss or duplicates', async () => {
  const { write, requests, list, texts } = server();
  await list.catchUp();
  requests.length = 0;
  const first = list.catchUp();
  write('a', 'one');
  await Promise.all([first, list.catchUp(), list.catchUp()]);
  expect(texts()).toEqual(['one']);
  expect(requests.length).toBe(2);
});

test('older pages are loaded on request, and changes of unloaded items leave no gap', async () => {
  const { write, list, texts } = server();
  for (const id of ['1', '2', '3', '4', '5']) write(id, id);
  await list.catchUp();
  expect(texts()).toEqual(['4', '5']);
  write('1', 'changed');
  await list.catchUp();
  expect(texts()).toEqual(['4', '5']);
  await list.older();
  await list.older();
  await list.older();
  expect(texts()).toEqual(['changed', '2', '3', '4', '5']);
});

test('an error is shown and cleared after the next success', async () => {
  let fails = true;
  const page = async () => {
    if (fails) throw new Error('offline');
    return { items: [], change: 0, hasMore: false };
  };
  const list = createLiveList({ page, changes: page, orderOf: () => 0, idOf: () => '' });
  await list.catchUp();
  expect(list.state().error).toBeInstanceOf(Error);
  fails = false;
  await list.catchUp();
  expect(list.state()).toMatchObject({ error: undefined, items: [] });
});

test('renewing shows changes without a number, and later changes follow', async () => {
  const { write, clear, list, texts } = server();
  write('a', 'one');
  write('b', 'two');
  await list.catchUp();
  clear('a');
  await list.catchUp();
  expect(texts()).toEqual(['one', 'two']);
  await list.renew();
  expect(texts()).toEqual(['', 'two']);
  write('c', 'three');
  await list.catchUp();
  expect(texts()).toEqual(['', 'two', 'three']);
});
