import type { Command } from 'commander';
import { Failure } from '../core/contract/errors.ts';
import type { AskOptions } from '../core/plugins/commands.ts';
import { printable } from './printable.ts';

/** Input and output of a command, for a person at a terminal or for a script. */
export interface Terminal {
  readonly isJson: boolean;
  /** Whether the command can prompt. */
  readonly canAsk: boolean;
  /** Prints the result of a command: the text, or with --json the value. */
  print(value: unknown, text?: string): void;
  /** Writes progress to standard error; nothing with --json. */
  note(text: string): void;
  /** Asks for confirmation. Returns true with --yes; throws when the command cannot prompt. */
  confirm(question: string): Promise<boolean>;
  /** Prompts for a value; undefined when the command cannot prompt. */
  ask(question: string, options?: AskOptions): Promise<string | undefined>;
  /** Asks the user to type a name before something is destroyed. Returns true with --yes. */
  confirmByTyping(question: string, expected: string): Promise<boolean>;
  progress(total: number, description: string): { step(by?: number): void; done(): void };
}

/** The terminal of a command. --json and --yes may appear anywhere among the arguments. */
export function terminalOf(command: Command): Terminal {
  const { json = false, yes = false } = command.optsWithGlobals<{ json?: boolean; yes?: boolean }>();
  return createTerminal({ json, yes });
}

/** Prints what a command changed, or that the person declined. */
export function printChange(terminal: Terminal, done: { value: unknown; text: string } | undefined): void {
  if (done) terminal.print(done.value, done.text);
  else terminal.note('No changes were made.');
}

export function createTerminal({ json, yes }: { json: boolean; yes: boolean }): Terminal {
  const canAsk = process.stdin.isTTY === true && process.stdout.isTTY === true && !yes && !json;
  const noTerminal = (question: string) =>
    new Failure('conflict', `${question} No terminal for confirmation; add --yes to proceed.`);
  return {
    isJson: json,
    canAsk,
    print(value, text) {
      const output = json ? JSON.stringify(value, null, 2) : printable(text ?? JSON.stringify(value, null, 2));
      if (output !== '') process.stdout.write(`${output}\n`);
    },
    note(text) {
      if (!json) process.stderr.write(`${printable(text)}\n`);
    },
    async confirm(question) {
      if (yes) return true;
      if (!canAsk) throw noTerminal(question);
      return ask<boolean>({ type: 'confirm', message: question, default: false });
    },
    async ask(question, { secret = false, problemOf } = {}) {
      if (!canAsk) return undefined;
      return ask<string>({
        type: secret ? 'password' : 'input',
        message: question,
        validate: (answer) => problemOf?.(answer) ?? true,
      });
    },
    async confirmByTyping(question, expected) {
      if (yes) return true;
      if (!canAsk) throw noTerminal(question);
      return (await ask<string>({ type: 'input', message: `${question} Type ${expected} to continue:` })) === expected;
    },
    progress: (total, description) =>
      process.stderr.isTTY && !json ? bar(total, description) : { step() {}, done() {} },
  };
}

/** Imports inquirer on the first prompt: most commands never prompt. */
async function ask<T>(question: {
  type: 'confirm' | 'input' | 'password';
  message: string;
  default?: boolean;
  validate?: (answer: string) => string | true;
}): Promise<T> {
  const { default: inquirer } = await import('inquirer');
  const { answer } = (await inquirer.prompt([{ ...question, name: 'answer' } as never])) as unknown as { answer: T };
  return answer;
}

/** A progress bar. Work that ends before the bar is loaded shows none. */
function bar(total: number, description: string) {
  let shown: { increment(by: number): void; stop(): void } | undefined;
  let isDone = false;
  let waiting = 0;
  // Drawing turns line wrapping off; stopping the bar restores it, also when the process exits early.
  const finish = () => shown?.stop();
  process.once('exit', finish);
  // The figures beside the bar take about 40 characters.
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
