import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { knowledge } from '../item-bank/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { createBuiltIn } from './built-in/index.ts';
import { createCompletions } from './completions.ts';
import { aiConfiguration } from './configuration.ts';
import { ai } from './contract.ts';
import type { Provider } from './providers/provider.ts';
import { completions } from './services.ts';
import { aiSettings } from './settings.ts';

export default definePlugin({
  contract: ai,
  config: aiConfiguration,
  settings: aiSettings,
  uses: { knowledge, record: learnerRecord },
  provides: { completions },
  async start({ uses }) {
    // What it teaches from is looked at anew for every answer: other plugins are on or off for each institution.
    const builtIn: Provider = {
      id: 'built-in',
      isExternal: false,
      answer: (prompt, signal, given) =>
        createBuiltIn({
          knowledge: uses.knowledge(given.asker.who),
          record: uses.record(given.asker.who),
        }).answer(prompt, signal, given),
    };
    return { services: { completions: createCompletions(builtIn) } };
  },
});
