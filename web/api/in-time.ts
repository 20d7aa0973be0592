/**
 * For calls that are made again once the connection is back: on a network that swallows what is sent no answer ever comes,
 * nor a failure. By then they have failed.
 */
export const inTime = (seconds = 30): AbortSignal => AbortSignal.timeout(seconds * 1000);
