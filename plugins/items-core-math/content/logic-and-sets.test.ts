import { describe, it } from 'vitest';
import type { Check, Reading } from './examiner.ts';
import { keyChecks, numbersIn, range, theOne } from './examiner.ts';
import { logicAndSetsModels } from './logic-and-sets.ts';

const first = (option: string) => numbersIn(option)[0] ?? Number.NaN;
const subsets = (size: number) =>
  range(0, 2 ** size - 1).map((bits) => range(0, size - 1).map((k) => ((bits >> k) & 1) === 1));
const orders = <T>(list: T[]): T[][] =>
  list.length < 2
    ? [list]
    : list.flatMap((each, i) => orders(list.filter((_, k) => k !== i)).map((rest) => [each, ...rest]));

/** Reads the clues of an ordering puzzle and finds the orders that satisfy all of them. */
const ordering: Check = ({ stem, only }) => {
  const text = stem.replace(/\b(an|a) (atlas|novel|guide|album|diary)/gi, 'the $2');
  const [opening = '', ...clues] = text.split(/(?<=\.|:) (?=[A-Z])/);
  const known = [
    'history',
    'music',
    'biology',
    'art',
    'physics',
    'the atlas',
    'the novel',
    'the guide',
    'the album',
    'the diary',
  ];
  const names = known.some((name) => stem.includes(name) && /lessons|shelf/.test(stem))
    ? known.filter((name) => text.toLowerCase().includes(name) && /^the/.test(name) === stem.includes('shelf'))
    : (/^([^.]+?) (?:run|live|are|wait)/.exec(opening)?.[1] ?? '').split(/, | and /);
  const place = Number(/(\d)(?:st|nd|rd|th)[^.?]*\?$/.exec(stem)?.[1]);
  const fitting = orders(names).filter((order) =>
    clues.every((clue) => {
      const [a = '', b = ''] = names
        .filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(clue))
        .sort((x, y) => clue.toLowerCase().indexOf(x.toLowerCase()) - clue.toLowerCase().indexOf(y.toLowerCase()));
      const step = order.indexOf(b) - order.indexOf(a);
      if (clue.endsWith('?') || a === '' || /next to be served|1st floor|different heights|We line/.test(clue))
        return true;
      if (/between/.test(clue)) return Math.abs(step) === Number(/(\d)/.exec(clue)?.[1]) + 1;
      if (/directly after/.test(clue)) return step === -1;
      if (/directly/.test(clue)) return step === 1;
      if (/not/.test(clue)) return order.indexOf(a) !== (/first|left end|lowest|shortest/.test(clue) ? 0 : 4);
      return step > 0;
    }),
  );
  if (fitting.length !== 1) throw new Error(`${fitting.length} orders fit: ${stem}`);
  only((o) => o.toLowerCase() === fitting[0]?.[place - 1]?.toLowerCase());
};

/** Evaluates statements such as “All a are b” in small worlds where every group has members. */
const quantifier: Check = ({ stem, item, only }) => {
  const groups = (/there are (.+); every/.exec(stem)?.[1] ?? '').split(/, | and /);
  const premises = (/known\. (.+)\. Which/.exec(stem)?.[1] ?? '').split('. ');
  const holds = (sentence: string, world: boolean[][]) => {
    const [, quantity, subject = '', not, predicate = ''] = /^(All|No|Some) (.+) are (not )?(.+)$/.exec(sentence) ?? [];
    const having = world.filter((person) => person[groups.indexOf(subject)]);
    const matching = having.filter((person) => (person[groups.indexOf(predicate)] ?? false) !== (not !== undefined));
    return quantity === 'All'
      ? matching.length === having.length
      : quantity === 'No'
        ? matching.length === 0
        : matching.length > 0;
  };
  // Worlds of four people, each in some of the three groups.
  const kinds = subsets(3);
  const worlds = range(0, 8 ** 4 - 1)
    .map((code) => range(0, 3).map((k) => kinds[Math.floor(code / 8 ** k) % 8] ?? []))
    .filter(
      (world) =>
        groups.every((_, g) => world.some((person) => person[g])) && premises.every((premise) => holds(premise, world)),
    );
  const must = item.options.filter((o) => !o.startsWith('None') && worlds.every((world) => holds(o, world)));
  only((o) => (o.startsWith('None') ? must.length === 0 : must.includes(o)));
};

