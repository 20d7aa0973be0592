import type { EiqRecord, Level } from '../learner/contract.ts';
import { levelTitles } from '../learner/contract.ts';
import type { MomentKind } from './contract.ts';

// Derives the entries of a timeline from a learner's records. Pure functions.

export interface NewMoment {
  readonly kind: MomentKind;
  readonly key: string;
  readonly at: Date;
  readonly title: string;
  readonly text: string;
  readonly to: string | null;
}

/** Numbers of lessons that get an entry. */
const milestones: readonly number[] = [1, 10, 25, 50, 100, 250, 500, 1000];

export interface Records {
  readonly institution: string;
  readonly registeredAt: Date;
  /** Null until the setup is completed, and where onboarding is off. */
  readonly setUpAt: Date | null;
  readonly eiq: Pick<EiqRecord, 'history'>;
  /** In any order. */
  readonly achievements: readonly {
    readonly id: string;
    readonly title: string;
    readonly description: string;
    readonly at: Date;
  }[];
  /** In any order. */
  readonly applications: readonly {
    readonly id: string;
    readonly at: Date;
    readonly title: string;
    readonly text: string;
    readonly to: string;
  }[];
  /** When lessons ended, in order. */
  readonly lessons: readonly Date[];
}

export function momentsOf({
  institution,
  registeredAt,
  setUpAt,
  eiq,
  achievements,
  lessons,
  applications,
}: Records): NewMoment[] {
  return [
    {
      kind: 'account',
      key: 'registered',
      at: registeredAt,
      title: `Joined ${institution}`,
      text: 'Your record starts here.',
      to: null,
    },
    ...(setUpAt
      ? [
          {
            kind: 'account',
            key: 'setup',
            at: setUpAt,
            title: 'Setup completed',
            text: 'You entered your level and your goals.',
            to: null,
          } as const,
        ]
      : []),
    ...eiq.history.map((result): NewMoment => {
      const { id, at, title, eiqScore, standardError, report } = result;
      const text = `EiQ score ${eiqScore.toFixed(1)} ± ${interval(standardError)} (95 %)`;
      return { kind: 'result', key: id, at: new Date(at), title, text, to: report };
    }),
    ...levelsIn(eiq.history),
    ...achievements.map(({ id, title, description, at }): NewMoment => {
      return { kind: 'achievement', key: id, at, title, text: description, to: '/achievements' };
    }),
    ...applications.map(({ id, ...moment }): NewMoment => ({ kind: 'application', key: id, ...moment })),
    ...milestones
      .filter((count) => lessons.length >= count)
      .map((count): NewMoment => {
        return {
          kind: 'practice',
          key: String(count),
          at: lessons[count - 1] ?? registeredAt,
          title: count === 1 ? 'First lesson practised' : `${count} lessons practised`,
          text: count === 1 ? 'A completed practice.' : 'Completed practices.',
          to: '/assessment',
        };
      }),
  ];
}

/** The first time each level was reached. */
function levelsIn(history: EiqRecord['history']): NewMoment[] {
  const reached = new Set<Level>();
  return history.flatMap(({ level, title, at, report }): NewMoment[] => {
    if (reached.has(level)) return [];
    reached.add(level);
    const text = `For the first time, in ${title}.`;
    return [
      { kind: 'level', key: level, at: new Date(at), title: `${levelTitles[level]} level reached`, text, to: report },
    ];
  });
}

/** Half of the 95 % interval, in points. */
const interval = (standardError: number) => (1.96 * standardError).toFixed(0);
