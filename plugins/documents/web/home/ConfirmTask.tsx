import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import type { HomeTask, OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOffer } from '../../../../web/shell/home/tasks.ts';
import { counted } from '../../../../web/ui/index.ts';
import type { DocumentKind } from '../../contract.ts';
import { documents } from '../../contract.ts';
import type { ShownDocument } from '../types.ts';

/** On the home page: the document that waits longest for the learner's confirmation. */
export function ConfirmTask({ offer }: { offer: OfferTask }) {
  const list = useRoute(documents.routes.list, {}, { freshFor: 3000 });
  useLive(documents, 'document_changed', () => void list.refetch());
  useOffer(offer, list.data ? taskFor(list.data) : list.error ? null : undefined);
  return null;
}

const titles: Readonly<Record<DocumentKind, string>> = {
  transcript: 'Confirm your transcript',
  sat: 'Confirm your SAT scores',
  act: 'Confirm your ACT scores',
  ap: 'Confirm your AP scores',
  other: 'Confirm your document',
};

function taskFor(list: readonly ShownDocument[]): HomeTask | null {
  const waiting = list.filter(({ status, isConfirmed }) => status === 'completed' && !isConfirmed);
  const last = waiting.at(-1);
  if (!last) return null;
  const others =
    waiting.length > 1 ? ` ${counted(waiting.length - 1, 'other document waits', 'other documents wait')} too.` : '';
  return {
    title: titles[last.kind ?? 'other'],
    description: `“${last.fileName}” was read. It counts once you have checked and confirmed it.${others}`,
    action: 'Check values',
    to: `/documents/${last.id}`,
    icon: 'file',
    urgency: 'open',
    minutes: 3,
  };
}
