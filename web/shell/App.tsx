import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { platform } from '../../core/contract/platform.ts';
import { setPluginsOn } from '../api/enabled-plugins.ts';
import { createQueryClient, useRoute } from '../api/query.ts';
import { ManifestContext } from '../session/manifest.ts';
import { followSession, loseSession, useSession } from '../session/session.ts';
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

/** The root of the web half: session, manifest, then the shell for users or for visitors. */
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

/** Each session has a query cache of its own, so that no data of one user is shown to the next. */
function BySession() {
  const session = useSession();
  if (session.state === 'unknown') {
    return new URLSearchParams(location.search).has('token') ? <PageSpinner label="Signing in" /> : <StartSkeleton />;
  }
  return (
    <QueryCache key={session.token ?? 'out'}>
      <ByManifest token={session.token} />
    </QueryCache>
  );
}

function QueryCache({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function ByManifest({ token }: { token: string | undefined }) {
  const manifest = useRoute(platform.routes.manifest);
  const { data, error, isFetching } = manifest;
  useBranding(data?.institution.branding.accent);
  const areTypefacesReady = useTypefaces();
  const ids = data?.plugins.map(({ id }) => id).join(' ');
  const [arePluginsSet, setPluginsSet] = useState(false);
  useEffect(() => {
    if (ids === undefined) return;
    // Before the first screen calls a plugin.
    setPluginsOn(ids.split(' '));
    setPluginsSet(true);
  }, [ids]);
  const refused = token !== undefined && data?.user === null && !isFetching;
  useEffect(() => {
    if (refused) loseSession();
  }, [refused]);

  if (!data && error) {
    return (
      <main className={styles.alone}>
        <ErrorState wholePage title="EiQ cannot be reached" error={error} retry={manifest.refetch} />
      </main>
    );
  }
  if (!data || refused || !arePluginsSet || !areTypefacesReady) return token ? <StartSkeleton /> : <PageSpinner />;
  return (
    <ManifestContext value={data}>
      {data.user && token ? (
        <Part load={loadSignedIn} partProps={{ token }} waiting={<StartSkeleton />} />
      ) : (
        <Part load={loadSignedOut} partProps={{}} waiting={<PageSpinner />} />
      )}
    </ManifestContext>
  );
}
