import type { OpenAssessment, Who } from '../contract/index.ts';
import { locked } from '../contract/index.ts';
import type { AnyStarted } from './define-plugin.ts';
import type { Gate } from './gate.ts';

interface Plugins {
  readonly host: {
    readonly plugins: readonly {
      readonly plugin: { readonly contract: { readonly id: string } };
      readonly started: AnyStarted | undefined;
    }[];
  };
  readonly gate: Pick<Gate, 'pluginsOn'>;
}

/**
 * The scored assessment that has a question open before this person, as the plugin that runs it describes it: plugins
 * that require others are asked before those.
 */
export async function openAssessmentOf({ host, gate }: Plugins, who: Who): Promise<OpenAssessment | undefined> {
  const on = await gate.pluginsOn(who.institution.id);
  for (const { plugin, started } of host.plugins.toReversed()) {
    const open = on.has(plugin.contract.id) ? await started?.openAssessment?.(who) : undefined;
    if (open) return open;
  }
  return undefined;
}

/** @throws Failure locked while a question of a scored assessment is open before this person */
export async function assertNoOpenAssessment(plugins: Plugins, who: Who): Promise<void> {
  const open = await openAssessmentOf(plugins, who);
  if (open) throw locked(open.endsAt ? `${open.message} It ends at ${timeText(open.endsAt)}.` : open.message);
}

/** `14:05 UTC`: the server does not know the caller's time zone. */
function timeText(moment: Date): string {
  return `${moment.toISOString().slice(11, 16)} UTC`;
}
