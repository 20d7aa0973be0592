import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { calibrationDesk } from '../services.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'calibration', says: 'Id of the calibration, as its screen’s address has it' }],
  async run({ arguments: given, institution, print, service }) {
    const who = { institution, user: undefined, may: () => true };
    const { items } = await service(calibrationDesk).adopt({ who }, given.calibration ?? '');
    print({ items }, `${items} items have the calibration’s parameters, each as a new version`);
  },
};
