import { styleSheet } from './style.ts';
import { escaped } from './text.ts';

/** A table: headings, then rows of text. Columns of figures are right-aligned. */
export interface Table {
  readonly caption: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Number of text columns from the left; default 1. */
  readonly words?: number;
}

/** The parts of a report, from top to bottom. */
export type Part =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** A highlighted notice. */
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'table'; readonly table: Table }
  /** Plots, side by side where there is room, each with a table of its figures. */
  | { readonly kind: 'plots'; readonly plots: readonly { title: string; svg: string; table: Table }[] }
  /** Goals with their figures, met or not. */
  | {
      readonly kind: 'goals';
      readonly goals: readonly { what: string; found: string; goal: string; verdict: keyof typeof verdicts }[];
    };

export interface Report {
  readonly title: string;
  /** What was done, when and with which settings, in a sentence or two. */
  readonly summary: string;
  readonly parts: readonly Part[];
}

/** A self-contained page without scripts, fonts or external images, for light and dark themes and for print. */
export function reportPage({ title, summary, parts }: Report): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${styleSheet()}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p class="summary">${escaped(summary)}</p>
${parts.map(drawPart).join('\n')}
</main>
</body>
</html>
`;
}

function drawPart(part: Part): string {
  switch (part.kind) {
    case 'heading':
      return `<h2>${escaped(part.text)}</h2>`;
    case 'text':
      return `<p>${escaped(part.text)}</p>`;
    case 'notice':
      return `<p class="notice">${escaped(part.text)}</p>`;
    case 'table':
      return drawTable(part.table);
    case 'plots':
      return `<div class="plots">${part.plots
        .map(
          ({ title, svg, table }) =>
            `<figure><figcaption>${escaped(title)}</figcaption>${svg}` +
            `<details><summary>The figures</summary>${drawTable(table)}</details></figure>`,
        )
        .join('\n')}</div>`;
    case 'goals':
      return `<ul class="goals">${part.goals
        .map(
          ({ what, found, goal, verdict }) =>
            `<li class="${verdict}"><strong>${verdicts[verdict]}</strong> <span>${escaped(what)}</span> <span class="found">${escaped(found)}</span> <span class="goal">${escaped(goal)}</span></li>`,
        )
        .join('')}</ul>`;
  }
}

/** Undecided: sampling error may explain the difference from the goal. */
const verdicts = { met: 'Met', missed: 'Not met', undecided: 'Undecided' } as const;

/** Wide tables scroll horizontally, also by keyboard; the page does not. */
function drawTable({ caption, headings, rows, words = 1 }: Table): string {
  const side = (column: number) => (column < words ? '' : ' class="figure"');
  const cell = (text: string, column: number) =>
    column === 0 ? `<th scope="row"${side(column)}>${escaped(text)}</th>` : `<td${side(column)}>${escaped(text)}</td>`;
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(caption)}"><table><caption>${escaped(caption)}</caption><thead><tr>${headings
    .map((text, column) => `<th scope="col"${side(column)}>${escaped(text)}</th>`)
    .join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map(cell).join('')}</tr>`)
    .join('')}</tbody></table></div>`;
}
