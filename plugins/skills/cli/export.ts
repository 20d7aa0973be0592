import { writeFile } from 'node:fs/promises';
import { invalid } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { skillCatalogueDesk } from '../services.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'file', description: 'JSON file to write: the platform’s own catalogue' }],
  withoutInstitution: true,
  async run({ arguments: { file = '' }, print, service }) {
    const skills = service(skillCatalogueDesk).own();
    try {
      await writeFile(file, `${JSON.stringify(skills, null, 2)}\n`);
    } catch (error) {
      throw invalid(`${file} cannot be written (${(error as NodeJS.ErrnoException).code})`);
    }
    print({ file, skills: skills.length }, `${skills.length} skills written to ${file}.`);
  },
};
