import type { ReactElement } from 'react';
import { useState } from 'react';
import { Button, counted, Grid } from '../../../../web/ui/index.ts';

/** Cards at first on a phone, where each is nearly as high as the window. */
const maxOnPhone = 3;

/** Recommendations in a grid; on a phone the first few, and the others on request. */
export function CardGrid({ min, children }: { min: number; children: readonly ReactElement[] }) {
  const [showsAll, setShowsAll] = useState(() => matchMedia('(min-width: 640px)').matches);
  const hidden = showsAll ? 0 : Math.max(0, children.length - maxOnPhone);
  return (
    <Grid min={min}>
      {children.slice(0, children.length - hidden)}
      {hidden > 0 && <Button onClick={() => setShowsAll(true)}>Show {counted(hidden, 'more recommendation')}</Button>}
    </Grid>
  );
}
