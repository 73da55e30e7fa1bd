import { type RawBuilder, sql } from 'kysely'
import { type Flags, maxFlags } from '#domain/page/visibility/flags.ts'
import { mostFields, type PersonField } from '#domain/validation/person-field/definition.ts'
import { type Preset, presets } from '#ui/theme/presets.ts'
import type { Database } from '#platform/data/database/database.ts'
import type { Manifest } from '#platform/manifest/manifest.ts'
import { ttlCache } from '../http/page-cache/ttl-cache.ts'
import { type PublicConfiguration, publicFields } from './public-fields.ts'
import { suspendedAbove } from './site-tree/own.ts'
import { setupSite } from './first-run.ts'
import type { Site, SiteWords } from './site.ts'

declare module '#platform/context.ts' {
  interface App {
    sites: Sites
  }
}

/**
 * Finds the site of a host name (specification L11.4). Its configuration is cached for 60 seconds and its plugin list
 * for an hour (§9). Changes through the product clear the cache at once, in every process.
 */
export interface Sites {
  byHostname: (hostname: string) => Promise<Site | undefined>
  byId: (id: string) => Promise<Site | undefined>
  /** The site for every host name while the installation is empty; undefined afterwards. */
  founding: () => Promise<Site | undefined>
  forget: () => void
  /** Called after possibly missed notifications. Reads all sites again; cached ones stay valid if that fails. */
  doubt: () => void
}

/** The collections that a site is read from: a change of one is a change of the site. */
export const configuring = ['configuration', 'hostname', 'translate', 'package', 'user_field', 'display_flag'] as const

const configurationMs = 60_000
/**
 * A plugin list may be nearly an hour old when a configuration is read, and then lives as long as that: an hour in
 * total.
 */
const pluginsMs = 3_600_000 - configurationMs

export const createSites = (with_: {
  database: Database
  manifests: readonly Manifest[]
  clock: () => number
}): Sites => {
  const { database, manifests, clock } = with_
  const core = coreOf(manifests)
  const sites = ttlCache<Site | undefined>(configurationMs, clock)
  const plugins = ttlCache<string[]>(pluginsMs, clock)
  let isFounded = false

  const read = async (by: { hostname?: RawBuilder<unknown>; site?: RawBuilder<boolean> }) => {
    const { rows } = await found(by).execute(database.kysely)
    if (!rows[0]) return undefined
    const { _id } = rows[0]
    const [own, more] = await Promise.all([plugins.get(_id, () => pluginsOf(database, _id)), besidesOf(database, _id)])
    return { ...asSite(rows[0], { core, own }), ...more }
  }
  return {
    byHostname: (hostname) => sites.get(`host ${hostname}`, () => read({ hostname: sql`${hostname}` })),
    byId: (id) => sites.get(`id ${id}`, () => read({ site: sql`s._id = ${id}` })),
    async founding() {
      if (isFounded) return undefined
      const { rows } = await sql`select 1 from site limit 1`.execute(database.kysely)
      isFounded = rows.length > 0
      return isFounded ? undefined : setupSite(manifests)
    },
    doubt() {
      sites.doubt()
      plugins.doubt()
    },
    forget() {
      sites.forget()
      plugins.forget()
    },
  }
}

/** Modules that are active everywhere. */
export const coreOf = (manifests: readonly Manifest[]) =>
  manifests.filter((module) => module.isCore).map((module) => module.name)

interface Stored extends Omit<PublicConfiguration, 'plugins'> {
  _id: string
  parent: string | null
  hostname: string | null
  lastUpdate: string
  hasLine: boolean
  isSuspended: boolean
  limits: Record<string, number | null> | null
  /** The plugins that the package includes; null means all. */
  included: string[] | null
  /** The host name's own look. */
  hostLook: Preset | null
}

const ownFields = publicFields.filter((field) => field !== 'plugins')

/** SQL for a site by one of its host names, or by `_id` with its main one. */
const found = ({ hostname, site }: { hostname?: RawBuilder<unknown>; site?: RawBuilder<boolean> }) =>
  sql<Stored>`select s._id, s.parent, h.hostname, h.theme as "hostLook", c."updatedAt" as "lastUpdate",
      c.line is not null and c."lineChannel" is not null as "hasLine",
      c.suspended or exists (${suspendedAbove(sql`s._id`)}) as "isSuspended", p.limits, p.plugins as included,
      ${sql.join(ownFields.map((field) => sql.ref(`c.${field}`)))}
    from site s join configuration c on c.site = s._id left join package p on p._id = c.package left join hostname h
      on h.site = s._id and h.hostname = ${hostname ?? sql`c.hostname`}
    where ${site ?? sql`h.hostname is not null`} limit 1`

const pluginsOf = async ({ kysely }: Database, site: string) => {
  const { rows } = await sql<{ plugins: string[] }>`select plugins from configuration where site = ${site}`.execute(
    kysely,
  )
  return rows[0]?.plugins ?? []
}

/** What a site says, asks and hides in its own way. */
const besidesOf = async (database: Database, _id: string) => {
  const [words, personFields, flags] = await Promise.all([
    wordsOf(database, _id),
    personFieldsOf(database, _id),
    flagsOf(database, _id),
  ])
  return { words, personFields, flags }
}

const wordsOf = async ({ kysely }: Database, site: string): Promise<SiteWords> => {
  const { rows } = await sql<{ code: string; translations: Record<string, string> }>`
    select code, translations from translate where site = ${site} and code in ('th', 'en')`.execute(kysely)
  return { th: {}, en: {}, ...Object.fromEntries(rows.map(({ code, translations }) => [code, translations])) }
}

/** The fields of people that the site defines, without those that are off. */
const personFieldsOf = async ({ kysely }: Database, site: string) => {
  const { rows } = await sql<PersonField>`
    select key, jsonb_build_object('th', name, 'en', coalesce(nullif("nameEn", ''), name)) as label, type, pattern, choices, required as "isRequired", person, staff,
      registration as "inRegistration", profile as "inProfile"
    from user_field where site = ${site} and active order by "order", "createdAt", _id limit ${mostFields}`.execute(
    kysely,
  )
  return rows
}

const flagsOf = async ({ kysely }: Database, site: string): Promise<Flags> => {
  const { rows } = await sql<{ code: string; shown: boolean }>`
    select code, shown from display_flag where site = ${site} order by code limit ${maxFlags}`.execute(kysely)
  return Object.fromEntries(rows.map(({ code, shown }) => [code, shown]))
}

const asSite = (
  { hostLook, hostname, included, ...row }: Stored,
  { core, own }: { core: string[]; own: string[] },
): Omit<Site, 'words' | 'personFields' | 'flags'> => ({
  ...row,
  hostname: hostname ?? '',
  theme: themeOf(row, hostLook),
  plugins: new Set([...core, ...(included?.length ? own.filter((name) => included.includes(name)) : own)]),
})

/** A preset takes precedence over the site's own theme, and the host name's look over both. */
export const themeOf = ({ siteStyle, theme }: Pick<Stored, 'siteStyle' | 'theme'>, hostLook: Preset | null) => {
  const look = hostLook ?? (siteStyle === 'own' ? null : siteStyle)
  return look ? presets[look] : theme
}

/** Returns the canonical host name of a Host header: lower case, without port and final dot. '' if it is invalid. */
export const canonicalHost = (header: string | undefined) => {
  const match = /^([a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?)\.?(?::\d{1,5})?$/i.exec(header ?? '')
  return match ? match[1]!.toLowerCase() : ''
}
