import path from 'node:path';

/** The folder of the project, wherever the command line is called from. */
export const projectFolder = path.join(import.meta.dirname, '..');
