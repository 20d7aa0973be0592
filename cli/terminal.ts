import type { Command } from 'commander';
import { Failure } from '../core/contract/errors.ts';
import { printable } from './printable.ts';

/** What a command talks to: a person at a terminal, or a script. */
export interface Terminal {
  readonly isJson: boolean;
  /** Whether questions can be asked. */
  readonly canAsk: boolean;
  /** The answer of a command: text for a person, or with --json the value itself. */
  print(value: unknown, text?: string): void;
  /** Beside the answer: what is happening. Never in the way of a script. */
  note(text: string): void;
  /** Asks before something that has consequences. Yes with --yes; refused where nobody can be asked. */
  confirm(question: string): Promise<boolean>;
  /** Asks for a value; undefined where nobody can be asked. */
  ask(question: string, options?: { secret?: boolean }): Promise<string | undefined>;
  /** Has a name typed, so that nothing is destroyed by habit. With --yes it is taken as typed. */
  confirmByTyping(question: string, expected: string): Promise<boolean>;
  progress(total: number, description: string): { step(by?: number): void; done(): void };
}

/** The terminal of a command that was called: --json and --yes are taken anywhere. */
export function terminalOf(command: Command): Terminal {
  const { json = false, yes = false } = command.optsWithGlobals<{ json?: boolean; yes?: boolean }>();
  return createTerminal({ json, yes });
}

export function createTerminal({ json, yes }: { json: boolean; yes: boolean }): Terminal {
  const canAsk = process.stdin.isTTY === true && process.stdout.isTTY === true && !yes && !json;
  const nobodyToAsk = (question: string) =>
    new Failure('conflict', `${question} Nobody can be asked here: add --yes to go on.`);
  return {
    isJson: json,
    canAsk,
    print(value, text) {
      const said = json ? JSON.stringify(value, null, 2) : printable(text ?? JSON.stringify(value, null, 2));
      if (said !== '') process.stdout.write(`${said}\n`);
    },
    note(text) {
      if (!json) process.stderr.write(`${printable(text)}\n`);
    },
    async confirm(question) {
      if (yes) return true;
      if (!canAsk) throw nobodyToAsk(question);
      return ask<boolean>({ type: 'confirm', message: question, default: false });
    },
    async ask(question, { secret = false } = {}) {
      if (!canAsk) return undefined;
      return ask<string>({ type: secret ? 'password' : 'input', message: question });
    },
    async confirmByTyping(question, expected) {
      if (yes) return true;
      if (!canAsk) throw nobodyToAsk(question);
      return (await ask<string>({ type: 'input', message: `${question} Type ${expected} to go on:` })) === expected;
    },
    progress: (total, description) =>
      process.stderr.isTTY && !json ? bar(total, description) : { step() {}, done() {} },
  };
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

/** Work that is done before the bar could be drawn shows nothing. */
function bar(total: number, description: string) {
  let shown: { increment(by: number): void; stop(): void } | undefined;
  let isDone = false;
  let waiting = 0;
  // Drawing keeps the terminal from wrapping lines: whoever ends the work in the middle gets that back.
  const finish = () => shown?.stop();
  process.once('exit', finish);
  // Beside the bar stands how far it is, in some 40 characters.
  const barsize = Math.max(8, Math.min(40, (process.stderr.columns ?? 80) - description.length - 40));
  void import('cli-progress').then(({ default: progress }) => {
    if (isDone) return;
    const { SingleBar, Presets } = progress;
    const single = new SingleBar(
      { format: `${description} {bar} {percentage}% | {value}/{total} | {eta_formatted} left`, barsize },
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
    done() {
      isDone = true;
      process.off('exit', finish);
      finish();
    },
  };
}
