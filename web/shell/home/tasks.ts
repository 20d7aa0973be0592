import { useEffect, useState } from 'react';
import { homeTask } from '../../slots.ts';
import type { IconName } from '../../ui/icons.ts';
import { useFills } from '../SlotView.tsx';
import { useOffers } from './offers.ts';

/** Something to do next, on the home page. */
export interface HomeTask {
  /** What it is, in a few words: `Continue, section B`. */
  readonly title: string;
  /** Why it is worth doing, or what waits: one sentence. */
  readonly description: string;
  /** On the button: `Continue`. */
  readonly action: string;
  readonly to: string;
  readonly icon: IconName;
  readonly urgency: Urgency;
  /** About how long it takes. */
  readonly minutes?: number | undefined;
  /** How long it takes where minutes do not say it: `9 questions left`. */
  readonly length?: string | undefined;
  /** When it ends by itself: the time left is shown. */
  readonly endsAt?: string | undefined;
  /** How many of them wait. */
  readonly count?: number | undefined;
}

/**
 * Ascending: something to look around in, practice that would help, a first measurement, work that waits for staff,
 * something begun and left open, a clock that runs, somebody in danger.
 */
const urgencies = ['explore', 'practise', 'begin', 'waiting', 'open', 'running', 'alarm'] as const;
export type Urgency = (typeof urgencies)[number];

/** Null where there is nothing to do. */
export type OfferTask = (task: HomeTask | null) => void;

/** Offers what a plugin has to do next (or a step of setting up); undefined while that is not known yet. */
export function useOffer<Offer extends object>(
  offer: (offer: Offer | null) => void,
  value: Offer | null | undefined,
): void {
  const text = value === undefined ? undefined : JSON.stringify(value);
  useEffect(() => {
    if (text !== undefined) offer(JSON.parse(text));
  }, [offer, text]);
}

/** How long the page waits for plugins that have not said whether there is something to do (ms). */
const longestWait = 4000;

/** What all plugins offer, the most urgent first, once each has said; `fills` has to be drawn for them to be asked. */
export function useTasks() {
  const { sources, offered, areKnown } = useOffers<HomeTask>(useFills(homeTask, null));
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), longestWait);
    return () => clearTimeout(timer);
  }, []);
  return {
    sources,
    tasks: offered.toSorted((one, other) => urgencies.indexOf(other.urgency) - urgencies.indexOf(one.urgency)),
    areKnown: areKnown || isLate,
  };
}

/** Offers staff what waits in a list, where anything does. */
export function useOfferCount<T>(
  offer: OfferTask,
  { data, error }: { data: T | undefined; error: unknown },
  countOf: (data: T) => number,
  task: Omit<HomeTask, 'count'>,
): void {
  const count = data === undefined ? 0 : countOf(data);
  useOffer(offer, count > 0 ? { ...task, count } : data !== undefined || error ? null : undefined);
}
