import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { conflict, invalid } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { maxImportBytes } from '../contract.ts';
import { rosteringDesk } from '../services.ts';
import { faultsText, reportText } from './report-text.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'file', description: 'CSV file, or OneRoster bundle of version 1.1 or 1.2 (ZIP)' }],
  options: [
    { flags: '--dry-run', description: 'Check only; change nothing' },
    { flags: '--bulk', description: 'The file is complete: deactivate imported people who are not in it' },
    {
      flags: '--delta',
      description: 'Keep people who are not in the file (default, unless a bundle states otherwise)',
    },
    {
      flags: '--deactivate <n>',
      description: 'Confirm that this number of accounts is deactivated, as --dry-run states it',
    },
  ],
  async run({ arguments: { file = '' }, options, who, print, confirm, ask, progress, service }) {
    const desk = service(rosteringDesk);
    if (options.bulk && options.delta) throw invalid('Choose either --bulk or --delta.');
    const bytes = await readBytes(file);
    const name = path.basename(file);
    const mode = options.bulk ? 'bulk' : options.delta ? 'delta' : undefined;
    const checked = await desk.check({ who }, { name, bytes, mode });
    const { report } = checked;
    if (report.faultCount > 0) throw invalid(faultsText(report));
    if (options.dryRun || !report.hasChanges) return print(report, reportText(report, 'would'));
    const { count, of } = report.leaving;
    if (count > 0) {
      const names = report.leaving.names.slice(0, 10).join(', ');
      const question = `${count} of ${of} people would be deactivated (${names}${count > 10 ? ', …' : ''}). Type ${count} to confirm:`;
      const given = options.deactivate ?? (await ask(question));
      if (Number(given) !== count) {
        throw conflict(
          `${count} of ${of} people would be deactivated. Add --deactivate ${count} to confirm. Nothing was imported.`,
        );
      }
    }
    if (!(await confirm(`${reportText(report, 'would')}\nImport?`))) return print({}, 'Nothing was imported.');
    let bar: ReturnType<typeof progress> | undefined;
    let shown = 0;
    const done = await desk.run(
      { who },
      { name, bytes, mode: checked.mode, deactivating: count },
      {
        onProgress(at, total) {
          bar ??= progress(total, 'Importing');
          bar.step(at - shown);
          shown = at;
        },
      },
    );
    bar?.done();
    print(done, reportText(done, 'did'));
  },
};

async function readBytes(file: string): Promise<Uint8Array> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw invalid(error.code === 'ENOENT' ? `There is no file ${file}` : `${file} cannot be read`);
  });
  if (bytes.length > maxImportBytes) throw invalid(`${file} is larger than ${maxImportBytes / 1024 / 1024} MB.`);
  return bytes;
}
