import { useEffect, useState, useSyncExternalStore } from 'react';
import { CallError, call } from '../../../../../web/api/index.ts';
import { useReturn } from '../../../../../web/live/use-return.ts';
import { useUser } from '../../../../../web/session/manifest.ts';
import type { ApplicationDetails } from '../../../contract.ts';
import { universities } from '../../../contract.ts';
import { bodyOf } from './content.ts';
import { localCopies } from './copies.ts';
import type { DraftKeeper, DraftState } from './draft-keeper.ts';
import { createDraftKeeper } from './draft-keeper.ts';

export type Draft = DraftState & Omit<DraftKeeper, 'state' | 'watch' | 'arrived' | 'begin' | 'end'>;

/**
 * A draft that is saved while it is written. Remount it for another application.
 * @param read requests the application again, which also updates the page
 */
export function useDraft(application: ApplicationDetails, read: () => Promise<ApplicationDetails>): Draft {
  const { id } = application;
  const user = useUser();
  const [keeper] = useState(() =>
    createDraftKeeper(application, {
      copies: localCopies(user.id, id),
      read,
      async send(content, version) {
        const body = { version, ...bodyOf(content) };
        const saved = await call(universities.routes.saveDraft, { params: { id }, body });
        if (saved && 'version' in saved) return saved;
        throw new CallError(503, 'unavailable', 'Applications are switched off at the moment.');
      },
    }),
  );
  useEffect(() => {
    keeper.begin();
    return keeper.end;
  }, [keeper]);
  useEffect(() => keeper.arrived(application), [keeper, application]);
  useReturn(() => void keeper.flush());
  return { ...useSyncExternalStore(keeper.watch, keeper.state), ...keeper };
}
