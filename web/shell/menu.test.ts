import { expect, test } from 'vitest';
import { defineContract } from '../../core/contract/index.ts';
import { defineScreens, learners, menuGroups } from '../screens.ts';
import { activeEntry, menuOf, openByDefault } from './menu.ts';

const gardens = defineContract({
  id: 'gardens',
  title: 'Gardens',
  summary: 'Grows things',
  permissions: { 'gardens.manage': { description: 'Edit gardens', grantedTo: ['administrator'] } },
});
const shed = { id: 'shed', title: 'Shed', order: 35 };
const load = async () => ({ Screen: () => null });
const screens = defineScreens<typeof gardens>({
  plugin: 'gardens',
  screens: [
    {
      path: '/gardens',
      also: ['/dashboard/gardens'],
      title: 'Gardens',
      access: 'signed-in',
      load,
      menu: { title: 'Gardens', icon: 'globe', group: menuGroups.learn, order: 20 },
    },
    {
      path: '/gardens/plan',
      title: 'Plan',
      access: 'gardens.manage',
      load,
      menu: { title: 'Plan', icon: 'pen', group: menuGroups.people, order: 1 },
    },
    { path: '/gardens/:id', title: 'Garden', access: 'signed-in', load },
  ],
  links: [
    { title: 'Seeds', to: '/gardens', group: menuGroups.learn, order: 10, note: '25%' },
    { title: 'Tools', to: '/tools', group: shed, order: 1, access: 'gardens.manage' },
  ],
});

const titles = (may: boolean) =>
  menuOf([screens], () => may).map(({ title, items }) => [title, ...items.map((item) => item.title)]);

test('the menu shows the screens the user may open, in order, and no empty group', () => {
  const today = ['Today', 'Home', 'EiQ Dashboard'];
  expect(titles(false)).toEqual([today, ['Learn', 'Seeds', 'Gardens']]);
  expect(titles(true)).toEqual([today, ['Learn', 'Seeds', 'Gardens'], ['Shed', 'Tools'], ['People', 'Plan']]);
});

test('an entry is active at every address of its screen', () => {
  const line = menuOf([screens], () => false)[1]?.items.find(({ title }) => title === 'Gardens');
  expect(line?.paths).toEqual(['/gardens', '/dashboard/gardens']);
});

test('an entry can be in another group for a role', () => {
  const plots = defineScreens<typeof gardens>({
    plugin: 'gardens',
    screens: [],
    links: [
      { title: 'Plots', to: '/plots', group: menuGroups.people, groupFor: { guardian: menuGroups.learn }, order: 1 },
    ],
  });
  const groups = (role: 'instructor' | 'guardian') =>
    menuOf([plots], () => true, role)
      .filter(({ items }) => items.some(({ title }) => title === 'Plots'))
      .map(({ id }) => id);
  expect([groups('instructor'), groups('guardian')]).toEqual([['people'], ['learn']]);
});

test('a screen can be the home of a role, and its entry is then active at the root', () => {
  const withHome = defineScreens<typeof gardens>({
    plugin: 'gardens',
    screens: [
      {
        path: '/plots',
        title: 'Plots',
        access: 'signed-in',
        load,
        homeOf: ['guardian'],
        menu: { title: 'Plots', icon: 'globe', group: menuGroups.learn, order: 1 },
      },
    ],
  });
  const paths = (role: 'learner' | 'guardian') =>
    menuOf([withHome], () => true, role).flatMap(({ items }) => items.map((item) => item.paths));
  expect(paths('guardian')).toEqual([['/plots', '/']]);
  expect(paths('learner')).toEqual([['/'], ['/dashboard'], ['/plots']]);
});

test('screens are checked against their contract', () => {
  defineScreens<typeof gardens>({
    plugin: 'gardens',
    // @ts-expect-error: no such permission
    screens: [{ path: '/x', title: 'X', access: 'gardens.typo', load }],
  });
});

test('entries for learners are not shown to others, and a role with its own home has no other', () => {
  const mixed = defineScreens<typeof gardens>({
    plugin: 'gardens',
    screens: [
      {
        path: '/family',
        title: 'My family',
        access: 'signed-in',
        load,
        homeOf: ['guardian'],
        menu: { title: 'My family', icon: 'heart', group: menuGroups.learn, roles: ['guardian'], order: 1 },
      },
    ],
    links: [{ title: 'Practice', to: '/practice', group: menuGroups.learn, roles: learners, order: 2 }],
  });
  const lines = (role: 'learner' | 'guardian' | 'administrator') =>
    menuOf([mixed], () => true, role).flatMap(({ items }) => items.map(({ title }) => title));
  expect(lines('learner')).toEqual(['Home', 'EiQ Dashboard', 'Practice']);
  expect(lines('administrator')).toEqual(['Home']);
  expect(lines('guardian')).toEqual(['My family']);
});

const line = (title: string, group: (typeof menuGroups)[keyof typeof menuGroups], under?: string) => ({
  title,
  to: `/${title}` as const,
  group,
  order: 1,
  ...(under && { under }),
});

test('entries are nested under another entry, or under a heading if no entry has that title', () => {
  const nested = defineScreens<typeof gardens>({
    plugin: 'gardens',
    screens: [],
    links: [
      line('Beds', menuGroups.learn),
      line('Roses', menuGroups.learn, 'Beds'),
      line('North', menuGroups.learn, 'Paths'),
      line('South', menuGroups.learn, 'Paths'),
    ],
  });
  const items = menuOf([nested], () => true)[1]?.items ?? [];
  expect(items.map(({ title, to, under }) => [title, to, under.map((child) => child.title)])).toEqual([
    ['Beds', '/Beds', ['Roses']],
    ['Paths', undefined, ['North', 'South']],
  ]);
});

test('a group that several plugins declare has the title of the first', () => {
  const withGroupTitle = (title: string) =>
    defineScreens<typeof gardens>({
      plugin: 'gardens',
      screens: [],
      links: [{ title: `${title} line`, to: '/x', order: 1, group: { id: 'own', title, order: 15 } }],
    });
  const sections = menuOf([withGroupTitle('Hives'), withGroupTitle('Other'), screens], () => true);
  expect(sections.map(({ title }) => title)).toEqual(['Today', 'Hives', 'Learn', 'Shed', 'People']);
  expect(sections[1]?.items.map(({ title }) => title)).toEqual(['Hives line', 'Other line']);
});

test('at most seven entries are open by default', () => {
  const many = defineScreens<typeof gardens>({
    plugin: 'gardens',
    screens: [],
    links: [1, 2, 3, 4].flatMap((each) => [
      line(`measure-${each}`, menuGroups.measure),
      line(`learn-${each}`, menuGroups.learn),
    ]),
  });
  const sections = menuOf([many], () => true);
  expect(openByDefault(sections)).toEqual(['today', 'measure']);
});

test('the active entry is the one with the longest matching address', () => {
  const at = (pathname: string) =>
    activeEntry(
      menuOf([screens], () => true),
      pathname,
    )?.item.title;
  expect([at('/'), at('/gardens/7'), at('/gardens/plan'), at('/nowhere')]).toEqual([
    'Home',
    'Gardens',
    'Plan',
    undefined,
  ]);
});

test('a screen without an entry activates the entry it is part of', () => {
  const levels = defineScreens<typeof gardens>({
    plugin: 'gardens',
    screens: [{ path: '/levels', partOf: '/', title: 'Levels', access: 'signed-in', load }],
  });
  expect(
    activeEntry(
      menuOf([levels], () => true),
      '/levels',
    )?.item.title,
  ).toBe('Home');
});
