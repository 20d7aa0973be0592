import { Tag } from '../../../web/ui/index.ts';
import styles from './Stories.module.css';
import type { SuccessStory } from './sample.ts';

/** A success story, marked as a sample. */
export function Story({ story: { quote, who } }: { story: SuccessStory }) {
  return (
    <figure className={styles.story}>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <Tag>Sample</Tag> {who}
      </figcaption>
    </figure>
  );
}
