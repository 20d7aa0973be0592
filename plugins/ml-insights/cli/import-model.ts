import { readFile } from 'node:fs/promises';
import { invalid } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { datasetDesk } from '../services.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'file', description: 'Text file that LightGBM saved (save_model)' }],
  async run({ arguments: { file = '' }, who, print, service }) {
    const card = await service(datasetDesk).importModel({ who }, await textOf(file));
    const { accuracy, auc } = card;
    print(
      card,
      `On test learners: accuracy ${(100 * accuracy.value).toFixed(1)}% (the true probabilities reach ${(100 * card.ceiling).toFixed(1)}%), AUC ${auc.value.toFixed(3)}.`,
    );
  },
};

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw invalid(`There is no file ${file}`);
    if (code === 'EISDIR' || code === 'EACCES') throw invalid(`${file} cannot be read`);
    throw error;
  }
}
