import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, clock, drawUntil, modelsOf, numberChoices, stepped } from '../drafts.ts';

const model = modelsOf('planning-and-scheduling');

export const timetableModels: ItemModel[] = [
  model('timetable-connection', 'Catching a connection', 6, writeConnection),
];

interface Service {
  leaves: number;
  arrives: number;
}

interface Journey {
  asks: 'latest' | 'earliest';
  captions: [string] | [string, string];
  /** First departure of the day shown, minutes since midnight. */
  start: number;
  ride: [number] | [number, number];
  /** Minutes needed between the two services, and at the end. */
  change: number;
  walk: number;
  /** Given the fixed time (deadline, or when the traveller is ready). */
  stem(time: string): string;
  place: string;
  b: number;
}

// Features: working backwards from a deadline (+0.4), a second service (+0.8), a second waiting time inside the change (+0.3).
const journeys: Journey[] = [
  {
    asks: 'earliest',
    captions: ['Bus 7, Old Mill to Lakeside'],
    start: 950,
    ride: [22],
    change: 0,
    walk: 6,
    stem: (time) =>
      `Mei reaches the bus stop at Old Mill at ${time}. From the stop at Lakeside it is a 6-minute walk to her home. At what time can she be home at the earliest?`,
    place: 'home',
    b: -2.1,
  },
  {
    asks: 'latest',
    captions: ['Bus 14, Harbour Road to Clinic'],
    start: 480,
    ride: [24],
    change: 0,
    walk: 8,
    stem: (time) =>
      `Kofi has an appointment at ${time}. From the stop “Clinic” he walks 8 minutes to the appointment. Which is the latest departure from Harbour Road that gets him there on time?`,
    place: 'the appointment',
    b: -1.7,
  },
  {
    asks: 'earliest',
    captions: ['Ferry, island to harbour', 'Bus, harbour to hostel stop'],
    start: 740,
    ride: [35, 17],
    change: 11,
    walk: 4,
    stem: (time) =>
      `Leila and her sister reach the island pier at ${time}. At the harbour they need at least 11 minutes to get from the ferry to the bus. From the hostel stop they walk 4 minutes. At what time can they be at the hostel at the earliest?`,
    place: 'the hostel',
    b: -0.9,
  },
  {
    asks: 'latest',
    captions: ['Bus, village to station', 'Train, station to city'],
    start: 425,
    ride: [20, 32],
    change: 8,
    walk: 12,
    stem: (time) =>
      `Anjali has an interview in the city at ${time}. Changing from bus to train takes her at least 8 minutes; from the city station she walks 12 minutes. Which is the latest bus she can take from the village?`,
    place: 'the interview',
    b: -0.5,
  },
  {
    asks: 'latest',
    captions: ['Tram, town to central station', 'Airport train, central station to airport'],
    start: 610,
    ride: [18, 26],
    change: 7,
    walk: 14,
    stem: (time) =>
      `Baggage for Emre’s flight is accepted until ${time}. From the tram to the airport train he needs at least 7 minutes. At the airport he needs 14 minutes from the platform to the baggage desk. Which is the latest tram he can take?`,
    place: 'the baggage desk',
    b: -0.3,
  },
  {
    asks: 'earliest',
    captions: ['Cable car, valley to ridge', 'Mountain bus, ridge to hut'],
    start: 545,
    ride: [15, 28],
    change: 16,
    walk: 9,
    stem: (time) =>
      `A hiking group reaches the valley station at ${time} and needs 10 minutes to buy tickets before it can board a cable car. At the ridge, getting to the bus takes at least 16 minutes. From the last stop it is a 9-minute walk to the hut. At what time can the group be at the hut at the earliest?`,
    place: 'the hut',
    b: 0.1,
  },
];

function writeConnection(variant: number, random: Random): Draft {
  const journey = caseOf(journeys, variant);
  return drawUntil(() => {
    const [ride, secondRide] = journey.ride;
    const first = timetable(random, journey.start, 5, ride);
    const second = secondRide === undefined ? undefined : timetable(random, journey.start + ride + 5, 6, secondRide);
    const route = { first, second, change: journey.change, walk: journey.walk };
    return journey.asks === 'latest'
      ? latestDeparture(journey, route, random)
      : earliestArrival(journey, route, random);
  });
}

