import { useMemo, useState } from 'react';
import type { SlotFill } from '../SlotView.tsx';

/** What the fills of a slot offer by the function they are given: each fill one thing, or null where it has none. */
export function useOffers<Offer>(fills: readonly SlotFill<{ offer: (offer: Offer | null) => void }>[]) {
  const [known, setKnown] = useState<Readonly<Record<string, Offer | null>>>({});
  const sources = useMemo(
    () =>
      fills.map(({ key, View }) => ({
        key,
        View,
        offer: (offer: Offer | null) => setKnown((before) => ({ ...before, [key]: offer })),
      })),
    [fills],
  );
  return {
    /** To be drawn as `<View given={{ offer }} />`: only what is drawn is asked. */
    sources,
    offered: fills.flatMap(({ key }) => known[key] ?? []),
    /** Every fill has said what it has. */
    areKnown: fills.every(({ key }) => key in known),
  };
}
