import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { invalidate } from '../../../web/api/index.ts';
import { useUser } from '../../../web/session/manifest.ts';
import { counted, PageHeader, Tabs } from '../../../web/ui/index.ts';
import { voice } from '../contract.ts';
import { resumeDelivery, useDelivery } from './record/delivery.ts';
import { RecordTab } from './record/RecordTab.tsx';
import { HistoryTab } from './results/HistoryTab.tsx';
import { ResultTab } from './results/ResultTab.tsx';

/** Recording an answer to a prompt, its result, and earlier ones. */
export function VoiceScreen() {
  const user = useUser();
  const delivery = useDelivery();
  const [tab, setTab] = useState('assessment');
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => void resumeDelivery(user.id), [user.id]);

  // A new result is shown as soon as it arrives.
  const newest = delivery.result?.id ?? null;
  const client = useQueryClient();
  useEffect(() => {
    if (newest !== null) void invalidate(client, voice.routes.list);
  }, [client, newest]);
  const [seen, setSeen] = useState(newest);
  if (newest !== seen) {
    setSeen(newest);
    if (newest !== null) {
      setChosen(newest);
      setTab('analysis');
    }
  }

  return (
    <>
      <PageHeader
        title="Voice Assessment"
        description="Answer a prompt aloud. EiQ measures how you speak and whether your answer has the ideas of the prompt. Your accent is not scored."
        above={`${counted(delivery.completed, 'assessment')} completed this session`}
      />
      <Tabs
        label="Voice assessment"
        chosen={tab}
        onChoose={setTab}
        tabs={[
          { key: 'assessment', title: 'Voice Assessment', content: () => <RecordTab /> },
          {
            key: 'analysis',
            title: 'AI Analysis',
            content: () => (
              <ResultTab id={chosen} onDeleted={() => setChosen(null)} begin={() => setTab('assessment')} />
            ),
          },
          {
            key: 'history',
            title: 'Assessment History',
            content: () => (
              <HistoryTab
                open={(id) => {
                  setChosen(id);
                  setTab('analysis');
                }}
                begin={() => setTab('assessment')}
              />
            ),
          },
        ]}
      />
    </>
  );
}
