import { Card, Stack } from '../../../../web/ui/index.ts';
import { Chat } from '../chat/Chat.tsx';
import type { RoomView } from './names.ts';
import { Participants } from './Participants.tsx';

/** The panel beside the work. */
export function RoomSide({ room }: { room: RoomView }) {
  return (
    <Stack gap={16}>
      <Card title="Chat">
        <Chat room={room} />
      </Card>
      <Card title="Participants">
        <Participants room={room} />
      </Card>
    </Stack>
  );
}
