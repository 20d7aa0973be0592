import type { Command } from 'commander';
import { loadConfiguration } from '../../config/load.ts';
import { projectFolder } from '../project.ts';
import { serve } from '../serve.ts';

export function register(command: Command): void {
  command.action(async () => {
    await serve(loadConfiguration(projectFolder), (text) => console.log(text));
  });
}
