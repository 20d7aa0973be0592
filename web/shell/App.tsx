import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { platform } from '../../core/contract/platform.ts';
import { setPluginsOn } from '../api/on.ts';
import { createQueryClient, useRoute } from '../api/query.ts';
import { ManifestContext } from '../session/manifest.ts';
import { endSession, followSession, useSession } from '../session/session.ts';
import { startSession } from '../session/sign-in.ts';
import { useBranding } from '../theme/brand.ts';
import { useTypefaces } from '../theme/typefaces.ts';
import { PageSpinner } from '../ui/Spinner.tsx';
import { ErrorState } from '../ui/State.tsx';
import styles from './App.module.css';
import { Boundary } from './Boundary.tsx';
import { Part } from './Part.tsx';
import { StartSkeleton } from './StartSkeleton.tsx';
import { ToastRegion } from './ToastRegion.tsx';

export const loadSignedIn = () => import('./SignedIn.tsx');
export const loadSignedOut = () => import('./SignedOut.tsx');

/** The product: who this is, what there is for them, and the screens. */
export function App() {
  useEffect(() => {
    void startSession();
    return followSession();
  }, []);
  return (
    <Boundary name="The page">
      <BrowserRouter>
        <BySession />
      </BrowserRouter>
      <ToastRegion />
    </Boundary>
  );
}

/** Nothing that was asked for one person is ever shown to the next: each session has its own kept answers. */
function BySession() {
  const session = useSession();
  if (session.state === 'unknown') return <PageSpinner label="Signing in" />;
  return (
    <Answers key={session.token ?? 'out'}>
      <ByManifest token={session.token} />
    </Answers>
  );
}

function Answers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function ByManifest({ token }: { token: string | undefined }) {
  const manifest = useRoute(platform.routes.manifest);
  const { data, error, isFetching } = manifest;
  useBranding(data?.institution.branding.accent);
  const canWrite = useTypefaces();
  const ids = data?.plugins.map(({ id }) => id).join(' ');
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    if (ids === undefined) return;
    // Before any screen asks a plugin for something.
    setPluginsOn(ids.split(' '));
    setTold(true);
  }, [ids]);
  const refused = token !== undefined && data?.user === null && !isFetching;
  useEffect(() => {
    if (refused) endSession();
  }, [refused]);

  if (!data && error) {
    return (
      <main className={styles.alone}>
        <ErrorState wholePage title="EiQ cannot be reached" error={error} retry={manifest.refetch} />
      </main>
    );
  }
  if (!data || refused || !isTold || !canWrite) return token ? <StartSkeleton /> : <PageSpinner />;
  return (
    <ManifestContext value={data}>
      {data.user && token ? (
        <Part load={loadSignedIn} given={{ token }} waiting={<StartSkeleton />} />
      ) : (
        <Part load={loadSignedOut} given={{}} waiting={<PageSpinner />} />
      )}
    </ManifestContext>
  );
}
