import { writeFile } from 'node:fs/promises';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { rosteringDesk } from '../services.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'file', description: 'File to write (default: standard output)', optional: true }],
  withoutInstitution: true,
  async run({ arguments: { file }, print, service }) {
    const text = service(rosteringDesk).template();
    if (file === undefined) return print({ text }, text.replace(/^\uFEFF/, '').trimEnd());
    await writeFile(file, text, { flag: 'wx' });
    print({ file }, `Wrote a template to ${file}.`);
  },
};
