import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seededRandom } from '../../../core/random.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { command as importCommand } from '../cli/import.ts';

// Files in the layout of ESCO with invented content.

const skillsHeader =
  'conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,hiddenLabels,status,modifiedDate,scopeNote,definition,inScheme,description';
const occupationsHeader =
  'conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,hiddenLabels,status,modifiedDate,regulatedProfessionNote,scopeNote,definition,inScheme,description,code';
const occupationSkillsHeader = 'occupationUri,relationType,skillType,skillUri';
const skillRelationsHeader = 'originalSkillUri,originalSkillType,relationType,relatedSkillType,relatedSkillUri';

const base = 'http://data.europa.eu/esco';

export const skillUri = (name: string) => `${base}/skill/${name}`;
export const occupationUri = (name: string) => `${base}/occupation/${name}`;

export const skillLine = (name: string, title: string, aliases: readonly string[] = []) =>
  `KnowledgeSkillCompetence,${skillUri(name)},skill/competence,cross-sector,${quoted(title)},${quoted(aliases.join('\n'))},,released,2026-01-01T00:00:00Z,,,${base}/concept-scheme/skills,${quoted(`What ${title} means, “in short”`)}`;

export const occupationLine = (name: string, title: string, aliases: readonly string[] = []) =>
  `Occupation,${occupationUri(name)},2511,${quoted(title)},${quoted(aliases.join('\n'))},,released,2026-01-01T00:00:00Z,,,,${base}/concept-scheme/occupations,${quoted(`What a ${title} does`)},2511.${name}`;

export const linkLine = (occupation: string, skill: string, relation = 'essential') =>
  `${occupationUri(occupation)},${relation},skill/competence,${skillUri(skill)}`;

export const relationLine = (skill: string, related: string, relation = 'essential') =>
  `${skillUri(skill)},skill/competence,${relation},knowledge,${skillUri(related)}`;

/** Lines of each file below its header. Parts that are left out have no file. */
export interface EscoLines {
  readonly skills?: readonly string[];
  readonly occupations?: readonly string[];
  readonly occupationSkills?: readonly string[];
  readonly skillRelations?: readonly string[];
}

export async function writeEscoFiles(folder: string, lines: EscoLines): Promise<void> {
  await mkdir(folder, { recursive: true });
  const write = (name: string, header: string, rows: readonly string[] | undefined) =>
    rows && writeFile(path.join(folder, name), `\uFEFF${[header, ...rows].join('\r\n')}\r\n`);
  await Promise.all([
    write('skills_en.csv', skillsHeader, lines.skills),
    write('occupations_en.csv', occupationsHeader, lines.occupations),
    write('occupationSkillRelations_en.csv', occupationSkillsHeader, lines.occupationSkills),
    write('skillSkillRelations_en.csv', skillRelationsHeader, lines.skillRelations),
  ]);
}

/** Imports these lines in the place of those imported before. */
export async function importEsco(at: TestPlatform, lines: EscoLines): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'esco-'));
  await writeEscoFiles(folder, lines);
  await at.runCommand(importCommand, { arguments: { folder } });
  await rm(folder, { recursive: true });
}

/** As many invented skills, occupations and links as ESCO 1.1.1 has. */
export function escoSizedLines({
  skills = 13_890,
  occupations = 3_007,
  links = 123_855,
  relations = 5_818,
} = {}): EscoLines {
  const random = seededRandom('esco');
  const below = (count: number) => Math.floor(count * random());
  const pairs = (count: number, from: number, to: number) => {
    const found = new Set<string>();
    while (found.size < count) found.add(`${below(from)} ${below(to)}`);
    return [...found].map((pair) => pair.split(' ') as [string, string]);
  };
  return {
    skills: Array.from({ length: skills }, (_, index) =>
      skillLine(`s${index}`, `Invented skill ${index}`, [`Other name ${index}`, `Third name ${index}`]),
    ),
    occupations: Array.from({ length: occupations }, (_, index) =>
      occupationLine(`o${index}`, `Invented occupation ${index}`),
    ),
    occupationSkills: pairs(links, occupations, skills).map(([occupation, skill]) =>
      linkLine(`o${occupation}`, `s${skill}`, random() < 0.55 ? 'essential' : 'optional'),
    ),
    skillRelations: pairs(relations, skills, skills).map(([skill, related]) =>
      relationLine(`s${skill}`, `s${related}`),
    ),
  };
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
