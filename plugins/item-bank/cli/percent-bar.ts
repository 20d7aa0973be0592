import type { CommandContext } from '../../../core/plugins/define-plugin.ts';

/** A progress bar with a hundred steps that takes the share done, from 0 to 1. */
export function percentBar(progress: CommandContext['progress'], description: string) {
  const bar = progress(100, description);
  let reached = 0;
  return {
    reach(share: number) {
      const now = Math.floor(100 * Math.min(1, share));
      if (now > reached) bar.step(now - reached);
      reached = Math.max(reached, now);
    },
    done: () => bar.done(),
  };
}
