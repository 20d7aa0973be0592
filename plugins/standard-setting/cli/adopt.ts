import { conflict, forbidden } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { people } from '../../../core/services.ts';
import { levelTitles } from '../../learner/contract.ts';
import { standardSettingDesk } from '../services.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'study', description: 'Id of a study' }],
  options: [
    { flags: '--dry-run', description: 'Only show who would change level' },
    { flags: '--administrator <username>', description: 'The administrator who answers for it' },
    { flags: '--reason <text>', description: 'Why; it stays in the audit log' },
  ],
  async run({ arguments: { study = '' }, options, who, print, confirm, service }) {
    const desk = service(standardSettingDesk);
    const moves = await desk.moves({ who }, study);
    const lines = moves.moves.map(
      ({ from, to, learners }) => `${learners} from ${levelTitles[from]} to ${levelTitles[to]}`,
    );
    const changed = moves.moves.reduce((sum, { learners }) => sum + learners, 0);
    const text = [
      `Immersion from ${moves.cuts.immersion}, Mastery from ${moves.cuts.mastery}, Excellence from ${moves.cuts.excellence}.`,
      `${changed} of ${moves.learners} learners would be at another level at their next result with the score they have now.`,
      ...lines,
    ].join('\n');
    if (options.dryRun === true) {
      print(moves, `${text}\nNothing was changed.`);
      return;
    }
    const { administrator, reason } = options;
    if (typeof administrator !== 'string' || typeof reason !== 'string' || reason.trim().length < 10)
      throw conflict(
        'Adopting needs --administrator and --reason with at least 10 characters. --dry-run shows who would change level.',
      );
    const person = await service(people).byLogin({ who }, administrator);
    if (person?.role !== 'administrator' || person.deactivatedAt)
      throw forbidden(`${administrator} is no active administrator of this institution.`);
    if (!(await confirm(`${text}\nAdopt these cuts for results of assessments that begin from now on?`))) return;
    await desk.adopt({ who }, study, { digest: moves.digest, reason: reason.trim(), adoptedBy: person.id });
    print({ ...moves, isAdopted: true }, `${text}\nAdopted. Earlier results keep the cuts they were made with.`);
  },
};
