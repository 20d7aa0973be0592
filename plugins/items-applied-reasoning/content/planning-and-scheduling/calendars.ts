import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import { at, caseOf, clock, drawUntil, listed, modelsOf, numberChoices, stepped } from '../drafts.ts';
import { lettering, line } from '../figures/shapes.ts';

const model = modelsOf('planning-and-scheduling');

export const calendarModels: ItemModel[] = [model('common-slot', 'A time that suits everyone', 6, writeCommonSlot)];

interface Meeting {
  rows: string[];
  from: number;
  to: number;
  /** Minutes the meeting takes. */
  takes: number;
  asks: 'earliest' | 'latest';
  stem: string;
  /** Minutes that must lie between the meeting and anything else in this row; the figure does not show them. */
  recovery?: { row: number; minutes: number };
  event: string;
  b: number;
}

// Features: number of rows, length against the gaps, latest instead of earliest (+0.3), a recovery time for one row (+0.6).
const meetings: Meeting[] = [
  {
    rows: ['Noor', 'Tomasz', 'Hana'],
    from: 540,
    to: 780,
    takes: 60,
    asks: 'earliest',
    stem: 'Noor, Tomasz and Hana want to rehearse together for 60 minutes without a break, between 9:00 and 13:00. The bars show when each of them is busy. What is the earliest time at which they can begin?',
    event: 'rehearsal',
    b: -2,
  },
  {
    rows: ['Dr Osei', 'Room 2', 'Patient'],
    from: 840,
    to: 1080,
    takes: 30,
    asks: 'earliest',
    stem: 'A 30-minute examination needs Dr Osei, Room 2 and the patient at the same time, between 14:00 and 18:00. The bars show when each is taken. What is the earliest time at which it can begin?',
    event: 'examination',
    b: -1.7,
  },
  {
    rows: ['Pitch', 'Referee', 'Falcons', 'Herons'],
    from: 540,
    to: 810,
    takes: 90,
    asks: 'earliest',
    stem: 'A match between the Falcons and the Herons takes 90 minutes and needs the pitch, the referee and both teams, between 9:00 and 13:30. The bars show when each is taken. What is the earliest time at which it can begin?',
    event: 'match',
    b: -1.3,
  },
  {
    rows: ['Sana', 'Diego', 'Freya'],
    from: 600,
    to: 840,
    takes: 60,
    asks: 'latest',
    stem: 'Sana, Diego and Freya need 60 minutes together in the robotics lab, which is open from 10:00 to 14:00. The bars show when each of them is busy. What is the latest time at which they can begin?',
    event: 'lab session',
    b: -1,
  },
  {
    rows: ['Kitchen', 'Mrs Tan', 'Pupils'],
    from: 480,
    to: 720,
    takes: 60,
    asks: 'earliest',
    stem: 'A cooking class takes 60 minutes and needs the kitchen, Mrs Tan and the pupils, between 8:00 and 12:00. The bars show when each is taken. Between any two uses the kitchen has to be cleaned for 30 minutes, which the bars do not show. What is the earliest time at which the class can begin?',
    recovery: { row: 0, minutes: 30 },
    event: 'class',
    b: -0.6,
  },
  {
    rows: ['Driver', 'Van', 'Customer', 'Ravi'],
    from: 720,
    to: 1020,
    takes: 60,
    asks: 'latest',
    stem: 'Delivering a piano takes 60 minutes and needs the driver, the van, the customer and Ravi, between 12:00 and 17:00. The bars show when each is taken. Ravi needs 30 minutes to get from anything else to the customer, and just as long to get back; the bars do not show this. What is the latest time at which the delivery can begin?',
    recovery: { row: 3, minutes: 30 },
    event: 'delivery',
    b: -0.2,
  },
];

type Busy = [from: number, to: number][];

