import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError, call, invalidate, keyOf } from '../../../../../web/api/index.ts';
import type { DeskDetails, Scores } from '../../../contract.ts';
import { universities } from '../../../contract.ts';

const { saveReview, deskApplication, deskApplications, deskUniversities } = universities.routes;

/** A pause in the work after which a draft is saved. */
const pauseMs = 800;

export type DraftState = 'clean' | 'waiting' | 'saving' | 'failed' | 'submitting';

export interface ReviewDraft {
  readonly scores: Scores;
  readonly comment: string;
  readonly state: DraftState;
  readonly error: CallError | undefined;
  score(criterion: string, level: number): void;
  write(comment: string): void;
  submit(): Promise<boolean>;
  /** Drops what was not saved, and takes what the server has. */
  reload(): void;
}

/** The caller's review. Changes are saved as a draft after a pause, and when the page is left. */
export function useDraft(details: DeskDetails): ReviewDraft {
  const client = useQueryClient();
  const { id, myReview } = details;
  const [content, setContent] = useState({ scores: myReview?.scores ?? {}, comment: myReview?.comment ?? '' });
  const [state, setState] = useState<DraftState>('clean');
  const [error, setError] = useState<CallError>();
  const version = useRef(myReview?.version ?? 0);
  const latest = useRef(content);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(undefined);

  const send = async (submit: boolean): Promise<boolean> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    await running.current;
    const sent = latest.current;
    setState(submit ? 'submitting' : 'saving');
    const done = call(saveReview, { params: { id }, body: { ...sent, version: version.current, submit } }).then(
      (saved) => {
        version.current = saved?.myReview?.version ?? version.current;
        client.setQueryData(keyOf(deskApplication, { params: { id } }), saved);
        void invalidate(client, deskApplications);
        void invalidate(client, deskUniversities);
        setError(undefined);
        setState(latest.current === sent ? 'clean' : 'waiting');
        return true;
      },
      (reason: unknown) => {
        setError(reason instanceof CallError ? reason : undefined);
        setState('failed');
        return false;
      },
    );
    running.current = done;
    return done;
  };
  const sendLatest = useRef(send);
  sendLatest.current = send;

  const change = (next: typeof content) => {
    latest.current = next;
    setContent(next);
    setState('waiting');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void sendLatest.current(false), pauseMs);
  };

  useEffect(() => {
    const leave = () => {
      if (timer.current !== undefined) void sendLatest.current(false);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    ...content,
    state,
    error,
    score: (criterion, level) =>
      change({ ...latest.current, scores: { ...latest.current.scores, [criterion]: level } }),
    write: (comment) => change({ ...latest.current, comment }),
    submit: () => send(true),
    reload() {
      void call(deskApplication, { params: { id } }).then((found) => {
        if (!found) return;
        client.setQueryData(keyOf(deskApplication, { params: { id } }), found);
        version.current = found.myReview?.version ?? 0;
        latest.current = { scores: found.myReview?.scores ?? {}, comment: found.myReview?.comment ?? '' };
        setContent(latest.current);
        setError(undefined);
        setState('clean');
      });
    },
  };
}
