import type { Command } from 'commander';
import { terminalOf } from '../terminal.ts';
export function register(command: Command): void {
  command.action(() => terminalOf(command).print({}));
}
