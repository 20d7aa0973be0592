import { z } from 'zod';
import { notFound } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { calibrationDesk } from '../services.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'calibration', description: 'Id of the calibration; eiq items calibrations lists them' }],
  async run({ arguments: given, who, print, service }) {
    const { success, data: id } = z.uuid().safeParse(given.calibration);
    if (!success) {
      throw notFound(`There is no calibration ${given.calibration}. eiq items calibrations lists their ids`);
    }
    const { items } = await service(calibrationDesk).adopt({ who }, id);
    print({ items }, `Adopted: ${items} items have the calibration’s parameters as a new version`);
  },
};
