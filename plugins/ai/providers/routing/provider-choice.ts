import type { Asker, Purpose } from '../../services.ts';
import type { AiSettings } from '../../settings.ts';
import type { Connection } from './connections.ts';
import type { Directory } from './directory.ts';
import type { MayNotLeave } from './outside-providers.ts';
import type { Candidate } from './router.ts';

/** The external providers that may be asked for a person, in order; or why there are none, as shown to the learner. */
export type ProviderChoice = (
  asker: Asker,
  purpose?: Purpose,
) => Promise<{
  readonly external: readonly (Candidate & { connection: Connection })[];
  readonly notice: string | undefined;
}>;

const notices = {
  nobody: 'EiQ’s built-in tutor answers here: no other AI provider is set up.',
  purpose: 'EiQ’s built-in tutor answers here.',
} as const;

export function createProviderChoice(dependencies: {
  directory: Directory;
  mayNotLeave: MayNotLeave;
  settings(institution: { readonly id: string }): Promise<AiSettings>;
}): ProviderChoice {
  const { directory, mayNotLeave, settings } = dependencies;
  return async (asker, purpose) => {
    const { institution } = asker.who;
    const decided = await settings(institution);
    if (purpose && !decided.externalFor.includes(purpose)) return { external: [], notice: notices.purpose };
    const stays = await mayNotLeave(asker, decided);
    if (stays) return { external: [], notice: stays };
    const external = await directory.external(institution, decided);
    return { external, notice: external.length === 0 ? notices.nobody : undefined };
  };
}
