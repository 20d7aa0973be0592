/**
 * Who may show a screen or page in a frame: nobody, this site, or also the learning platforms that the institution has
 * registered (`framingPlatforms` in the platform's settings).
 */
export type Framing = 'none' | 'self' | 'registered-platforms';
export const framings = ['none', 'self', 'registered-platforms'] as const satisfies readonly Framing[];
