import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { invalidate, useRoute } from '../../../web/api/index.ts';
import { usePluginSettings } from '../../../web/session/manifest.ts';
import { ErrorState, LinkButton, PageHeader, Ruler, rulerCuts, Section, SkeletonPage } from '../../../web/ui/index.ts';
import { learner } from '../../learner/contract.ts';
import type { Form, Status } from '../contract.ts';
import { immersion } from '../contract.ts';
import { addresses } from './addresses.ts';
import styles from './Intro.module.css';
import { Expectations } from './intro/Expectations.tsx';
import { Pathways } from './intro/Pathways.tsx';
import { Sections } from './intro/Sections.tsx';
import { Start } from './intro/Start.tsx';

const Settings = z.object({ retakeDays: z.number(), hintsCountForScore: z.boolean() });

const promise =
  'Three sections of questions that adapt to your answers. At the end you know your EiQ score, how certain it is, and which pathway fits you.';

/** Before a placement: what it is, what it leads to, and the link to start, continue or see the result. */
export function Intro() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const status = useRoute(immersion.routes.status, {}, { freshFor: 0 });
  if (status.error && !status.data) return <ErrorState wholePage error={status.error} retry={status.refetch} />;
  if (!status.data || !status.isFetchedAfterMount) return <SkeletonPage />;
  const { form } = status.data;
  const begun = () => {
    void invalidate(client, immersion.routes.status);
    navigate(addresses.questions);
  };
  return (
    <div className={styles.intro}>
      <p className={styles.back}>
        <LinkButton quiet small to="/dashboard" icon="back">
          Dashboard
        </LinkButton>
      </p>
      <PageHeader title="AI immersion placement" {...(form !== null && { description: promise })} />
      <Start status={status.data} onBegun={begun} />
      {form !== null && <About form={form} status={status.data} />}
    </div>
  );
}

/** The sections, what they lead to, and what to expect. */
function About({ form, status }: { form: Form; status: Status }) {
  const record = useRoute(learner.routes.eiq);
  const settings = usePluginSettings('immersion', Settings);
  return (
    <>
      {form === 'early' && (
        <p>
          These questions are for grades 3 to 5. There are few of them. Press “Read aloud” to hear one. It is fine not
          to know an answer.
        </p>
      )}
      <Section title="Three sections">
        <Sections
          progress={status.state === 'open' ? status.sectionProgress : undefined}
          usual={status.usualQuestions}
        />
      </Section>
      <Section
        title="Three pathways"
        description="Your score is on a scale from 100 to 900, divided into three pathways."
      >
        <Ruler isBare cuts={rulerCuts(record.data?.cuts ?? []).cuts} />
        <Pathways />
      </Section>
      <Section title="Good to know">
        <Expectations
          limits={status.questionsPerSection}
          pretestQuestions={status.pretestQuestions}
          settings={settings}
        />
      </Section>
    </>
  );
}
