import { createHash } from 'node:crypto';
import type { EscoFault } from './contract.ts';
import type { Report, TableRow } from './read-table.ts';
import { readTable } from './read-table.ts';

// Reads ESCO's CSV files as the European Commission publishes them (version 1.1 and 1.2, any language).

export interface EscoSkill {
  readonly id: string;
  readonly title: string;
  readonly aliases: string[];
  readonly description: string;
  readonly checksum: string;
}

export interface EscoOccupation extends EscoSkill {
  readonly iscoGroup: string;
}

export interface EscoLink {
  readonly from: string;
  readonly to: string;
  readonly relation: 'essential' | 'optional';
}

export interface EscoContent {
  readonly skills: ReadonlyMap<string, EscoSkill>;
  readonly occupations: ReadonlyMap<string, EscoOccupation>;
  /** From occupations to skills. */
  readonly occupationSkills: readonly EscoLink[];
  readonly skillRelations: readonly EscoLink[];
  readonly skipped: number;
  readonly faults: readonly EscoFault[];
}

/** A file with its text; absent files leave their part empty. */
export interface EscoFiles {
  readonly skills: EscoFile;
  readonly occupations?: EscoFile | undefined;
  readonly occupationSkills?: EscoFile | undefined;
  readonly skillRelations?: EscoFile | undefined;
}

interface EscoFile {
  readonly name: string;
  readonly text: string;
}

/** @param skipsUnknown leaves out links to entries that the files do not have, instead of reporting them */
export function readFiles(files: EscoFiles, { skipsUnknown }: { skipsUnknown: boolean }): EscoContent {
  const faults: EscoFault[] = [];
  const skills = readConcepts(files.skills, faults, [], ({ row, ...entry }) => withChecksum(entry));
  const occupations = readConcepts(files.occupations, faults, ['iscoGroup'], ({ row, ...entry }) =>
    withChecksum({ ...entry, iscoGroup: row.value('iscoGroup') }),
  );
  let skipped = 0;
  const readLinks = (file: EscoFile | undefined, [fromColumn, from]: End, [toColumn, to]: End): EscoLink[] => {
    if (!file) return [];
    const report = reporter(file, faults);
    const links = new Map<string, EscoLink>();
    for (const row of readTable(file.text, [fromColumn, 'relationType', toColumn], report)) {
      const link = { from: idOf(row.value(fromColumn)), to: idOf(row.value(toColumn)) };
      const relation = row.value('relationType');
      const unknown = [
        from.has(link.from) ? [] : row.value(fromColumn),
        to.has(link.to) ? [] : row.value(toColumn),
      ].flat();
      if (relation !== 'essential' && relation !== 'optional') {
        report(row.line, `The relation is “${relation}” instead of essential or optional`);
      } else if (unknown.length > 0) {
        if (skipsUnknown) skipped += 1;
        else report(row.line, `No row of the other files has the address ${unknown.join(' or ')}`);
      } else {
        // Where both are stated, essential counts.
        const key = `${link.from} ${link.to}`;
        if (links.get(key)?.relation !== 'essential') links.set(key, { ...link, relation });
      }
    }
    return [...links.values()];
  };
  const occupationSkills = readLinks(files.occupationSkills, ['occupationUri', occupations], ['skillUri', skills]);
  const skillRelations = readLinks(files.skillRelations, ['originalSkillUri', skills], ['relatedSkillUri', skills]);
  return { skills, occupations, occupationSkills, skillRelations, skipped, faults };
}

type End = readonly [column: string, known: ReadonlyMap<string, unknown>];

type Entry = Omit<EscoSkill, 'checksum'>;

const conceptColumns = ['conceptUri', 'preferredLabel', 'altLabels', 'description'];

function readConcepts<E>(
  file: EscoFile | undefined,
  faults: EscoFault[],
  columns: readonly string[],
  build: (given: Entry & { row: TableRow }) => E,
): Map<string, E> {
  const found = new Map<string, E>();
  if (!file) return found;
  const report = reporter(file, faults);
  const lines = new Map<string, number>();
  for (const row of readTable(file.text, [...conceptColumns, ...columns], report)) {
    const uri = row.value('conceptUri');
    const id = idOf(uri);
    const title = row.value('preferredLabel');
    const first = lines.get(id);
    if (!/^https?:\/\/\S+\/[^/\s]+$/.test(uri)) report(row.line, `“${uri}” is not the address of a concept`);
    else if (title === '') report(row.line, 'The preferred label is empty');
    else if (first !== undefined) report(row.line, `The address ${uri} occurs in line ${first} already`);
    else {
      lines.set(id, row.line);
      const aliases = [
        ...new Set(
          row
            .value('altLabels')
            .split(/\r\n|\n|\r/)
            .map((label) => label.trim()),
        ),
      ];
      const entry = { id, title, aliases: aliases.filter((label) => label !== '' && label !== title) };
      found.set(id, build({ ...entry, description: row.value('description'), row }));
    }
  }
  if (found.size === 0 && !faults.some(({ file: name }) => name === file.name))
    report(null, 'There are no rows below the header');
  return found;
}

/** `esco:` and the last part of the address, in letters that ids may have. */
const idOf = (uri: string): string =>
  `esco:${uri
    .slice(uri.lastIndexOf('/') + 1)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')}`.slice(0, 100);

function withChecksum<E extends object>(entry: E): E & { checksum: string } {
  return { ...entry, checksum: createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 32) };
}

const reporter =
  ({ name }: EscoFile, faults: EscoFault[]): Report =>
  (line, message) =>
    void faults.push({ file: name, line, message });
