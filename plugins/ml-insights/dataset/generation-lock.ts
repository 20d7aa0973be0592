/** The name of the lock that a running generation holds on its session. */
export const generationLock = (generationId: string) => `ml-insights generation ${generationId}`;
