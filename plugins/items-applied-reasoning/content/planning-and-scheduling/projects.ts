import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, counted, drawUntil, modelsOf, numberChoices, sum } from '../drafts.ts';
import type { Plan, Project } from './project-plans.ts';
import {
  arrowed,
  chainSteps,
  drawLengths,
  finishOf,
  pathsThrough,
  planFigure,
  plans,
  planTable,
  slackOf,
} from './project-plans.ts';

const model = modelsOf('planning-and-scheduling');

export const projectModels: ItemModel[] = [
  model('critical-path', 'The shortest time for a project', 6, writeCriticalPath),
  model('schedule-slack', 'What a delay or a speed-up changes', 6, writeSlack),
];

// Features: number of paths through the plan, number of tasks, whether the order must first be read out of a table (+0.3).
const projects: Project[] = [
  {
    plan: 'twoBranches',
    tasks: ['choose the recipes', 'buy the food', 'borrow the tables', 'set everything up'],
    opening: 'A class prepares a lunch stall.',
    unit: 'hour',
    shown: 'figure',
    b: -1.1,
  },
  {
    plan: 'unevenBranches',
    tasks: ['measure the room', 'order the shelves', 'wait for delivery', 'paint the walls', 'put up the shelves'],
    opening: 'A library renews its reading room.',
    unit: 'day',
    shown: 'table',
    b: -0.5,
  },
  {
    plan: 'twoStarts',
    tasks: ['write the script', 'find the actors', 'build the set', 'rehearse', 'film'],
    opening: 'A youth club makes a short film.',
    unit: 'week',
    shown: 'figure',
    b: -0.2,
  },
  {
    plan: 'threeBranches',
    tasks: ['survey', 'drill', 'lay pipes', 'build the tank', 'connect the pump', 'test the water'],
    opening: 'A village gets a new well.',
    unit: 'day',
    shown: 'figure',
    b: 0.2,
  },
  {
    plan: 'twoEnds',
    tasks: ['design', 'interviews', 'screens', 'prototype', 'report', 'demo', 'handbook'],
    opening: 'A student team develops an app; it is done when every task is finished.',
    unit: 'day',
    shown: 'table',
    b: 0.9,
  },
  {
    plan: 'interlocking',
    tasks: ['clear the site', 'foundations', 'drains', 'walls', 'floor', 'garden', 'final check'],
    opening: 'A clinic builds an extension.',
    unit: 'week',
    shown: 'table',
    b: 1.1,
  },
];

function writeCriticalPath(variant: number, random: Random): Draft {
  const project = caseOf(projects, variant);
  const plan: Plan = plans[project.plan];
  return drawUntil(() => {
    const lengths = drawLengths(plan, random);
    const paths = pathsThrough(plan);
    const lengthOf = (path: string) => sum([...path].map((task) => lengths[task] ?? 0));
    const ranked = [...paths].sort((one, other) => lengthOf(other) - lengthOf(one));
    const [critical, second] = [at(ranked, 0), at(ranked, 1)];
    const answer = lengthOf(critical);
    if (lengthOf(second) === answer) return undefined;
    const choices = numberChoices(
      answer,
      shuffled<Wrong<number>>(
        [
          [lengthOf(greedyPath(plan, lengths)), 'follows-the-longest-next-step'],
          [sum(Object.values(lengths)), 'adds-everything-up'],
          [lengthOf(second), 'stops-at-a-shorter-path'],
          [lengthOf(at(ranked, ranked.length - 1)), 'takes-the-shortest-path'],
          [columnMaxima(plan, lengths), 'adds-the-longest-of-each-stage'],
          [answer - (lengths[critical.slice(-1)] ?? 0), 'leaves-out-the-last-task'],
        ],
        random,
      ),
      (n) => counted(n, project.unit),
    );
    if (!choices) return undefined;
    return {
      stem: `${project.opening} ${project.shown === 'figure' ? `Each box shows a task and its time in ${project.unit}s; an arrow means that the next task waits for it.` : 'Each task can begin only when the tasks it waits for are finished.'} Otherwise tasks may run at the same time. What is the shortest time in which the whole plan can be completed?`,
      stimulus: [project.shown === 'table' ? planTable(project, plan, lengths) : planFigure(project, plan, lengths)],
      ...choices,
      explanation: `The plan takes as long as its longest chain of tasks that wait for one another. That chain is ${arrowed(critical)} with ${counted(answer, project.unit)}; all other chains are shorter and run alongside it.`,
      steps: [
        ...ranked.map(
          (path) => `${arrowed(path)}: ${[...path].map((t) => lengths[t]).join(' + ')} = ${lengthOf(path)}`,
        ),
        `The longest chain decides: ${counted(answer, project.unit)}.`,
      ],
      hints: {
        conceptual:
          'Tasks that do not wait for one another can share the same time, so not every task adds to the total.',
        procedural: `Write down every chain from a task that waits for nothing to a task that nothing waits for, and add up each.`,
        strategic: `There are ${paths.length} chains through this plan; compare all of them before you decide.`,
        encouragement: 'Once the chains are written down, only a few short additions remain.',
      },
      difficulty: project.b,
      discrimination: 1.3,
      concepts: ['critical-path', 'scheduling'],
      reasoning: ['systematic', 'analytical'],
    };
  });
}

