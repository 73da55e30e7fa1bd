import { sql } from 'kysely'
import type { App } from '#platform/context.ts'

/** A fact that a module announced, as its listeners get it. */
export interface Fact {
  site: string
  event: string
  payload: Record<string, unknown>
}

export interface Outbox {
  wake: () => void
  /** Resolves when nothing is left to deliver now. */
  drain: () => Promise<void>
  stop: () => Promise<void>
}

interface Taken extends Fact {
  _id: number
  attempts: number
}

const batch = 20
const leaseSeconds = 60
const longestTry = 8

/** Delivers announced facts to `hear`, in order of their time; a failed one comes again later, eight times at most. */
export const startOutbox = (app: () => App, hear: (fact: Fact) => Promise<void>): Outbox => {
  let isStopped = false
  let running: Promise<void> | null = null
  let isWanted = false

  const run = async () => {
    do {
      isWanted = false
      while (!isStopped && (await deliverBatch(app(), hear)) === batch) continue
    } while (isWanted && !isStopped)
  }
  const wake = () => {
    isWanted = true
    running ??= run()
      .catch((error) => app().settings.log(`outbox: ${String(error)}`))
      .finally(() => (running = null))
  }
  const timer = setInterval(wake, 5000)
  timer.unref()
  return {
    wake,
    drain: async () => {
      wake()
      while (running) await running
    },
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}

async function deliverBatch(app: App, hear: (fact: Fact) => Promise<void>) {
  const facts = await take(app)
  for (const fact of facts) await deliver(app, fact, hear)
  return facts.length
}

async function take(app: App): Promise<Taken[]> {
  const now = new Date(app.clock()).toISOString()
  const until = new Date(app.clock() + leaseSeconds * 1000).toISOString()
  const { rows } = await sql<Taken>`update outbox set attempts = attempts + 1, "lockedUntil" = ${until}
    where _id in (select _id from outbox where state = 'ready' and "runAt" <= ${now}
      and ("lockedUntil" is null or "lockedUntil" < ${now}) order by "runAt", _id limit ${batch} for update skip locked)
    returning _id, site, event, payload, attempts`.execute(app.database.kysely)
  return rows.toSorted((a, b) => a._id - b._id)
}

async function deliver(app: App, fact: Taken, hear: (fact: Fact) => Promise<void>) {
  try {
    await hear(fact)
    await sql`delete from outbox where _id = ${fact._id}`.execute(app.database.kysely)
  } catch (error) {
    const state = fact.attempts >= longestTry ? 'failed' : 'ready'
    const later = new Date(app.clock() + 500 * 2 ** fact.attempts).toISOString()
    await sql`update outbox set state = ${state}, "lockedUntil" = null, "runAt" = ${later}, error = ${String(error).slice(0, 500)}
      where _id = ${fact._id}`.execute(app.database.kysely)
  }
}
