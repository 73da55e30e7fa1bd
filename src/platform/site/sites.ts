import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Manifest } from '#platform/manifest/manifest.ts'
import type { Site } from './site.ts'

/** Finds the site of a host name (specification L11.4); a record is believed for 60 seconds. */
export interface Sites {
  byHostname: (hostname: string) => Promise<Site | undefined>
  byId: (id: string) => Promise<Site | undefined>
  forget: () => void
}

const believedMs = 60_000
const mostUnknown = 1000

export const createSites = (with_: {
  database: Database
  manifests: readonly Manifest[]
  clock: () => number
}): Sites => {
  const { database, manifests, clock } = with_
  const core = manifests.filter((module) => module.isCore).map((module) => module.name)
  const known = new Map<string, { site: Promise<Site | undefined>; until: number }>()

  const remembered = (key: string, find: () => Promise<Site | undefined>) => {
    const found = known.get(key)
    if (found && found.until > clock()) return found.site
    if (known.size > mostUnknown) known.clear()
    const site = find()
    known.set(key, { site, until: clock() + believedMs })
    site.catch(() => known.delete(key))
    return site
  }
  const read = async (where: ReturnType<typeof sql>) => {
    const { rows } = await sql<Stored>`select s.*, h.hostname from site s join hostname h on h.site = s._id
      where ${where} order by h."isPrimary" desc limit 1`.execute(database.kysely)
    return rows[0] && asSite(rows[0], core)
  }
  return {
    byHostname: (hostname) => remembered(`host ${hostname}`, () => read(sql`h.hostname = ${hostname}`)),
    byId: (id) => remembered(`id ${id}`, () => read(sql`s._id = ${id}`)),
    forget: () => known.clear(),
  }
}

type Stored = Omit<Site, 'plugins'> & { plugins: string[] }

const asSite = (row: Stored, core: string[]): Site => ({
  _id: row._id,
  hostname: row.hostname,
  key: row.key,
  siteName: row.siteName,
  siteNameEn: row.siteNameEn,
  siteType: row.siteType,
  parent: row.parent,
  config: row.config,
  theme: row.theme,
  plugins: new Set([...core, ...row.plugins]),
})

/** The host name of a Host header in its canonical form, or '' when it is none: lower case, no port, no final dot. */
export const canonicalHost = (header: string | undefined) => {
  const match = /^([a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?)\.?(?::\d{1,5})?$/i.exec(header ?? '')
  return match ? match[1]!.toLowerCase() : ''
}
