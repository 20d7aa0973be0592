import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Ask } from '../services.ts';

/** The instructions of a call with the name and version of their prompt. */
export type Prompted = Required<Pick<Ask, 'instructions' | 'prompt'>>;

/** The prompts of a plugin: Markdown files in one folder for each version, `1`, `2` … */
export interface Prompts {
  /** Oldest first. */
  readonly versions: readonly number[];
  /** Whether a version has this prompt. */
  has(name: string, version: number): boolean;
  /**
   * The instructions of a prompt, by default in the latest version. `{{include other}}` stands for another file of the same
   * version, `{{word}}` for a value.
   * @throws Error where there is no such prompt or version, or a value is missing
   * @example prompts.of('tutor', { style: 'Begin simply.' }) // { prompt: 'tutor@2 3f9a1c0b', instructions: 'You are …' }
   */
  of(name: string, values?: Readonly<Record<string, string>>, version?: number): Prompted;
}

/** @param folder contains the folders of the versions */
export function createPrompts(folder: string): Prompts {
  const versions = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[1-9]\d*$/.test(entry.name))
    .map(({ name }) => Number(name))
    .sort((one, other) => one - other);
  const read = new Map<string, { template: string; prompt: string }>();

  const templateOf = (name: string, version: number, depth = 0): string => {
    if (!/^[a-z-]+$/.test(name) || depth > 3) throw new Error(`“${name}” is no prompt`);
    const text = readFileSync(path.join(folder, String(version), `${name}.md`), 'utf8').trim();
    return text.replace(/\{\{include ([a-z-]+)\}\}/g, (_, other: string) => templateOf(other, version, depth + 1));
  };

  /** A hash of all files of a version: it tells texts apart that were edited without a new version. */
  const hashOf = (version: number): string => {
    const hash = createHash('sha256');
    const own = path.join(folder, String(version));
    for (const file of readdirSync(own).sort()) hash.update(`${file}\n${readFileSync(path.join(own, file), 'utf8')}\n`);
    return hash.digest('hex').slice(0, 8);
  };

  return {
    versions,
    has: (name, version) => existsSync(path.join(folder, String(version), `${name}.md`)),
    of(name, values = {}, version = versions.at(-1)) {
      if (version === undefined || !versions.includes(version))
        throw new Error(`There is no version ${version} of prompts`);
      const key = `${name}@${version}`;
      let found = read.get(key);
      if (!found) {
        const template = templateOf(name, version);
        found = { template, prompt: `${key} ${hashOf(version)}` };
        read.set(key, found);
      }
      const instructions = found.template.replace(/\{\{([a-z]+)\}\}/g, (_, word: string) => {
        const value = values[word];
        if (value === undefined) throw new Error(`The prompt ${key} needs a value for “${word}”`);
        return value;
      });
      return { instructions, prompt: found.prompt };
    },
  };
}
