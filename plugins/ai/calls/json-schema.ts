/** A JSON Schema (draft 2020-12) as data. */
export interface JsonSchema {
  readonly [key: string]: unknown;
}
