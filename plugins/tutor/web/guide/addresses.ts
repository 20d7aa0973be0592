/** The address of the search for lessons. */
export const lessonsPath = '/ai-tutor/lessons';

/** The address of a lesson. */
export const lessonAddress = (id: string) => `${lessonsPath}/${encodeURIComponent(id)}`;

/** The address of the search for a text. */
export const searchAddress = (text: string) => `${lessonsPath}?${new URLSearchParams({ q: text })}`;

/** The address of a skill on the map of skills. */
export const skillAddress = (id: string) => `/skills/map?${new URLSearchParams({ skill: id })}`;
