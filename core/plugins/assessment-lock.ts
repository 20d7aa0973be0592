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
 * The scored assessment in which this person has an open question, from the plugin that runs it. Dependent plugins are
 * called before the plugins they require.
 */
export async function openAssessmentOf({ host, gate }: Plugins, who: Who): Promise<OpenAssessment | undefined> {
  const on = await gate.pluginsOn(who.institution.id);
  for (const { plugin, started } of host.plugins.toReversed()) {
    const open = on.has(plugin.contract.id) ? await started?.openAssessment?.(who) : undefined;
    if (open) return open;
  }
  return undefined;
}

/** @throws Failure locked while this person has an open question of a scored assessment */
export async function assertNoOpenAssessment(plugins: Plugins, who: Who): Promise<void> {
  const open = await openAssessmentOf(plugins, who);
  if (open) throw locked(open.endsAt ? `${open.message} It ends at ${timeText(open.endsAt)}.` : open.message);
}

/** A time such as `14:05 UTC`; the caller's time zone is unknown to the server. */
function timeText(moment: Date): string {
  return `${moment.toISOString().slice(11, 16)} UTC`;
}
