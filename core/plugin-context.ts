import type { AnyContract, LiveSender, LiveSpec, ServiceName, SharedServiceName } from './contract/index.ts';
import type { Platform } from './platform-parts.ts';
import { createActors } from './plugins/actors.ts';
import type { AnyPlugin } from './plugins/define-plugin.ts';
import type { Hosted } from './plugins/host.ts';
import { createRemembered } from './plugins/remembered.ts';
import { createPluginStorage } from './storage/plugin-storage.ts';

/** What one plugin's start is given: its own part of everything. */
export function contextFor(platform: Platform, hosted: Hosted): Parameters<AnyPlugin['start']>[0] {
  const { host, pluginJobs } = platform;
  const { plugin, id, config } = hosted;
  const named = <T>(names: Record<string, ServiceName<object>> | undefined, find: (name: ServiceName<object>) => T) =>
    Object.fromEntries(Object.entries(names ?? {}).map(([key, name]) => [key, find(name)]));
  return {
    db: platform.database,
    config,
    settings: (institution, tx) => platform.settings.read(institution.id, id, plugin.settings, tx),
    requires: named(plugin.requires, (name) => host.service(name)) as never,
    uses: named(
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

/** Sockets come up after the plugins, so the sender is looked for when something is sent. */
function liveSender(platform: Platform, contract: AnyContract): LiveSender<LiveSpec> {
  const sender = () => platform.doors.realtime?.senderFor(contract) ?? sentToNobody;
  return {
    toRoom: (...given) => sender().toRoom(...given),
    toConnection: (...given) => sender().toConnection(...given),
    recheck: (institution, room, key) => sender().recheck(institution, room, key),
    present: (institution, room, key) => sender().present(institution, room, key),
    toUser: (institution, userId, message, body) => sender().toUser(institution, userId, message, body),
  };
}

/** Without doors there is nobody to send to. */
const sentToNobody: LiveSender<LiveSpec> = {
  toRoom() {},
  toConnection() {},
  toUser() {},
  recheck: async () => {},
  present: async () => [],
};
