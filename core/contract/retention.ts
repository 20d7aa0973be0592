/** Data that a plugin deletes once it is old. How old is a setting of each institution. */
export interface Retention {
  /** `Recordings of voice assessments` */
  readonly title: string;
  /** What is counted: `['recording', 'recordings']`. */
  readonly noun: readonly [one: string, many: string];
  /** From when its days are counted: `the last message`. */
  readonly since: string;
  /** What stays, if anything: `The figures stay.` */
  readonly stays?: string;
  /**
   * The plugin's setting with the number of days. Where the schema allows null, which is then the default, nothing is deleted
   * until an institution switches it on.
   */
  readonly setting: string;
  /** Tables in the plugin's own schema whose rows go. */
  readonly tables: readonly string[];
}

/** Counts and deletes what is older than a moment, in one institution. */
export interface RetentionHandler {
  count(institution: { readonly id: string }, before: Date): Promise<number>;
  /** Deletes it. Again deletes nothing more. @returns the number */
  release(institution: { readonly id: string }, before: Date): Promise<number>;
}

/** A handler for each entry of `retention` in a contract. */
export type RetentionHandlers<C> = C extends { readonly retention: infer R extends Readonly<Record<string, Retention>> }
  ? { [K in keyof R]: RetentionHandler }
  : Record<never, never>;
