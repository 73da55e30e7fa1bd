import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { normalize } from '#domain/thai-text/normalize.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import type { Database } from '#platform/data/database/database.ts'

declare module '#platform/context.ts' {
  interface App {
    /** Visits to missing addresses, and uses of redirects. */
    redirectStats: RedirectStats
  }
}

/** A requested address that does not exist. */
interface LostVisit {
  site: string
  path: string
  /** The page of the same site that links to it, if known. */
  referrer: string | null
  isRobot: boolean
}

interface Lost extends LostVisit {
  hits: number
  at: string
}

const gatherMs = 5000
/** Maximum buffered addresses per site and in total; the rest is dropped. */
const mostOfSite = 100
const mostWaiting = 1000
/** Maximum stored addresses per site: the most requested ones. */
export const maxNotFound = 1000
const mostHits = 1_000_000

/** Counts visits in memory and writes them every few seconds, so that requests do not wait. */
export class RedirectStats {
  readonly #database: Database
  readonly #clock: () => number
  /** Runs outside the request's transaction, which may fail. */
  readonly #outside = AsyncLocalStorage.snapshot()
  #lost = new Map<string, Map<string, Lost>>()
  #waiting = 0
  #followed = new Map<string, { site: string; _id: string; hits: number }>()
  #timer: NodeJS.Timeout | null = null
  #writing: Promise<void> = Promise.resolve()

  constructor(database: Database, clock: () => number) {
    this.#database = database
    this.#clock = clock
  }

  /** A missing address was requested. */
  lost(visit: LostVisit) {
    const ofSite = this.#lost.get(visit.site) ?? new Map<string, Lost>()
    const known = ofSite.get(visit.path)
    if (!known && (ofSite.size >= mostOfSite || this.#waiting >= mostWaiting)) return
    if (!known) this.#waiting += 1
    ofSite.set(visit.path, {
      ...visit,
      referrer: visit.referrer ?? known?.referrer ?? null,
      isRobot: visit.isRobot && known?.isRobot !== false,
      hits: (known?.hits ?? 0) + 1,
      at: new Date(this.#clock()).toISOString(),
    })
    this.#lost.set(visit.site, ofSite)
    this.#later()
  }

  /** A redirect was used. */
  followed({ site, _id }: { site: string; _id: string }) {
    const known = this.#followed.get(_id)
    if (!known && this.#followed.size >= mostWaiting) return
    this.#followed.set(_id, { site, _id, hits: (known?.hits ?? 0) + 1 })
    this.#later()
  }

  /** Drops matching buffered entries of a site. */
  forget(site: string, isMeant: (path: string) => boolean) {
    const ofSite = this.#lost.get(site)
    for (const path of [...(ofSite?.keys() ?? [])].filter(isMeant)) if (ofSite?.delete(path)) this.#waiting -= 1
  }

  #later() {
    this.#timer ??= this.#outside(() => setTimeout(() => void this.flush(), gatherMs).unref())
  }

  /** Writes the buffered counts. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const lost = [...this.#lost.values()].flatMap((ofSite) => [...ofSite.values()])
    const followed = [...this.#followed.values()]
    this.#lost = new Map()
    this.#followed = new Map()
    this.#waiting = 0
    this.#writing = this.#writing.then(() => this.#outside(() => this.#write({ lost, followed })))
    return this.#writing
  }

  /** A failed write is dropped and affects no request. */
  async #write({ lost, followed }: { lost: Lost[]; followed: { site: string; _id: string; hits: number }[] }) {
    const now = this.#clock()
    const { kysely } = this.#database
    const quietly = () => {}
    if (lost.length > 0) {
      await noted(lost, now).execute(kysely).catch(quietly)
      await kept([...new Set(lost.map(({ site }) => site))])
        .execute(kysely)
        .catch(quietly)
    }
    if (followed.length > 0) await counted(followed, now).execute(kysely).catch(quietly)
  }
}

function noted(lost: readonly Lost[], now: number) {
  const rows = lost.map((one) => ({
    ...{ ...one, _id: newId(now), search: normalize(one.path), hits: Math.min(one.hits, mostHits) },
    by: one.isRobot ? 'robots' : 'people',
  }))
  return sql`insert into lost_address (site, _id, "createdAt", "updatedAt", version, search, path, hits, "lastAt", referrer, "by")
    select given.site, given._id, given.at, given.at, 1, given.search, given.path, given.hits, given.at, given.referrer, given."by"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (site text, _id text, at timestamptz, search text,
      path text, hits integer, referrer text, "by" text)
    where exists (select 1 from site s where s._id = given.site)
    on conflict (site, path) do update set
      hits = least(lost_address.hits + excluded.hits, ${mostHits}), "lastAt" = excluded."lastAt", "updatedAt" = excluded."updatedAt",
      referrer = coalesce(excluded.referrer, lost_address.referrer),
      "by" = case when 'people' in (lost_address."by", excluded."by") then 'people' else 'robots' end`
}

/** Keeps the most and latest requested addresses of each site and deletes the others. */
const kept = (sites: readonly string[]) => sql`delete from lost_address where (site, _id) in (
  select site, _id from (
    select site, _id, row_number() over (partition by site order by "by", hits desc, "lastAt" desc, _id) as place
    from lost_address where site = any(${sites}::text[])) as ranked where place > ${maxNotFound})`

const counted = (followed: readonly { site: string; _id: string; hits: number }[], now: number) =>
  sql`update redirect set hits = least(redirect.hits + given.hits, ${mostHits}), "lastAt" = ${new Date(now).toISOString()}
    from jsonb_to_recordset(${JSON.stringify(followed)}::jsonb) as given (site text, _id text, hits integer)
    where redirect.site = given.site and redirect._id = given._id`
