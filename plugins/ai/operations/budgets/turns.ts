/**
 * Answers what is asked in turns: while one turn is under way, whatever is asked meanwhile is gathered, and the next turn
 * answers all of it. Calls that would wait at one lock one after the other wait there once.
 */
export function inTurns<Asked, Answer>(
  turn: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (asked: Asked) => Promise<Answer> {
  interface Waiting {
    readonly asked: Asked;
    answer(answer: Answer): void;
    fail(reason: unknown): void;
  }
  let waiting: Waiting[] = [];
  let isUnderWay = false;

  async function run() {
    isUnderWay = true;
    while (waiting.length > 0) {
      const these = waiting;
      waiting = [];
      try {
        const answers = await turn(these.map(({ asked }) => asked));
        for (const [index, { answer, fail }] of these.entries()) {
          const found = answers[index];
          if (found === undefined) fail(new Error('A turn left something unanswered'));
          else answer(found);
        }
      } catch (reason) {
        for (const { fail } of these) fail(reason);
      }
    }
    isUnderWay = false;
  }

  return (asked) =>
    new Promise((answer, fail) => {
      waiting.push({ asked, answer, fail });
      if (!isUnderWay) void run();
    });
}
