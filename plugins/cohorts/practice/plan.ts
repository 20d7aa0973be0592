import type { CohortPractice } from './contract.ts';

/** A plan for the next meeting of an hour on the weakest topics of the group. @param titles weakest first */
export function planOf([first, second]: readonly string[]): CohortPractice['plan'] {
  if (!first) return [];
  return [
    { minutes: 5, text: 'Everyone says what was hard since the last meeting.' },
    { minutes: second ? 20 : 35, text: `${first}: everyone answers the same five questions alone, then you compare.` },
    ...(second ? [{ minutes: 20, text: `${second}: one person explains a solution, the others ask.` }] : []),
    { minutes: 10, text: 'Solve one question together without hints.' },
    { minutes: 5, text: 'Agree who explains what next time.' },
  ];
}
