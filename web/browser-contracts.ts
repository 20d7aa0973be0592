import type { Plugin } from 'vite';

/** Parts of a contract that only servers read. */
const serverParts = new Set([
  'summary',
  'permissions',
  'events',
  'jobs',
  'personalData',
  'retention',
  'sealed',
  'audit',
]);

/**
 * Leaves out of contracts, as browsers load them, what only the server reads: parts of what `defineContract` gets, and the
 * descriptions of routes. Browsers load the contracts of all plugins on every page.
 */
export function browserContracts(): Plugin {
  return {
    name: 'eiq-browser-contracts',
    transform(code, module) {
      if (!/\/plugins\/[^?]*contract\.ts$/.test(module)) return;
      const left: Property[] = [];
      visit(this.parse(code), (node) => {
        if (isContract(node))
          left.push(...propertiesOf(node.arguments?.[0]).filter(({ key }) => serverParts.has(nameOf(key))));
        if (isRoute(node)) left.push(...propertiesOf(node).filter(({ key }) => nameOf(key) === 'description'));
      });
      return { code: without(code, left), map: null };
    },
  };
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly value?: unknown;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
  readonly properties?: readonly Node[];
  readonly key?: Node;
}

interface Property extends Node {
  readonly key: Node;
}

const isContract = (node: Node) => node.type === 'CallExpression' && node.callee?.name === 'defineContract';

function isRoute(node: Node): boolean {
  const names = propertiesOf(node).map(({ key }) => nameOf(key));
  return ['method', 'path', 'access', 'response'].every((name) => names.includes(name));
}

const propertiesOf = (node: Node | undefined): Property[] =>
  node?.type === 'ObjectExpression'
    ? (node.properties ?? []).filter((each): each is Property => each.type === 'Property' && each.key !== undefined)
    : [];

const nameOf = ({ name, value }: Node): string => name ?? String(value);

function visit(node: unknown, look: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && 'start' in node) look(node as Node);
  for (const child of Object.values(node)) visit(child, look);
}

/** The code without these properties, each with the comma behind it. */
function without(code: string, properties: readonly Property[]): string {
  return properties
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code);
}
