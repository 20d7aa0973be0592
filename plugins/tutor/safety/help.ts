/** The reply to a refused message, without blame. */
export const refusalText =
  'I cannot help with that here. If something is troubling you, an adult you trust is the right person to talk to. I am glad to continue with what you are learning: what are you working on?';
