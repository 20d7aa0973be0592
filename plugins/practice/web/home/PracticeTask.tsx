import { useRoute } from '../../../../web/api/index.ts';
import type { HomeTask, OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOffer } from '../../../../web/shell/home/tasks.ts';
import { counted } from '../../../../web/ui/index.ts';
import type { Overview } from '../../contract.ts';
import { practice, practiceMinutes, practiseAddress } from '../../contract.ts';
import { runAddress } from '../addresses.ts';
import type { Evidence } from '../suggestions.ts';
import { suggestionFor, useEvidence } from '../suggestions.ts';

/** On the home page: the open run, or the suggested topic. */
export function PracticeTask({ offer }: { offer: OfferTask }) {
  const overview = useRoute(practice.routes.topics, {}, { freshFor: 3000 });
  const evidence = useEvidence();
  useOffer(offer, overview.data && evidence ? taskFor(overview.data, evidence) : overview.error ? null : undefined);
  return null;
}

function taskFor({ topics, openRuns }: Overview, evidence: Evidence): HomeTask | null {
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
  const suggestion = suggestionFor(topics, evidence);
  if (!suggestion) return null;
  const { topic, reason } = suggestion;
  return {
    title: `Practise ${topic.title}`,
    description: reason,
    action: 'Practise',
    to: practiseAddress(topic),
    icon: 'target',
    urgency: 'practise',
    minutes: practiceMinutes,
  };
}
