import { Card, Tabs } from '../../../../web/ui/index.ts';
import { Documents } from '../documents/Documents.tsx';
import { Practice } from '../practice/Practice.tsx';
import type { RoomView } from './names.ts';

/** What the people in a room work on. */
export function RoomTabs({ room }: { room: RoomView }) {
  return (
    <Card>
      <h2 className="unseen">Work</h2>
      <Tabs
        label="Work"
        tabs={[
          { key: 'documents', title: 'Documents', content: () => <Documents room={room} /> },
          { key: 'assessment', title: 'Assessment', content: () => <Practice room={room} /> },
        ]}
      />
    </Card>
  );
}
