import type { University } from '../../contract.ts';

export interface ApplyButtonProps {
  university: Pick<University, 'id' | 'name' | 'programs'>;
  /** The name of a programme that is selected first. */
  program?: string;
  /** `Quick Apply` on cards of eligible universities; `Apply` by default. */
  title?: 'Apply' | 'Quick Apply';
  primary?: boolean;
}

/** Opens the dialog for an application to a university. Renders nothing for people who cannot apply. */
export function ApplyButton(_: ApplyButtonProps) {
  return null;
}
