/** Writes steps as learners do, in varying notations and sentences. */
export class Pen {
  private readonly random: () => number;
  readonly isTrue: boolean;
  constructor(random: () => number, isTrue: boolean) {
    this.random = random;
    this.isTrue = isTrue;
  }
  one<T>(of: readonly T[]): T {
    const [first] = of;
    const found = of[Math.floor(this.random() * of.length)] ?? first;
    if (found === undefined) throw new Error('Nothing to choose from');
    return found;
  }
  from(least: number, most: number): number {
    return least + Math.floor(this.random() * (most - least + 1));
  }
  get times(): string {
    return this.one([' × ', ' * ', ' x ', '*', ' · ', ' times ', '×', ' ⋅ ']);
  }
  get over(): string {
    return this.one([' ÷ ', ' / ', ' : ', '/', ' divided by ']);
  }
  get minus(): string {
    return this.one([' - ', ' − ', ' – ', '-']);
  }
  get plus(): string {
    return this.one([' + ', '+', ' plus ']);
  }
  get equals(): string {
    return this.one([' = ', '=', ' = ', ' is ', ' equals ', ' is equal to ']);
  }
  /** The result, or a typical wrong result. */
  result(value: number): number {
    if (this.isTrue) return value;
    const off = this.one([1, -1, 2, 3, -2, 11]) * (Number.isInteger(value) ? 1 : this.one([0.5, 0.1, 1]));
    return Number((value + off).toFixed(6));
  }
  /** With a point or a comma. */
  decimal(value: number, comma: boolean): string {
    const text = String(Number(value.toFixed(6)));
    return comma ? text.replace('.', ',') : text;
  }
  inSentence(step: string, kind: string): string {
    if (kind === 'question') return step;
    const before = this.one([
      '',
      '',
      '',
      'I get ',
      'so ',
      'I think ',
      'my answer: ',
      'Hello, I tried this: ',
      'ok so ',
      'then ',
      'First step: ',
    ]);
    const after = this.one(['', '', '', '.', '. Thanks', ', I think', ' done', '. Is that ok?', '?', ', right?', '!']);
    return `${before}${step}${after}`;
  }
}
