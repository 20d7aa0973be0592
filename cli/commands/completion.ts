import type { Command } from 'commander';
import { Argument } from 'commander';
import type { Shell } from '../completion/completion.ts';
import type { Group } from '../groups.ts';

export function register(group: Command, all: readonly Group[]): void {
  group
    .addArgument(new Argument('<shell>', 'Your shell').choices(['bash', 'zsh', 'fish']))
    .addHelpText(
      'after',
      `
Load it in a shell's start file:
  bash   source <(eiq completion bash)
  zsh    source <(eiq completion zsh)
  fish   eiq completion fish | source`,
    )
    .action(async (shell: Shell) => {
      const { completionScript } = await import('../completion/completion.ts');
      process.stdout.write(await completionScript(shell, all));
    });
}
