import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { createBuiltIn } from './built-in/index.ts';
import { createCompletions } from './completions.ts';
import { ai } from './contract.ts';
import { completions } from './services.ts';

export default definePlugin({
  contract: ai,
  provides: { completions },
  async start() {
    return { services: { completions: createCompletions(createBuiltIn()) } };
  },
});
