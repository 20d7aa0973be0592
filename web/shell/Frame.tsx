import type { ReactNode } from 'react';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Load, NoScreenProps } from '../screens.ts';
import { SkeletonPage } from '../ui/Skeleton.tsx';
import { Boundary } from './Boundary.tsx';
import { forgetPart, Part } from './Part.tsx';
import { partNamed } from './part-named.ts';
import { useScreenTitle } from './title.ts';

interface FrameProps {
  title: string;
  /** Of a screen whose code is fetched; the others are given as children. */
  load?: Load<NoScreenProps>;
  children?: ReactNode;
}

/** Around a screen: its code fetched, its failures kept, its title told, the focus on its heading. */
export function Frame({ title, load, children }: FrameProps) {
  const { pathname } = useLocation();
  useScreenTitle(title);
  const arrival = <Arrival key={pathname} />;
  return (
    <Boundary name="This screen" resetKey={pathname} onRetry={() => forgetPart(load)} wayOut>
      <Suspense key={title} fallback={<SkeletonPage />}>
        {load ? (
          <Part load={load} given={{}} waiting={<SkeletonPage />}>
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
    const id = partNamed(hash);
    if (!id) return;
    const part = document.getElementById(id);
    part?.scrollIntoView();
    part?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
  }, [hash]);
  return null;
}
