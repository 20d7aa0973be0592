/** Titles and descriptions of the registration modes. */
export const registrationOptions = {
  open: {
    title: 'Open',
    description: 'Anyone can create a learner account. People in other roles are invited.',
  },
  invite: { title: 'By invitation', description: 'Only people invited by an administrator can create an account.' },
  closed: {
    title: 'Closed',
    description: 'Administrators create accounts. Each person sets their own password.',
  },
} as const;

/** Titles and descriptions of the learners that instructors can see. */
export const instructorsSeeOptions = {
  everyone: {
    title: 'Every learner',
    description: 'Instructors see the results, consents and conversations of all learners.',
  },
  'their-learners': {
    title: 'Their own learners',
    description:
      'Instructors see the learners assigned to them, and none until some are assigned. Instructors who handle safety alerts and flagged messages still receive all of them.',
  },
} as const;
