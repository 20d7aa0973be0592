import type { SchemaOwner } from './db/index.ts';
import type { Ground } from './ground.ts';
import type { Background } from './plugins/background.ts';
import type { Gate } from './plugins/gate.ts';
import type { PluginHost } from './plugins/host.ts';
import type { PluginJobs } from './plugins/jobs.ts';
import type { PluginSettings } from './plugins/settings.ts';
import type { Switchboard } from './plugins/switchboard.ts';
import type { PersonalDataOf } from './privacy/privacy.ts';
import type { FileLinks } from './storage/file-links.ts';

/** Everything but the doors: the ground and the plugins on it. What the server, the command line and tests open. */
export interface Platform extends Ground {
  readonly host: PluginHost;
  readonly gate: Gate;
  readonly settings: PluginSettings;
  readonly switchboard: Switchboard;
  readonly background: Background;
  readonly pluginJobs: PluginJobs;
  readonly personalData: PersonalDataOf;
  /** Signed addresses of files. */
  readonly fileLinks: FileLinks;
  /** Schemas and their migrations, the core's first. */
  readonly owners: readonly SchemaOwner[];
}
