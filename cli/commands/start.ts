import type { Command } from 'commander';
import { readConfiguration } from '../open-platform.ts';
import { terminalOf } from '../terminal.ts';

export function register(command: Command): void {
  command
    .addHelpText(
      'after',
      `
Without settings it runs an embedded database with its data in var/, creates a demo institution, and listens on port 3000
or the next free one. eiq config show lists PORT, DATABASE_URL and all other settings. Stop it with Ctrl-C.`,
    )
    .action(async () => {
      const terminal = terminalOf(command);
      const configuration = await readConfiguration();
      const { greeting, serve } = await import('../serve.ts');
      // In production a redirected standard output holds only the log.
      const isLogRedirected = configuration.isProduction && !process.stdout.isTTY;
      const note =
        terminal.isJson || isLogRedirected ? terminal.note : (text: string) => process.stdout.write(`${text}\n`);
      const served = await serve({ configuration, note, logToStderr: terminal.isJson });
      if (isLogRedirected && !terminal.isJson) terminal.note(greeting(served, configuration));
      else terminal.print(served, greeting(served, configuration));
      // The plugins are loaded, so indexing their commands is cheap and speeds up the next eiq --help.
      const { commandGroupsIn } = await import('../command-index.ts');
      await commandGroupsIn(configuration.folder);
    });
}
