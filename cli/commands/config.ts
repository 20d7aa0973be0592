import type { Command } from 'commander';
import { ConfigurationError, describeConfiguration } from '../../config/load.ts';
import { notFound } from '../../core/contract/errors.ts';
import { table } from '../../core/plugins/table.ts';
import { projectFolder } from '../project.ts';
import { terminalOf } from '../terminal.ts';

export function register(group: Command): void {
  group
    .command('show')
    .description('Show every setting with its value and source; secrets are masked')
    .argument('[setting]', 'Show only this setting: its variable (PORT) or its name in the file (port)')
    .addHelpText(
      'after',
      `
Precedence: environment, config/local.json, default. Settings of plugins are in the section plugins.<id> of the file or
in EIQ_<ID>_<KEY>; each plugin's README lists them.`,
    )
    .action(async (wanted: string | undefined, _: unknown, command: Command) => {
      const { shown: all, problems } = describeConfiguration(projectFolder);
      const shown = wanted === undefined ? all : all.filter(({ env, name }) => env === wanted || name === wanted);
      if (shown.length === 0) {
        throw notFound(`Setting ${wanted} not found. Settings: ${all.map(({ env }) => env).join(', ')}`);
      }
      const terminal = terminalOf(command);
      // The table comes before the problems. With --json only one of them is printed.
      if (problems.length === 0 || !terminal.isJson) {
        const rows = shown.map((setting) => [
          setting.env,
          textOf(setting),
          String(setting.source),
          setting.description,
        ]);
        terminal.print(
          wanted === undefined ? shown : shown[0],
          table(['SETTING', 'VALUE', 'SOURCE', 'DESCRIPTION'], rows),
        );
      }
      if (problems.length > 0) throw new ConfigurationError(problems);
    });
}

function textOf({ value, source }: ReturnType<typeof describeConfiguration>['shown'][number]): string {
  if (value === undefined && source !== 'default') return '(invalid)';
  if (Array.isArray(value)) return value.join(',') || '–';
  return value === undefined ? '–' : String(value);
}