interface SlackQuestion extends Project {
  asks: 'delay' | 'speed-up' | 'late';
  /** Whether more than half of the change reaches the end. */
  mostComesThrough?: boolean;
}

// Features: slack of one task (+0), effect of a speed-up beyond the point where another path takes over (+0.5), effect of a delay larger than the slack (+0.4).
const slackQuestions: SlackQuestion[] = [
  { ...at(projects, 0), asks: 'delay', opening: 'The plan shows the jobs for a school garden.', unit: 'day', b: 0.3 },
  {
    ...at(projects, 1),
    asks: 'delay',
    shown: 'figure',
    opening: 'The plan shows how a bicycle workshop is set up.',
    b: 0.6,
  },
  {
    ...at(projects, 2),
    asks: 'late',
    opening: 'The plan shows how a choir prepares a concert.',
    unit: 'week',
    mostComesThrough: true,
    b: 0.9,
  },
  {
    ...at(projects, 3),
    asks: 'speed-up',
    opening: 'The plan shows how a ferry is repaired.',
    mostComesThrough: false,
    b: 1.3,
  },
  {
    ...at(projects, 4),
    asks: 'late',
    shown: 'figure',
    opening: 'The plan shows how a museum prepares an exhibition; it opens when every task is finished.',
    mostComesThrough: false,
    b: 1.4,
  },
  {
    ...at(projects, 5),
    asks: 'speed-up',
    shown: 'figure',
    opening: 'The plan shows how a footbridge is renewed.',
    unit: 'day',
    mostComesThrough: true,
    b: 1.8,
  },
];

