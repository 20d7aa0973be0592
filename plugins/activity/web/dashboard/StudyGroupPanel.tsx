import { useMay } from '../../../../web/session/manifest.ts';
import { GroupsPanel } from '../study-groups/GroupsPanel.tsx';

/** Study groups, for whoever may take part in them. */
export function StudyGroupPanel() {
  return useMay()('activity.community') ? <GroupsPanel /> : null;
}
