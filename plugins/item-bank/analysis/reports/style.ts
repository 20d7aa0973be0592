import type { Palette } from '../../../../web/theme/palette.ts';
import { dark, light } from '../../../../web/theme/palette.ts';

/** The product's colours, in the system's theme. Printed in light. */
export function styleSheet(): string {
  return `
:root { color-scheme: light; ${declarations(light)} }
@media screen and (prefers-color-scheme: dark) { :root { color-scheme: dark; ${declarations(dark)} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 1120px; margin: 0 auto; padding: 32px 20px 64px; }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 12px; }
h2 { font-size: 20px; line-height: 1.3; margin: 44px 0 10px; }
p { max-width: 72ch; margin: 0 0 12px; }
.summary { color: var(--ink-soft); }
.notice { max-width: none; background: var(--attention-soft); border-left: 4px solid var(--attention); padding: 12px 16px; margin: 20px 0; }
.goals { list-style: none; margin: 12px 0; padding: 0; }
.goals li { display: grid; grid-template-columns: 76px minmax(0, 1fr) 92px 190px; gap: 4px 16px; padding: 9px 0; border-top: 1px solid var(--line); }
.goals .met strong { color: var(--good); }
.goals .missed strong { color: var(--attention); }
.goals .found { text-align: right; font-weight: 600; }
.goals .goal { color: var(--ink-soft); }
.goals, table { font-variant-numeric: tabular-nums; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 20px; margin: 16px 0; align-items: start; }
figure { margin: 0; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 16px; min-width: 0; }
figcaption { font-weight: 600; margin-bottom: 8px; }
svg { display: block; width: 100%; height: auto; overflow: visible; }
svg text { font: 12px system-ui, sans-serif; fill: var(--ink-soft); }
svg text.title { fill: var(--ink); }
svg text.direct { font-weight: 600; }
.grid { stroke: var(--line); }
.axis, .tick { stroke: var(--line-strong); }
.mark { stroke: var(--ink-faint); stroke-dasharray: 2 4; }
.line { fill: none; stroke-width: 2.2; stroke-linejoin: round; }
.dashed { stroke-dasharray: 7 4; }
.band { opacity: 0.18; }
${(['first', 'second', 'third', 'fourth'] as const)
  .map(
    (tone) =>
      `.line.${tone} { stroke: var(--${tone}); } .band.${tone}, .bar.${tone}, svg text.direct.${tone} { fill: var(--${tone}); }`,
  )
  .join('\n')}
details { margin-top: 10px; }
summary { cursor: pointer; color: var(--first); }
summary:focus-visible, .scroll:focus-visible { outline: 2px solid var(--first); outline-offset: 2px; }
.scroll { overflow-x: auto; margin: 10px 0; }
table { border-collapse: collapse; font-size: 14px; line-height: 1.4; }
caption { text-align: left; color: var(--ink-soft); padding: 4px 0 8px; white-space: nowrap; }
th, td { text-align: left; padding: 5px 18px 5px 0; border-top: 1px solid var(--line); white-space: nowrap; font-weight: 400; }
thead th { color: var(--ink-soft); vertical-align: bottom; }
.figure { text-align: right; }
@media (max-width: 640px) {
  main { padding: 20px 14px 48px; }
  h1 { font-size: 23px; }
  figure { padding: 12px 10px; }
  svg text { font-size: 14px; }
  caption, th[scope='row'], thead th { white-space: normal; }
  th[scope='row'] { min-width: 84px; }
  th, td { padding-right: 9px; }
  .goals li { grid-template-columns: 76px 1fr; }
  .goals li :nth-child(n + 3) { grid-column: 2; text-align: left; }
}
@media print {
  main { padding: 0; }
  figure, li, tr { break-inside: avoid; }
  h2, caption { break-after: avoid; }
  .scroll { overflow: visible; }
  table { font-size: 11px; }
  caption, th, td { white-space: normal; padding-right: 8px; }
  details summary { display: none; }
  details::details-content { content-visibility: visible; }
}
`;
}

function declarations({
  levels,
  paper,
  surface,
  ink,
  inkSoft,
  inkFaint,
  line,
  lineStrong,
  accent,
  attention,
  attentionSoft,
  good,
}: Palette): string {
  const colours = {
    paper,
    surface,
    ink,
    'ink-soft': inkSoft,
    'ink-faint': inkFaint,
    line,
    'line-strong': lineStrong,
    attention,
    'attention-soft': attentionSoft,
    good,
    first: accent,
    second: levels.foundation.text,
    third: levels.immersion.text,
    fourth: attention,
  };
  return Object.entries(colours)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(' ');
}
