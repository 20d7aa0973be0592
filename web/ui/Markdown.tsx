import { lazy, Suspense } from 'react';
import { Prose } from './Blocks.tsx';

const MarkdownView = lazy(() => import('./MarkdownView.tsx').then(({ MarkdownView: View }) => ({ default: View })));

export interface MarkdownProps {
  /** Written by a model or a person: no HTML of it is kept, no picture fetched. */
  text: string;
  /** More may come: formulas whose end is missing are held back. */
  growing?: boolean;
}

/** Markdown with formulas and code. What draws it is fetched when the first is shown; until then the words stand plain. */
export function Markdown(props: MarkdownProps) {
  return (
    <Suspense fallback={<Prose text={props.text} />}>
      <MarkdownView {...props} />
    </Suspense>
  );
}