function writeCommonSlot(variant: number, random: Random): Draft {
  const meeting = caseOf(meetings, variant);
  return drawUntil(() => {
    const busy = meeting.rows.map(() => drawBusy(meeting, random));
    const starts = possibleStarts(meeting, busy);
    const answer = meeting.asks === 'earliest' ? starts[0] : starts.at(-1);
    if (answer === undefined) return undefined;
    const pick = (list: number[]) => (meeting.asks === 'earliest' ? list[0] : list.at(-1));
    const withoutRow = (row: number) =>
      pick(
        possibleStarts(
          meeting,
          busy.map((b, r) => (r === row ? [] : b)),
        ),
      );
    // a condition that makes no difference would only be noise
    if (meeting.recovery && pick(possibleStarts({ ...meeting, recovery: undefined }, busy)) === answer)
      return undefined;
    const choices = numberChoices(
      answer,
      [
        [meeting.recovery && pick(possibleStarts({ ...meeting, recovery: undefined }, busy)), 'overlooks-a-condition'],
        [pick(possibleStarts({ ...meeting, takes: 30 }, busy)), 'takes-a-gap-that-is-too-short'],
        [withoutRow(0), 'overlooks-one-row'],
        [pick(starts.filter((start) => start !== answer)), 'plays-it-too-safe'],
        [withoutRow(1), 'overlooks-one-row'],
        [withoutRow(2), 'overlooks-one-row'],
        [withoutRow(meeting.rows.length - 1), 'overlooks-one-row'],
      ],
      clock,
    );
    if (!choices) return undefined;
    const ends = answer + meeting.takes;
    return {
      stem: meeting.stem,
      stimulus: [calendarFigure(meeting, busy)],
      ...choices,
      explanation: `From ${clock(answer)} to ${clock(ends)} none of the ${meeting.rows.length} rows is taken${
        meeting.recovery ? ', the extra 30 minutes included' : ''
      }. Every ${meeting.asks === 'earliest' ? 'earlier' : 'later'} start runs into at least one bar or leaves too little time.`,
      steps: [
        ...meeting.rows.map((row, r) => `${row}: free ${listed(freeTimes(meeting, at(busy, r), r))}.`),
        `Free in all rows for ${meeting.takes} minutes: ${meeting.asks} from ${clock(answer)} to ${clock(ends)}.`,
      ],
      hints: {
        conceptual: `The ${meeting.event} fits where all ${meeting.rows.length} rows are free at the same time, for the whole of its length.`,
        procedural: `Go ${meeting.asks === 'earliest' ? 'forward from the left' : 'back from the right'} edge and look for a vertical strip ${meeting.takes} minutes wide that touches no bar.`,
        strategic: meeting.recovery
          ? `Lengthen the bars of “${at(meeting.rows, meeting.recovery.row)}” by half an hour each before you look for the strip.`
          : 'Test a candidate against one row after another; the first bar it touches rules it out.',
        encouragement: 'There are only a few gaps to try, and each one is quickly ruled in or out.',
      },
      difficulty: meeting.b,
      concepts: ['constraints', 'schedules'],
      reasoning: meeting.recovery ? ['systematic'] : ['systematic', 'intuitive'],
    };
  });
}

function drawBusy({ rows, from, to, asks }: Meeting, random: Random): Busy {
  const busy: Busy = [];
  const bars = whole(random, 1, rows.length > 3 ? 2 : 3);
  let time = from + stepped(random, 0, 60, 30);
  while (time < to - 30 && busy.length < bars) {
    const end = Math.min(to, time + oneOf(random, [30, 30, 60, 60, 90]));
    busy.push([time, end]);
    time = end + 30 * whole(random, 1, 3);
  }
  // the bars crowd towards the end that is asked for
  return asks === 'earliest'
    ? busy
    : busy.map(([begin, end]) => [from + to - end, from + to - begin] as [number, number]).reverse();
}

function possibleStarts({ from, to, takes, recovery }: Meeting, busy: Busy[]): number[] {
  const starts: number[] = [];
  for (let start = from; start + takes <= to; start += 30) {
    const clashes = busy.some((bars, row) => {
      const extra = recovery?.row === row ? recovery.minutes : 0;
      return bars.some(([begin, end]) => start < end + extra && begin < start + takes + extra);
    });
    if (!clashes) starts.push(start);
  }
  return starts;
}

function freeTimes({ from, to, recovery }: Meeting, bars: Busy, row: number): string[] {
  const extra = recovery?.row === row ? recovery.minutes : 0;
  const free: string[] = [];
  let time = from;
  for (const [begin, end] of [...bars, [to + extra, to] as const]) {
    if (begin - extra > time) free.push(`${clock(time)}–${clock(begin - extra)}`);
    time = Math.max(time, end + extra);
  }
  return free;
}

function calendarFigure({ rows, from, to }: Meeting, busy: Busy[]): BlockDraft {
  const left = 78;
  const width = 350;
  const hour = ((width - left - 22) * 60) / (to - from);
  const x = (time: number) => left + ((time - from) / 60) * hour;
  const height = 34 + rows.length * 36;
  const shapes: ShapeDraft[] = [];
  for (let time = from; time <= to; time += 30) {
    const isHour = time % 60 === 0;
    shapes.push(line([x(time), 28], [x(time), height - 6], isHour ? 'muted' : 'soft', !isHour));
    if (isHour) shapes.push(lettering(x(time), 14, clock(time), { size: 13 }));
  }
  rows.forEach((row, r) => {
    const y = 34 + r * 36;
    shapes.push(lettering(left - 8, y + 12, row, { anchor: 'end', size: 13 }));
    for (const [begin, end] of at(busy, r)) {
      const bar = { at: [x(begin), y] as [number, number], width: x(end) - x(begin), height: 24 };
      shapes.push({ shape: 'rectangle', ...bar, tone: 'accent', filled: true });
    }
  });
  const alt = `Busy times between ${clock(from)} and ${clock(to)}. ${rows
    .map(
      (row, r) =>
        `${row}: ${at(busy, r)
          .map(([begin, end]) => `${clock(begin)} to ${clock(end)}`)
          .join(', ')}`,
    )
    .join('. ')}.`;
  return { kind: 'figure', alt, width, height, shapes };
}
