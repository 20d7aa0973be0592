/** What a learner is told when a message was refused, without blame. */
export const refusedWords =
  'I cannot help with that here. If something is troubling you, an adult you trust is the right person to talk to. I am glad to go on with what you are learning: what are you working on?';
