import { defineService } from '../../core/contract/index.ts';
import type { SkillEntry, SkillLine } from './contract.ts';
import type { EscoReport } from './esco/contract.ts';
import type { ImportOptions } from './esco/import-esco.ts';
import type { EscoFiles } from './esco/read-files.ts';

export * from './catalogue/services.ts';
export * from './mastery/services.ts';
export * from './overview/services.ts';

/** The catalogue of skills, for the command line. It is shared by all institutions. */
export interface SkillCatalogueDesk {
  importEsco(files: EscoFiles, options: ImportOptions): Promise<EscoReport>;
  /** All skills by title, from the one after a given id on. */
  list(page: {
    search: string;
    limit: number;
    after: string | undefined;
  }): Promise<{ items: readonly SkillLine[]; total: number }>;
  /** The platform's own catalogue. */
  own(): readonly SkillEntry[];
}
export const skillCatalogueDesk = defineService<SkillCatalogueDesk>('skills.desk');
