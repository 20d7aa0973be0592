/** Reserved ids: the platform's schema, slots, addresses and screens, and PostgreSQL's schemas. */
const reserved = [
  ...['platform', 'shell', 'core', 'web', 'cli', 'api', 'ws', 'public', 'pgboss', 'boss', 'information-schema'],
  ...['auth', 'admin', 'docs', 'openapi', 'health', 'metrics', 'assets', 'theme', 'fonts'],
  ...['login', 'logout', 'register', 'accept', 'profile', 'settings', 'dashboard', 'account', 'demo', 'user', 'users'],
];

/** Reserved words of JavaScript: a contract is a variable named after its plugin (ECMA-262, 12.7.2, and strict mode). */
const reservedWords =
  'arguments as async await break case catch class const continue debugger default delete do else enum eval export ' +
  'extends false finally for from function get if implements import in instanceof interface let new null of package ' +
  'private protected return set static super switch this throw true try type typeof undefined var void while with yield';

/** PostgreSQL truncates names to 63 bytes, and names of queues start with the plugin's id. */
const maxLength = 40;

/** Why a word cannot be the id of a new plugin, with a suggestion; undefined when it can. */
export function reasonAgainst(id: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    const suggestion = id
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^[-0-9]+|-+$/g, '');
    return `${id ? `${id} is not` : 'Empty text is not'} a valid id: use lower-case letters and digits, words joined by hyphens${suggestion && suggestion !== id ? ` (${suggestion})` : ''}.`;
  }
  if (id.length > maxLength) return `${id} is too long: an id has at most ${maxLength} characters.`;
  if (reserved.includes(id) || id.startsWith('pg-')) return `${id} is reserved for the platform. Choose another id.`;
  if (reservedWords.split(' ').includes(id)) return `${id} is a reserved word of JavaScript. Choose another id.`;
  return undefined;
}
