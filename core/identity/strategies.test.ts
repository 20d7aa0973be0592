import Koa from 'koa';
import supertest from 'supertest';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPassport } from './strategies.ts';
import type { TestIdentity } from './testing.ts';
import { createTestIdentity } from './testing.ts';

let at: TestIdentity;
let academy: Awaited<ReturnType<TestIdentity['institution']>>;
beforeEach(async () => {
  at = await createTestIdentity();
  academy = await at.institution('academy');
});
afterEach(() => at.end());

/** An app that says who it thinks is calling. */
function serve() {
  const { authenticateBearer, authenticateLocal } = createPassport(at.identity);
  const app = new Koa();
  app.use(async (ctx) => {
    if (ctx.path === '/login') {
      let text = '';
      for await (const chunk of ctx.req) text += chunk;
      Object.assign(ctx.request, { body: JSON.parse(text) });
      const user = await authenticateLocal(ctx, academy.visitor);
      ctx.body = { username: user?.username ?? null };
      return;
    }
    const found = await authenticateBearer(ctx, academy.institution.id);
    ctx.body = { username: found?.user.username ?? null, session: found?.session ?? null };
  });
  return supertest(app.callback());
}

test('a bearer token says who is calling', async () => {
  const ada = await at.person(academy.visitor, 'ada');
  const http = serve();
  const ask = async (authorization: string) => (await http.get('/').set('authorization', authorization)).body;
  const found = { username: 'ada', session: ada.who.session };
  expect(await ask(`Bearer ${ada.token}`)).toEqual(found);
  expect(await ask(`bearer ${ada.token}`)).toEqual(found);
  const nobody = { username: null, session: null };
  for (const wrong of ['', 'Bearer', 'Bearer x', ada.token, `Basic ${ada.token}`]) {
    expect(await ask(wrong)).toEqual(nobody);
  }
  expect((await http.get('/')).body).toEqual(nobody);
  await at.identity.signingIn.logout(ada.who);
  expect(await ask(`Bearer ${ada.token}`)).toEqual(nobody);
});

test('user name and password say who is calling', async () => {
  await at.person(academy.visitor, 'ada');
  const http = serve();
  const ask = async (body: object) => (await http.post('/login').send(body)).body;
  expect(await ask({ username: 'ada', password: 'password of ada' })).toEqual({ username: 'ada' });
  for (const wrong of [{ username: 'ada', password: 'wrong' }, { username: 'ada' }, {}]) {
    expect(await ask(wrong)).toEqual({ username: null });
  }
});

test('when the database is away a bearer token is an error, not nobody', async () => {
  const ada = await at.person(academy.visitor, 'ada');
  const other = await at.openProcess();
  const { authenticateBearer } = createPassport(other.identity);
  await other.database.close();
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx) => {
    ctx.body = { found: await authenticateBearer(ctx, academy.institution.id) };
  });
  const answer = await supertest(app.callback()).get('/').set('authorization', `Bearer ${ada.token}`);
  expect(answer.status).toBe(500);
});
