import { Stack } from '../../../web/ui/index.ts';
import { CourseFeed } from './feed/CourseFeed.tsx';
import { GroupsPanel } from './study-groups/GroupsPanel.tsx';

/** Study groups and the course feed in a dashboard's community. The wording suits all ages. */
export function Community() {
  return (
    <Stack gap={16}>
      <GroupsPanel />
      <CourseFeed />
    </Stack>
  );
}
