import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError, call, invalidate } from '../../../../../web/api/index.ts';
import type { Decision, DeskApplication } from '../../../contract.ts';
import { universities } from '../../../contract.ts';
import type { BulkResult } from './BulkResults.tsx';

export type BulkStep = Decision | 'release';

/** Applications in one call: each part is kept when a later one fails, and the dialog shows how far it is. */
const chunk = 25;

const { decide, release, deskApplications, deskUniversities } = universities.routes;

/** Takes a step for many applications, part by part. Taking it again continues, as repeated calls change nothing. */
export function useBulkStep(step: BulkStep, onEnd: (results: readonly BulkResult[]) => void) {
  const client = useQueryClient();
  const [done, setDone] = useState<number>();
  const [error, setError] = useState<CallError | null>(null);
  const isRunning = useRef(false);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);

  async function take(applications: readonly DeskApplication[], reason: string): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setError(null);
    const results: BulkResult[] = [];
    try {
      for (let from = 0; from < applications.length && !isClosed.current; from += chunk) {
        setDone(from);
        const part = applications.slice(from, from + chunk);
        const answer =
          step === 'release'
            ? await call(release, { body: { applicationIds: part.map(({ id }) => id) } })
            : await call(decide, { body: { decisions: part.map((each) => decisionOn(each, step, reason)) } });
        results.push(...(answer?.results ?? []));
      }
      onEnd(results);
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setError(failure);
    } finally {
      isRunning.current = false;
      setDone(undefined);
      for (const stale of [deskApplications, deskUniversities]) void invalidate(client, stale);
    }
  }

  return { take: (...given: Parameters<typeof take>) => void take(...given), done, error };
}

const decisionOn = ({ id, needs, pendingDecision }: DeskApplication, decision: Decision, reason: string) => ({
  applicationId: id,
  decision,
  seen: pendingDecision,
  ...(needs !== null && reason && { reason }),
});
