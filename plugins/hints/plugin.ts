import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { hintSource } from '../item-bank/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { hints } from './contract.ts';
import { createHints } from './hints.ts';
import { hintWriter } from './services.ts';

export default definePlugin({
  contract: hints,
  requires: { source: hintSource, record: learnerRecord },
  uses: { writer: hintWriter },
  async start({ db, requires, uses, clock, log }) {
    const service = createHints({ db, ...requires, writer: uses.writer, clock, log });
    return {
      routes: {
        generate: async ({ body }, who) => ({ hints: await service.generate(who, body) }),
        track: ({ body }, who) => service.track(who, body),
      },
    };
  },
});
