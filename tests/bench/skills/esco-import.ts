import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestPlatform } from '../../../core/testing.ts';
import { command } from '../../../plugins/skills/cli/import.ts';
import type { EscoReport } from '../../../plugins/skills/esco/contract.ts';
import { escoSizedLines, writeEscoFiles } from '../../../plugins/skills/esco/testing.ts';
import type { Figure } from '../bench.ts';

/** `eiq skills import` of files with invented content and the size of ESCO 1.1.1, and what a learner waits for afterwards. */
export async function measureEscoImport(): Promise<Figure[]> {
  const at = await createTestPlatform({ plugins: ['skills'] });
  const folder = await mkdtemp(path.join(tmpdir(), 'eiq-esco-'));
  try {
    await writeEscoFiles(folder, escoSizedLines());
    const imported = async (what: string): Promise<Figure> => {
      const began = performance.now();
      const { value } = await at.runCommand(command, { arguments: { folder } });
      const seconds = (performance.now() - began) / 1000;
      const { skills, occupations, occupationSkills } = value as EscoReport;
      const counts = [skills, occupations, occupationSkills].map(({ created, unchanged }) => `${created}+${unchanged}`);
      return { what, value: seconds, unit: 's', goal: 20, notes: [`new+unchanged: ${counts.join(', ')}`] };
    };
    const first = await imported('import of 13,890 skills, 3,007 occupations and 123,855 links');
    const again = await imported('import of the same files again');
    const learner = await at.person();
    const began = performance.now();
    await learner.get('/api/skills?search=invented%20skill%20777');
    const search = { what: 'search over them', value: performance.now() - began, unit: 'ms', goal: 300 };
    return [first, again, search];
  } finally {
    await at.close();
    await rm(folder, { recursive: true, force: true });
  }
}
