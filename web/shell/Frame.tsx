import type { ReactNode } from 'react';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Screen } from '../screens.ts';
import { SkeletonPage } from '../ui/Skeleton.tsx';
import { Boundary } from './Boundary.tsx';
import { forgetPart, partOf } from './parts.ts';
import { useScreenTitle } from './title.ts';

/** A plugin's screen: its code fetched, its failures kept, its title told, the focus on its heading. */
export function ScreenView({ screen }: { screen: Screen }) {
  const Part = partOf(screen.load);
  return (
    <Frame title={screen.title} load={screen.load}>
      <Part />
    </Frame>
  );
}

export function Frame({ title, load, children }: { title: string; load?: unknown; children: ReactNode }) {
  const { pathname } = useLocation();
  useScreenTitle(title);
  return (
    <Boundary name="This screen" resetKey={pathname} onRetry={() => forgetPart(load)} wayOut>
      <Suspense key={title} fallback={<SkeletonPage />}>
        {children}
        <Arrival key={pathname} />
      </Suspense>
    </Boundary>
  );
}

let firstArrival = true;

/**
 * Once a screen is there after a navigation: the focus goes to its heading, so that a screen reader says where one is,
 * and the page to its top, or to the part of it that the address names.
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
    if (!hash) return;
    const part = document.getElementById(decodeURIComponent(hash.slice(1)));
    part?.scrollIntoView();
    part?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
  }, [hash]);
  return null;
}
