import { lazy, Suspense } from 'react';
import { Prose } from './Blocks.tsx';
import type { MarkdownProps } from './MarkdownView.tsx';

const MarkdownView = lazy(() => import('./MarkdownView.tsx').then(({ MarkdownView: View }) => ({ default: View })));

/** Markdown with formulas and code. The renderer is fetched on first use; until then the text is shown unformatted. */
export function Markdown(props: MarkdownProps) {
  return (
    <Suspense fallback={<Prose text={props.text} />}>
      <MarkdownView {...props} />
    </Suspense>
  );
}
