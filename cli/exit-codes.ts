/** Exit codes of every command. Scripts rely on them: keep them stable. */
export const exitCodes = {
  done: 0,
  failed: 1,
  /** Wrong usage, or a configuration with problems. */
  usage: 2,
  notFound: 3,
  /** Not permitted, or in conflict with the present state. */
  refused: 4,
  /** The database or another service cannot be reached. */
  unavailable: 5,
} as const;

/** By the shell's convention: 128 plus the signal's number. */
export const signalCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
