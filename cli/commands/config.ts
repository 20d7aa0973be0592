import type { Command } from 'commander';
import { describeConfiguration, loadConfiguration } from '../../config/load.ts';
import { terminalOf } from '../main.ts';
import { projectFolder } from '../project.ts';

export function register(group: Command): void {
  group
    .command('show')
    .description('Every setting with its value and source; secrets are masked')
    .action((_: unknown, command: Command) => {
      const shown = describeConfiguration(loadConfiguration(projectFolder));
      const lines = shown.map(({ env, value, source, says }) => {
        const text = value === undefined ? '–' : Array.isArray(value) ? value.join(',') || '–' : String(value);
        return `${env.padEnd(26)} ${text.padEnd(30)} ${String(source).padEnd(12)} ${says}`;
      });
      terminalOf(command).print(shown, lines.join('\n'));
    });
}
