/** The addresses of the placement's screens. */
export const addresses = {
  intro: '/placement',
  questions: '/placement/questions',
  results: '/placement/results',
} as const;
