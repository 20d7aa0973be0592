import { Card, counted, EmptyState, Grid, LinkButton, MasteryMeter, Section, Tag } from '../../../../web/ui/index.ts';
import { practiseAddress } from '../../../practice/contract.ts';
import { sampleProjects } from '../sample.ts';
import styles from './HigherEducation.module.css';
import type { TabProps } from './tab-props.ts';

/** Topics that research builds on, and sample projects. */
export function Research({ pathway, own }: TabProps) {
  return (
    <>
      <Section
        title="Research skills"
        description="Reading data, weighing evidence, arguing, and judging studies and models. Your weakest topics come first."
      >
        {own.research.length === 0 ? (
          <EmptyState
            icon="flask"
            title="Nothing to practise here yet"
            description="These topics appear here with your mastery once your institution enables practice."
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
      <Section title="First projects" description="Typical of this pathway." actions={<Tag>Sample</Tag>}>
        <Grid min={320}>
          {sampleProjects[pathway].map(({ title, description }) => (
            <Card key={title} title={title}>
              <p>{description}</p>
            </Card>
          ))}
        </Grid>
      </Section>
    </>
  );
}
