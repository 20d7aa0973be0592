import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRoute } from '../../../web/api/index.ts';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  Section as Part,
  SkeletonBlock,
  Stack,
} from '../../../web/ui/index.ts';
import { Section } from '../../item-bank/contract.ts';
import { practice } from '../contract.ts';
import { Choices } from './entry/Choices.tsx';
import { PastRuns } from './entry/PastRuns.tsx';
import { Topics } from './entry/Topics.tsx';
import { useOwnDashboard } from './own-dashboard.ts';
import { suggestionFor, useEvidence } from './suggestions.ts';
import { useStartRun } from './use-start-run.ts';

/** The start of practice: the suggested topic, three questions, or any topic. */
export function PracticeScreen() {
  const overview = useRoute(practice.routes.topics, {}, { freshFor: 0 });
  const dashboard = useOwnDashboard();
  const start = useStartRun();
  const evidence = useEvidence();
  const suggested = overview.data && evidence && suggestionFor(overview.data.topics, evidence);
  // Before anything is known of the learner, the three questions are the better start.
  const suggestion = suggested && (suggested.topic.answered > 0 || evidence.eiq?.current) ? suggested : undefined;
  useLinkedTopic(start.begin);
  return (
    <>
      <PageHeader
        above="Practice"
        title="Adaptive assessment"
        description="One question at a time, with hints while you think and an explanation once you have answered. Practice builds your mastery of topics; it never changes your EiQ score."
      />
      {overview.error && !overview.data ? (
        <ErrorState error={overview.error} retry={overview.refetch} />
      ) : !overview.data || !evidence ? (
        <Stack gap={24}>
          <SkeletonBlock height={148} />
          <SkeletonBlock height={420} />
        </Stack>
      ) : overview.data.topics.length === 0 ? (
        <EmptyState
          icon="target"
          title="There is nothing to practise yet"
          description="Practice has questions of its own, and none are in the item bank at the moment. Look in again later."
          action={<LinkButton to={dashboard}>Back to your dashboard</LinkButton>}
        />
      ) : (
        <>
          <Choices overview={overview.data} suggestion={suggestion} start={start} />
          <Part
            title="Practise a topic"
            description="As many questions as you like, easier or harder as your answers go. Mastery is what your latest answers in a topic show."
          >
            <Topics overview={overview.data} start={start} />
          </Part>
          <PastRuns />
        </>
      )}
    </>
  );
}

/** Starts the topic of a link at once, and removes it from the address so that going back does not start it again. */
function useLinkedTopic(begin: ReturnType<typeof useStartRun>['begin']) {
  const [asked, setAsked] = useSearchParams();
  const section = Section.safeParse(asked.get('section')).data;
  const contentArea = asked.get('contentArea');
  const latest = useRef(begin);
  latest.current = begin;
  useEffect(() => {
    if (!section || !contentArea) return;
    setAsked({}, { replace: true });
    latest.current({ kind: 'topic', section, contentArea });
  }, [section, contentArea, setAsked]);
}
