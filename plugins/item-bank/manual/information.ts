import type { ItemParameters } from 'psychometrics';
import { information } from 'psychometrics';
import { linePlot } from '../analysis/reports/line-plot.ts';
import type { Part } from '../analysis/reports/report.ts';
import { figure } from '../analysis/reports/text.ts';
import { sectionItems } from '../analysis/simulation/sections.ts';
import { Section, sectionTitles } from '../contract.ts';
import type { CatalogueEntry } from '../services.ts';

/** Abilities of the curves: −4 to 4 logits, every quarter. */
const abilities = Array.from({ length: 33 }, (_, index) => -4 + index / 4);
/** Questions of a section that a learner is asked, about. */
const asked = 15;
/** Items among which the next is drawn (`choose-item.ts`), so that the best alone are never asked. */
const drawnFrom = 20;

interface Curve {
  readonly section: Section;
  readonly points: readonly { readonly theta: number; readonly whole: number; readonly best: number }[];
}

/** Information of each section's items by ability, and the precision it allows. */
export function informationParts(entries: readonly CatalogueEntry[]): Part[] {
  const curves = sectionItems(entries, Section.options).map(
    ({ section, items }): Curve => ({ section, points: curveOf(items.map(({ parameters }) => parameters)) }),
  );
  const shown = curves.filter(({ points }) => points.some(({ whole }) => whole > 0));
  return [
    { kind: 'heading', text: 'Information' },
    {
      kind: 'text',
      text: `Information is the precision that answers give about an ability, in 1/logit². “All items” is the sum over a section’s scored items. “${asked} questions” is what that many questions tell if they are drawn from those with the most information at that ability (${asked} of the best ${asked + drawnFrom}), without regard to content: about the most that a placement of this length can tell. Computed from the parameters, which are taken as true.`,
    },
    {
      kind: 'plots',
      plots: shown.map(({ section, points }) => ({
        title: `${sectionTitles[section].short}: information of all items`,
        svg: linePlot({
          description: `${sectionTitles[section].short}: the information of all items is largest at ${figure(peakOf(points), 2)} logits.`,
          x: { says: 'Ability (logits)', from: -4, to: 4 },
          y: { says: 'Information (1/logit²)', from: 0 },
          lines: [{ says: '', tone: 'first', points: points.map(({ theta, whole }) => ({ x: theta, y: whole })) }],
        }),
        table: tableOf(points),
      })),
    },
    { kind: 'heading', text: 'Reliability by ability' },
    {
      kind: 'text',
      text: `1 − SE², the reliability at one ability in a population with SD 1, where SE² = 1 / (information of ${asked} questions + 1). It is about the most that is possible, not an observation. What placements reach is in the part on simulation, if one is stored.`,
    },
    {
      kind: 'plots',
      plots: [
        comparison(shown, `Information of ${asked} questions`, 'Information (1/logit²)', (best) => best),
        comparison(shown, `Reliability that ${asked} questions allow`, 'Reliability', reliabilityOf),
      ],
    },
  ];
}

/** A line for each section, of a figure computed from the information of its best questions. */
function comparison(curves: readonly Curve[], title: string, says: string, of: (best: number) => number) {
  return {
    title,
    svg: linePlot({
      description: `${title}, by ability, in ${curves.map(({ section }) => sectionTitles[section].short).join(', ')}.`,
      x: { says: 'Ability (logits)', from: -4, to: 4 },
      y: { says, from: 0, ...(of(1e9) <= 1 && { to: 1 }) },
      lines: curves.map(({ section, points }, index) => ({
        says: sectionTitles[section].short,
        tone: (['first', 'second', 'third'] as const)[index % 3] ?? 'first',
        isDashed: index > 0,
        points: points.map(({ theta, best }) => ({ x: theta, y: of(best) })),
      })),
    }),
    table: {
      caption: `${says}, ${asked} questions of a section`,
      headings: ['ability', ...curves.map(({ section }) => sectionTitles[section].short)],
      rows: abilities.flatMap((theta, at) =>
        at % 4 === 0 ? [[figure(theta, 1), ...curves.map(({ points }) => figure(of(points[at]?.best ?? 0)))]] : [],
      ),
    },
  };
}

const reliabilityOf = (told: number) => 1 - 1 / (told + 1);
const peakOf = (points: Curve['points']) =>
  points.reduce((one, other) => (other.whole > one.whole ? other : one)).theta;

function curveOf(items: readonly ItemParameters[]): Curve['points'] {
  return abilities.map((theta) => {
    const told = items.map((item) => information(item, theta)).toSorted((one, other) => other - one);
    const whole = told.reduce((sum, each) => sum + each, 0);
    const pool = told.slice(0, asked + drawnFrom);
    const best = (pool.reduce((sum, each) => sum + each, 0) / Math.max(1, pool.length)) * Math.min(asked, pool.length);
    return { theta, whole, best };
  });
}

const tableOf = (points: Curve['points']) => ({
  caption: 'Information in 1/logit²',
  headings: ['ability', 'all items', `${asked} questions`],
  rows: points.flatMap(({ theta, whole, best }, at) =>
    at % 4 === 0 ? [[figure(theta, 1), figure(whole, 1), figure(best, 1)]] : [],
  ),
});
