import { z } from 'zod';
import { defineContract } from '../../core/contract/index.ts';
import { callLive } from './calls/contract.ts';
import { chatLive, chatRoutes } from './chat/contract.ts';
import { documentLive, documentRoutes } from './documents/contract.ts';
import { practiceRoutes } from './practice/contract.ts';
import { roomLive, roomRoutes } from './rooms/contract.ts';

export const collaboration = defineContract({
  id: 'collaboration',
  title: 'Collaboration',
  summary: 'Rooms in which several people draw, write, code, practise and talk together',
  permissions: {
    'collaboration.block': { description: 'Block people in their rooms', grantedTo: ['learner'] },
    'collaboration.use': {
      description: 'Open and join collaboration rooms',
      grantedTo: ['learner', 'instructor', 'administrator'],
    },
    'collaboration.moderate': {
      description: 'Read reported messages of rooms, and delete messages in them',
      grantedTo: ['instructor', 'administrator'],
    },
  },
  routes: { ...roomRoutes, ...documentRoutes, ...chatRoutes, ...practiceRoutes },
  live: {
    receives: { ...roomLive.receives, ...documentLive.receives, ...chatLive.receives, ...callLive.receives },
    sends: { ...documentLive.sends, ...roomLive.sends, ...chatLive.sends, ...callLive.sends },
    rooms: { ...documentLive.rooms, ...roomLive.rooms, ...callLive.rooms },
  },
  jobs: {
    snapshot: { payload: z.object({ documentId: z.uuid() }), once: ['documentId'] },
    readWritten: {
      payload: z.object({ documentId: z.uuid(), userId: z.string(), period: z.int() }),
      once: ['documentId', 'userId', 'period'],
    },
  },
  audit: {
    'collaboration-room.message-deleted': '{who} deleted a message in a collaboration room',
    'collaboration-room.report-settled': '{who} settled a report of a message in a collaboration room',
    'collaboration-room.ended': '{who} ended a collaboration room',
    'collaboration-room.participant-removed': '{who} removed a participant from a collaboration room',
  },
  retention: {
    chat: {
      title: 'Messages in collaboration rooms',
      noun: ['message', 'messages'],
      since: 'the message',
      stays: 'Messages with an open report stay until staff have settled it.',
      setting: 'chatDays',
      tables: ['messages', 'message_reports'],
    },
  },
  personalData: [
    {
      table: 'rooms',
      userColumn: 'created_by',
      onErase: 'anonymise',
      anonymise: ['created_by', 'name'],
      description: 'Rooms you opened',
    },
    { table: 'participants', userColumn: 'user_id', onErase: 'delete', description: 'Rooms you are in' },
    {
      table: 'documents',
      userColumn: 'modified_by',
      onErase: 'anonymise',
      anonymise: ['modified_by'],
      description: 'Documents you changed last',
    },
    {
      table: 'updates',
      userColumn: 'user_id',
      onErase: 'anonymise',
      anonymise: ['user_id'],
      description: 'Your changes of shared documents',
    },
    {
      table: 'messages',
      userColumn: 'user_id',
      onErase: 'anonymise',
      anonymise: ['user_id', 'text'],
      description: 'Your messages in rooms',
    },
    {
      table: 'message_reports',
      userColumn: 'reporter_id',
      onErase: 'delete',
      withhold: ['author_id', 'text'],
      description: 'Messages you reported in rooms',
    },
    {
      table: 'message_reports',
      userColumn: 'author_id',
      onErase: 'delete',
      // Not who reported.
      withhold: ['id', 'reporter_id', 'reason'],
      description: 'Reports of your messages in rooms',
    },
    { table: 'calls', userColumn: 'user_id', onErase: 'delete', description: 'Calls you are in' },
    {
      table: 'practice_runs',
      userColumn: 'started_by',
      onErase: 'anonymise',
      anonymise: ['started_by'],
      // The question and its key.
      withhold: ['question', 'solution', 'sitting_id'],
      description: 'Practice runs you started in rooms',
    },
    {
      table: 'practice_takers',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'Practice runs in rooms you took part in',
    },
    {
      table: 'practice_answers',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'Your answers in practice runs of rooms',
    },
    { table: 'writers', userColumn: 'user_id', onErase: 'delete', description: 'Documents you wrote in' },
  ],
});
