import { useMemo, useState } from 'react';
import type { SlotFill } from '../SlotView.tsx';

/** Collects what the fills of a slot offer through their `offer` prop: one value each, or null for none. */
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
    /** Render each as `<View slotProps={{ offer }} />`, as only rendered fills offer something. */
    sources,
    offered: fills.flatMap(({ key }) => known[key] ?? []),
    /** Every fill has made its offer. */
    areKnown: fills.every(({ key }) => key in known),
  };
}
