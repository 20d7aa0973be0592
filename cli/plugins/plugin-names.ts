/** Ids that the platform keeps for itself: its own schema, slots, addresses and screens, and PostgreSQL's schemas. */
const kept = [
  ...['platform', 'shell', 'core', 'web', 'cli', 'api', 'ws', 'public', 'pgboss', 'boss', 'information-schema'],
  ...['auth', 'admin', 'docs', 'openapi', 'health', 'metrics', 'assets', 'theme', 'fonts'],
  ...['login', 'logout', 'register', 'accept', 'profile', 'settings', 'dashboard', 'account', 'demo', 'user', 'users'],
];

/** Words of the language: other plugins import a contract by its name (ECMA-262, 12.7.2, and those of strict mode). */
const language =
  'arguments as async await break case catch class const continue debugger default delete do else enum eval export ' +
  'extends false finally for from function get if implements import in instanceof interface let new null of package ' +
  'private protected return set static super switch this throw true try type typeof undefined var void while with yield';

/** PostgreSQL keeps at most 63 bytes of a name, and queues are named after plugins, too. */
const longest = 40;

/** Why a word cannot be a new plugin's id, and what would do; undefined when it can. */
export function reasonAgainst(id: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    const near = id
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^[-0-9]+|-+$/g, '');
    return `${id || 'Nothing'} cannot be an id: lower-case letters and digits, words joined by hyphens${near && near !== id ? ` (${near})` : ''}.`;
  }
  if (id.length > longest) return `${id} is too long for an id: at most ${longest} characters.`;
  if (kept.includes(id) || id.startsWith('pg-')) return `The platform keeps ${id} for itself: choose another id.`;
  if (language.split(' ').includes(id)) return `${id} is a word of the language: choose another id.`;
  return undefined;
}
