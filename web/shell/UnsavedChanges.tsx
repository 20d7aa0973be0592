import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';
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
  const here = useLocation();
  const shown = useRef(here);
  shown.current = here;
  const [leave, setLeave] = useState<() => void>();
  const isLeaving = useRef(false);

  useLayoutEffect(() => {
    if (!isChanged) return undefined;
    const ask = (way: () => void) => setLeave(() => way);
    const { push } = navigator;
    navigator.push = (to, ...rest) => {
      const address = new URL(typeof to === 'string' ? to : (to.pathname ?? ''), location.href);
      if (isLeaving.current || address.pathname === shown.current.pathname) push(to, ...rest);
      else ask(() => push(to, ...rest));
    };
    const steppedThroughHistory = (event: PopStateEvent) => {
      // Events of the platform itself follow a lost session. Another place of this page is not asked about.
      if (isLeaving.current || !event.isTrusted || location.pathname === shown.current.pathname) return;
      event.stopImmediatePropagation();
      // The browser has already left this page's entry. Returning to it would take a moment in which a second step or a link
      // starts from the wrong place, and not every entry has a position, so this page gets a new entry.
      push(shown.current, shown.current.state);
      ask(() => navigator.go(-1));
    };
    const closing = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const endGuard = guardHistory(steppedThroughHistory);
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
