import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { invalid } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type { Counts, EscoFault, EscoReport } from '../esco/contract.ts';
import type { EscoFiles } from '../esco/read-files.ts';
import { skillCatalogueDesk } from '../services.ts';

/** ESCO's names of the files, without the language at the end. */
const names = {
  skills: 'skills',
  occupations: 'occupations',
  occupationSkills: 'occupationSkillRelations',
  skillRelations: 'skillSkillRelations',
} as const satisfies Record<keyof EscoFiles, string>;

const parts = {
  skills: 'skills',
  occupations: 'occupations',
  occupationSkills: 'skills of occupations',
  skillRelations: 'relations between skills',
} as const satisfies Record<keyof EscoFiles, string>;

export const command: PluginCommand = {
  arguments: [{ name: 'folder', description: 'Folder with ESCO’s CSV files as published' }],
  options: [
    { flags: '--dry-run', description: 'Check only; change nothing' },
    { flags: '--language <code>', description: 'Language of the files, en by default' },
    { flags: '--skip-unknown', description: 'Leave out links to entries that the files do not have' },
  ],
  withoutInstitution: true,
  async run({ arguments: { folder = '' }, options: { dryRun, skipUnknown, language = 'en' }, print, service }) {
    const files = await readFolder(folder, String(language));
    const options = { dryRun: dryRun === true, skipsUnknown: skipUnknown === true };
    const report = await service(skillCatalogueDesk).importEsco(files, options);
    if (report.faultCount > 0) throw refusal(report);
    const heading = report.isApplied ? 'Imported.' : 'The files can be imported.';
    const lines = (Object.keys(parts) as (keyof EscoFiles)[]).map(
      (part) => `  ${parts[part]}: ${countText(report[part])}`,
    );
    const skipped =
      report.skipped > 0 ? [`  left out: ${report.skipped} links to entries that the files do not have`] : [];
    print(report, [heading, ...lines, ...skipped].join('\n'));
  },
};

/** The files of a language; all but the skills may be absent. @throws Failure invalid */
async function readFolder(folder: string, language: string): Promise<EscoFiles> {
  const present = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw invalid(error.code === 'ENOENT' ? `There is no folder ${folder}` : `${folder} cannot be read`);
  });
  const read = async (part: keyof EscoFiles) => {
    const wanted = [`${names[part]}_${language}.csv`, `${names[part]}.csv`];
    const name = wanted.find((each) => present.includes(each));
    return name && { name, text: textOf(name, await readFile(path.join(folder, name))) };
  };
  const skills = await read('skills');
  if (!skills) throw invalid(`${folder} has no file ${names.skills}_${language}.csv`);
  const [occupations, occupationSkills, skillRelations] = await Promise.all([
    read('occupations'),
    read('occupationSkills'),
    read('skillRelations'),
  ]);
  return {
    skills,
    ...(occupations && { occupations }),
    ...(occupationSkills && { occupationSkills }),
    ...(skillRelations && { skillRelations }),
  };
}

function textOf(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid(`${name} is not in UTF-8`);
  }
}

function refusal({ faults, faultCount }: EscoReport) {
  const count = faultCount === 1 ? '1 fault' : `${faultCount} faults`;
  const rest = faultCount > faults.length ? [`  … and ${faultCount - faults.length} more`] : [];
  return invalid(
    [`Nothing was imported. The files have ${count}:`, ...faults.map((fault) => `  ${faultText(fault)}`), ...rest].join(
      '\n',
    ),
    faults.map((fault) => ({ path: placeText(fault), message: fault.message })),
  );
}

const faultText = (fault: EscoFault) => `${placeText(fault)}: ${fault.message}`;

const placeText = ({ file, line }: EscoFault) => (line === null ? file : `${file} line ${line}`);

const countText = ({ created, changed, removed, unchanged }: Counts) =>
  `${created} new, ${changed} changed, ${removed} removed, ${unchanged} unchanged`;
