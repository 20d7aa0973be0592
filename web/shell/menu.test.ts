import { expect, test } from 'vitest';
import { defineContract } from '../../core/contract/index.ts';
import { defineScreens } from '../screens.ts';
import { menuOf } from './menu.ts';

const gardens = defineContract({
  id: 'gardens',
  title: 'Gardens',
  summary: 'Grows things',
  permissions: { 'gardens.manage': { says: 'Edit gardens', grantedTo: ['administrator'] } },
});
const load = async () => ({ Screen: () => null });
const screens = defineScreens({
  contract: gardens,
  screens: [
    {
      path: '/gardens',
      also: ['/dashboard/gardens'],
      title: 'Gardens',
      access: 'signed-in',
      load,
      menu: { title: 'Gardens', icon: 'globe', group: 'main', order: 20 },
    },
    {
      path: '/gardens/plan',
      title: 'Plan',
      access: 'gardens.manage',
      load,
      menu: { title: 'Plan', icon: 'pen', group: 'administration', order: 1 },
    },
    { path: '/gardens/:id', title: 'Garden', access: 'signed-in', load },
  ],
  links: [
    { title: 'Seeds', to: '/gardens', group: 'main', order: 10, note: '25%' },
    { title: 'Tools', to: '/tools', group: 'learning', order: 1, access: 'gardens.manage' },
  ],
});

const titles = (may: boolean) =>
  menuOf([screens], () => may).map(({ title, items }) => [title, ...items.map((item) => item.title)]);

test('the menu shows what this person may open, in order, and no empty group', () => {
  expect(titles(false)).toEqual([['Main', 'EiQ Dashboard', 'Seeds', 'Gardens']]);
  expect(titles(true)).toEqual([
    ['Main', 'EiQ Dashboard', 'Seeds', 'Gardens'],
    ['Learning Paths', 'Tools'],
    ['Administration', 'Plan'],
  ]);
});

test('a line is active at every address of its screen', () => {
  const line = menuOf([screens], () => false)[0]?.items.find(({ title }) => title === 'Gardens');
  expect(line?.paths).toEqual(['/gardens', '/dashboard/gardens']);
});

test('screens are checked against their contract', () => {
  defineScreens({
    contract: gardens,
    // @ts-expect-error: no such permission
    screens: [{ path: '/x', title: 'X', access: 'gardens.typo', load }],
  });
});
