export const entryAddress = '/assessment';

export const runAddress = (runId: string) => `/assessment/${runId}`;
