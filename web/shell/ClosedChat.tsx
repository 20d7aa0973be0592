import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallResult } from '../../core/contract/index.ts';
import { platform } from '../../core/contract/platform.ts';
import { onLocked } from '../api/locked.ts';
import { invalidate, useRoute } from '../api/query.ts';
import { useReturn } from '../live/use-return.ts';
import { Icon } from '../ui/Icon.tsx';
import { timeText } from '../ui/times.ts';
import styles from './ClosedChat.module.css';
import { SlotView } from './SlotView.tsx';

type OpenAssessment = NonNullable<CallResult<typeof platform.routes.openAssessment>['open']>;

/** An assessment may begin or end on another device. */
const pollingMs = 15_000;

/** The open scored assessment, during which chats are closed; undefined where there is none. */
export function useOpenAssessment(): OpenAssessment | undefined {
  const { data, refetch } = useRoute(platform.routes.openAssessment, {}, { freshFor: 0, every: pollingMs });
  useEffect(() => onLocked(() => void refetch()), [refetch]);
  useReturn(() => void refetch());
  return data?.open ?? undefined;
}

/** Replaces the input of a chat during an assessment: the reason, and a button that pauses the assessment. */
export function ClosedChat({ open: { message, plugin, canPause, endsAt } }: { open: OpenAssessment }) {
  const client = useQueryClient();
  return (
    <div className={styles.closed} role="status">
      <Icon name="lock" />
      <p>{endsAt ? `${message} It ends at ${timeText(endsAt)}.` : message}</p>
      {canPause && (
        <SlotView
          slot={platform.slots.assessmentPause}
          slotProps={{ plugin, onPaused: () => void invalidate(client, platform.routes.openAssessment) }}
        />
      )}
    </div>
  );
}
