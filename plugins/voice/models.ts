import { Row } from '../../core/db/index.ts';
import type { AiAnalysis, Details, Difficulty, PromptIdea } from './contract.ts';

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

/** A prompt of an institution's own. */
export class PromptRow extends Row {
  static override tableName = 'voice.prompts';
  static override get jsonAttributes() {
    return ['expectedKeywords', 'ideas'];
  }

  declare category: string;
  declare difficulty: Difficulty;
  declare prompt: string;
  declare expectedKeywords: string[];
  declare timeLimit: number;
  declare ideas: PromptIdea[];
  declare modelAnswer: string;
  declare createdAt: Date;
}

export class ConsentRow extends Row {
  static override tableName = 'voice.consents';

  declare userId: string;
  declare version: number;
  declare givenAt: Date;
}
