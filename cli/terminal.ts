import { ConfigurationError } from '../config/load.ts';
import { errorStatus, Failure } from '../core/contract/index.ts';
import { isUnavailable } from '../core/db/index.ts';

/** What every command ends with. Stable: scripts rely on them. */
export const exitCodes = {
  done: 0,
  failed: 1,
  /** Wrong usage, or a configuration with problems. */
  usage: 2,
  notFound: 3,
  /** Not allowed, or in conflict with what is. */
  refused: 4,
  /** The database or another service cannot be reached. */
  unavailable: 5,
} as const;

/** What a command talks to: a person at a terminal, or a script. */
export interface Terminal {
  readonly isJson: boolean;
  /** The answer of a command: text for a person, or with --json the value itself. */
  print(value: unknown, text?: string): void;
  /** Beside the answer: what is happening. Never in the way of a script. */
  note(text: string): void;
  /** Asks before something that cannot be undone. Yes with --yes; refused where nobody can be asked. */
  confirm(question: string): Promise<boolean>;
  /** Asks for a value; undefined where nobody can be asked. */
  ask(question: string, options?: { secret?: boolean }): Promise<string | undefined>;
  /** Has a name typed, so that nothing is destroyed by habit. With --yes it is taken as typed. */
  confirmByTyping(question: string, expected: string): Promise<boolean>;
  progress(total: number, says: string): { step(by?: number): void; done(): void };
}

export function createTerminal({ json, yes }: { json: boolean; yes: boolean }): Terminal {
  const canAsk = process.stdin.isTTY === true && process.stdout.isTTY === true && !yes && !json;
  return {
    isJson: json,
    print(value, text) {
      const said = json ? JSON.stringify(value, null, 2) : (text ?? JSON.stringify(value, null, 2));
      if (said !== '') process.stdout.write(`${said}\n`);
    },
    note(text) {
      if (!json) process.stderr.write(`${text}\n`);
    },
    async confirm(question) {
      if (yes) return true;
      if (!canAsk) throw new Failure('conflict', `${question} Nobody can be asked here: say --yes to go on.`);
      return ask<boolean>({ type: 'confirm', message: question, default: false });
    },
    async ask(question, { secret = false } = {}) {
      if (!canAsk) return undefined;
      return ask<string>({ type: secret ? 'password' : 'input', message: question });
    },
    async confirmByTyping(question, expected) {
      if (yes) return true;
      if (!canAsk) throw new Failure('conflict', `${question} Nobody can be asked here: say --yes to go on.`);
      return (await ask<string>({ type: 'input', message: `${question} Type ${expected} to go on:` })) === expected;
    },
    progress: (total, says) => (process.stderr.isTTY && !json ? bar(total, says) : { step() {}, done() {} }),
  };
}

/** Says what went wrong, to a person or as JSON, and gives the exit code for it. */
export function report(error: unknown, json: boolean): number {
  const { code, message, exit } = explained(error);
  process.stderr.write(json ? `${JSON.stringify({ error: { code, message } })}\n` : `${message}\n`);
  return exit;
}

function explained(error: unknown): { code: string; message: string; exit: number } {
  if (error instanceof ConfigurationError)
    return { code: 'configuration', message: error.message, exit: exitCodes.usage };
  if (error instanceof Failure) return { code: error.code, message: error.message, exit: exitOf(error) };
  if (isUnavailable(error)) {
    const message = `The database cannot be reached: ${(error as Error).message}. Is DATABASE_URL right, and is the server up?`;
    return { code: 'unavailable', message, exit: exitCodes.unavailable };
  }
  const { message, stack } = error as Error;
  const detail = process.env.LOG_LEVEL === 'debug' && stack ? `\n${stack}` : '';
  return { code: 'failed', message: `${message ?? String(error)}${detail}`, exit: exitCodes.failed };
}

function exitOf({ code }: Failure): number {
  if (code === 'not_found' || code === 'gone') return exitCodes.notFound;
  if (code === 'invalid') return exitCodes.usage;
  if (code === 'unavailable') return exitCodes.unavailable;
  return errorStatus[code] < 500 ? exitCodes.refused : exitCodes.failed;
}

/** Loaded when somebody is asked: most commands never ask. */
async function ask<T>(question: {
  type: 'confirm' | 'input' | 'password';
  message: string;
  default?: boolean;
}): Promise<T> {
  const { default: inquirer } = await import('inquirer');
  const { answer } = (await inquirer.prompt([{ ...question, name: 'answer' } as never])) as unknown as { answer: T };
  return answer;
}

/** Shown once it is stepped, so that short work shows nothing. */
function bar(total: number, says: string) {
  let shown: { increment(by: number): void; stop(): void } | undefined;
  let waiting = 0;
  const showing = import('cli-progress').then(({ default: progress }) => {
    const { SingleBar, Presets } = progress;
    const single = new SingleBar(
      { format: `${says} {bar} {percentage}% | {value}/{total} | {eta_formatted} left` },
      Presets.shades_classic,
    );
    single.start(total, waiting);
    shown = single;
  });
  return {
    step(by = 1) {
      if (shown) shown.increment(by);
      else waiting += by;
    },
    done: () => void showing.then(() => shown?.stop()),
  };
}
