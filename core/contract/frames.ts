/**
 * Which sites may show a screen or page in a frame: none, this site, or also the origins that the institution has
 * registered (`frameOrigins`).
 */
export type Framing = 'none' | 'self' | 'registered-platforms';
export const framings = ['none', 'self', 'registered-platforms'] as const satisfies readonly Framing[];
