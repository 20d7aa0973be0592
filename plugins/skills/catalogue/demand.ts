/** How many of the imported occupations name a skill, in percent. */
export interface Demand {
  /** Undefined without imported data about the skill. */
  of(skillId: string): Promise<number | undefined>;
  /** By skill of the platform's own catalogue, for those that the imported data knows. */
  all(): Promise<ReadonlyMap<string, number>>;
}

export function createDemand(): Demand {
  return { of: async () => undefined, all: async () => new Map() };
}