interface Route {
  first: Service[];
  second: Service[] | undefined;
  change: number;
  walk: number;
}

function latestDeparture(journey: Journey, route: Route, random: Random): Draft | undefined {
  const ends = (route.second ?? route.first).map((service) => service.arrives + route.walk);
  // the deadline lies a few minutes after one of the middle arrivals, on a multiple of 5 minutes
  const deadline = Math.ceil((at(ends, ends.length - 2) + whole(random, 1, 6)) / 5) * 5;
  const catches = latest(route, deadline);
  const second = catches && connection(route, catches.leaves);
  if (!catches || !second) return undefined;
  const index = route.first.indexOf(catches);
  const choices = numberChoices(
    catches.leaves,
    [
      [latest({ ...route, walk: 0 }, deadline)?.leaves, 'forgets-the-last-stretch'],
      [route.second && latest({ ...route, change: 0 }, deadline)?.leaves, 'forgets-the-change'],
      [route.first[index - 1]?.leaves, 'plays-it-too-safe'],
      [route.second ? second.leaves : catches.arrives, 'answers-another-question'],
    ],
    clock,
  );
  if (!choices || deadline === second.arrives + route.walk) return undefined;
  const [firstName, secondName] = serviceNames(journey);
  const mustBeIn = deadline - route.walk;
  return {
    stem: journey.stem(clock(deadline)),
    stimulus: tables(journey, route),
    ...choices,
    explanation: secondName
      ? `To be at ${journey.place} by ${clock(deadline)} the ${secondName} must arrive by ${clock(mustBeIn)}. The last one to do so leaves at ${clock(second.leaves)}, and the ${firstName} at ${clock(catches.leaves)} is the last that reaches it with enough time to change.`
      : `The ${firstName} must arrive by ${clock(mustBeIn)} to leave ${route.walk} minutes for the walk. The one at ${clock(catches.leaves)} arrives at ${clock(catches.arrives)}; the next one is too late.`,
    steps: [
      `${clock(deadline)} − ${route.walk} min = ${clock(mustBeIn)}: latest useful arrival.`,
      ...(secondName
        ? [
            `Last ${secondName} arriving by then: leaves ${clock(second.leaves)}, arrives ${clock(second.arrives)}.`,
            `${clock(second.leaves)} − ${route.change} min = ${clock(second.leaves - route.change)}: the ${firstName} must be in by then.`,
          ]
        : []),
      `Last ${firstName} arriving in time: leaves ${clock(catches.leaves)}, arrives ${clock(catches.arrives)}.`,
    ],
    hints: {
      conceptual: 'A deadline fixes the end of the journey, so the times before it are found by going backwards.',
      procedural: `Take the ${route.walk} minutes after the last stop off the deadline first; that gives the latest useful arrival.`,
      strategic: secondName
        ? `Settle the ${secondName} first, then the change of ${route.change} minutes, then the ${firstName}.`
        : 'When you have a departure, check that the next one in the table really comes too late.',
      encouragement: 'Each step back is one small subtraction; you need no more than the two columns of times.',
    },
    difficulty: journey.b,
    concepts: ['timetables', 'working-backwards'],
    reasoning: ['systematic'],
  };
}

