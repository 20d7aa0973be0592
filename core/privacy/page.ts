import type { Exported, Holding } from './export.ts';

/** Maximum number of rows shown for each kind; data.json has all. */
const maxRows = 200;
/** Length at which values are truncated; data.json has them complete. */
const maxCharacters = 2000;

const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Renders a person's data as a page for reading and printing, without scripts and external resources. */
export function pageOf(data: Exported): string {
  const { account, contents, holdings, institution, files } = data;
  const name = [account.firstName, account.lastName].filter(Boolean).join(' ') || String(account.username);
  const title = `What ${institution} holds about ${name}`;
  const rowsOf = ({ holds }: { holds: readonly { rows: number }[] }) => holds.reduce((sum, { rows }) => sum + rows, 0);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>Exported on ${date(data.exportedAt)}. The complete data in machine-readable form is in <code>data.json</code>${
    files.length > 0 ? '; your files are in the folder <code>files</code>' : ''
  }.</p>
<nav><h2>Contents</h2>
<ul>
<li><a href="#account">Your account</a></li>
${contents
  .filter(({ plugin }) => plugin !== 'platform')
  .map((each) => `<li><a href="#${each.plugin}">${escaped(each.title)}</a>: ${entries(rowsOf(each))}</li>`)
  .join('\n')}
${files.length > 0 ? `<li><a href="#files">Files</a>: ${files.length}</li>` : ''}
</ul></nav>
<section id="account"><h2>Your account</h2>
${definitions(account)}
${held('platform', holdings)}
</section>
${contents
  .filter(({ plugin }) => plugin !== 'platform')
  .map(
    (each) => `<section id="${each.plugin}"><h2>${escaped(each.title)}</h2>\n${held(each.plugin, holdings)}</section>`,
  )
  .join('\n')}
${files.length > 0 ? filesSection(files) : ''}
</main>
</body>
</html>
`;
}

const held = (plugin: string, holdings: readonly Holding[]) =>
  holdings
    .filter((holding) => holding.plugin === plugin)
    .map(holdingSection)
    .join('\n');

function holdingSection({ description, rows }: Holding): string {
  const shown = rows.slice(0, maxRows);
  const more = rows.length - shown.length;
  return `<h3>${escaped(description)} <small>${entries(rows.length)}</small></h3>
${shown.map((row) => `<article>${definitions(row)}</article>`).join('\n')}
${more > 0 ? `<p>${entries(more)} more in <code>data.json</code>.</p>` : ''}`;
}

/** Renders the fields of a row without ids and empty values. */
function definitions(row: Record<string, unknown>): string {
  const shown = Object.entries(row).filter(
    ([, value]) => value !== null && value !== '' && !(typeof value === 'string' && anId.test(value)),
  );
  return `<dl>${shown.map(([field, value]) => `<dt>${escaped(words(field))}</dt><dd>${written(value)}</dd>`).join('')}</dl>`;
}

function written(value: unknown): string {
  if (value instanceof Date) return date(value.toISOString());
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return escaped(cut(value)).replaceAll('\n', '<br>');
  if (typeof value === 'number') return String(Number(value.toPrecision(6)));
  if (value === null || typeof value !== 'object') return escaped(String(value));
  if (JSON.stringify(value).length > maxCharacters) return escaped(cut(JSON.stringify(value)));
  if (!Array.isArray(value)) return definitions(value as Record<string, unknown>);
  if (value.length === 0) return 'none';
  const isPlain = value.every((each) => each === null || typeof each !== 'object');
  if (isPlain) return value.map(written).join(', ');
  return `<ul>${value.map((each) => `<li>${written(each)}</li>`).join('')}</ul>`;
}

const filesSection = (files: Exported['files']) =>
  `<section id="files"><h2>Files</h2><ul>${files
    .map(({ plugin, name }) => {
      const path = `files/${plugin}/${name}`;
      return `<li><a href="${escaped(encodeURI(path))}">${escaped(path)}</a></li>`;
    })
    .join('')}</ul></section>`;

const cut = (text: string) =>
  text.length > maxCharacters ? `${text.slice(0, maxCharacters)} … (complete in data.json)` : text;
const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);
const date = (iso: string) => `<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC</time>`;

/** `lastSeenAt` as `Last seen at`. */
function words(field: string): string {
  const spaced = field.replaceAll(
    /([a-z0-9])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const style = `
:root { color-scheme: light dark }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1 { font-size: 1.75rem; line-height: 1.25 }
h2 { margin-top: 3rem; border-bottom: 1px solid; padding-bottom: .25rem }
h3 { margin-top: 2rem }
h3 small { font-weight: 400; opacity: .75 }
article { margin: 1rem 0; padding: .25rem 0 .25rem 1rem; border-left: 3px solid; break-inside: avoid }
dl { display: grid; grid-template-columns: minmax(8rem, 12rem) 1fr; gap: .25rem 1rem; margin: 0 }
dt { opacity: .75 }
dd { margin: 0; overflow-wrap: anywhere }
dd dl { grid-template-columns: minmax(5rem, 9rem) 1fr; font-size: .9em }
dd ul { margin: 0; padding-left: 1.1rem }
@media (max-width: 34rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: .5rem } }
@media print { main { max-width: none; padding: 0 } nav { display: none } }
`;
