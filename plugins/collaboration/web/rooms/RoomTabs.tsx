import { useState } from 'react';
import { Card, Tabs } from '../../../../web/ui/index.ts';
import { Documents } from '../documents/Documents.tsx';
import { Practice } from '../practice/Practice.tsx';
import type { RoomView } from './names.ts';

/** What the people in a room work on. */
export function RoomTabs({ room }: { room: RoomView }) {
  const [chosen, choose] = useState('documents');
  return (
    <Card>
      <h2 className="unseen">Work</h2>
      <Tabs
        label="Work"
        chosen={chosen}
        onChoose={choose}
        tabs={[
          { key: 'whiteboard', title: 'Whiteboard', content: () => <Documents room={room} type="whiteboard" /> },
          { key: 'documents', title: 'Documents', content: () => <Documents room={room} type="notes" /> },
          { key: 'code', title: 'Code Editor', content: () => <Documents room={room} type="code" /> },
          { key: 'assessment', title: 'Assessment', content: () => <Practice room={room} /> },
        ]}
      />
    </Card>
  );
}
