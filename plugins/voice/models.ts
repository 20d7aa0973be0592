import { Row } from '../../core/db/index.ts';
import type { AiAnalysis, Details } from './contract.ts';

export class AssessmentRow extends Row {
  static override tableName = 'voice.assessments';

  declare userId: string;
  declare promptId: string;
  declare category: string;
  declare prompt: string;
  declare createdAt: Date;
  declare duration: number;
  declare transcript: string | null;
  declare hasRecording: boolean;
  declare analysis: AiAnalysis;
  declare details: Details;
}

export class ConsentRow extends Row {
  static override tableName = 'voice.consents';

  declare userId: string;
  declare version: number;
  declare givenAt: Date;
}