const islanders: Check = ({ stem, only }) => {
  const [, a = '', b = ''] = /islanders, (\w+) and (\w+)\./.exec(stem) ?? [];
  const atLeastOne = stem.includes('At least one');
  const [state = []] = subsets(2).filter(([x = false, y = false]) => x === (atLeastOne ? !x || !y : !x && !y));
  only((o) => [a, b].every((name, k) => state[k] === (o.includes(name) && !o.startsWith('Neither'))));
};

const culprit =
  (exactlyOneIs: boolean): Check =>
  ({ rows, only }) => {
    only((guilty) => {
      const truths = rows.map(([name, says = '']) =>
        says.endsWith('did it.') ? says.startsWith(guilty) : name !== guilty,
      );
      return truths.filter((truth) => truth === exactlyOneIs).length === 1;
    });
  };

const parts = ({ s: [onlyA = 0, both = 0, onlyB = 0, none = 0] }: Reading) => ({ onlyA, both, onlyB, none });

const checks: Record<string, Check[]> = {
  'core_math.set-operations': [
    ({ stem, only }) => {
      const [, a = '', b = ''] = /A holds the numbers ([\d, ]+)\. Set B holds the numbers ([\d, ]+)\./.exec(stem) ?? [];
      const inB = b.split(', ');
      only(
        (o) =>
          o ===
          a
            .split(', ')
            .filter((k) => inB.includes(k))
            .join(', '),
      );
    },
    ({ n: [multiple = 0, factor = 0], only }) => only((o) => first(o) % multiple === 0 && factor % first(o) === 0),
    (reading) => reading.is(parts(reading).onlyA),
    ({ rows, only }) =>
      only((o) =>
        rows.some(
          ([name, size, colour, striped]) => name === o && size !== 'large' && (colour === 'blue' || striped === 'yes'),
        ),
      ),
    ({ n: [a = 0, b = 0, both = 0], is }) => is(a - both + both + (b - both)),
    ({ n: [a = 0, b = 0], only }) => only((o) => first(o) % a === 0 && first(o) % b !== 0),
    (reading) => reading.is((reading.n[0] ?? 0) - parts(reading).onlyA - parts(reading).both - parts(reading).onlyB),
  ],
  'core_math.ordering': Array<Check>(6).fill(ordering),
  'core_math.two-groups': [
    ({ n: [all = 0, a = 0, b = 0, none = 0], only }) =>
      only((o) => a - first(o) + first(o) + (b - first(o)) + none === all),
    ({ n: [a = 0, b = 0, both = 0], is }) => is(a - both + (b - both)),
    (reading) => reading.is(parts(reading).onlyB + parts(reading).none),
    ({ n: [a = 0, b = 0, none = 0], is }) => is(a - theOne(range(0, 100), (both) => a + b - both + none === 100)),
    ({ n: [all = 0, castle = 0, both = 0, none = 0], only }) => only((o) => castle + first(o) - both + none === all),
    ({ n: [, limit = 0, a = 0, b = 0], is }) => is(range(1, limit).filter((k) => k % a > 0 && k % b > 0).length),
  ],
  'core_math.conditionals': [
    ({ stem, only }) => {
      const [, p = '', q = '', , r = ''] =
        /whenever the (\w+) lamp is on, the (\w+) lamp is on\. Whenever the (\w+) lamp is on, the (\w+) lamp is on/.exec(
          stem,
        ) ?? [];
      const lit = subsets(3).filter(([x = false, y = false, z = false]) => (!x || y) && (!y || z) && !z);
      if (lit.length !== 1 || lit[0]?.some(Boolean)) throw new Error(`${p}, ${q}, ${r}: not decided`);
      only((o) => o.endsWith('lamp are off') && o.includes(p) && o.includes(q));
    },
    ({ stem, only }) => {
      const [, thing = '', p = '', q = ''] = /“If a (\w+) is (\w+), then it is (\w+)\.”/.exec(stem) ?? [];
      const holds = (sentence: string, has: Record<string, boolean>) => {
        const [, notA, a = '', notB, b = ''] =
          new RegExp(`^If a ${thing} is (not )?(\\w+), then it is (not )?(\\w+)$`).exec(sentence) ?? [];
        return (notA ? has[a] : !has[a]) || (notB ? !has[b] : has[b]) || false;
      };
      const allowed = subsets(2)
        .map(([x = false, y = false]) => ({ [p]: x, [q]: y }))
        .filter((has) => !has[p] || has[q]);
      only((o) => allowed.every((has) => holds(o, has)));
    },
    // The notice is about other people, so it agrees with worlds in which the person may and worlds in which they may not.
    ({ only }) => only((o) => o.startsWith('Nothing')),
    ({ item, only }) => {
      // Rows of five things; the claim about all of them is false.
      const worlds = subsets(5).filter((row) => !row.every(Boolean));
      const means = (o: string) => (row: boolean[]) => {
        const yes = row.filter(Boolean).length;
        if (o.startsWith('At least one')) return yes < 5;
        if (o.startsWith('None')) return yes === 0;
        return o.startsWith('Some') ? yes > 0 : yes < 2.5;
      };
      if (item.options.some((o) => !/^(At least one|None|Some|Most)/.test(o)))
        throw new Error(item.options.join(' | '));
      only((o) => worlds.every(means(o)));
    },
    ({ item, only }) => {
      // Kinds of people by (allowed, fulfils); a rule is the set of kinds that it excludes.
      const kinds = subsets(2);
      const excluded = (rule: (allowed: boolean, fulfils: boolean) => boolean) =>
        String(kinds.map(([x = false, y = false]) => rule(x, y)));
      const given = excluded((allowed, fulfils) => allowed && !fulfils);
      const meaning = (o: string) => {
        if (o.startsWith('Exactly')) return excluded((allowed, fulfils) => allowed !== fulfils);
        if (o.startsWith('Some')) return 'says that there are people';
        return excluded(
          o.startsWith('Whoever is allowed')
            ? (allowed, fulfils) => allowed && !fulfils
            : (allowed, fulfils) => fulfils && !allowed,
        );
      };
      if (item.options.length !== 4) throw new Error('four sentences expected');
      only((o) => meaning(o) === given);
    },
    ({ stem, only }) => {
      const [, p = '', q = ''] = / is (\w+) and (\w+)\.”/.exec(stem) ?? [];
      const worlds = subsets(2).filter(([x, y]) => !(x && y));
      const means =
        (o: string) =>
        ([x = false, y = false]: boolean[]) => {
          if (o.includes('neither')) return !x && !y;
          if (o.includes('either')) return x !== y;
          if (o.includes('but it is')) return !x && y;
          return !x || !y;
        };
      only((o) => o.includes(p) && o.includes(q) && worlds.every(means(o)));
    },
    ({ alt, only }) => {
      const faces = (/show (.+)\./.exec(alt)?.[1] ?? '').split(/, | and /);
      const [letters, digits] = [[...'AEIOUKDT'], [...'346789']];
      const breaks = (letter: string, digit: string) => 'AEIOU'.includes(letter) && Number(digit) % 2 === 1;
      const turn = faces.filter((face) =>
        /\d/.test(face) ? letters.some((letter) => breaks(letter, face)) : digits.some((digit) => breaks(face, digit)),
      );
      only((o) => String(o.replace(' only', '').split(/, | and /)) === String(turn));
    },
  ],
  'core_math.quantifiers': Array<Check>(6).fill(quantifier),
  'core_math.truth-tellers': [
    islanders,
    ({ rows, only }) => {
      const truths = (where: string) =>
        rows.filter(([box, says = '']) => {
          const named = /in the (\w+) box/.exec(says)?.[1] ?? box;
          return says.includes(' not ') ? named !== where : named === where;
        }).length;
      only((o) => truths(/In the (\w+) box/.exec(o)?.[1] ?? '?') === 1 && o.startsWith('In the'));
    },
    culprit(true),
    islanders,
    culprit(false),
    ({ stem, only }) => {
      const [, a = '', b = '', c = ''] =
        /(\w+) says: “Exactly.+ (\w+) says: “All three.+ (\w+) says: “/.exec(stem) ?? [];
      const states = subsets(3).filter(([x, y, z]) => {
        const count = [x, y, z].filter(Boolean).length;
        return x === (count === 1) && y === (count === 0) && z === y;
      });
      if (states.length !== 1) throw new Error('not decided');
      only((o) => [a, b, c].every((name, k) => states[0]?.[k] === o.includes(name)) && !o.startsWith('None'));
    },
  ],
  'core_math.overlaps': [
    ({ n: [x = 0, y = 0, z = 0, xy = 0, xz = 0, yz = 0, all = 0], is }) => {
      const [two, three, four] = [xy - all, xz - all, yz - all];
      is(all + two + three + four + (x - all - two - three) + (y - all - two - four) + (z - all - three - four));
    },
    ({ s, is }) => is((s[3] ?? 0) + (s[4] ?? 0) + (s[5] ?? 0)),
    // Try every possible overlap: the other households must fit into the hundred.
    ({ n: [all = 0, a = 0, b = 0], is }) =>
      is(Math.min(...range(0, Math.min(a, b)).filter((both) => a + b - both <= all))),
    ({ n: [all = 0, a = 0, b = 0, c = 0], is }) => {
      // The people without something overlap least when they are all different.
      const lacking = [all - a, all - b, all - c];
      is(Math.min(...range(0, all).filter((every) => lacking.reduce((sum, k) => sum + k, 0) >= all - every)));
    },
    ({ n: [guests = 0, x = 0, y = 0, z = 0, all = 0], only }) =>
      only((o) => guests - first(o) - all + 2 * first(o) + 3 * all === x + y + z),
    ({ n: [all = 0, a = 0, b = 0], is }) =>
      is(Math.max(...range(0, Math.min(a, b)).map((both) => all - (a + b - both)))),
  ],
  'core_math.guarantees': [
    ({ n: [red = 0, blue = 0, green = 0, wanted = 0], is }) => {
      const unlucky = (taken: number) => Math.max(0, taken - red - blue);
      is(range(1, red + blue + green).find((taken) => unlucky(taken) >= wanted) ?? 0);
    },
    ({ n: [same = 0], is }) => is(range(1, 200).find((people) => Math.ceil(people / 12) >= same) ?? 0),
    ({ n: [coins = 0], is }) => {
      // Weighings needed for k coins: the largest part that may be left after the best division.
      const needed = (k: number): number =>
        k === 1
          ? 0
          : 1 + Math.min(...range(1, Math.floor(k / 2)).map((side) => needed(Math.max(side, k - 2 * side, 1))));
      const table = new Map<number, number>();
      const fast = (k: number): number => {
        const known = table.get(k);
        if (known !== undefined) return known;
        const value =
          k < 4
            ? needed(k)
            : 1 + Math.min(...range(1, Math.floor(k / 2)).map((side) => fast(Math.max(side, k - 2 * side, 1))));
        table.set(k, value);
        return value;
      };
      is(fast(coins));
    },
    ({ n: [least = 0, most = 0, heap = 0], is }) => {
      const lost = [true];
      for (let k = 1; k <= heap; k++) lost[k] = !range(least, Math.min(most, k)).some((take) => lost[k - take]);
      is(theOne(range(least, most), (take) => lost[heap - take] ?? false));
    },
    ({ stem, n: [players = 0], is }) => {
      const defeats = stem.includes('twice') ? 2 : 3;
      is(players * defeats - 1);
    },
    ({ n: [, n = 0, target = 0], is }) => {
      // The largest selection without such a pair has one of each two partners.
      const chosen = new Set<number>();
      for (const k of range(1, n)) if (!chosen.has(target - k)) chosen.add(k);
      is(chosen.size + 1);
    },
    ({ n: [count = 0], is }) => {
      const open = Array<boolean>(count + 1).fill(false);
      for (const person of range(1, count))
        for (let door = person; door <= count; door += person) open[door] = !open[door];
      is(open.filter(Boolean).length);
    },
  ],
};

describe('the keys of logic-and-sets, recomputed from the text', () => {
  it.each(keyChecks(logicAndSetsModels, checks))('%s', (_, run) => run());
});
