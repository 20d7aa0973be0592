/** Where plugins that may be there have their screens. */
export const placementPath = '/placement';
export const practicePath = '/assessment';
