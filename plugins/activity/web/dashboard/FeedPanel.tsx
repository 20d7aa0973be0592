import { useMay } from '../../../../web/session/manifest.ts';
import { CourseFeed } from '../feed/CourseFeed.tsx';

/** The course feed, for people with the permission. */
export function FeedPanel() {
  return useMay()('activity.community') ? <CourseFeed /> : null;
}
