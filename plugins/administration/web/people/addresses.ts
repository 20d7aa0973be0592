/** The address of a person's page for administrators. */
export const personAddress = (id: string) => `/administration/people/${id}`;
