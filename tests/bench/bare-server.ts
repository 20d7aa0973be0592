import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Router from '@koa/router';
import knex from 'knex';
import Koa from 'koa';
import { koaBody } from 'koa-body';
import { knexSnakeCaseMappers, Model } from 'objection';

// A minimal Koa + @koa/router + Objection server that does the same work as `notes/` with the same rows and columns, without
// authentication, validation and log. It is the baseline for the cost of the platform.

class Note extends Model {
  static override tableName = 'notes.notes';
  declare id: string;
}

const connected = knex({
  client: 'pg',
  connection: process.env.DATABASE_URL ?? '',
  pool: { min: 0, max: 10 },
  ...knexSnakeCaseMappers(),
});
const institutionId = process.env.INSTITUTION ?? '';
const columns = ['id', 'title', 'body', 'stars', 'pinned', 'createdAt'];
Model.knex(connected);

const router = new Router();
router.get('/api/notes', async (ctx) => {
  ctx.body = await Note.query().select(columns).where({ institutionId }).orderBy('createdAt', 'desc').limit(25);
});
router.get('/api/notes/:id', async (ctx) => {
  ctx.body = await Note.query().select(columns).findOne({ id: ctx.params.id, institutionId });
});
router.post('/api/notes', koaBody(), async (ctx) => {
  ctx.status = 201;
  const note = { id: randomUUID(), institutionId, ...(ctx.request.body as object), createdAt: new Date() };
  ctx.body = await Note.query().insert(note);
});

const app = new Koa();
app.use(router.routes());
const server = app.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage().rss }));
