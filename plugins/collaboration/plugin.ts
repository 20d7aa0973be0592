import { Failure } from '../../core/contract/index.ts';
import { definePlugin, on } from '../../core/plugins/define-plugin.ts';
import * as platform from '../../core/services.ts';
import { consent } from '../consent/contract.ts';
import { learner } from '../learner/contract.ts';
import { learnerRecord } from '../learner/services.ts';
import { safeguardingService } from '../safeguarding/services.ts';
import { collaboration } from './contract.ts';
import { createDocuments } from './documents/documents.ts';
import { readWritten } from './documents/read-written.ts';
import { readAfter } from './documents/reading-periods.ts';
import { createDocumentStore } from './documents/store.ts';
import type { Dependencies } from './rooms/dependencies.ts';
import { documentFor, participantIn } from './rooms/dependencies.ts';
import { leaveOtherCircles } from './rooms/leave-other-circles.ts';
import { createRooms } from './rooms/rooms.ts';

export default definePlugin({
  contract: collaboration,
  requires: {
    people: platform.people,
    audit: platform.audit,
    record: learnerRecord,
    safeguarding: safeguardingService,
  },
  async start({ db, clock, requires, live, jobs }) {
    const dependencies: Dependencies = {
      db,
      clock,
      ...requires,
      live: {
        documentChanged(institution, change, except) {
          const options = except === undefined ? {} : { except };
          live.toRoom(institution, 'document', change.documentId, 'document_update', change, options);
        },
        roomChanged: (institution, roomId) => live.toRoom(institution, 'room', roomId, 'room_changed', { roomId }),
        recheck: (institution, roomId, documentIds) => {
          void live.recheck(institution, 'room', roomId);
          for (const id of documentIds) void live.recheck(institution, 'document', id);
        },
        present: (institution, roomId) => live.present(institution, 'room', roomId),
      },
      later: {
        snapshot: (tx, institution, documentId) => jobs.enqueue('snapshot', institution, { documentId }, { tx }),
        readWritten: (tx, institution, written) =>
          jobs.enqueue('readWritten', institution, written, { tx, startAfter: readAfter(written.period) }),
      },
    };
    const rooms = createRooms(dependencies);
    const documents = createDocuments(dependencies);
    const store = createDocumentStore(dependencies);
    const passes = (check: Promise<unknown>) =>
      check.then(
        () => true,
        (error: unknown) => {
          if (error instanceof Failure) return false;
          throw error;
        },
      );

    return {
      routes: {
        rooms: ({ query }, who) => rooms.list(who, query),
        room: ({ params }, who) => rooms.one(who, params.id),
        createRoom: ({ body }, who) => rooms.create(who, body),
        joinRoom: ({ params }, who) => rooms.join(who, params.id),
        leaveRoom: ({ params }, who) => rooms.leave(who, params.id),
        changeParticipant: ({ params, body }, who) => rooms.changeParticipant(who, params.id, params.userId, body),
        endRoom: ({ params }, who) => rooms.end(who, params.id),
        documents: ({ query }, who) => documents.list(who, query.roomId),
        createDocument: ({ body }, who) => documents.create(who, body),
        async documentHistory({ params }, who) {
          await documentFor(dependencies, { who }, params.id);
          return store.history(who, params.id);
        },
        async documentState({ params }, who) {
          await documentFor(dependencies, { who }, params.id);
          return { text: await store.stateText(who, params.id, params.sequence) };
        },
        restoreDocument: async ({ params, body }, who) => ({
          sequence: await store.restore(who, params.id, body.sequence),
        }),
      },
      live: {
        document_update: async ({ documentId, update }, who, connection) => ({
          sequence: await store.append(who, documentId, update, connection.id),
        }),
        async document_since({ documentId, sequence }, who) {
          await documentFor(dependencies, { who }, documentId);
          const { update, sequence: last } = await store.since({ who }, documentId, sequence);
          return { sequence: last, update };
        },
      },
      rooms: {
        room: (id, who) => passes(participantIn(dependencies, { who }, id)),
        document: (id, who) => passes(documentFor(dependencies, { who }, id)),
      },
      departures: { room: (id, { institution }) => dependencies.live.roomChanged(institution, id) },
      subscriptions: [
        on(consent, 'consent.changed', ({ institution, payload }) =>
          leaveOtherCircles(dependencies, institution, payload.userId),
        ),
        on(learner, 'age-band.changed', ({ institution, payload }) =>
          leaveOtherCircles(dependencies, institution, payload.userId),
        ),
      ],
      jobs: {
        snapshot: ({ institution, payload }) => store.snapshot({ institution }, payload.documentId),
        readWritten: ({ institution, payload }) => readWritten(dependencies, store, { institution }, payload),
      },
      schedules: {
        snapshots: { cron: '23 * * * *', run: (institution) => store.snapshotChanged({ institution }) },
      },
    };
  },
});
