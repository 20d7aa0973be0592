import { Grid, Icon, Stack, Tag } from '../../../../web/ui/index.ts';
import type { GradeBand } from '../../../learner/contract.ts';
import { TrackId, trackTitles } from '../../contract.ts';
import { sampleJobs } from '../sample.ts';
import { isYoung } from './bands.ts';
import styles from './IndustryTracks.module.css';
import { trackWords } from './track-words.ts';

/** Jobs that use each track: examples, marked as samples. */
export function IndustryTracks({ band }: { band: GradeBand }) {
  const young = isYoung(band);
  return (
    <Stack gap={24}>
      <div className={styles.intro}>
        <Tag>Sample</Tag>
        <p>
          {young
            ? 'What can you do with what you learn? Here are some jobs.'
            : 'What people do with each subject: a few examples, not recommendations for you.'}
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
