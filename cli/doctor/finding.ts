import { systemTrouble } from '../report.ts';

/** What one look at the deployment has found. */
export interface Finding {
  /** What was looked at, in a word or two; the same in every version. */
  readonly name: string;
  /** `fail`: the platform, or a part of it, does not work. `warn`: it does, and there is something to know. */
  readonly state: 'pass' | 'warn' | 'fail';
  readonly message: string;
  /** What to do. */
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

/** A failure with the remedy that it brings along, where it is the system's; else with the one given. */
export function failedBy(name: string, error: unknown, otherwise: string): Finding {
  const { message } = error as Error;
  const { message: text = message, remedy = otherwise } = systemTrouble(error) ?? {};
  return fail(name, text, remedy);
}

/** A look that fails by itself is a finding, too. */
export async function look(name: string, remedy: string, work: () => Promise<Finding | Finding[]>): Promise<Finding[]> {
  try {
    const found = await work();
    return Array.isArray(found) ? found : [found];
  } catch (error) {
    return [failedBy(name, error, remedy)];
  }
}
