import type { Readable } from 'node:stream';
import type { Actor, InstitutionRef, ServiceName } from '../contract/index.ts';

// Commands that a plugin adds to the command line.

/** A command of the `eiq` command line: `eiq <group> <name>`. Its module exports `command`. */
export interface CommandReference {
  readonly name: string;
  readonly summary: string;
  load(): Promise<{ command: PluginCommand }>;
}

export interface CommandOption {
  /** In commander's syntax: `--section <id>`. */
  readonly flags: string;
  readonly description: string;
  readonly required?: boolean;
}

export interface PluginCommand {
  readonly arguments?: readonly { name: string; description: string; optional?: boolean }[];
  readonly options?: readonly CommandOption[];
  /**
   * The command needs no institution, because it works on files, for example. A function decides by the options given.
   */
  readonly withoutInstitution?: boolean | ((options: CommandContext['options']) => boolean);
  run(context: CommandContext): Promise<void>;
}

export interface AskOptions {
  /** Not shown while it is typed. */
  readonly secret?: boolean;
  /** What is wrong with an answer; then the person answers again. */
  problemOf?(answer: string): string | undefined;
}

/** The context of a command. It runs in the command line's process, in which the plugin and its requirements are started. */
export interface CommandContext {
  readonly arguments: Record<string, string | undefined>;
  readonly options: Record<string, string | boolean | undefined>;
  /** Throws for commands with `withoutInstitution`. */
  readonly institution: InstitutionRef;
  /** The operator at the command line, with all permissions in the institution. */
  readonly who: Actor;
  /** Prints the text, or with --json the value. */
  print(value: unknown, text?: string): void;
  /** Asks for confirmation. True with --yes. @throws Failure conflict without a terminal */
  confirm(question: string): Promise<boolean>;
  /** Asks for a value on a terminal; undefined elsewhere. */
  ask(question: string, options?: AskOptions): Promise<string | undefined>;
  /** A progress bar on a terminal; no output elsewhere. */
  progress(total: number, description: string): { step(by?: number): void; done(): void };
  service<T extends object>(name: ServiceName<T>): T;
  readonly input: Readable;
}
