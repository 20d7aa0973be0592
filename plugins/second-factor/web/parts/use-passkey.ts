import { useState } from 'react';
import { CallError } from '../../../../web/api/index.ts';
import { passkeyProblem } from './passkey-support.ts';

/** Runs a ceremony with a passkey: a call, the browser's dialog, another call. Keeps its state and its problem in words. */
export function usePasskey() {
  const [state, setState] = useState<{ isBusy: boolean; problem: string | undefined; error: CallError | undefined }>({
    isBusy: false,
    problem: undefined,
    error: undefined,
  });
  const run = async (ceremony: () => Promise<void>) => {
    if (state.isBusy) return;
    setState({ isBusy: true, problem: undefined, error: undefined });
    try {
      await ceremony();
      setState({ isBusy: false, problem: undefined, error: undefined });
    } catch (error) {
      const problem = error instanceof CallError ? error.text : passkeyProblem(error);
      setState({ isBusy: false, problem, error: error instanceof CallError ? error : undefined });
    }
  };
  return { ...state, run };
}
