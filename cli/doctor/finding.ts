import { systemTrouble } from '../report.ts';

/** The result of one check of the deployment. */
export interface Finding {
  /** What was checked, in a word or two; the same in every version. */
  readonly name: string;
  /** `fail`: the platform or a part of it does not work. `warn`: it works but needs attention. */
  readonly state: 'pass' | 'warn' | 'fail';
  readonly message: string;
  /** How to fix it. */
  readonly remedy?: string;
}

export const pass = (name: string, message: string): Finding => ({ name, state: 'pass', message });
export const warn = (name: string, message: string, remedy: string): Finding => ({
  name,
  state: 'warn',
  message,
  remedy,
});
export const fail = (name: string, message: string, remedy: string): Finding => ({
  name,
  state: 'fail',
  message,
  remedy,
});

/** A failed check. Errors of the operating system bring their own remedy; others get `otherwise`. */
export function failedBy(name: string, error: unknown, otherwise: string): Finding {
  const { message } = error as Error;
  const { message: text = message, remedy = otherwise } = systemTrouble(error) ?? {};
  return fail(name, text, remedy);
}

/** Runs a check; an error it throws becomes a failed finding. */
export async function check(
  name: string,
  remedy: string,
  work: () => Promise<Finding | Finding[]>,
): Promise<Finding[]> {
  try {
    const found = await work();
    return Array.isArray(found) ? found : [found];
  } catch (error) {
    return [failedBy(name, error, remedy)];
  }
}
