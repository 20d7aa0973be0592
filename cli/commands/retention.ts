import type { Command } from 'commander';
import { withPlatform } from '../open-platform.ts';
import type { RetentionOptions } from '../retention/manage-retention.ts';
import { printChange, terminalOf } from '../terminal.ts';

const institution = ['--institution <slug>', 'Institution; required if there are several'] as const;

export function register(group: Command): void {
  group
    .command('list')
    .description('List what is deleted when it is old, after how many days, and what that would be now')
    .option(...institution)
    .action(async (options: RetentionOptions, command: Command) => {
      const { listRules } = await import('../retention/manage-retention.ts');
      const done = await withPlatform((platform) => listRules(platform, options));
      terminalOf(command).print(done.value, done.text);
    });

  group
    .command('set')
    .description('Set after how many days something is deleted; shows first what would go')
    .argument('<rule>', 'Rule from eiq retention list, such as tutor.conversations')
    .argument('<days>', 'Number of days, or keep')
    .option(...institution)
    .action(async (rule: string, days: string, options: RetentionOptions, command: Command) => {
      const { setRule } = await import('../retention/manage-retention.ts');
      const terminal = terminalOf(command);
      const done = await withPlatform((platform) => setRule(platform, { rule, days }, options, terminal));
      printChange(terminal, done);
    });

  group
    .command('run')
    .description('Delete what is older than the rules allow, as every night at 02:50 UTC')
    .option('--dry-run', 'Only count it')
    .option(...institution)
    .action(async (options: RetentionOptions & { dryRun?: boolean }, command: Command) => {
      const { runRules } = await import('../retention/manage-retention.ts');
      const done = await withPlatform((platform) => runRules(platform, options));
      terminalOf(command).print(done.value, done.text);
    });
}
