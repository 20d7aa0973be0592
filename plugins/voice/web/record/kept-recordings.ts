import { createBrowserStore } from '../../../../web/browser-store.ts';

export interface KeptRecording {
  /** The id of the assessment. */
  readonly id: string;
  readonly userId: string;
  readonly promptId: string;
  readonly transcript: string;
  /** Seconds. */
  readonly duration: number;
  readonly audio: Blob;
}

/** Recordings that the server has not confirmed. They are removed once confirmed, and when another person signs in. */
export const keptRecordings = createBrowserStore<KeptRecording>('eiq-voice', 'recordings');
