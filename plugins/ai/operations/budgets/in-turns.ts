/**
 * Batches concurrent requests. Requests that arrive while a batch is running are answered together by the next one, so
 * that they wait for a shared lock once instead of one after the other.
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
          if (found === undefined) fail(new Error('A batch left a request unanswered'));
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
