import type { Command } from 'commander';
import { readConfiguration } from '../open.ts';
import { terminalOf } from '../terminal.ts';

export function register(command: Command): void {
  command
    .addHelpText(
      'after',
      `
Without settings it runs its own database with the data in var/, makes a demo institution, and listens on port 3000 or
the next free one. PORT, DATABASE_URL and the like are listed by eiq config show. Stop it with Ctrl-C.`,
    )
    .action(async () => {
      const terminal = terminalOf(command);
      const configuration = await readConfiguration();
      const { greeting, serve } = await import('../serve.ts');
      // A log that a program reads has standard output for itself.
      const isLogRead = configuration.isProduction && !process.stdout.isTTY;
      const isAside = terminal.isJson || isLogRead;
      const tell = isAside ? terminal.note : (text: string) => process.stdout.write(`${text}\n`);
      const served = await serve({ configuration, tell, logsAside: terminal.isJson });
      if (isLogRead && !terminal.isJson) terminal.note(greeting(served, configuration));
      else terminal.print(served, greeting(served, configuration));
      // Plugins are loaded now, so the index of their commands costs nothing: the next eiq --help finds it.
      const { commandGroupsIn } = await import('../command-index.ts');
      await commandGroupsIn(configuration.folder);
    });
}