function writeSlack(variant: number, random: Random): Draft {
  const question = caseOf(slackQuestions, variant);
  const plan: Plan = plans[question.plan];
  const days = (n: number) => counted(n, question.unit);
  return drawUntil(() => {
    const lengths = drawLengths(plan, random);
    const finish = finishOf(plan, lengths);
    const task = at(Object.keys(plan), whole(random, 0, Object.keys(plan).length - 1));
    const length = lengths[task] ?? 0;
    const slack = slackOf(plan, lengths, task);
    const onLongest = slack === 0;
    const by = whole(random, 2, Math.max(2, Math.min(5, length - 1)));
    const shared = {
      stimulus: [planFigure(question, plan, lengths)],
      difficulty: question.b,
      discrimination: 1.4,
      concepts: ['critical-path', 'slack'],
    };
    if (question.asks === 'delay') {
      if (slack < 2) return undefined;
      const choices = numberChoices(
        slack,
        shuffled<Wrong<number>>(
          [
            [Math.abs(length - longestBeside(plan, lengths, task)), 'compares-single-tasks'],
            [0, 'treats-every-task-as-critical'],
            [finish - length, 'subtracts-one-task-from-the-whole'],
            [length, 'answers-another-question'],
          ],
          random,
        ),
        days,
      );
      return (
        choices && {
          ...shared,
          stem: `${question.opening} Each box shows a task and its time in ${question.unit}s. A task begins as soon as all tasks with an arrow to it are finished. By how many ${question.unit}s at most can the start of task ${task} be put off without delaying the end of the whole plan?`,
          ...choices,
          explanation: `The whole plan takes ${days(finish)}, the longest chain through ${task} only ${days(finish - slack)}. The difference is the time by which ${task} may be put off.`,
          steps: [
            ...chainSteps(plan, lengths),
            `Longest chain through ${task}: ${finish - slack}. Longest of all: ${finish}.`,
            `${finish} − ${finish - slack} = ${slack}.`,
          ],
          hints: {
            conceptual: 'A task that is not on the longest chain has time to spare: it waits for others anyway.',
            procedural: `Add up the longest chain of the plan, and then the longest chain that contains ${task}.`,
            strategic: `Ask what the tasks after ${task} are waiting for meanwhile, and compare the two totals.`,
            encouragement: 'Two additions and one comparison are enough here.',
          },
          reasoning: ['analytical'],
        }
      );
    }
    const changed = { ...lengths, [task]: question.asks === 'late' ? length + by : length - by };
    const effect = Math.abs(finishOf(plan, changed) - finish);
    // the interesting cases: only part of the change comes through to the end
    if (length - by < 1 || effect === by || effect === 0 || (question.asks === 'speed-up' && !onLongest))
      return undefined;
    const late = question.asks === 'late';
    if (question.mostComesThrough !== 2 * effect > by) return undefined;
    const choices = numberChoices(
      effect,
      [
        [by, 'passes-the-whole-change-on'],
        [by - effect, 'answers-another-question'],
        [question.mostComesThrough ? 0 : undefined, late ? 'thinks-spare-time-is-unlimited' : 'thinks-nothing-changes'],
        [late ? slack + by : by + effect, 'adds-instead-of-subtracting'],
      ],
      days,
    );
    return (
      choices && {
        ...shared,
        stem: `${question.opening} Each box shows a task and its time in ${question.unit}s. A task begins as soon as all tasks with an arrow to it are finished. ${
          late
            ? `Task ${task} takes ${days(by)} longer than planned.`
            : `Extra helpers shorten task ${task} by ${days(by)}.`
        } By how much does the end of the whole plan move?`,
        ...choices,
        explanation: `Before the change the longest chain takes ${days(finish)}, after it ${days(finishOf(plan, changed))}. ${
          late
            ? `The delay first uses up the ${days(by - effect)} that ${task} had to spare.`
            : `After a saving of ${days(effect)} another chain is the longest, and it does not contain ${task}.`
        }`,
        steps: [
          ...chainSteps(plan, lengths),
          `With ${task} at ${days(length + (late ? by : -by))}: ${chainSteps(plan, changed).join('; ')}.`,
          `Longest before: ${finish}; longest after: ${finishOf(plan, changed)}; difference: ${effect}.`,
        ],
        hints: {
          conceptual:
            'The end moves only as far as the longest chain changes, and which chain is longest may change too.',
          procedural: `Work out all chains once with the old and once with the new length of task ${task}.`,
          strategic: 'Compare the longest total before with the longest total after; look at nothing else.',
          encouragement: 'Most chains stay exactly as they were, so the second round is quick.',
        },
        reasoning: ['analytical', 'systematic'],
      }
    );
  });
}

/** Starts with the longest first task and always goes on to the longest next one. */
function greedyPath(plan: Plan, lengths: Record<string, number>): string {
  const longest = (tasks: string[]) => [...tasks].sort((one, other) => (lengths[other] ?? 0) - (lengths[one] ?? 0))[0];
  let path = '';
  let next = longest(Object.keys(plan).filter((task) => !plan[task]?.waitsFor));
  while (next) {
    path += next;
    const last = next;
    next = longest(Object.keys(plan).filter((task) => plan[task]?.waitsFor.includes(last)));
  }
  return path;
}

function columnMaxima(plan: Plan, lengths: Record<string, number>): number {
  const columns = new Map<number, number>();
  for (const [task, { column }] of Object.entries(plan)) {
    columns.set(column, Math.max(columns.get(column) ?? 0, lengths[task] ?? 0));
  }
  return sum([...columns.values()]);
}

function longestBeside(plan: Plan, lengths: Record<string, number>, task: string): number {
  const column = plan[task]?.column;
  return Math.max(
    0,
    ...Object.keys(plan)
      .filter((t) => t !== task && plan[t]?.column === column)
      .map((t) => lengths[t] ?? 0),
  );
}
