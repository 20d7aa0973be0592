import { Button, Row } from '../../../../web/ui/index.ts';

/** Turns the pages of a longer list. */
export function Pages({
  limit,
  offset,
  total,
  onOffset,
}: {
  limit: number;
  offset: number;
  total: number;
  onOffset: (offset: number) => void;
}) {
  if (total <= limit) return null;
  return (
    <Row apart>
      <p className="soft">
        {offset + 1} to {Math.min(offset + limit, total)} of {total}
      </p>
      <Row>
        <Button small icon="left" disabled={offset === 0} onClick={() => onOffset(Math.max(0, offset - limit))}>
          Earlier
        </Button>
        <Button small icon="right" disabled={offset + limit >= total} onClick={() => onOffset(offset + limit)}>
          Further
        </Button>
      </Row>
    </Row>
  );
}
