/** How people come to have an account, in words. */
export const registrationModes = {
  open: {
    title: 'Open',
    description: 'Whoever finds the address can make an account, as a learner. Others are invited.',
  },
  invite: { title: 'By invitation', description: 'Only people whom an administrator has invited can make an account.' },
  closed: {
    title: 'Closed',
    description: 'Nobody makes an account themselves: administrators make it, and its person chooses the password.',
  },
} as const;

/** Whom instructors see, in words. */
export const instructorsSee = {
  everyone: { title: 'Every learner', description: 'Results, consents and conversations of all learners here.' },
  'their-learners': {
    title: 'Their own learners',
    description:
      'Those assigned to them. Until learners are assigned, an instructor sees none. Safety alerts and flagged messages still reach every instructor who answers them.',
  },
} as const;
