import { defineContract } from '../../core/contract/index.ts';
import { assessmentRoutes } from './assessments/contract.ts';
import { consentRoutes } from './consent/contract.ts';
import { promptRoutes } from './prompts/contract.ts';

export * from './assessments/contract.ts';
export * from './consent/contract.ts';
export * from './prompts/contract.ts';

/** Toasts in the specification's words. */
export const toasts = {
  failed: { title: 'Analysis Failed', text: 'Unable to analyze voice recording. Please try again.' },
  noPrompt: { title: 'No Prompt Selected', text: 'Please select a voice prompt first.' },
  denied: { title: 'Microphone Access Denied', text: 'Please allow microphone access to use voice assessment.' },
  recognition: { title: 'Voice Recognition Error', text: 'Please check your microphone permissions.' },
  unsupported: {
    title: 'Voice Recognition Not Supported',
    text: 'Please use a modern browser with voice recognition support.',
  },
  complete: { title: 'Voice Analysis Complete' },
} as const;

export const voice = defineContract({
  id: 'voice',
  title: 'Voice assessment',
  summary: 'Learners answer a prompt aloud and read figures about their speech, words and ideas',
  permissions: {
    'voice.prompts': {
      description: 'Add and change voice prompts of the institution',
      grantedTo: ['instructor', 'administrator'],
    },
  },
  routes: { ...assessmentRoutes, ...consentRoutes, ...promptRoutes },
  audit: {
    'voice.prompt-saved': '{who} saved a voice prompt',
    'voice.prompt-removed': '{who} removed a voice prompt',
  },
  retention: {
    recordings: {
      title: 'Recordings of voice assessments',
      noun: ['recording', 'recordings'],
      since: 'the recording',
      stays: 'Transcripts go with them; the figures stay.',
      setting: 'retentionDays',
      tables: ['assessments'],
    },
  },
  personalData: [
    {
      table: 'assessments',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'Your voice assessments, with transcripts and recordings until these are deleted',
    },
    { table: 'consents', userColumn: 'user_id', onErase: 'delete', description: 'Your consent to recordings' },
  ],
});
