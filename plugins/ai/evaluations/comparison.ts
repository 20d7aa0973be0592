/** The answers of a provider's model with one version of the tutor's prompts. */
export interface VersionResult {
  readonly version: number;
  /** The name, version and hash of the prompt, as each call's ledger entry has it. */
  readonly prompt: string;
  readonly good: number;
  /** Messages that the model answered. Those that it did not answer with both versions are left out. */
  readonly of: number;
  /** By set of messages. */
  readonly sets: readonly { readonly title: string; readonly good: number; readonly of: number }[];
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly missed: readonly string[];
}

/** Two versions on the same messages. */
export interface Comparison {
  readonly provider: string;
  readonly model: string;
  readonly versions: readonly [VersionResult, VersionResult];
  /** Messages that the model did not answer with one of the versions. */
  readonly unanswered: number;
  /** Messages answered well with the first version alone, and with the second alone. */
  readonly onlyFirst: number;
  readonly onlySecond: number;
  /** Two-sided, by the exact sign test: how often chance alone would tell versions apart that far. */
  readonly pValue: number;
}
