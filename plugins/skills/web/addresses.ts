/** The map with a skill open. */
export const skillAddress = (id: string): string => `/skills/map?skill=${encodeURIComponent(id)}`;

/** For staff: what a learner's answers show about skills. */
export const learnerAddress = (userId: string): string => `/administration/skills/${userId}`;
