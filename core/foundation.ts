import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { AnyContract, LiveSender, LiveSpec, ServiceName } from './contract/index.ts';
import type { Database } from './db/index.ts';
import type { Background } from './plugins/background.ts';
import type { AnyPlugin } from './plugins/define-plugin.ts';
import type { Gate } from './plugins/gate.ts';
import type { Hosted, PluginHost } from './plugins/host.ts';
import type { PluginSettings } from './plugins/settings.ts';
import type { Random } from './random.ts';
import type { Storage } from './storage/storage.ts';

/** What of the core every plugin's foundation is cut from. */
export interface Ground {
  readonly database: Database;
  readonly settings: PluginSettings;
  readonly gate: Gate;
  readonly background: Background;
  readonly log: Logger;
  readonly clock: Clock;
  readonly random: Random;
  storageFor(plugin: string): Storage;
  senderFor(contract: AnyContract): LiveSender<LiveSpec>;
}

/** What one plugin's start is given: its own part of everything. */
export function foundationFor(ground: Ground, hosted: Hosted, host: PluginHost): Parameters<AnyPlugin['start']>[0] {
  const { plugin, id, config } = hosted;
  const named = <T>(names: Record<string, ServiceName<object>> | undefined, find: (name: ServiceName<object>) => T) =>
    Object.fromEntries(Object.entries(names ?? {}).map(([key, name]) => [key, find(name)]));
  return {
    db: ground.database,
    config,
    settings: (institution) => ground.settings.read(institution.id, id, plugin.settings),
    requires: named(plugin.requires, (name) => host.service(name)) as never,
    uses: named(
      plugin.uses,
      (name) => (who: { institution: { id: string } }) => host.optionalService(name, ground.gate, who.institution),
    ) as never,
    events: {
      emit: (tx, institution, event, payload) => ground.background.emit(tx, hosted, institution, event, payload),
    },
    live: liveSender(ground, plugin.contract),
    jobs: {
      enqueue: (name, institution, payload, options) =>
        ground.background.enqueue(hosted, name, institution, payload, options),
    },
    storage: ground.storageFor(id),
    log: ground.log.child({ plugin: id }),
    clock: ground.clock,
    random: ground.random,
  };
}

/** Sockets come up after the plugins, so the sender is looked for when something is sent. */
function liveSender(ground: Ground, contract: AnyContract): LiveSender<LiveSpec> {
  return {
    toRoom: (institution, room, key, message, body) =>
      ground.senderFor(contract).toRoom(institution, room, key, message, body),
    recheck: (institution, room, key) => ground.senderFor(contract).recheck(institution, room, key),
    present: (institution, room, key) => ground.senderFor(contract).present(institution, room, key),
    toUser: (institution, userId, message, body) =>
      ground.senderFor(contract).toUser(institution, userId, message, body),
  };
}
