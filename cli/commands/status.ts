import type { Command } from 'commander';
import { terminalOf } from '../terminal.ts';

export function register(group: Command): void {
  group.action(async (_: unknown, command: Command) => {
    const { status } = await import('../status/status.ts');
    const done = await status();
    terminalOf(command).print(done.value, done.text);
  });
}
