import { Grid, Icon, Stack, Tag } from '../../../../web/ui/index.ts';
import type { GradeBand } from '../../../learner/contract.ts';
import { TrackId, trackTitles } from '../../contract.ts';
import { sampleJobs } from '../sample.ts';
import { isYoung } from './bands.ts';
import styles from './IndustryTracks.module.css';
import { trackWords } from './track-words.ts';

/** What people do with each track: examples that the platform does not know better than anybody else. */
export function IndustryTracks({ band }: { band: GradeBand }) {
  const young = isYoung(band);
  return (
    <Stack gap={24}>
      <div className={styles.says}>
        <Tag>Sample</Tag>
        <p>
          {young
            ? 'What can you do with what you learn? Here are some jobs.'
            : 'What people do with each subject. A few examples to begin with, not a list of what suits you.'}
        </p>
      </div>
      <Grid min={320}>
        {TrackId.options.map((id) => (
          <section key={id} className={styles.track} aria-labelledby={`industry-${id}`}>
            <h2 id={`industry-${id}`}>
              <Icon name={trackWords[id].icon} size={22} />
              {trackTitles[id]}
            </h2>
            <dl>
              {sampleJobs[id].map(({ title, young: short, older }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{young ? short : older}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Grid>
    </Stack>
  );
}
