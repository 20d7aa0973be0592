/** Addresses of screens of other plugins, which may be off. */
export const placementPath = '/placement';
export const practicePath = '/assessment';
