import type { AnyContract, LiveSender, LiveSpec, ServiceName, SharedServiceName } from './contract/index.ts';
import type { Platform } from './platform-interface.ts';
import { createActors } from './plugins/actors.ts';
import type { AnyPlugin } from './plugins/define-plugin.ts';
import type { Hosted } from './plugins/host.ts';
import { createRemembered } from './plugins/row-cache.ts';
import { createPluginStorage } from './storage/plugin-storage.ts';

/** The context passed to a plugin's `start`. */
export function contextFor(platform: Platform, hosted: Hosted): Parameters<AnyPlugin['start']>[0] {
  const { host, pluginJobs } = platform;
  const { plugin, id, config } = hosted;
  const resolveAll = <T>(
    names: Record<string, ServiceName<object>> | undefined,
    find: (name: ServiceName<object>) => T,
  ) => Object.fromEntries(Object.entries(names ?? {}).map(([key, name]) => [key, find(name)]));
  return {
    db: platform.database,
    config,
    settings: (institution, tx) => platform.settings.read(institution.id, id, plugin.settings, tx),
    requires: resolveAll(plugin.requires, (name) => host.service(name)) as never,
    uses: resolveAll(
      plugin.uses,
      (name) => (who: { institution: { id: string } }) => host.optionalService(name, platform.gate, who.institution),
    ) as never,
    gathers: Object.fromEntries(
      Object.entries(plugin.gathers ?? {}).map(([key, name]: [string, SharedServiceName<object>]) => [
        key,
        (who?: { institution: { id: string } }) => host.gathered(name, platform.gate, who?.institution),
      ]),
    ) as never,
    events: {
      emit: (tx, institution, event, payload) => platform.background.emit(tx, hosted, institution, event, payload),
      emitEverywhere: (tx, event, payload) => platform.background.emitEverywhere(tx, hosted, event, payload),
    },
    live: liveSender(platform, plugin.contract),
    jobs: {
      enqueue: (name, institution, payload, options) => pluginJobs.enqueue(hosted, name, institution, payload, options),
      cancel: (name, institution, job, options) => pluginJobs.cancel(hosted, name, institution, job, options),
      reschedule: (name, institution, job, startAfter, options) =>
        pluginJobs.reschedule(hosted, name, institution, job, startAfter, options),
    },
    remembered: (name) => createRemembered(platform, `${id}.${name}`),
    storage: createPluginStorage({
      plugin: id,
      files: platform.storage.under(id),
      links: platform.fileLinks,
      clock: platform.clock,
    }),
    actors: createActors(platform, id),
    log: platform.log.child({ plugin: id }),
    clock: platform.clock,
    random: platform.random,
  };
}

/** Sockets open after the plugins start, so the sender is looked up on each call. */
function liveSender(platform: Platform, contract: AnyContract): LiveSender<LiveSpec> {
  const sender = () => platform.endpoints.realtime?.senderFor(contract) ?? noReceivers;
  return {
    toRoom: (...args) => sender().toRoom(...args),
    toConnection: (...args) => sender().toConnection(...args),
    recheck: (institution, room, key) => sender().recheck(institution, room, key),
    present: (institution, room, key) => sender().present(institution, room, key),
    toUser: (institution, userId, message, body) => sender().toUser(institution, userId, message, body),
  };
}

/** Used when no server is running. */
const noReceivers: LiveSender<LiveSpec> = {
  toRoom() {},
  toConnection() {},
  toUser() {},
  recheck: async () => {},
  present: async () => [],
};
