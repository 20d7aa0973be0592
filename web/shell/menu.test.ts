import { expect, test } from 'vitest';
import { defineContract } from '../../core/contract/index.ts';
import { defineScreens, learnersAndStaff } from '../screens.ts';
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

test('a line stands elsewhere for those whose own matter it is', () => {
  const plots = defineScreens({
    contract: gardens,
    screens: [],
    links: [{ title: 'Plots', to: '/plots', group: 'administration', groupFor: { guardian: 'main' }, order: 1 }],
  });
  const groups = (role: 'instructor' | 'guardian') =>
    menuOf([plots], () => true, role)
      .filter(({ items }) => items.some(({ title }) => title === 'Plots'))
      .map(({ group }) => group);
  expect([groups('instructor'), groups('guardian')]).toEqual([['administration'], ['main']]);
});

test('a screen is home for a role, whose line is then the active one at the root', () => {
  const homely = defineScreens({
    contract: gardens,
    screens: [
      {
        path: '/plots',
        title: 'Plots',
        access: 'signed-in',
        load,
        homeOf: ['guardian'],
        menu: { title: 'Plots', icon: 'globe', group: 'main', order: 1 },
      },
    ],
  });
  const paths = (role: 'learner' | 'guardian') =>
    menuOf([homely], () => true, role)[0]?.items.map((item) => item.paths);
  expect(paths('guardian')).toEqual([['/plots', '/']]);
  expect(paths('learner')).toEqual([['/', '/dashboard'], ['/plots']]);
});

test('screens are checked against their contract', () => {
  defineScreens({
    contract: gardens,
    // @ts-expect-error: no such permission
    screens: [{ path: '/x', title: 'X', access: 'gardens.typo', load }],
  });
});

test('a line of learners’ is none of a guardian’s, and who has another home needs no dashboard', () => {
  const mixed = defineScreens({
    contract: gardens,
    screens: [
      {
        path: '/family',
        title: 'My family',
        access: 'signed-in',
        load,
        homeOf: ['guardian'],
        menu: { title: 'My family', icon: 'heart', group: 'main', roles: ['guardian'], order: 1 },
      },
    ],
    links: [{ title: 'Practice', to: '/practice', group: 'main', roles: learnersAndStaff, order: 2 }],
  });
  const lines = (role: 'learner' | 'guardian') =>
    menuOf([mixed], () => true, role).flatMap(({ items }) => items.map(({ title }) => title));
  expect(lines('learner')).toEqual(['EiQ Dashboard', 'Practice']);
  expect(lines('guardian')).toEqual(['My family']);
});
