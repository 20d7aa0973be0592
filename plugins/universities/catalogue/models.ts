import { Row } from '../../../core/db/index.ts';
import type { PartnershipTier, ProgramLevel, RequiredDocument, RequiredTest } from './contract.ts';

export class UniversityRow extends Row {
  static override tableName = 'universities.universities';

  declare key: string;
  declare name: string;
  declare countryCode: string;
  declare city: string | null;
  declare website: string | null;
  declare description: string | null;
  declare partnershipTier: PartnershipTier;
  declare minEiqScore: number;
  declare preferredEiqScore: number;
  declare ranking: number | null;
  declare rankingSource: string | null;
  declare rankingYear: number | null;
  declare rorId: string | null;
  declare isSample: boolean;
  declare isActive: boolean;
  declare search: string;
  declare version: number;
  declare changedAt: Date;
}

export class ProgramRow extends Row {
  static override tableName = 'universities.programs';

  declare universityId: string;
  declare key: string;
  declare name: string;
  declare level: ProgramLevel;
  declare cipCode: string | null;
  /** Null: the university's. */
  declare minEiqScore: number | null;
  declare preferredEiqScore: number | null;
  declare minGpa: number | null;
  declare documents: RequiredDocument[];
  declare tests: RequiredTest[];
  declare letters: number;
  declare tuitionAmount: number | null;
  declare tuitionCurrency: string | null;
}

export class IntakeRow extends Row {
  static override tableName = 'universities.intakes';

  declare universityId: string;
  declare programId: string;
  declare key: string;
  declare name: string;
  declare timeZone: string;
  declare opensLocal: string;
  declare deadlineLocal: string;
  declare decisionsLocal: string;
  declare opensAt: Date;
  declare deadline: Date;
  declare decisionsAt: Date;
  declare places: number | null;
}

export class SavedUniversityRow extends Row {
  static override tableName = 'universities.saved_universities';

  declare userId: string;
  declare universityId: string;
  declare savedAt: Date;
}
