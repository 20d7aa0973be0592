import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { difficulty } from '../difficulty.ts';
import { caseOf, distinct, figure, listed, wrong } from '../drafts.ts';
import { idea } from './misconceptions.ts';
import { treeFigure } from './tree-figure.ts';

/** Looking ahead in a game: the best move against a good opponent, against chance, and what need not be looked at. */
export const gameTree: ItemModel = {
  id: 'ai_conceptual.game-tree',
  section: 'ai_conceptual',
  contentArea: 'how-models-decide',
  title: 'Looking ahead in a game',
  variants: 9,
  write(variant) {
    const game = caseOf(cases, variant);
    const draft = { move: askMove, value: askValue, chance: askChance, skip: askSkip }[game.ask](game);
    return {
      ...draft,
      stimulus: [drawn(game)],
      discrimination: 1.4,
      concepts: ['search', game.ask === 'chance' ? 'expected-value' : 'minimax'],
    };
  },
};

interface Game {
  ask: 'move' | 'value' | 'chance' | 'skip';
  intro: string;
  /** For each of the program's moves, its points after each possible reply. */
  moves: number[][];
}

type Answered = Omit<Draft, 'discrimination' | 'concepts' | 'stimulus'>;

const names = ['A', 'B', 'C', 'D'];

function best(values: number[]): number {
  return values.indexOf(Math.max(...values));
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const hints = {
  conceptual: 'Whoever looks ahead must reckon with the reply: the value of a move is what is left after it.',
  procedural:
    'Work from the bottom of the figure upwards: first settle what happens below each move, then compare the moves.',
  strategic: 'A high number at the bottom is only worth something if you can get there. Who decides at each branching?',
  encouragement: 'Settle one move after the other. What looks like a forest is only a few small choices.',
};

function floors(game: Game): string[] {
  return game.moves.map(
    (replies, at) =>
      `After ${names[at]} the opponent chooses the lowest of ${listed(replies.map(String))}: ${Math.min(...replies)}.`,
  );
}

function askMove(game: Game): Answered {
  const worst = game.moves.map((replies) => Math.min(...replies));
  const answer = `move ${names[best(worst)]}`;
  const lure = (at: number) => {
    if (at === best(game.moves.map((replies) => Math.max(...replies)))) return idea.opponentHelps;
    return at === best(game.moves.map(mean)) ? idea.averageForWorst : idea.leastRiskOnly;
  };
  return {
    stem: `${game.intro} The numbers are the program’s points at the end; the opponent chooses the reply that gives the program the fewest. Which move should the program choose?`,
    answer,
    distractors: game.moves.flatMap((_, at) => (at === best(worst) ? [] : [wrong(`move ${names[at]}`, lure(at))])),
    order: game.moves.map((_, at) => `move ${names[at]}`),
    explanation: `The opponent’s best replies leave ${listed(worst.map((value, at) => `${value} after ${names[at]}`))}. The most of these is ${Math.max(...worst)}.`,
    steps: [...floors(game), `The highest of these is ${Math.max(...worst)}, so the program chooses ${answer}.`],
    hints,
    // For each move the minimum, then the maximum; the largest number in sight tempts.
    difficulty: difficulty({ steps: 3, abstraction: 1, closeness: 2, load: game.moves.length > 3 ? 2 : 1 }),
    reasoning: ['systematic'],
  };
}

function askValue(game: Game): Answered {
  const worst = game.moves.map((replies) => Math.min(...replies));
  const answer = String(Math.max(...worst));
  return {
    stem: `${game.intro} The numbers are the program’s points at the end; both sides choose what is best for themselves, and what one gains the other loses. How many points will the program end with?`,
    answer,
    distractors: distinct(answer, [
      wrong(Math.max(...game.moves.flat()), idea.opponentHelps),
      wrong(Math.min(...game.moves.flat()), idea.alwaysTheWorst),
      wrong(Math.min(...game.moves.map((replies) => Math.max(...replies))), idea.playersSwapped),
      wrong(figure(Math.max(...game.moves.map(mean)), 1), idea.averageForWorst),
    ]),
    explanation: `Against the best replies the moves are worth ${listed(worst.map(String))}. The program takes the move that is worth most: ${answer}.`,
    steps: [...floors(game), `The program chooses the highest of these: ${answer}.`],
    hints,
    difficulty: difficulty({ steps: 3, abstraction: 2, closeness: 2, load: 1 }),
    reasoning: ['systematic'],
  };
}

function askChance(game: Game): Answered {
  const averages = game.moves.map(mean);
  const answer = `move ${names[best(averages)]}`;
  const lure = (at: number) => {
    if (at === best(game.moves.map((replies) => Math.max(...replies)))) return idea.opponentHelps;
    return at === best(game.moves.map((replies) => Math.min(...replies)))
      ? idea.chanceIsAnOpponent
      : idea.meanMisjudged;
  };
  return {
    stem: `${game.intro} The numbers are its points at the end. Here no opponent replies: a fair draw decides, and all branches below a move are equally likely. Which move gives the most points on average?`,
    answer,
    distractors: game.moves.flatMap((_, at) => (at === best(averages) ? [] : [wrong(`move ${names[at]}`, lure(at))])),
    order: game.moves.map((_, at) => `move ${names[at]}`),
    explanation: `On average the moves bring ${listed(averages.map((value, at) => `${figure(value, 1)} (${names[at]})`))}. Against chance the mean counts, not the worst case.`,
    steps: [
      ...game.moves.map(
        (replies, at) => `${names[at]}: (${replies.join(' + ')}) ÷ ${replies.length} = ${figure(mean(replies), 1)}.`,
      ),
      `The highest mean belongs to ${answer}.`,
    ],
    hints: {
      ...hints,
      strategic:
        'Chance neither helps nor hinders. What would you get on average if you played the same move many times?',
    },
    difficulty: difficulty({ steps: 3, abstraction: 2, closeness: 2, load: 1 }),
    reasoning: ['analytical', 'systematic'],
  };
}

/** Going from left to right: how many end positions need no look, since an earlier move is already known to be better. */
function skipped(moves: number[][]): number {
  let best = Number.NEGATIVE_INFINITY;
  let count = 0;
  for (const replies of moves) {
    let lowest = Number.POSITIVE_INFINITY;
    for (const [at, points] of replies.entries()) {
      lowest = Math.min(lowest, points);
      if (lowest <= best && at < replies.length - 1) {
        count += replies.length - 1 - at;
        break;
      }
    }
    best = Math.max(best, lowest);
  }
  return count;
}

function askSkip(game: Game): Answered {
  const all = game.moves.flat().length;
  const answer = String(skipped(game.moves));
  const worst = game.moves.map((replies) => Math.min(...replies));
  let reached = Number.NEGATIVE_INFINITY;
  const steps = game.moves.map((replies, at) => {
    const cut = replies.findIndex((points) => points <= reached);
    const known = reached;
    reached = Math.max(reached, Math.min(...replies));
    if (at === 0 || cut < 0 || cut === replies.length - 1)
      return `${names[at]}: all ${replies.length} must be seen; worth ${worst[at]}.`;
    return `${names[at]}: the ${replies[cut]} shows that it is worth at most ${replies[cut]}, while ${known} is already sure; ${replies.length - 1 - cut} need not be seen.`;
  });
  return {
    stem: `${game.intro} The numbers are its points at the end; the opponent chooses the reply that gives the fewest. The program looks at the end positions from left to right and leaves a move as soon as it cannot be better than one already examined. How many end positions does it not have to look at?`,
    answer,
    distractors: distinct(answer, [
      wrong('0', idea.everythingMustBeSeen),
      wrong(all - Number(answer), idea.seenForSkipped),
      wrong(
        game.moves.slice(1).reduce((sum, replies) => sum + replies.length - 1, 0),
        idea.oneLookIsEnough,
      ),
      wrong(Number(answer) + 1, idea.lastLookSaved),
      wrong(Math.max(1, Number(answer) - 1), idea.lastLookSaved),
    ]),
    explanation: `As soon as one reply below a move gives no more than what an earlier move guarantees, the rest below it cannot matter. That spares ${answer} of the ${all} end positions.`,
    steps: [...steps, `Spared in all: ${answer}.`],
    hints: {
      ...hints,
      procedural:
        'Keep two notes: what the best move so far guarantees, and the lowest number seen below the present move.',
      strategic: 'Ask at each number: can the present move still beat the note? If not, the remaining ones are spared.',
    },
    // Cutting branches (alpha-beta) carried out by hand.
    difficulty: difficulty({ steps: 5, abstraction: 3, closeness: 2, load: 1 }),
    reasoning: ['systematic', 'analytical'],
  };
}

function drawn(game: Game): BlockDraft {
  const wide = game.moves.flat().length > 6;
  return treeFigure(
    {
      text: 'program',
      branches: game.moves.map((replies, at) => ({
        word: names[at] ?? '',
        to: {
          text: game.ask === 'chance' ? 'draw' : wide ? 'opp.' : 'opponent',
          branches: replies.map((points) => ({ word: '', to: { text: String(points), branches: [] } })),
        },
      })),
    },
    `A game tree. ${game.moves.map((replies, at) => `After the program’s move ${names[at]}, ${game.ask === 'chance' ? 'a draw leads' : 'the opponent’s replies lead'} to ${listed(replies.map(String))} points.`).join(' ')}`,
  );
}

const cases: Game[] = [
  {
    ask: 'move',
    intro: 'A program for a board game looks one move and one reply ahead.',
    moves: [
      [9, 1],
      [5, 4],
      [8, 3],
      [6, 2],
    ],
  },
  {
    ask: 'move',
    intro: 'A program for a card game looks one move and one reply ahead.',
    moves: [
      [6, 2],
      [7, 3],
      [4, 5],
      [12, 0],
    ],
  },
  {
    ask: 'move',
    intro: 'A program that bargains for a market trader looks one offer and one answer ahead.',
    moves: [
      [3, 10],
      [5, 6],
      [11, 2],
      [9, 4],
    ],
  },
  {
    ask: 'value',
    intro: 'A program for a stone game looks one move and one reply ahead.',
    moves: [
      [8, 2],
      [6, 5],
      [9, 3],
    ],
  },
  {
    ask: 'value',
    intro: 'A program for a counting game looks one move and one reply ahead.',
    moves: [
      [4, 9, 7],
      [6, 8, 12],
      [5, 3, 14],
    ],
  },
  {
    ask: 'chance',
    intro: 'A program for a dice game chooses a move before a draw.',
    moves: [
      [12, 0],
      [5, 5],
      [4, 10],
      [9, 3],
    ],
  },
  {
    ask: 'chance',
    intro: 'A program for a card game chooses a move before a card is drawn.',
    moves: [
      [3, 12],
      [13, 0],
      [6, 6],
      [8, 5],
    ],
  },
  {
    ask: 'skip',
    intro: 'A program for a board game looks one move and one reply ahead.',
    moves: [
      [5, 7, 6],
      [3, 9, 8],
      [8, 4, 2],
    ],
  },
  {
    ask: 'skip',
    intro: 'A program for a tile game looks one move and one reply ahead.',
    moves: [
      [4, 6, 8],
      [7, 5, 9],
      [5, 2, 6],
    ],
  },
];
