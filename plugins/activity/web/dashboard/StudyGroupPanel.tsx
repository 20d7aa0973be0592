import { useMay } from '../../../../web/session/manifest.ts';
import { GroupsPanel } from '../study-groups/GroupsPanel.tsx';

/** Study groups, for people with the permission. */
export function StudyGroupPanel() {
  return useMay()('activity.community') ? <GroupsPanel /> : null;
}
