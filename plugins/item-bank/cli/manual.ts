import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { checkWritable, writeWhole } from '../interchange/files.ts';
import { findChromium, printPdf } from '../manual/print-pdf.ts';
import { technicalManual } from '../services.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'file', description: 'HTML file to write (technical-manual.html)', optional: true }],
  async run({ arguments: given, who, print, service }) {
    const file = given.file ?? 'technical-manual.html';
    await checkWritable(file);
    await writeWhole(file, await service(technicalManual).page({ who }));
    const chromium = await findChromium();
    const pdf = `${file.replace(/\.html?$/i, '')}.pdf`;
    if (!chromium) {
      print(
        { file, pdf: null },
        `Wrote ${file}. There is no PDF, because no Chromium was found: install one or set CHROME_PATH.`,
      );
      return;
    }
    const problem = await printPdf(chromium, file, pdf).then(
      () => undefined,
      (error: Error) => error.message,
    );
    print(
      { file, pdf: problem ? null : pdf },
      problem ? `Wrote ${file}. There is no PDF: ${problem}.` : `Wrote ${file} and ${pdf}`,
    );
  },
};
