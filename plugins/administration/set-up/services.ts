import type { Permission, Visitor } from '../../../core/contract/index.ts';
import { defineSharedService } from '../../../core/contract/index.ts';

/** A step that a plugin adds to setting up an institution. */
export interface SetUpStepSpec {
  /** Unique within the plugin, and kept once in use: what was found is stored by it. */
  readonly name: string;
  /** Steps are listed in this order; those of the administration are 10 to 90. */
  readonly order: number;
  /** What to do: `Connect an AI provider`. */
  readonly title: string;
  /** What it is for, in one or two sentences. */
  readonly description: string;
  /** The screen on which it is done, with the label of the link to it. */
  readonly to: `/${string}`;
  readonly action: string;
  /** Who sees and checks it besides having `platform.institution`. */
  readonly permission?: Permission;
  /** What an institution decides by leaving it out: `Use the built-in tutor only`. Absent for what everyone needs. */
  readonly without?: string;
}

export interface StepResult {
  readonly isPassed: boolean;
  /** What was found and, where it failed, what to do; one or two sentences. */
  readonly text: string;
}

/** The steps of one plugin. */
export interface SetUpSteps {
  readonly steps: readonly SetUpStepSpec[];
  /**
   * Tries out whether a step works: sends a request, reads what others see. What is stored is not what is checked. Called
   * outside of transactions, because it may wait for other servers.
   */
  check(call: { who: Visitor }, name: string): Promise<StepResult>;
}
export const setUpSteps = defineSharedService<SetUpSteps>('administration.set-up-steps');
