const pause = 1500;
const due = new Map<() => unknown, ReturnType<typeof setTimeout>>();

/** Does it in a moment, once, however often it is asked for until then: a busy institution tells of much at a time. */
export function soon(act: () => unknown): void {
  if (due.has(act)) return;
  due.set(
    act,
    setTimeout(() => {
      due.delete(act);
      act();
    }, pause),
  );
}
