import { Card, counted, EmptyState, Grid, LinkButton, MasteryMeter, Section, Tag } from '../../../../web/ui/index.ts';
import { practiseAddress } from '../../../practice/contract.ts';
import { sampleProjects } from '../sample.ts';
import styles from './HigherEducation.module.css';
import type { Given } from './tab-props.ts';

/** What research rests on that can be practised here, and projects to begin with. */
export function Research({ pathway, own }: Given) {
  return (
    <>
      <Section
        title="What research rests on"
        description="Reading data, weighing evidence, arguing, and judging what a study or a model can tell. Your weakest topics come first."
      >
        {own.research.length === 0 ? (
          <EmptyState
            icon="flask"
            title="Nothing to practise here yet"
            description="Once your institution opens practice, the topics that research rests on stand here with your mastery."
          />
        ) : (
          <ul className={styles.topics}>
            {own.research.map(({ section, contentArea, title, answered, mastery }) => (
              <li key={contentArea}>
                <span className={styles.name}>
                  {title}
                  {answered > 0 && <span className="soft">{counted(answered, 'answer')}</span>}
                </span>
                <MasteryMeter mastery={mastery} />
                <LinkButton small to={practiseAddress({ section, contentArea })}>
                  Practise<span className="unseen"> {title}</span>
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section
        title="Projects to begin with"
        description="Of the kind people on this pathway take up."
        actions={<Tag>Sample</Tag>}
      >
        <Grid min={320}>
          {sampleProjects[pathway].map(({ title, says }) => (
            <Card key={title} title={title}>
              <p>{says}</p>
            </Card>
          ))}
        </Grid>
      </Section>
    </>
  );
}
