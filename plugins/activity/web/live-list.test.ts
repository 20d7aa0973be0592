import { expect, test } from 'vitest';
import type { Page } from './live-list.ts';
import { follow } from './live-list.ts';

interface Item {
  readonly id: string;
  readonly number: number;
  readonly text: string;
}

/** A server that counts changes, as far as a list needs one. */
function server() {
  const items: (Item & { change: number })[] = [];
  let change = 0;
  const say = (id: string, text: string) => {
    change += 1;
    const at = items.findIndex((item) => item.id === id);
    if (at >= 0) items[at] = { ...(items[at] as Item), text, change };
    else items.push({ id, number: change, text, change });
  };
  const forget = (id: string) => {
    const at = items.findIndex((item) => item.id === id);
    items[at] = { ...(items[at] as (typeof items)[number]), text: '' };
  };
  const asked: string[] = [];
  const page = async (before = Number.POSITIVE_INFINITY): Promise<Page<Item>> => {
    asked.push('page');
    const older = items.filter(({ number }) => number < before);
    return { items: older.slice(-2), change, hasMore: older.length > 2 };
  };
  const changes = async (since: number): Promise<Page<Item>> => {
    asked.push(`since ${since}`);
    const found = items.filter((item) => item.change > since).sort((a, b) => a.change - b.change);
    return { items: found.slice(0, 2), change: found[1]?.change ?? change, hasMore: found.length > 2 };
  };
  const following = follow({ page, changes, orderOf: (item: Item) => item.number, idOf: ({ id }) => id });
  const texts = () => following.state().items.map(({ text }) => text);
  return { say, forget, asked, following, texts };
}

test('what came while away is added, in its order, each once', async () => {
  const { say, following, texts } = server();
  say('a', 'one');
  await following.catchUp();
  for (const [id, text] of [
    ['b', 'two'],
    ['c', 'three'],
    ['d', 'four'],
    ['a', 'one, changed'],
  ] as const)
    say(id, text);
  await following.catchUp();
  expect(texts()).toEqual(['one, changed', 'two', 'three', 'four']);
  await following.catchUp();
  expect(texts()).toHaveLength(4);
});

test('what is told while it asks is asked for once more, not lost and not twice', async () => {
  const { say, asked, following, texts } = server();
  await following.catchUp();
  asked.length = 0;
  const first = following.catchUp();
  say('a', 'one');
  await Promise.all([first, following.catchUp(), following.catchUp()]);
  expect(texts()).toEqual(['one']);
  expect(asked.length).toBe(2);
});

test('older pages come on request, and a change of what is not shown leaves no gap', async () => {
  const { say, following, texts } = server();
  for (const id of ['1', '2', '3', '4', '5']) say(id, id);
  await following.catchUp();
  expect(texts()).toEqual(['4', '5']);
  say('1', 'changed');
  await following.catchUp();
  expect(texts()).toEqual(['4', '5']);
  await following.older();
  await following.older();
  await following.older();
  expect(texts()).toEqual(['changed', '2', '3', '4', '5']);
});

test('a failure is told, and forgotten once it works again', async () => {
  let fails = true;
  const page = async () => {
    if (fails) throw new Error('offline');
    return { items: [], change: 0, hasMore: false };
  };
  const following = follow({ page, changes: page, orderOf: () => 0, idOf: () => '' });
  await following.catchUp();
  expect(following.state().error).toBeInstanceOf(Error);
  fails = false;
  await following.catchUp();
  expect(following.state()).toMatchObject({ error: undefined, items: [] });
});

test('what changed uncounted is gone once all is asked for anew, and what comes after is counted on', async () => {
  const { say, forget, following, texts } = server();
  say('a', 'one');
  say('b', 'two');
  await following.catchUp();
  forget('a');
  await following.catchUp();
  expect(texts()).toEqual(['one', 'two']);
  await following.renew();
  expect(texts()).toEqual(['', 'two']);
  say('c', 'three');
  await following.catchUp();
  expect(texts()).toEqual(['', 'two', 'three']);
});
