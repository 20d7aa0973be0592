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

/** It may begin or end on another device (ms). */
const askedEvery = 15_000;

/** The scored assessment that closes chats now; undefined where none does. */
export function useOpenAssessment(): OpenAssessment | undefined {
  const { data, refetch } = useRoute(platform.routes.openAssessment, {}, { freshFor: 0, every: askedEvery });
  useEffect(() => onLocked(() => void refetch()), [refetch]);
  useReturn(() => void refetch());
  return data?.open ?? undefined;
}

/** In place of a box to write in: why nothing can be sent, and the button that pauses the assessment. */
export function ClosedChat({ open: { message, plugin, canPause, endsAt } }: { open: OpenAssessment }) {
  const client = useQueryClient();
  return (
    <div className={styles.closed} role="status">
      <Icon name="lock" />
      <p>{endsAt ? `${message} It ends at ${timeText(endsAt)}.` : message}</p>
      {canPause && (
        <SlotView
          slot={platform.slots.assessmentPause}
          given={{ plugin, onPaused: () => void invalidate(client, platform.routes.openAssessment) }}
        />
      )}
    </div>
  );
}
