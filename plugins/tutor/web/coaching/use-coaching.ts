import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CallError } from '../../../../web/api/index.ts';
import { call, invalidate, keyOf, useCall, useRoute } from '../../../../web/api/index.ts';
import { useConnection, useLive } from '../../../../web/live/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { learner } from '../../../learner/contract.ts';
import type { CoachingSession, CoachingTurn, Message, ReplyEvent } from '../../contract.ts';
import { tutor } from '../../contract.ts';

/** Asked again this often while live messages do not arrive (ms). */
const pollMs = 5000;

const {
  activeCoaching,
  coachingSessions,
  coachingSession,
  startCoaching,
  completeCoaching,
  coach,
  retry,
  stop,
  follow,
} = tutor.routes;

type Events = AsyncIterable<ReplyEvent>;

/** The active session as the server has it, whichever tab moved it on, and what can be done with it. */
export function useCoaching() {
  const client = useQueryClient();
  const isConnected = useConnection() === 'connected';
  const active = useRoute(activeCoaching, {}, { freshFor: 0, ...(!isConnected && { every: pollMs }) });
  const key = keyOf(activeCoaching);
  const session = active.data ?? undefined;

  const askAgain = async () => {
    void invalidate(client, coachingSessions);
    await invalidate(client, activeCoaching);
  };
  useLive(tutor, 'conversation_changed', ({ kind }) => {
    if (kind === 'coaching') void askAgain();
  });
  useLive(tutor, 'coaching_changed', () => void askAgain());
  useLive(learner, 'learner_changed', () => void invalidate(client, activeCoaching));
  // What was said while the connection was gone has been missed.
  useAgainWhenConnected(isConnected, () => void askAgain());

  const start = useCall(startCoaching, {
    once: true,
    invalidates: [coachingSessions],
    onSuccess: (started) => client.setQueryData(key, started),
    onError(error) {
      toast({ variant: 'destructive', title: 'Coaching could not begin', description: error.text });
      if (error.status === 409) void askAgain();
    },
  });
  const complete = useCall(completeCoaching, {
    once: true,
    invalidates: [coachingSessions, coachingSession],
    onSuccess: () => client.setQueryData(key, null),
    onError: ({ text }) => toast({ variant: 'destructive', title: 'Not completed', description: text }),
  });
  const reply = useReply(session, {
    change: (changed) => client.setQueryData<CoachingSession | null>(key, (now) => now && changed(now)),
    askAgain,
  });
  return { active, session, start, complete, ...reply };
}
export type Coaching = ReturnType<typeof useCoaching>;

interface Kept {
  /** Changes the session that is on the screen. */
  change(changed: (session: CoachingSession) => CoachingSession): void;
  askAgain(): Promise<void>;
}

interface Outgoing {
  readonly key: string;
  readonly message: string;
  readonly learningGoal: string;
}

/** The reply that is being written: asked for here, tried again, or found on its way. */
function useReply(session: CoachingSession | undefined, { change, askAgain }: Kept) {
  const [outgoing, setOutgoing] = useState<Outgoing>();
  const [growing, setGrowing] = useState<{ readonly replyId: string; readonly text: string }>();
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  // Sent again after a failure, the same words are the same message: the first may have arrived.
  const unsent = useRef<Outgoing>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(open: (signal: AbortSignal) => Promise<Events | undefined>): Promise<CallError | undefined> {
    if (running.current) return undefined;
    const abort = new AbortController();
    running.current = abort;
    setRunning(true);
    try {
      for await (const event of (await open(abort.signal)) ?? []) take(event);
      return undefined;
    } catch (error) {
      return abort.signal.aborted ? undefined : (error as CallError);
    } finally {
      running.current = undefined;
      if (!abort.signal.aborted) {
        // With the suggestions, which come with the whole reply.
        await askAgain();
        setGrowing(undefined);
        setOutgoing(undefined);
        setRunning(false);
      }
    }
  }

  function take(event: ReplyEvent) {
    if (event.kind === 'begun') {
      setGrowing({ replyId: event.reply.id, text: '' });
      setOutgoing(undefined);
      unsent.current = undefined;
      change((now) => withTurns(now, [event.message, event.reply], true));
    } else if (event.kind === 'text') setGrowing((now) => now && { ...now, text: now.text + event.text });
    else if (event.kind === 'restart') setGrowing((now) => now && { ...now, text: '' });
    else change((now) => withTurns(now, [event.reply], false));
  }

  const isAnswering = session?.isAnswering ?? false;
  const conversationId = session?.conversationId;
  // Begun in another tab, or before this page was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins when there is something to follow
  useEffect(() => {
    if (!isAnswering || !conversationId || isRunning) return;
    void run((signal) => call(follow, { params: { id: conversationId } }, { signal }));
  }, [isAnswering, conversationId, isRunning]);

  const stopping = useCall(stop, { onSuccess: () => void askAgain() });
  return {
    outgoing,
    growing,
    /** Nothing can be sent at the moment. */
    isSending: isRunning || isAnswering,
    /** Resolves to whether it was stored. */
    async send(message: string, learningGoal: string): Promise<boolean> {
      if (!session || running.current) return false;
      const again = unsent.current;
      const isSame = again?.message === message && again.learningGoal === learningGoal;
      const body = isSame ? again : { key: crypto.randomUUID(), message, learningGoal };
      unsent.current = body;
      setOutgoing(body);
      const error = await run((signal) => call(coach, { params: { id: session.id }, body }, { signal }));
      if (error) {
        toast({
          variant: 'destructive',
          title: 'Error',
          description: error.status === 409 ? error.text : 'Failed to send message. Please try again.',
        });
      }
      return unsent.current === undefined;
    },
    stop: () => conversationId && stopping.mutate({ params: { id: conversationId } }),
    isStopping: stopping.isPending,
    async retry() {
      if (!conversationId) return;
      const error = await run((signal) => call(retry, { params: { id: conversationId } }, { signal }));
      if (error) toast({ variant: 'destructive', title: 'Error', description: error.text });
    },
  };
}

/** The session with messages as they stand now, each once. */
function withTurns(session: CoachingSession, messages: readonly Message[], isAnswering: boolean): CoachingSession {
  const turns = new Map<string, CoachingTurn>(session.conversationHistory.map((turn) => [turn.id, turn]));
  for (const { id, role, content, timestamp, state, provider, notice } of messages) {
    const told = { id, content, timestamp, state, provider, notice };
    turns.set(id, { ...turns.get(id), ...told, role: role === 'assistant' ? 'tutor' : 'user' });
  }
  return { ...session, isAnswering, conversationHistory: [...turns.values()] };
}

function useAgainWhenConnected(isConnected: boolean, again: () => void) {
  const wasLost = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the connection comes back
  useEffect(() => {
    if (isConnected && wasLost.current) again();
    wasLost.current = !isConnected;
  }, [isConnected]);
}
