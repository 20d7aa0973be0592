import type { Danger } from '../contract.ts';

/** Titles of the kinds of danger. */
export const dangerText: Readonly<Record<Danger, string>> = {
  suicide: 'Suicide',
  'self-harm': 'Self-harm',
  overdose: 'Overdose or acute danger',
  abuse: 'Abuse or neglect',
  grooming: 'Sexual approach or blackmail',
  threat: 'Threatened by others',
  'running-away': 'Running away',
  'eating-disorder': 'Eating disorder',
  violence: 'Violence to others',
  other: 'Other danger',
};
