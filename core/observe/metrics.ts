import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Values read when metrics are rendered. Metrics of missing readings are omitted. */
export interface Readings {
  /** Open live connections of this process. */
  connections?(): number;
  /** Plugins and their states, such as `running` or `quarantined`. */
  plugins?(): Iterable<{ readonly id: string; readonly state: string }>;
  /** Connections to the database. */
  pool?(): { readonly used: number; readonly free: number; readonly waiting: number; readonly max: number };
}

export interface Metrics {
  /** Counts a request in flight; `observe` must follow when it completes. */
  started(): void;
  /** @param route the route's pattern, never the actual path, because every value is kept for the life of the process */
  observe(method: string, route: string, status: number, seconds: number): void;
  jobFinished(plugin: string, job: string, outcome: 'completed' | 'failed', seconds: number): void;
  /** Renders the metrics in the text format of Prometheus. */
  render(): Promise<{ type: string; body: string }>;
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Creates the metrics of a process in a separate registry. */
export function createMetrics(readings: Readings = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  readAtRender(registry, readings);

  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests in progress',
    registers,
  });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const jobs = new Counter({
    name: 'jobs_total',
    help: 'Background jobs that have ended',
    labelNames: ['plugin', 'job', 'outcome'],
    registers,
  });
  const jobSeconds = new Counter({
    name: 'job_seconds_total',
    help: 'Time spent in background jobs',
    labelNames: ['plugin', 'job'],
    registers,
  });

  /** Caches the children of the histogram by labels: looking them up costs more than observing. */
  const counters = new Map<string, ReturnType<typeof requests.labels>>();
  const counterOf = (method: string, route: string, status: string) => {
    const key = `${method} ${status} ${route}`;
    const known = counters.get(key) ?? requests.labels(method, route, status);
    counters.set(key, known);
    return known;
  };

  return {
    started: () => inFlight.inc(),
    observe(method, route, status, seconds) {
      inFlight.dec();
      counterOf(knownMethods.has(method) ? method : 'other', route, String(status)).observe(seconds);
    },
    jobFinished(plugin, job, outcome, seconds) {
      jobs.inc({ plugin, job, outcome });
      jobSeconds.inc({ plugin, job }, seconds);
    },
    render: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}

function readAtRender(registry: Registry, { connections, plugins, pool }: Readings): void {
  const registers = [registry];
  if (connections) {
    new Gauge({
      name: 'ws_connections',
      help: 'Open live connections',
      registers,
      collect() {
        this.set(connections());
      },
    });
  }
  if (plugins) {
    new Gauge({
      name: 'plugin_state',
      help: '1 for the state a plugin is in',
      labelNames: ['plugin', 'state'],
      registers,
      collect() {
        this.reset();
        for (const { id, state } of plugins()) this.set({ plugin: id, state }, 1);
      },
    });
  }
  if (pool) {
    new Gauge({
      name: 'db_pool_connections',
      help: 'Connections to the database: used, free, and requests waiting for one',
      labelNames: ['state'],
      registers,
      collect() {
        const { used, free, waiting } = pool();
        this.set({ state: 'used' }, used);
        this.set({ state: 'free' }, free);
        this.set({ state: 'waiting' }, waiting);
      },
    });
    new Gauge({
      name: 'db_pool_max_connections',
      help: 'Maximum number of database connections of this process',
      registers,
      collect() {
        this.set(pool().max);
      },
    });
  }
}
