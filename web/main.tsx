import './insecure-page.ts';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/spline-sans-mono/wght.css';
import 'virtual:theme.css';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchHistory } from './session/history-guard.ts';
import { currentToken } from './session/session.ts';
import { App, loadSignedIn, loadSignedOut } from './shell/App.tsx';

// Fetched beside the manifest rather than after it.
void (currentToken() ? loadSignedIn() : loadSignedOut()).catch(() => {});

watchHistory();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
