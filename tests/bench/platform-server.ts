import path from 'node:path';
import { loadConfiguration } from '../../config/load.ts';
import { noWeb } from '../../core/http/web.ts';
import { createLogger } from '../../core/observe/logger.ts';
import { openPlatform } from '../../core/platform.ts';
import { openServer } from '../../core/server.ts';
import notes from './notes/plugin.ts';

// The platform with every plugin and with `notes`, the plugin whose calls are measured. The log goes to a pipe.

const tracer = process.env.EIQ_BENCH_TRACE ? await import('./trace.ts') : undefined;
const configuration = loadConfiguration(path.join(import.meta.dirname, '../..'));
const extra = [{ id: 'notes', folder: path.join(import.meta.dirname, 'notes'), plugin: notes }];
const platform = await openPlatform({ configuration, log: createLogger({ level: configuration.logLevel }), extra });
const server = await openServer(platform, { web: noWeb });
process.send?.({ port: server.port });
process.on('message', async (message) => {
  const trace = await (message === 'trace' ? tracer?.startTrace() : message === 'traced' ? tracer?.endTrace() : null);
  process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage().rss, trace: trace ?? null });
});
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
