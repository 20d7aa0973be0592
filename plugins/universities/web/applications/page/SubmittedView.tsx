import { Card, Section, Stack, Tag } from '../../../../../web/ui/index.ts';
import { kindTitles } from '../../../../documents/contract.ts';
import type { ApplicationDetails } from '../../../contract.ts';
import { essays, wordCount } from '../../../contract.ts';
import styles from '../Applications.module.css';
import { Letters } from '../letters/Letters.tsx';
import { AnalysisSummary, recommendationText } from '../list/AnalysisSummary.tsx';
import { Appeals } from './Appeals.tsx';
import { Figures } from './Figures.tsx';
import { NextStep } from './NextStep.tsx';
import { Timeline } from './Timeline.tsx';

const titleOfKind = (kind: string) => new Map<string, string>(Object.entries(kindTitles)).get(kind) ?? kind;

/** What was submitted, and what happened to it. */
export function SubmittedView({ application }: { application: ApplicationDetails }) {
  const { applicationData, documents, recommendations } = application;
  return (
    <div className={styles.columns}>
      <div>
        <Stack>
          <NextStep application={application} />
          <Appeals application={application} />
        </Stack>
        <Section title="What you submitted">
          <Stack gap={24}>
            <Figures application={application} />
            <Card>
              {essays.map(({ name, title }) =>
                applicationData[name] === '' ? null : (
                  <div key={name} className={styles.written}>
                    <h3>{title}</h3>
                    <small className="soft">{wordCount(applicationData[name])} words</small>
                    <p dir="auto">{applicationData[name]}</p>
                  </div>
                ),
              )}
            </Card>
          </Stack>
        </Section>
        <Section title="Documents">
          {documents.length === 0 ? (
            <p className="soft">None were part of this application.</p>
          ) : (
            <Stack gap={8}>
              {documents.map(({ documentId, fileName, kind, nameMatches, isRemoved }) => (
                <div key={documentId}>
                  <bdi>{fileName}</bdi> <Tag>{titleOfKind(kind)}</Tag>{' '}
                  {isRemoved && <span className="soft">You deleted the file; the confirmed values stay.</span>}
                  {!nameMatches && <span className="soft">It carries another name than yours.</span>}
                </div>
              ))}
            </Stack>
          )}
        </Section>
        {(recommendations.length > 0 || application.mayTake.includes('withdraw')) && (
          <Letters application={application} />
        )}
      </div>
      <div className={styles.aside}>
        <Card title="History">
          <Timeline application={application} />
        </Card>
        <Card title="Assessment">
          <Stack gap={12}>
            <p>
              <span className="soft">Recommendation status: </span>
              <strong>{recommendationText(application)}</strong>
            </p>
            <AnalysisSummary application={application} />
          </Stack>
        </Card>
      </div>
    </div>
  );
}
