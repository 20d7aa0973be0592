import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { table } from '../../../core/plugins/define-plugin.ts';
import { levelTitles } from '../../learner/contract.ts';
import { phaseTitles } from '../contract.ts';
import { standardSettingDesk } from '../services.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'study', description: 'Id of a study' }],
  async run({ arguments: { study: id = '' }, who, print, service }) {
    const study = await service(standardSettingDesk).show({ who }, id);
    const { title, phase, panel, booklet, results, proposal, adoption } = study;
    const rows = results.flatMap(({ round, panelists, cuts }) =>
      cuts.map(({ level, score, standardError, agreement }) => [
        ...[phaseTitles[round], levelTitles[level], `${panelists}`, `${score}`, `${standardError ?? ''}`],
        `${Math.round(100 * agreement)}%`,
      ]),
    );
    const lines = [
      `${title}: ${phaseTitles[phase]}, ${panel.length} panelists, ${booklet.pages} questions shown to ${booklet.shownTo}.`,
      ...(rows.length > 0 ? [table(['ROUND', 'LEVEL', 'PANELISTS', 'CUT', 'ERROR', 'AGREEMENT'], rows)] : []),
      ...(proposal ? [`Proposal: ${cutsText(proposal.cuts)}.${proposal.obstacle ? ` ${proposal.obstacle}` : ''}`] : []),
      ...(adoption ? [`Adopted${adoption.by ? ` by ${adoption.by}` : ''}: ${adoption.reason}`] : []),
    ];
    print(study, lines.join('\n'));
  },
};

const cutsText = ({ immersion, mastery, excellence }: { immersion: number; mastery: number; excellence: number }) =>
  `Immersion from ${immersion}, Mastery from ${mastery}, Excellence from ${excellence}`;