function earliestArrival(journey: Journey, route: Route, random: Random): Draft | undefined {
  const tickets = journey.place === 'the hut' ? 10 : 0;
  const missed = at(route.first, whole(random, 0, 1));
  const ready = missed.leaves + whole(random, 1, 8);
  const arrival = earliest(route, ready + tickets);
  const last = arrival === undefined ? undefined : arrival - route.walk;
  if (arrival === undefined || last === undefined) return undefined;
  const [firstName, secondName] = serviceNames(journey);
  const taken = route.first.find((service) => service.leaves >= ready + tickets);
  const end = taken && connection(route, taken.leaves);
  if (!taken || !end || taken.leaves === ready + tickets) return undefined;
  const afterNext = earliest(route, taken.leaves + 1);
  const wrong: Wrong<number | undefined>[] = [
    [last, 'forgets-the-last-stretch'],
    [route.second && earliest({ ...route, change: 0 }, ready + tickets), 'forgets-the-change'],
    [tickets ? earliest(route, ready) : undefined, 'overlooks-a-condition'],
    [earliest(route, missed.leaves), 'takes-a-service-already-gone'],
    [afterNext, 'plays-it-too-safe'],
    [end.leaves + route.walk, 'reads-departure-as-arrival'],
  ];
  const choices = numberChoices(arrival, wrong, clock);
  if (!choices) return undefined;
  return {
    stem: journey.stem(clock(ready)),
    stimulus: tables(journey, route),
    ...choices,
    explanation: `The first ${firstName} that can still be caught leaves at ${clock(taken.leaves)} and arrives at ${clock(taken.arrives)}. ${
      secondName
        ? `With ${route.change} minutes to change, the first ${secondName} in reach leaves at ${clock(end.leaves)} and arrives at ${clock(end.arrives)}. `
        : ''
    }The walk of ${route.walk} minutes comes on top.`,
    steps: [
      ...(tickets ? [`${clock(ready)} + ${tickets} min for tickets = ${clock(ready + tickets)}.`] : []),
      `First ${firstName} after ${clock(ready + tickets)}: leaves ${clock(taken.leaves)}, arrives ${clock(taken.arrives)}.`,
      ...(secondName
        ? [
            `${clock(taken.arrives)} + ${route.change} min = ${clock(taken.arrives + route.change)}.`,
            `First ${secondName} from then on: leaves ${clock(end.leaves)}, arrives ${clock(end.arrives)}.`,
          ]
        : []),
      `${clock(end.arrives)} + ${route.walk} min walk = ${clock(arrival)}.`,
    ],
    hints: {
      conceptual: 'A journey is a chain: every stage begins only when the one before it has ended.',
      procedural: `Find the first ${firstName} that leaves after the traveller is ready, and follow its row to the arrival.`,
      strategic: `Write down each stage in order, with the ${secondName ? 'change and the walk' : 'walk'} as stages of their own.`,
      encouragement: `It is only ${secondName ? 'two rows' : 'one row'} of the timetable in the end, so go stage by stage.`,
    },
    difficulty: journey.b,
    concepts: ['timetables', 'time-calculation'],
    reasoning: ['systematic'],
  };
}

/** Services at irregular but tidy intervals. */
function timetable(random: Random, start: number, count: number, ride: number): Service[] {
  let leaves = start + stepped(random, 0, 15, 5);
  return Array.from({ length: count }, () => {
    const service = { leaves, arrives: leaves + ride };
    leaves += oneOf(random, [15, 20, 25, 30]);
    return service;
  });
}

/** The onward service after a given first departure; the first service itself where there is only one. */
function connection({ first, second, change }: Route, leaves: number): Service | undefined {
  const taken = first.find((service) => service.leaves === leaves);
  if (!taken || !second) return taken;
  return second.find((service) => service.leaves >= taken.arrives + change);
}

function latest(route: Route, deadline: number): Service | undefined {
  return route.first.findLast((service) => {
    const end = connection(route, service.leaves);
    return end !== undefined && end.arrives + route.walk <= deadline;
  });
}

function earliest(route: Route, ready: number): number | undefined {
  const taken = route.first.find((service) => service.leaves >= ready);
  const end = taken && connection(route, taken.leaves);
  return end && end.arrives + route.walk;
}

function serviceNames({ captions }: Journey): [string, string?] {
  const names = captions.map((caption) => at(caption.split(/ \d|,/), 0).toLowerCase());
  return [at(names, 0), names[1]];
}

function tables(journey: Journey, { first, second }: Route) {
  return [first, second].flatMap((services, index) =>
    services
      ? [
          {
            kind: 'table' as const,
            caption: at(journey.captions, index),
            header: ['Leaves', 'Arrives'],
            rows: services.map((service) => [clock(service.leaves), clock(service.arrives)]),
          },
        ]
      : [],
  );
}
