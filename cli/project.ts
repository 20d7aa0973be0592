import path from 'node:path';

/** The project's root folder, independent of the working directory. */
export const projectFolder = path.join(import.meta.dirname, '..');
