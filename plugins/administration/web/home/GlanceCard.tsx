import { useRoute } from '../../../../web/api/index.ts';
import { Card, ErrorState, FigureRows, momentText, SkeletonBlock, wholeText } from '../../../../web/ui/index.ts';
import { administration } from '../../contract.ts';

/** On the home page of administrators: who was here, and whether mail and backups work. */
export function GlanceCard() {
  const glance = useRoute(administration.routes.glance, undefined, { freshFor: 30_000 });
  if (!glance.data && !glance.error) return <SkeletonBlock height={180} />;
  return (
    <Card title="At a glance">
      {glance.data ? (
        <FigureRows rows={rowsOf(glance.data)} />
      ) : (
        <ErrorState error={glance.error} retry={glance.refetch} />
      )}
    </Card>
  );
}

type Glance = NonNullable<ReturnType<typeof useRoute<(typeof administration)['routes']['glance']>>['data']>;

const rowsOf = (glance: Glance) => [
  { name: 'Here in the last 24 hours', value: `${wholeText(glance.seenToday)} of ${wholeText(glance.people)}` },
  { name: 'In the last seven days', value: wholeText(glance.seenThisWeek) },
  { name: 'Last backup', value: glance.lastBackupAt ? momentText(glance.lastBackupAt) : 'None yet' },
  { name: 'Mail', value: glance.mail === 'smtp' ? 'Sent by a mail server' : 'Written to files on the server' },
];
