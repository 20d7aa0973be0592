/** What every command ends with. Stable: scripts rely on them. */
export const exitCodes = {
  done: 0,
  failed: 1,
  /** Wrong usage, or a configuration with problems. */
  usage: 2,
  notFound: 3,
  /** Not allowed, or in conflict with what is. */
  refused: 4,
  /** The database or another service cannot be reached. */
  unavailable: 5,
} as const;

/** By convention of shells: 128 and the signal's number. */
export const signalCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
