import { Card, FigureRows, Section } from '../../../../web/ui/index.ts';
import type { Study } from '../../contract.ts';

/** What the booklet covers, without its questions. */
export function BookletFigures({ study: { booklet, responseProbability, panel } }: { study: Study }) {
  const { pages, areas, from, to, widestGap, shownTo } = booklet;
  return (
    <Section
      title="Booklet"
      description="Its questions are secure: they are shown to panelists who agreed to keep them secret, while a round is open."
    >
      <Card>
        <FigureRows
          rows={[
            { name: 'Questions', value: `${pages}, in order of difficulty` },
            ...areas.map(({ title, pages: count }) => ({ name: title, value: `${count}` })),
            { name: 'Response probability', value: responseProbability.toFixed(2) },
            { name: 'From and to', value: `${Math.round(from)} to ${Math.round(to)} points` },
            { name: 'Widest gap', value: `${Math.round(widestGap)} points` },
            { name: 'Shown to', value: `${shownTo} of ${panel.length} panelists` },
          ]}
        />
      </Card>
    </Section>
  );
}
