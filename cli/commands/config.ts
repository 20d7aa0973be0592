import type { Command } from 'commander';
import { ConfigurationError, describeConfiguration } from '../../config/load.ts';
import { notFound } from '../../core/contract/errors.ts';
import { table } from '../../core/plugins/table.ts';
import { projectFolder } from '../project.ts';
import { terminalOf } from '../terminal.ts';

export function register(group: Command): void {
  group
    .command('show')
    .description('Every setting with its value and where it comes from; secrets are masked')
    .argument('[setting]', 'Only this one: PORT, or port as it is called in the file')
    .addHelpText(
      'after',
      `
A value comes from the environment, else from config/local.json, else it is the default. Plugins have settings of their
own: section plugins.<id> of the file, or EIQ_<ID>_<KEY>; each plugin's README lists them.`,
    )
    .action(async (wanted: string | undefined, _: unknown, command: Command) => {
      const { shown: all, problems } = describeConfiguration(projectFolder);
      const shown = wanted === undefined ? all : all.filter(({ env, name }) => env === wanted || name === wanted);
      if (shown.length === 0) {
        throw notFound(`There is no setting ${wanted}. There are: ${all.map(({ env }) => env).join(', ')}`);
      }
      const terminal = terminalOf(command);
      // What is wrong is told after what each setting is for; a script gets the one or the other.
      if (problems.length === 0 || !terminal.isJson) {
        const rows = shown.map((setting) => [
          setting.env,
          textOf(setting),
          String(setting.source),
          setting.description,
        ]);
        terminal.print(wanted === undefined ? shown : shown[0], table(['SETTING', 'VALUE', 'FROM', ''], rows));
      }
      if (problems.length > 0) throw new ConfigurationError(problems);
    });
}

function textOf({ value, source }: ReturnType<typeof describeConfiguration>['shown'][number]): string {
  if (value === undefined && source !== 'default') return '(cannot be read)';
  if (Array.isArray(value)) return value.join(',') || '–';
  return value === undefined ? '–' : String(value);
}
