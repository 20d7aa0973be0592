import { useRoute } from '../../../../web/api/index.ts';
import { Card, Icon, Ruler, rulerCuts, Section, SkeletonBlock, Stack, Tag } from '../../../../web/ui/index.ts';
import { sectionTitles } from '../../../item-bank/contract.ts';
import type { EiqRecord } from '../../../learner/contract.ts';
import { learner } from '../../../learner/contract.ts';
import type { Goals } from '../../contract.ts';
import { HigherPathway, higherPathwayTitles, keyDomains } from '../../contract.ts';
import { sampleRoles } from '../sample.ts';
import styles from './HigherEducation.module.css';
import { pathways } from './pathways.ts';
import type { TabProps } from './tab-props.ts';

/** The pathways to choose from, with the stages, key domains and typical roles of the chosen one. */
export function Careers({ pathway, own, onChoose }: TabProps & { onChoose: (pathway: HigherPathway) => void }) {
  const { stages } = pathways[pathway];
  return (
    <>
      {own.goals && <YourGoal goals={own.goals} />}
      <Section title="Choose a pathway">
        <fieldset className={styles.choices}>
          <legend className="unseen">Pathway</legend>
          {HigherPathway.options.map((each) => (
            <label key={each} className={styles.choice}>
              <input type="radio" name="pathway" checked={each === pathway} onChange={() => onChoose(each)} />
              <Icon name={pathways[each].icon} size={22} />
              <span>
                <strong>{higherPathwayTitles[each]}</strong>
                <span className="soft">{pathways[each].forWhom}</span>
              </span>
            </label>
          ))}
        </fieldset>
      </Section>
      <Section title={`${higherPathwayTitles[pathway]}, step by step`}>
        <ol className={styles.stages}>
          {stages.map(({ title, description }, index) => (
            <li key={title}>
              <span className={`figures ${styles.step}`}>{index + 1}</span>
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <KeyDomains pathway={pathway} />
    </>
  );
}

function TypicalRoles({ pathway }: Pick<TabProps, 'pathway'>) {
  return (
    <Section title="Where it leads" actions={<Tag>Sample</Tag>}>
      <ul className={styles.roles}>
        {sampleRoles[pathway].map((role) => (
          <li key={role}>{role}</li>
        ))}
      </ul>
    </Section>
  );
}

function YourGoal({ goals: { targetRole, targetCompanies, timeline, fieldOfStudy } }: { goals: Goals }) {
  const rows = [
    targetRole && ['Role', words(targetRole)],
    fieldOfStudy && ['Field', words(fieldOfStudy)],
    targetCompanies.length > 0 && ['Companies', targetCompanies.join(', ')],
    timeline && ['When', words(timeline)],
  ].filter((entry) => Array.isArray(entry));
  if (rows.length === 0) return null;
  return (
    <Section title="What you want to reach">
      <dl className={styles.goals}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Turns a stored choice such as `computer-science` into words. */
const words = (text: string) => {
  const apart = /^[a-z0-9]+(-[a-z0-9]+)+$/.test(text) ? text.replaceAll('-', ' ') : text;
  return apart.charAt(0).toUpperCase() + apart.slice(1);
};

/** The key domains of a pathway with the learner's scores, followed by typical roles. */
function KeyDomains({ pathway }: { pathway: HigherPathway }) {
  const eiq = useRoute(learner.routes.eiq, {}, { freshFor: 3000 });
  if (!eiq.data && !eiq.error) return <SkeletonBlock height={[560, 500, 500]} />;
  return (
    <>
      <Domains pathway={pathway} record={eiq.data} />
      <TypicalRoles pathway={pathway} />
    </>
  );
}

function Domains({ pathway, record }: Pick<TabProps, 'pathway'> & { record: EiqRecord | undefined }) {
  return (
    <Section
      title="Key domains"
      description="The domains that matter most on this pathway, by our judgement, with your scores."
    >
      <Stack>
        {keyDomains[pathway].map((domain) => {
          const measured = record?.domains.find((each) => each.domain === domain);
          const title = measured?.title ?? sectionTitles[domain].title;
          return (
            <Card key={domain} title={title}>
              {measured && record ? (
                <Ruler
                  of={title}
                  estimate={measured.eiqScore}
                  error={measured.standardError}
                  {...rulerCuts(record.cuts)}
                />
              ) : (
                <p className="soft">Not measured yet.</p>
              )}
            </Card>
          );
        })}
      </Stack>
    </Section>
  );
}
