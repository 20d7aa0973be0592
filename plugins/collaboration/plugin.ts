import { z } from 'zod';
import { Failure, forbidden } from '../../core/contract/index.ts';
import { definePlugin, on } from '../../core/plugins/define-plugin.ts';
import * as platform from '../../core/services.ts';
import { processors } from '../administration/services.ts';
import { completions } from '../ai/services.ts';
import { cohorts } from '../cohorts/contract.ts';
import { cohortMembers } from '../cohorts/services.ts';
import { consent } from '../consent/contract.ts';
import { measurement } from '../item-bank/services.ts';
import { learner } from '../learner/contract.ts';
import { learnerBlocks, learnerRecord } from '../learner/services.ts';
import { safeguardingService } from '../safeguarding/services.ts';
import { createCalls } from './calls/calls.ts';
import { callProcessors } from './calls/processors.ts';
import { CallConfig, callWarnings, iceServers } from './calls/turn.ts';
import { createChat } from './chat/chat.ts';
import { oldMessages } from './chat/old-messages.ts';
import { createReports } from './chat/reports.ts';
import { collaboration } from './contract.ts';
import { seedRooms } from './demo/seeds.ts';
import { createDocuments } from './documents/documents.ts';
import { createDocumentPresence } from './documents/presence.ts';
import { readWritten } from './documents/read-written.ts';
import { readAfter } from './documents/reading-periods.ts';
import { sandboxPage } from './documents/sandbox.ts';
import { createDocumentStore } from './documents/store.ts';
import { createPractice } from './practice/practice.ts';
import { followCohort, openCohortRoom } from './rooms/cohort-rooms.ts';
import type { Dependencies } from './rooms/dependencies.ts';
import { documentFor, participantIn } from './rooms/dependencies.ts';
import { leaveOtherCircles } from './rooms/leave-other-circles.ts';
import { createPresence } from './rooms/presence.ts';
import { createRooms } from './rooms/rooms.ts';
import { CollaborationSettings } from './settings.ts';

