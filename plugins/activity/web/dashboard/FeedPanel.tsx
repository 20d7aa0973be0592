import { useMay } from '../../../../web/session/manifest.ts';
import { CourseFeed } from '../feed/CourseFeed.tsx';

/** The course feed, for whoever may see it. */
export function FeedPanel() {
  return useMay()('activity.community') ? <CourseFeed /> : null;
}
