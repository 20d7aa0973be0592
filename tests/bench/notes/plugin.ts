import { z } from 'zod';
import { defineContract, Id, notFound, Timestamp } from '../../../core/contract/index.ts';
import { newId, Row } from '../../../core/db/index.ts';
import { definePlugin } from '../../../core/plugins/define-plugin.ts';

const Note = z.object({
  id: Id,
  title: z.string(),
  body: z.string(),
  stars: z.int(),
  pinned: z.boolean(),
  createdAt: Timestamp,
});

const contract = defineContract({
  id: 'notes',
  title: 'Notes',
  summary: 'Calls for the benchmark of requests',
  routes: {
    list: { method: 'get', path: '/api/notes', access: 'signed-in', response: z.array(Note) },
    one: { method: 'get', path: '/api/notes/:id', access: 'signed-in', params: z.object({ id: Id }), response: Note },
    create: {
      method: 'post',
      path: '/api/notes',
      access: 'signed-in',
      body: z.object({ title: z.string().min(1), body: z.string(), stars: z.int(), pinned: z.boolean() }),
      response: Note,
      status: 201,
    },
  },
});

class NoteRow extends Row {
  static override tableName = 'notes.notes';

  declare title: string;
  declare body: string;
  declare stars: number;
  declare pinned: boolean;
  declare createdAt: Date;
}

/** The work of `bare-server.ts` as a plugin, with authentication, validation and responses limited to their schema. */
export default definePlugin({
  contract,
  async start({ db, clock }) {
    return {
      routes: {
        list: (_, who) => db.rows(NoteRow, { who }).orderBy('createdAt', 'desc').limit(25),
        async one({ params }, who) {
          const note = await db.rows(NoteRow, { who }).findById(params.id);
          if (!note) throw notFound();
          return note;
        },
        create: ({ body }, who) => db.rows(NoteRow, { who }).insert({ id: newId(), ...body, createdAt: clock.now() }),
      },
    };
  },
});
