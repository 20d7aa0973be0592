/** The address of the queue with the filters of a search. @param search `?needs=second` */
export const queueAddress = (search = '') => `/universities/desk${search}`;

/** The address of an application, which keeps the queue's filters for the next one. */
export const applicationAddress = (id: string, search = '') => `/universities/desk/${id}${search}`;

export const statisticsAddress = (intakeId: string) => `/universities/desk/intakes/${intakeId}`;
