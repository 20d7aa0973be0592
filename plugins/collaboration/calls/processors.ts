import type { Processors } from '../../administration/services.ts';
import type { CallConfig } from './turn.ts';

/** STUN and TURN servers by which browsers find a way to each other. */
export const callProcessors = ({ stunUrls, turnUrls }: CallConfig): Processors => ({
  async list() {
    const hosts = new Set([...stunUrls, ...turnUrls].map((url) => /^\w+:(\[[^\]]+\]|[^:?]+)/.exec(url)?.[1] ?? url));
    return [...hosts].map((host) => ({
      id: host,
      name: `Server for calls ${host}`,
      purpose: 'Connects the browsers of calls in collaboration rooms',
      receives: 'Network addresses; relayed calls pass through it encrypted',
    }));
  },
});
