import { Stack } from '../../../web/ui/index.ts';
import { CourseFeed } from './feed/CourseFeed.tsx';
import { GroupsPanel } from './study-groups/GroupsPanel.tsx';

/** Study groups and what others did, in a dashboard’s community; the words are short enough for every reader. */
export function Community() {
  return (
    <Stack gap={16}>
      <GroupsPanel />
      <CourseFeed />
    </Stack>
  );
}
