import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

/** Lines of one metric, without its description. */
async function linesOf(metrics: ReturnType<typeof createMetrics>, name: string) {
  const { body } = await metrics.render();
  return body.split('\n').filter((line) => line.startsWith(name));
}

test('requests are counted and timed by method, route pattern and status', async () => {
  const metrics = createMetrics();
  for (const status of [200, 200, 404]) {
    metrics.started();
    metrics.observe('GET', '/api/universities/:id', status, 0.02);
  }
  const counts = await linesOf(metrics, 'http_request_duration_seconds_count');
  expect(counts).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/api/universities/:id",status="200"} 2',
    'http_request_duration_seconds_count{method="GET",route="/api/universities/:id",status="404"} 1',
  ]);
});

test('unknown methods share one series', async () => {
  const metrics = createMetrics();
  for (const method of ['BREW', 'WHEN']) {
    metrics.started();
    metrics.observe(method, 'other', 404, 0.001);
  }
  expect(await linesOf(metrics, 'http_request_duration_seconds_count')).toEqual([
    'http_request_duration_seconds_count{method="other",route="other",status="404"} 2',
  ]);
});

test('requests in flight are counted until they are answered', async () => {
  const metrics = createMetrics();
  metrics.started();
  metrics.started();
  metrics.observe('GET', '/', 200, 0.1);
  expect(await linesOf(metrics, 'http_requests_in_flight')).toEqual(['http_requests_in_flight 1']);
});

test('connections, plugins and the pool are read when metrics are rendered', async () => {
  let state = 'running';
  const metrics = createMetrics({
    connections: () => 3,
    plugins: () => [{ id: 'tutor', state }],
    pool: () => ({ used: 2, free: 1, waiting: 0, max: 10 }),
  });
  expect(await linesOf(metrics, 'ws_connections')).toEqual(['ws_connections 3']);
  expect(await linesOf(metrics, 'plugin_state')).toEqual(['plugin_state{plugin="tutor",state="running"} 1']);
  state = 'quarantined';
  expect(await linesOf(metrics, 'plugin_state')).toEqual(['plugin_state{plugin="tutor",state="quarantined"} 1']);
  expect(await linesOf(metrics, 'db_pool')).toEqual([
    'db_pool_connections{state="used"} 2',
    'db_pool_connections{state="free"} 1',
    'db_pool_connections{state="waiting"} 0',
    'db_pool_max_connections 10',
  ]);
});

test('jobs are counted by outcome', async () => {
  const metrics = createMetrics();
  metrics.jobFinished('tutor', 'summarise', 'completed', 0.5);
  metrics.jobFinished('tutor', 'summarise', 'failed', 0.25);
  expect(await linesOf(metrics, 'job')).toEqual([
    'jobs_total{plugin="tutor",job="summarise",outcome="completed"} 1',
    'jobs_total{plugin="tutor",job="summarise",outcome="failed"} 1',
    'job_seconds_total{plugin="tutor",job="summarise"} 0.75',
  ]);
});

test('two platforms in one process have separate metrics', async () => {
  const [first, second] = [createMetrics(), createMetrics()];
  first.started();
  expect(await linesOf(first, 'http_requests_in_flight')).toEqual(['http_requests_in_flight 1']);
  expect(await linesOf(second, 'http_requests_in_flight')).toEqual(['http_requests_in_flight 0']);
});

test('metrics of the process are included, in the text format of Prometheus', async () => {
  const { type, body } = await createMetrics().render();
  expect(type).toContain('text/plain');
  expect(body).toMatch(/^process_cpu_seconds_total /m);
});
