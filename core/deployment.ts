import type { Actor } from './contract/index.ts';
import { assertMay } from './identity/call.ts';
import type { Infrastructure } from './infrastructure.ts';
import { backupFolder, backupsIn } from './storage/backup-files.ts';

/** What administrators of an institution may know of the deployment. Only its operator changes it. */
export interface DeploymentState {
  /** Mail is sent by a mail server, or written to files on the server, where nobody reads it. */
  readonly mail: 'smtp' | 'folder';
  readonly lastBackupAt: Date | null;
  readonly isBackupScheduled: boolean;
}

/** Servers of others that a deployment works with, by host name; null where there is none. */
export interface DeploymentServers {
  readonly mail: string | null;
  readonly database: string | null;
  readonly redis: string | null;
}

export interface DeploymentService {
  /** Needs `platform.institution`. */
  state(call: { who: Actor }): Promise<DeploymentState>;
  /** Needs `platform.institution`. */
  servers(call: { who: Actor }): DeploymentServers;
}

export function createDeployment({ configuration }: Pick<Infrastructure, 'configuration'>): DeploymentService {
  const { smtpUrl, databaseUrl, redisUrl, backupSchedule } = configuration;
  return {
    async state({ who }) {
      assertMay(who, 'platform.institution');
      const [latest] = await backupsIn(backupFolder(configuration));
      return {
        mail: smtpUrl ? 'smtp' : 'folder',
        lastBackupAt: latest?.at ?? null,
        isBackupScheduled: backupSchedule !== undefined,
      };
    },
    servers({ who }) {
      assertMay(who, 'platform.institution');
      return { mail: hostOf(smtpUrl), database: hostOf(databaseUrl), redis: hostOf(redisUrl) };
    },
  };
}

/** Without user, password and path, which are secret. */
const hostOf = (address: string | undefined) => (address === undefined ? null : new URL(address).hostname || null);
