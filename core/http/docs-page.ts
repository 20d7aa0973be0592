interface Operation {
  summary: string;
  tags: [string];
  'x-access': string;
  parameters: { name: string; in: string; required: boolean; schema: { type?: string } }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
}

/** Renders an OpenAPI description as a page of plain HTML without scripts. */
export function docsPage(
  api: { info: { version: string }; paths: Record<string, Record<string, Operation>> },
  nonce: string,
): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0]);
  const sections = [...groups].map(
    ([title, members]) => `<section><h2>${asText(title)}</h2>${members.map(operationHtml).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>EiQ API</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style nonce="${nonce}">${styles}</style></head>
<body><main><h1>EiQ API</h1><p>Version ${asText(api.info.version)}. The API of this institution’s plugins, also as
<a href="/api/openapi.json">OpenAPI 3.1</a>. Send <code>Authorization: Bearer &lt;token&gt;</code>; failures respond with
<code>{ "error": { "code", "message", "issues"? } }</code>.</p>${sections.join('')}</main></body></html>`;
}

function operationHtml({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const rows = operation.parameters.map(
    (parameter) =>
      `<li><code>${asText(parameter.name)}</code> in ${parameter.in}${parameter.required ? '' : ' (optional)'}, ${asText(parameter.schema.type ?? 'text')}</li>`,
  );
  const body = Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) =>
    shape(`Body (${type})`, schema),
  );
  const answers = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2') || status.startsWith('3'))
    .map(([status, { description, content }]) => {
      const [type, answer] = Object.entries(content ?? {})[0] ?? [];
      return answer
        ? shape(`${status} ${description} (${type})`, answer.schema)
        : `<p>${status} ${asText(description)}</p>`;
    });
  return `<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>${asText(path)}</code> <span>${asText(operation.summary)}</span></summary>
<p>Access: <code>${asText(operation['x-access'])}</code></p>${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : ''}${body.join('')}${answers.join('')}</details>`;
}

const shape = (title: string, schema: unknown) =>
  `<h3>${asText(title)}</h3><pre>${asText(JSON.stringify(schema, null, 2))}</pre>`;

const asText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const styles = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem}
summary{cursor:pointer;padding:.5rem 0}summary span{opacity:.85}
summary b{display:inline-block;min-width:4rem}
pre{overflow:auto;padding:1rem;border:1px solid currentColor;border-radius:6px;font-size:13px}
h2{margin-top:2rem}h3{font-size:1rem;margin-bottom:.25rem}`;
