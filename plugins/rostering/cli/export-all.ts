import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { invalid } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { ExportFormat } from '../contract.ts';
import { rosteringDesk } from '../services.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'file', description: 'File to write' }],
  options: [{ flags: '--format <name>', description: `${ExportFormat.options.join(', ')}; csv by default` }],
  async run({ arguments: { file = '' }, options, who, print, confirm, service }) {
    const format = ExportFormat.safeParse(options.format ?? 'csv').data;
    if (!format) throw invalid(`--format must be one of ${ExportFormat.options.join(', ')}`);
    if (existsSync(file) && !(await confirm(`${file} exists. Overwrite it?`))) {
      return print({}, 'No file was written.');
    }
    const bytes = await service(rosteringDesk).export({ who }, format);
    await writeFile(file, bytes, { mode: 0o600 });
    print({ file, bytes: bytes.length }, `Wrote people and classes to ${file}.`);
  },
};
