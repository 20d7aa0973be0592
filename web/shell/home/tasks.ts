import { useEffect, useState } from 'react';
import { homeTask } from '../../slots.ts';
import type { IconName } from '../../ui/icons.ts';
import { useFills } from '../SlotView.tsx';
import { useOffers } from './offers.ts';

/** A task on the home page. */
export interface HomeTask {
  /** A few words: `Continue, section B`. */
  readonly title: string;
  /** The reason or the details, in one sentence. */
  readonly description: string;
  /** Label of the button: `Continue`. */
  readonly action: string;
  readonly to: string;
  readonly icon: IconName;
  readonly urgency: Urgency;
  /** Approximate duration. */
  readonly minutes?: number | undefined;
  /** The amount of work, where minutes do not fit: `9 questions left`. */
  readonly length?: string | undefined;
  /** When it ends by itself; the time left is shown. */
  readonly endsAt?: string | undefined;
  /** Number of items waiting. */
  readonly count?: number | undefined;
}

/** Ascending: exploring, useful practice, a first measurement, work for staff, unfinished work, a running clock, danger. */
const urgencies = ['explore', 'practise', 'begin', 'waiting', 'open', 'running', 'alarm'] as const;
export type Urgency = (typeof urgencies)[number];

/** Call with null where there is nothing to do. */
export type OfferTask = (task: HomeTask | null) => void;

/** Offers a task or a set-up step. Pass undefined while it is not known yet, null where there is none. */
export function useOffer<Offer extends object>(
  offer: (offer: Offer | null) => void,
  value: Offer | null | undefined,
): void {
  const text = value === undefined ? undefined : JSON.stringify(value);
  useEffect(() => {
    if (text !== undefined) offer(JSON.parse(text));
  }, [offer, text]);
}

/** The page waits this long for the offers of plugins. */
const maxWaitMs = 4000;

/** The tasks of all plugins, the most urgent first. Render `sources`, as only rendered fills offer something. */
export function useTasks() {
  const { sources, offered, areKnown } = useOffers<HomeTask>(useFills(homeTask, null));
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return {
    sources,
    tasks: offered.toSorted((one, other) => urgencies.indexOf(other.urgency) - urgencies.indexOf(one.urgency)),
    areKnown: areKnown || isLate,
  };
}

/** Offers staff a task with the number of items in a list, where there are any. */
export function useOfferCount<T>(
  offer: OfferTask,
  { data, error }: { data: T | undefined; error: unknown },
  countOf: (data: T) => number,
  task: Omit<HomeTask, 'count'>,
): void {
  const count = data === undefined ? 0 : countOf(data);
  useOffer(offer, count > 0 ? { ...task, count } : data !== undefined || error ? null : undefined);
}
