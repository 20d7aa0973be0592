import { z } from 'zod';
import { defineContract, Id } from '../../core/contract/index.ts';
import { cohortMessages, cohortRoutes } from './cohorts/contract.ts';
import { entryRoutes } from './entry/contract.ts';
import { groupingRoutes } from './grouping/contract.ts';
import { practiceRoutes } from './practice/contract.ts';
import { reportRoutes } from './reports/contract.ts';
import { rosterRoutes } from './roster/contract.ts';
import { scheduleRoutes } from './schedule/contract.ts';

export const cohorts = defineContract({
  id: 'cohorts',
  title: 'Study cohorts',
  summary: 'Groups with places, roles, a shared goal, and recommendations',
  permissions: {
    'cohorts.block': { description: 'Block members of their cohorts', grantedTo: ['learner'] },
    'cohorts.take-part': {
      description: 'See, create and join study cohorts',
      grantedTo: ['learner', 'instructor', 'administrator'],
    },
    'cohorts.moderate': {
      description: 'Act as owner of every study cohort, take cohorts over and end them',
      grantedTo: ['instructor', 'administrator'],
    },
  },
  routes: {
    ...{ ...cohortRoutes, ...entryRoutes, ...rosterRoutes, ...practiceRoutes, ...reportRoutes },
    ...{ ...groupingRoutes, ...scheduleRoutes },
  },
  live: {
    receives: {},
    sends: { ...cohortMessages },
    /** People with the list of cohorts open. */
    rooms: { cohorts: { access: 'cohorts.take-part', key: z.literal('cohorts') } },
  },
  events: {
    /** Somebody left a cohort or was removed from it, or it ended. */
    'members.changed': z.object({ cohortId: Id }),
  },
  audit: {
    'study-cohort.changed': '{who} changed a study cohort',
    'study-cohort.archived': '{who} ended a study cohort',
    'study-cohort.member-removed': '{who} removed a member from a study cohort',
    'study-cohort.report-settled': '{who} closed a report of a study cohort',
    'study-cohort.owner-changed': '{who} changed the owner of a study cohort',
  },
  personalData: [
    {
      table: 'cohorts',
      userColumn: 'created_by',
      onErase: 'anonymise',
      withhold: ['invitation_hash', 'name', 'description', 'words_by'],
      description: 'Study cohorts you created',
    },
    {
      table: 'cohorts',
      userColumn: 'words_by',
      onErase: 'anonymise',
      // Without them the cohort is named by its topic.
      anonymise: ['words_by', 'name', 'description'],
      withhold: ['invitation_hash', 'created_by'],
      description: 'Names and descriptions of study cohorts that you wrote',
    },
    {
      table: 'meetings',
      userColumn: 'written_by',
      onErase: 'anonymise',
      anonymise: ['written_by', 'title', 'place'],
      description: 'Meetings of study cohorts that you planned',
    },
    { table: 'members', userColumn: 'user_id', onErase: 'delete', description: 'Your memberships of study cohorts' },
    {
      table: 'waiting',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'Study cohorts in which you wait for a place',
    },
    {
      table: 'feeds',
      userColumn: 'user_id',
      onErase: 'delete',
      withhold: ['code_hash'],
      description: 'Addresses by which your calendar reads meetings of study cohorts',
    },
    { table: 'bans', userColumn: 'user_id', onErase: 'delete', description: 'Study cohorts you cannot join again' },
    {
      table: 'reports',
      userColumn: 'reporter_id',
      onErase: 'delete',
      withhold: ['reported_id'],
      description: 'Study cohorts you reported',
    },
    {
      table: 'reports',
      userColumn: 'reported_id',
      onErase: 'delete',
      // Not who reported.
      withhold: ['id', 'reporter_id'],
      description: 'Reports about you in study cohorts',
    },
  ],
});
