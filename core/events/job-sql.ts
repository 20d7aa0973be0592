// Statements on pg-boss's tables in addition to pg-boss's own.

export const deadLetterQueue = 'dead-letters';

/** Under a lock, because two processes may open a new database at once. The number is arbitrary. */
export const makeIndex = `
  begin;
  select pg_advisory_xact_lock(20260803);
  create index if not exists job_being_done on pgboss.job_common (name) where state = 'active';
  commit`;

/** Parameters: names and options. Existing queues are unchanged. */
export const createQueues = 'select pgboss.create_queue(name, $2::jsonb) from unnest($1::text[]) as name';

/** Parameters: queues and ids in the same order. */
export const areThese = '(name, id) in (select * from unnest($1::text[], $2::uuid[]))';

/** Jobs whose lease has expired. */
export const abandoned = `
  select name as queue, id from pgboss.job
   where state = 'active' and started_on + expire_seconds * interval '1 second' < now()
   limit 100 for update skip locked`;

export const dueOfEach = `
  select queue,
         exists (select from pgboss.job where name = queue and state < 'active' and start_after <= now()) as waits,
         (select extract(epoch from min(start_after) - now()) from pgboss.job
           where name = queue and state < 'active' and start_after > now()) as next
    from unnest($1::text[]) as queue`;

export const countUnfinished = `
  select count(*) as count from pgboss.job
   where name = any($1) and (state in ('active', 'retry') or state = 'created' and start_after <= now())`;

export const allDeadLetters = `
  select id, data->>'queue' as queue, data->'payload' as payload, output->>'message' as error, created_on as at
    from pgboss.job where name = '${deadLetterQueue}' order by created_on`;

/** Parameters of this and the following statements: queue and id. */
export const findOne = 'select data, state from pgboss.job where name = $1 and id = $2';

export const cancelOne = `
  update pgboss.job set state = 'cancelled', completed_on = now()
   where name = $1 and id = $2 and state < 'completed'`;

export const rescheduleOne = `
  update pgboss.job set start_after = $3
   where name = $1 and id = $2 and state < 'active'`;

/** Returns a running job to the queue. Affects no row if another job with its key is already waiting. */
export const postponeOne = `
  update pgboss.job as job set state = 'created', started_on = null, start_after = $3
   where name = $1 and id = $2 and state = 'active'
     and not exists (select from pgboss.job as other
                      where other.name = $1 and other.singleton_key = job.singleton_key and other.state = 'created')
  returning id`;

export const setProgress = `
  update pgboss.job set data = data || $3::jsonb
   where name = $1 and id = $2 and state = 'active'`;

export const bringForward = `
  update pgboss.job set start_after = start_after - $1 * interval '1 second'
   where state < 'active' and start_after > now()`;
