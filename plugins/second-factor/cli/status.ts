import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { secondFactorReset } from '../services.ts';

export const command: PluginCommand = {
  async run({ who, print, service }) {
    const overview = await service(secondFactorReset).overview({ who });
    const { enrolled, isRequired, staff, staffWithout } = overview;
    const rule = isRequired
      ? `Required for staff: ${staff - staffWithout} of ${staff} have one.`
      : 'Not required for staff.';
    print(overview, `${enrolled} ${enrolled === 1 ? 'person has' : 'people have'} a second step. ${rule}`);
  },
};
