import { useRoute } from '../../../../web/api/index.ts';
import type { HomeTask, OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOffer } from '../../../../web/shell/home/tasks.ts';
import { counted } from '../../../../web/ui/index.ts';
import { sectionTitles } from '../../../item-bank/contract.ts';
import type { EiqRecord } from '../../../learner/contract.ts';
import { learner } from '../../../learner/contract.ts';
import type { Overview, Topic } from '../../contract.ts';
import { practice, practiseAddress } from '../../contract.ts';
import { runAddress } from '../addresses.ts';
import { practiseNext } from '../words.ts';

/** On the home page: the run that is open, or the topic that practice would help most with. */
export function PracticeTask({ offer }: { offer: OfferTask }) {
  const overview = useRoute(practice.routes.topics, {}, { freshFor: 3000 });
  const eiq = useRoute(learner.routes.eiq, {}, { freshFor: 3000 });
  const isKnown = overview.data && (eiq.data || eiq.error);
  useOffer(offer, isKnown ? taskFor(overview.data, eiq.data) : overview.error ? null : undefined);
  return null;
}

/** Minutes that a run of practice takes, about. */
const usualMinutes = 5;

function taskFor({ topics, openRuns }: Overview, eiq: EiqRecord | undefined): HomeTask | null {
  const [open] = openRuns;
  if (open) {
    return {
      title: `Continue ${open.title}`,
      description:
        open.answered === 0
          ? 'You began to practise. The first question is waiting.'
          : `You answered ${counted(open.answered, 'question')}. Each answer is saved.`,
      action: 'Continue',
      to: runAddress(open.runId),
      icon: 'play',
      urgency: 'open',
    };
  }
  const weakest = weakestSection(eiq);
  const topic = practiseNext(topics, topics.length).find(
    ({ mastery, section }) => mastery !== null || weakest === undefined || section === weakest,
  );
  if (!topic) return null;
  return {
    title: `Practise ${topic.title}`,
    description: reasonFor(topic, weakest),
    action: 'Practise',
    to: practiseAddress(topic),
    icon: 'target',
    urgency: 'practise',
    minutes: usualMinutes,
  };
}

/** The part of the score with the lowest estimate, where there are several to compare. */
function weakestSection(eiq: EiqRecord | undefined): Topic['section'] | undefined {
  const measured = (eiq?.domains ?? []).filter(({ domain }) => domain in sectionTitles);
  if (measured.length < 2) return undefined;
  return measured.reduce((lowest, each) => (each.eiqScore < lowest.eiqScore ? each : lowest))
    .domain as Topic['section'];
}

function reasonFor({ mastery, section, graded, correct }: Topic, weakest: string | undefined): string {
  if (mastery !== null && graded > 0) return `${correct} of ${graded} answers right so far.`;
  if (section === weakest) return `${sectionTitles[section].title} is the part of your result with the most to gain.`;
  return `You have not tried this topic of ${sectionTitles[section].title} yet.`;
}
