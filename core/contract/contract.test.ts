import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import type { CallInput, RouteHandler, RouteHandlers } from './index.ts';
import { defineContract, defineSlot, Id, nothing } from './index.ts';

const gardens = defineContract({
  id: 'gardens',
  title: 'Gardens',
  summary: 'Grows things',
  permissions: { 'gardens.manage': { description: 'Edit gardens', grantedTo: ['administrator'] } },
  routes: {
    list: {
      method: 'get',
      path: '/api/gardens',
      access: 'signed-in',
      response: z.array(z.object({ name: z.string() })),
    },
    rename: {
      method: 'put',
      path: '/api/gardens/:id',
      access: 'gardens.manage',
      params: z.object({ id: Id }),
      body: z.object({ size: z.coerce.number() }),
      response: nothing(),
    },
    open: { method: 'get', path: '/api/open', access: 'public', response: z.string() },
  },
  events: { 'garden.grown': z.object({ gardenId: Id }) },
  slots: { aside: defineSlot<{ gardenId: string }>('gardens.aside') },
});

test('every route of a contract carries its plugin and name', () => {
  expect(gardens.routes.list.plugin).toBe('gardens');
  expect(gardens.routes.rename.name).toBe('rename');
});

test('omitted parts of a contract are empty', () => {
  expect(defineContract({ id: 'bare', title: 'Bare', summary: 'Nothing' })).toMatchObject({
    routes: {},
    live: {},
    events: {},
  });
});

test('handlers and calls are typed from the contract', () => {
  expectTypeOf<Parameters<RouteHandler<typeof gardens.routes.rename>>[0]['body']>().toEqualTypeOf<{ size: number }>();
  expectTypeOf<Parameters<RouteHandler<typeof gardens.routes.open>>[1]['user']>()
    .extract<undefined>()
    .toEqualTypeOf<undefined>();
  expectTypeOf<Parameters<RouteHandler<typeof gardens.routes.list>>[1]['user']>()
    .extract<undefined>()
    .toEqualTypeOf<never>();
  expectTypeOf<keyof RouteHandlers<typeof gardens.routes>>().toEqualTypeOf<'list' | 'rename' | 'open'>();
  expectTypeOf<CallInput<typeof gardens.routes.list>>().toExtend<{ params?: undefined }>();
});

test('undeclared access does not type-check', () => {
  defineContract({
    id: 'loose',
    title: 'Loose',
    summary: 'Forgets access',
    routes: {
      // @ts-expect-error: access is missing
      open: { method: 'get', path: '/api/loose', response: z.string() },
    },
  });
  defineContract({
    id: 'stray',
    title: 'Stray',
    summary: 'Uses an undeclared permission',
    permissions: { 'stray.manage': { description: 'Manage', grantedTo: [] } },
    routes: {
      // @ts-expect-error: no such permission
      open: { method: 'get', path: '/api/stray', access: 'stray.typo', response: z.string() },
    },
  });
});
