import { useRoute } from '../../../../web/api/index.ts';
import { Card, Icon, Ruler, rulerCuts, Section, SkeletonBlock, Stack, Tag } from '../../../../web/ui/index.ts';
import { sectionTitles } from '../../../item-bank/contract.ts';
import type { EiqRecord } from '../../../learner/contract.ts';
import { learner } from '../../../learner/contract.ts';
import type { Goals } from '../../contract.ts';
import { HigherPathway, higherPathwayTitles, leansOn } from '../../contract.ts';
import { sampleRoles } from '../sample.ts';
import styles from './HigherEducation.module.css';
import { pathways } from './pathways.ts';
import type { Given } from './tab-props.ts';

/** Six pathways to choose from; the chosen one with its stages, what it leans on and where it leads. */
export function Careers({ pathway, own, onChoose }: Given & { onChoose: (pathway: HigherPathway) => void }) {
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
          {stages.map(({ title, says }, index) => (
            <li key={title}>
              <span className={`figures ${styles.step}`}>{index + 1}</span>
              <div>
                <h3>{title}</h3>
                <p>{says}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <LeansOn pathway={pathway} />
    </>
  );
}

function LeadsTo({ pathway }: Pick<Given, 'pathway'>) {
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
  const said = [
    targetRole && ['Role', words(targetRole)],
    fieldOfStudy && ['Field', words(fieldOfStudy)],
    targetCompanies.length > 0 && ['Places', targetCompanies.join(', ')],
    timeline && ['When', words(timeline)],
  ].filter((entry) => Array.isArray(entry));
  if (said.length === 0) return null;
  return (
    <Section title="What you want to reach">
      <dl className={styles.said}>
        {said.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Choices are kept as words joined by hyphens: `computer-science`. */
const words = (text: string) => {
  const apart = /^[a-z0-9]+(-[a-z0-9]+)+$/.test(text) ? text.replaceAll('-', ' ') : text;
  return apart.charAt(0).toUpperCase() + apart.slice(1);
};

/** The two domains this pathway asks for most and where the learner is in each, and below what it leads to. */
function LeansOn({ pathway }: { pathway: HigherPathway }) {
  const eiq = useRoute(learner.routes.eiq, {}, { freshFor: 3000 });
  if (!eiq.data && !eiq.error) return <SkeletonBlock height={[560, 500, 500]} />;
  return (
    <>
      <Domains pathway={pathway} record={eiq.data} />
      <LeadsTo pathway={pathway} />
    </>
  );
}

function Domains({ pathway, record }: Pick<Given, 'pathway'> & { record: EiqRecord | undefined }) {
  return (
    <Section
      title="What it leans on"
      description="The domains of your record that matter most on this pathway, by our judgement, and where you are in each."
    >
      <Stack>
        {leansOn[pathway].map((domain) => {
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
