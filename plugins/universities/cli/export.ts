import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { invalid } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { CatalogueFormat } from '../contract.ts';
import { catalogueDesk } from '../services.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'file', description: 'File to write: .csv or .json' }],
  options: [{ flags: '--format <format>', description: 'csv or json; by default the ending of the file' }],
  async run({ arguments: { file = '' }, options, who, print, service }) {
    const { data: format } = CatalogueFormat.safeParse(options.format ?? /\.(\w+)$/.exec(file)?.[1]?.toLowerCase());
    if (!format) throw invalid('--format is csv or json');
    try {
      await pipeline(Readable.from(service(catalogueDesk).exportFile({ who }, format)), createWriteStream(file));
    } catch (error) {
      const { code, syscall } = error as NodeJS.ErrnoException;
      throw syscall === 'open' ? invalid(`${file} cannot be written (${code})`) : error;
    }
    print({ file, format }, `Written to ${file}.`);
  },
};
