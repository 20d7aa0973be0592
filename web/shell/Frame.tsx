import type { ReactNode } from 'react';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Load, NoScreenProps } from '../screens.ts';
import { SkeletonPage } from '../ui/Skeleton.tsx';
import { anchorId } from './anchor.ts';
import { Boundary } from './Boundary.tsx';
import { forgetPart, Part } from './Part.tsx';
import { useScreenTitle } from './title.ts';

interface FrameProps {
  title: string;
  /** Fetches the code of the screen; without it the screen is given as children. */
  load?: Load<NoScreenProps>;
  children?: ReactNode;
}

/** Frames a screen: loads its code, contains its errors, sets the document title and focuses its heading. */
export function Frame({ title, load, children }: FrameProps) {
  const { pathname } = useLocation();
  useScreenTitle(title);
  const arrival = <Arrival key={pathname} />;
  return (
    <Boundary name="This screen" resetKey={pathname} onRetry={() => forgetPart(load)} wayOut>
      <Suspense key={title} fallback={<SkeletonPage />}>
        {load ? (
          <Part load={load} partProps={{}} waiting={<SkeletonPage />}>
            {arrival}
          </Part>
        ) : (
          <>
            {children}
            {arrival}
          </>
        )}
      </Suspense>
    </Boundary>
  );
}

let firstArrival = true;

/**
 * After a navigation, focuses the heading of the screen, so that screen readers announce it, and scrolls to the top or to
 * the part that the address names.
 */
function Arrival() {
  const { hash } = useLocation();
  const kind = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => {
    const first = firstArrival;
    firstArrival = false;
    if (hash) return;
    if (kind !== 'POP') scrollTo(0, 0);
    if (first) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const id = anchorId(hash);
    if (!id) return;
    const part = document.getElementById(id);
    part?.scrollIntoView();
    part?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
  }, [hash]);
  return null;
}