export default definePlugin({
  contract: collaboration,
  requires: {
    people: platform.people,
    audit: platform.audit,
    record: learnerRecord,
    blocks: learnerBlocks,
    safeguarding: safeguardingService,
    measurement,
  },
  uses: { ai: completions, cohorts: cohortMembers },
  provides: { processors },
  config: z.object({ calls: CallConfig.prefault({}) }),
  settings: CollaborationSettings,
  async start({ db, clock, config, requires, uses, live, jobs, log }) {
    const dependencies: Dependencies = {
      db,
      clock,
      ...requires,
      cohorts: (who) => uses.cohorts(who),
      async moderation(who, text) {
        try {
          return await (await uses.ai(who))?.moderate({ who, userId: who.user.id }, text, 'chat');
        } catch (error) {
          log.warn({ err: error }, 'a message of a room could not be moderated');
          return undefined;
        }
      },
      live: {
        documentChanged(institution, change, except) {
          const options = except === undefined ? {} : { except };
          live.toRoom(institution, 'document', change.documentId, 'document_update', change, options);
        },
        presenceChanged: (institution, presence) =>
          live.toRoom(institution, 'document', presence.documentId, 'document_presence', presence, {
            except: presence.tab,
          }),
        roomChanged: (institution, roomId) => live.toRoom(institution, 'room', roomId, 'room_changed', { roomId }),
        chatMessage(institution, message, except) {
          const options = except === undefined ? {} : { except };
          live.toRoom(institution, 'room', message.roomId, 'chat_message', message, options);
        },
        chatChanged: (institution, change) => live.toRoom(institution, 'room', change.roomId, 'chat_changed', change),
        userJoined(institution, person, except) {
          const options = except === undefined ? {} : { except };
          live.toRoom(institution, 'room', person.roomId, 'user_joined', person, options);
        },
        callJoined(institution, joined, except) {
          const options = except === undefined ? {} : { except };
          live.toRoom(institution, 'call', joined.roomId, 'call_joined', joined, options);
        },
        callLeft: (institution, left) => live.toRoom(institution, 'call', left.roomId, 'call_left', left),
        callSignal: (institution, to, signal) => live.toConnection(institution, to, 'call_signal', signal),
        screenShareStarted(institution, share, except) {
          const options = except === undefined ? {} : { except };
          live.toRoom(institution, 'room', share.roomId, 'screen_share_started', share, options);
        },
        presentInCall: (institution, roomId) => live.present(institution, 'call', roomId),
        userLeft: (institution, person) => live.toRoom(institution, 'room', person.roomId, 'user_left', person),
        recheck: (institution, roomId, documentIds) => {
          void live.recheck(institution, 'room', roomId);
          void live.recheck(institution, 'call', roomId);
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
    const chat = createChat(dependencies);
    const reports = createReports(dependencies);
    const calls = createCalls(dependencies);
    const practice = createPractice(dependencies);
    const presence = createPresence(dependencies);
    const store = createDocumentStore(dependencies);
    const tellPresence = createDocumentPresence(dependencies);
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
        openCohortRoom: ({ params }, who) => openCohortRoom(dependencies, rooms, who, params.id),
        joinRoom: ({ params }, who) => rooms.join(who, params.id),
        leaveRoom: ({ params }, who) => rooms.leave(who, params.id),
        changeParticipant: ({ params, body }, who) => rooms.changeParticipant(who, params.id, params.userId, body),
        blockParticipant: ({ params }, who) => rooms.block(who, params.id, params.userId),
        endRoom: ({ params }, who) => rooms.end(who, params.id),
        chat: ({ params, query }, who) => chat.page(who, params.id, query),
        chatChanges: ({ params, query }, who) => chat.changes(who, params.id, query.since),
        seenChat: ({ params, body }, who) => chat.seen(who, params.id, body.upTo),
        editMessage: ({ params, body }, who) => chat.edit(who, params.id, params.messageId, body.message),
        deleteMessage: ({ params }, who) => chat.remove(who, params.id, params.messageId),
        reportChatMessage: ({ params, body }, who) => chat.report(who, params.id, params.messageId, body.reason),
        chatReports: (_, who) => reports.open(who),
        settleChatReport: ({ params, body }, who) => reports.settle(who, params.id, body.remove),
        practice: ({ params }, who) => practice.latest(who, params.id),
        startPractice: ({ params, body }, who) => practice.start(who, params.id, body),
        joinPractice: ({ params }, who) => practice.join(who, params.id, params.runId),
        answerPractice: ({ params, body }, who) => practice.answer(who, params.id, params.runId, body),
        nextPractice: ({ params, body }, who) => practice.next(who, params.id, params.runId, body.after),
        endPractice: ({ params }, who) => practice.end(who, params.id, params.runId),
        documents: ({ query }, who) => documents.list(who, query.roomId),
        createDocument: ({ body }, who) => documents.create(who, body),
        async documentHistory({ params }, who) {
          await documentFor(dependencies, { who }, params.id);
          return store.history(who, params.id);
        },
        async documentState({ params }, who) {
          await documentFor(dependencies, { who }, params.id);
          return store.state(who, params.id, params.sequence);
        },
        sandbox: () => sandboxPage,
        restoreDocument: async ({ params, body }, who) => ({
          sequence: await store.restore(who, params.id, body.sequence),
        }),
      },
      live: {
        async join_room({ roomId, userId }, who, connection) {
          if (userId !== who.user.id) throw forbidden('You can only join a room as yourself.');
          await connection.enter('room', roomId);
          await presence.joined(who, roomId, connection.id);
        },
        async join_call({ roomId, ...devices }, who, connection) {
          await connection.enter('call', roomId);
          const people = await calls.join(who, roomId, devices, connection.id);
          return { connectionId: connection.id, people, iceServers: iceServers(config.calls, clock.now()) };
        },
        call_signal: (body, who, connection) => calls.signal(who, connection.id, body),
        audio_toggle: ({ roomId, enabled }, who, connection) =>
          calls.toggle(who, roomId, connection.id, 'isAudioEnabled', enabled),
        video_toggle: ({ roomId, enabled }, who, connection) =>
          calls.toggle(who, roomId, connection.id, 'isVideoEnabled', enabled),
        screen_share_toggle: ({ roomId, enabled }, who, connection) =>
          calls.toggle(who, roomId, connection.id, 'isScreenSharing', enabled),
        chat_message: (body, who, connection) => chat.send(who, body, connection.id),
        document_update: async ({ documentId, update }, who, connection) => ({
          sequence: await store.append(who, documentId, update, connection.id),
        }),
        document_presence: ({ documentId, cursor }, who, connection) =>
          tellPresence(who, connection.id, documentId, cursor),
        async document_since({ documentId, sequence }, who) {
          await documentFor(dependencies, { who }, documentId);
          const { update, sequence: last } = await store.since({ who }, documentId, sequence);
          return { sequence: last, update };
        },
      },
      rooms: {
        room: (id, who) => passes(participantIn(dependencies, { who }, id)),
        call: (id, who) => passes(participantIn(dependencies, { who }, id)),
        document: (id, who) => passes(documentFor(dependencies, { who }, id)),
      },
      services: { processors: callProcessors(config.calls) },
      warnings: () => callWarnings(config.calls),
      departures: {
        async room(id, { institution, userId }) {
          await presence.left(institution, id, userId);
          await practice.left(institution, id);
        },
        call: (id, { institution, userId }) => calls.left(institution, id, userId),
      },
      subscriptions: [
        on(cohorts, 'members.changed', ({ institution, payload }) =>
          followCohort(dependencies, institution, payload.cohortId),
        ),
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
      seeds: (institution) => seedRooms({ db, clock, byLogin: requires.people.byLogin }, institution),
      retention: { chat: oldMessages(db) },
      schedules: {
        snapshots: { cron: '23 * * * *', run: (institution) => store.snapshotChanged({ institution }) },
      },
    };
  },
});
