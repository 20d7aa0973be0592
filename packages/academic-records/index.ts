export { conversions, gradePoints } from './grades/scales.ts';
export { readAcademicRecord } from './read-record.ts';
export type {
  AcademicRecord,
  BestGrade,
  Box,
  Course,
  GradingScale,
  Read,
  RecordKind,
  Term,
  TestResult,
  TestSection,
  Word,
} from './record.ts';
