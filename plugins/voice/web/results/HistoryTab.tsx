import { useRoute } from '../../../../web/api/index.ts';
import { Button, EmptyState, ErrorState, momentText, Skeleton, Table } from '../../../../web/ui/index.ts';
import { voice } from '../../contract.ts';

/** Earlier assessments, latest first. */
export function HistoryTab({ open, begin }: { open: (id: string) => void; begin: () => void }) {
  const list = useRoute(voice.routes.list);
  if (list.error) return <ErrorState error={list.error} retry={list.refetch} />;
  if (!list.data) return <Skeleton lines={5} label="Loading your assessments" />;
  if (list.data.length === 0) {
    return (
      <EmptyState
        icon="mic"
        title="No voice assessments yet"
        description="Your results are listed here once you have answered a prompt."
        action={<Button onClick={begin}>Choose a prompt</Button>}
      />
    );
  }
  return (
    <Table columns={['Category', 'Date', 'Score', 'Level']} hasActions>
      {list.data.map(({ id, category, date, score, error, level }) => (
        <tr key={id}>
          <td data-label="Category">{category}</td>
          <td data-label="Date">{momentText(date)}</td>
          <td data-label="Score" className="figures">
            {Math.round(score)}
            {error !== null && ` ± ${Math.round(1.96 * error)}`}
          </td>
          <td data-label="Level">{level}</td>
          <td data-actions>
            <Button small quiet onClick={() => open(id)} aria-label={`Open the result of ${momentText(date)}`}>
              Open
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  );
}
