import { readFile } from 'node:fs/promises';
import { invalid } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { table } from '../../../core/plugins/define-plugin.ts';
import type { Accuracy, FitReport, SkillFit } from '../mastery/fit/fit-skills.ts';
import { fitSkills } from '../mastery/fit/fit-skills.ts';
import { readAnswers } from '../mastery/fit/read-answers.ts';
import { parameterDesk } from '../mastery/services.ts';

export const command: PluginCommand = {
  options: [
    {
      flags: '--from <file>',
      description:
        'CSV file with a row for each answer: learner, skill, correct (1 or 0), at. Without it, the answers of the institution’s learners',
    },
    { flags: '--adopt', description: 'Use the parameters from now on, in every institution' },
  ],
  // A file can be fitted anywhere; parameters are adopted, and stored answers read, on behalf of an institution.
  withoutInstitution: ({ from, adopt }) => from !== undefined && adopt !== true,
  async run(context) {
    const { options, print, service } = context;
    const { from } = options;
    const histories =
      typeof from === 'string'
        ? readAnswers(await textOf(from))
        : await service(parameterDesk).histories({ who: context.who });
    if (histories.length === 0) throw invalid('No answers about skills yet. Name a file of answers with --from <file>');
    const report = fitSkills(histories);
    const adopted =
      options.adopt === true ? await service(parameterDesk).adopt({ who: context.who }, report.skills) : undefined;
    print({ ...report, ...(adopted && { adopted }) }, [textOfReport(report), ...adoptedLines(adopted)].join('\n\n'));
    // The parameters are printed anyway; the exit code keeps scripts from using them.
    if (report.skills.some(({ converged }) => !converged)) process.exitCode = 1;
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

function textOfReport(report: FitReport): string {
  const { skills, learners, answers, logLikelihood, knowledgeTracing, performanceFactors } = report;
  return [
    table(
      ['SKILL', 'LEARNERS', 'ANSWERS', 'L0 ± SE', 'T ± SE', 'G ± SE', 'S ± SE', 'LOG-LIKELIHOOD', 'AUC', 'NOTE'],
      skills.map(rowOf),
    ),
    `${learners} learners, ${answers} answers, ${skills.length} ${skills.length === 1 ? 'skill' : 'skills'}, log-likelihood ${logLikelihood.toFixed(1)}.`,
    `For one learner in five, left out of the fit: knowledge tracing ${accuracyText(knowledgeTracing)}; performance factors ${accuracyText(performanceFactors)}.`,
  ].join('\n');
}

const rowOf = (skill: SkillFit): string[] => [
  ...[skill.skillId, String(skill.learners), String(skill.answers)],
  ...(['initial', 'learn', 'guess', 'slip'] as const).map((name) => {
    const error = skill.standardErrors[name];
    return `${skill[name].toFixed(3)} ± ${error === null ? '–' : error.toFixed(3)}`;
  }),
  ...[skill.logLikelihood.toFixed(1), skill.leftOut.auc?.toFixed(3) ?? '–'],
  skill.converged ? (skill.atLimit.length > 0 ? `${skill.atLimit.join(', ')} at a limit` : '') : 'not converged',
];

const accuracyText = ({ auc, logLoss, answers }: Accuracy) =>
  `AUC ${auc?.toFixed(3) ?? '–'}, log loss ${logLoss?.toFixed(3) ?? '–'} on ${answers} answers`;

const adoptedLines = (adopted: { readonly version: number; readonly skills: number } | undefined) =>
  adopted ? [`Adopted as version ${adopted.version} for ${adopted.skills} skills.`] : [];
