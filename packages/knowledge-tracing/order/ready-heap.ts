/** A binary heap of skills by gain, then fewest hours, then index. */
export class ReadyHeap {
  readonly #gains: Float64Array;
  readonly #hours: Float64Array;
  readonly #skills: number[] = [];

  constructor(gains: Float64Array, hours: Float64Array) {
    this.#gains = gains;
    this.#hours = hours;
  }

  push(skill: number): void {
    const skills = this.#skills;
    let at = skills.length;
    skills.push(skill);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#isBefore(skill, skills[parent] as number)) break;
      skills[at] = skills[parent] as number;
      at = parent;
    }
    skills[at] = skill;
  }

  pop(): number | undefined {
    const skills = this.#skills;
    const [first] = skills;
    const last = skills.pop();
    if (last === undefined || skills.length === 0) return first;
    let at = 0;
    for (let child = 1; child < skills.length; child = 2 * at + 1) {
      const other = child + 1;
      if (other < skills.length && this.#isBefore(skills[other] as number, skills[child] as number)) child = other;
      if (!this.#isBefore(skills[child] as number, last)) break;
      skills[at] = skills[child] as number;
      at = child;
    }
    skills[at] = last;
    return first;
  }

  #isBefore(one: number, other: number): boolean {
    const gain = (this.#gains[one] as number) - (this.#gains[other] as number);
    if (gain !== 0) return gain > 0;
    const hours = (this.#hours[one] as number) - (this.#hours[other] as number);
    return hours === 0 ? one < other : hours < 0;
  }
}
