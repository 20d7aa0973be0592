import { z } from 'zod';
import { notFound } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { calibrationDesk } from '../services.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'calibration', description: 'Id of the calibration, as its screen’s address has it' }],
  async run({ arguments: given, who, print, service }) {
    const { success, data: id } = z.uuid().safeParse(given.calibration);
    if (!success) throw notFound(`There is no calibration ${given.calibration}: its id is in its screen’s address`);
    const { items } = await service(calibrationDesk).adopt({ who }, id);
    print({ items }, `${items} items have the calibration’s parameters, each as a new version`);
  },
};
