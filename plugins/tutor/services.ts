export { askForEvaluation } from './teaching/evaluation-ask.ts';
export { tutorPrompts } from './teaching/prompt-files.ts';
