/** An unbounded queue between one producer and one consumer. */
export interface Channel<T> extends AsyncIterable<T> {
  push(value: T): void;
  /** Ends the channel. With an error, reading throws it. */
  close(error?: { readonly reason: unknown }): void;
}

export function createChannel<T>(): Channel<T> {
  const values: T[] = [];
  let ending: { readonly error: { readonly reason: unknown } | undefined } | undefined;
  let wake = () => {};
  return {
    push(value) {
      values.push(value);
      wake();
    },
    close(error) {
      ending ??= { error };
      wake();
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        for (let value = values.shift(); value !== undefined; value = values.shift()) yield value;
        if (ending?.error) throw ending.error.reason;
        if (ending) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
