import { createBrowserStore } from '../../../../web/browser-store.ts';

interface KeptFile {
  readonly id: string;
  readonly userId: string;
  readonly file: File;
}

/**
 * Files of unfinished uploads, so that an upload continues after a reload; where the browser keeps none, the file is chosen again.
 * They are removed once uploaded, and when the person signs out.
 */
export const keptFiles = createBrowserStore<KeptFile>('eiq-documents', 'files');
