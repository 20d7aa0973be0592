import { z } from 'zod';
import { defineContract, defineSlot } from '../../core/contract/index.ts';
import { classRoutes } from './lists/contract.ts';
import { memberRoutes } from './members/contract.ts';
import { termRoutes } from './terms/contract.ts';

export type { Class, ClassPage, JoinCode, OwnClass } from './lists/contract.ts';
export { codeDays, maxLearners, maxTeachers } from './members/contract.ts';
export type { Term } from './terms/contract.ts';

export const classes = defineContract({
  id: 'classes',
  title: 'Classes',
  summary: 'Terms and classes with their teachers and learners, who determine which learners an instructor sees',
  permissions: {
    'classes.teach': {
      description: 'Create classes, and manage the classes one teaches',
      grantedTo: ['instructor', 'administrator'],
    },
    'classes.manage': { description: 'Manage all classes and the terms', grantedTo: ['administrator'] },
    'classes.attend': { description: 'Be a learner of classes, and join one with its code', grantedTo: ['learner'] },
  },
  slots: {
    /** A `Section` on the page of a class, before its members. */
    overview: defineSlot<{ classId: string }>('classes.overview'),
  },
  routes: { ...termRoutes, ...classRoutes, ...memberRoutes },
  live: {
    sends: {
      /** A class of the person was changed, or they entered or left one. Fetch the classes again. */
      classes_changed: z.object({}),
    },
  },
  audit: {
    'class.created': '{who} created a class',
    'class.changed': '{who} changed a class',
    'class.archived': '{who} archived a class',
    'class.restored': '{who} restored a class',
    'class.member-added': '{who} added {whom} to a class',
    'class.member-removed': '{who} removed {whom} from a class',
    'class.joined': '{who} joined a class',
    'class.code-made': '{who} made a code for joining a class',
    'class.code-ended': '{who} ended the code for joining a class',
    'class.term-added': '{who} added a term',
    'class.term-changed': '{who} changed a term',
    'class.term-removed': '{who} removed a term',
  },
  personalData: [
    {
      table: 'classes',
      userColumn: 'created_by',
      onErase: 'anonymise',
      withhold: ['join_code'],
      description: 'Classes you created',
    },
    { table: 'members', userColumn: 'user_id', onErase: 'delete', description: 'Your memberships of classes' },
  ],
});
