import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { table } from '../../../core/plugins/define-plugin.ts';
import { phaseTitles } from '../contract.ts';
import { standardSettingDesk } from '../services.ts';

export const command: PluginCommand = {
  async run({ who, print, service }) {
    const studies = await service(standardSettingDesk).list({ who });
    const rows = studies.map(({ id, title, phase, isAdopted }) => [
      id,
      title,
      phaseTitles[phase],
      isAdopted ? 'yes' : 'no',
    ]);
    print(studies, studies.length > 0 ? table(['STUDY', 'TITLE', 'PHASE', 'ADOPTED'], rows) : 'There are no studies.');
  },
};
