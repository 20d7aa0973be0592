import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { guardHistory } from '../session/history-guard.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/**
 * Asks before a form with unsaved changes is left: by a link, the search, going back, reloading or closing the tab.
 * Navigations that replace the address are not asked about, so a form navigates with `replace` after saving.
 */
export function UnsavedChanges({ isChanged }: { isChanged: boolean }) {
  // Blockers of React Router need its data router.
  const { navigator } = useContext(NavigationContext);
  const [leave, setLeave] = useState<() => void>();
  const isLeaving = useRef(false);

  useLayoutEffect(() => {
    if (!isChanged) return undefined;
    const ask = (way: () => void) => setLeave(() => way);
    const { push } = navigator;
    navigator.push = (to, ...rest) => {
      const isSamePage =
        new URL(typeof to === 'string' ? to : (to.pathname ?? ''), location.href).pathname === location.pathname;
      if (isLeaving.current || isSamePage) push(to, ...rest);
      else ask(() => push(to, ...rest));
    };
    const [place, page] = [placeInHistory(), location.pathname];
    const goneBack = (event: PopStateEvent) => {
      const steps = (placeInHistory() ?? 0) - (place ?? 0);
      // Events of the platform itself follow a lost session. Returning to this page is an event as well.
      if (isLeaving.current || !event.isTrusted || steps === 0 || location.pathname === page) return;
      event.stopImmediatePropagation();
      history.go(-steps);
      ask(() => history.go(steps));
    };
    const closing = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const endGuard = guardHistory(goneBack);
    addEventListener('beforeunload', closing);
    return () => {
      navigator.push = push;
      endGuard();
      removeEventListener('beforeunload', closing);
    };
  }, [isChanged, navigator]);

  if (!leave) return null;
  return (
    <Dialog
      title="Leave without saving?"
      onClose={() => setLeave(undefined)}
      actions={
        <>
          <Button onClick={() => setLeave(undefined)}>Keep editing</Button>
          <Button
            destructive
            onClick={() => {
              isLeaving.current = true;
              leave();
            }}
          >
            Discard changes
          </Button>
        </>
      }
    >
      <p>Your changes on this page have not been saved.</p>
    </Dialog>
  );
}

/** The position of the current entry, which React Router keeps in the state of each. */
const placeInHistory = () => (history.state as { idx?: number } | null)?.idx;
