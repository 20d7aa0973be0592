import type { AnyContract } from './contract/index.ts';
import type { SchemaOwner } from './db/index.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { Background } from './plugins/background.ts';
import type { Gate } from './plugins/gate.ts';
import type { PluginHost } from './plugins/host.ts';
import type { PluginJobs } from './plugins/jobs.ts';
import type { PluginSettings } from './plugins/settings.ts';
import type { Switchboard } from './plugins/switchboard.ts';
import type { PersonalDataOf } from './privacy/privacy.ts';
import type { RetentionOf } from './privacy/retention.ts';
import type { FileLinks } from './storage/file-links.ts';

/** The platform without HTTP and sockets: its infrastructure and plugins. Opened by the server, the command line and tests. */
export interface Platform extends Infrastructure {
  readonly host: PluginHost;
  readonly gate: Gate;
  readonly settings: PluginSettings;
  readonly switchboard: Switchboard;
  readonly background: Background;
  readonly pluginJobs: PluginJobs;
  readonly personalData: PersonalDataOf;
  readonly retention: RetentionOf;
  /** Contracts of the core and all installed plugins, loaded or not. */
  contracts(): Promise<readonly AnyContract[]>;
  /** Signed addresses of files. */
  readonly fileLinks: FileLinks;
  /** Schemas with their migrations; the core's is first. */
  readonly owners: readonly SchemaOwner[];
}
