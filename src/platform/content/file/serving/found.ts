import { sql } from 'kysely'
import { type FileKey, readKey } from '#domain/file/file-key.ts'
import type { Executor } from '#platform/data/database/executor.ts'

/** A file as it is served. */
export interface Found extends FileKey {
  site: string
  name: string
  type: string
  bytes: number
  sha256: string
  widths: number[]
  isPublic: boolean
  /** Not scanned yet; it opens for nobody. */
  isWaiting: boolean
  store: string
  /** The site and file id of the content: those of the original while a copy is pending. */
  lies: { site: string; id: string }
  person: string
}

/** The data that decides who may open a file. */
export type Opened = Pick<Found, 'id' | 'ext' | 'site' | 'person' | 'isPublic'>

/** Returns the file of a name (after `upload/`) on any site. Null if it is missing or hidden. */
export const fileNamed = async (db: Executor, name: string): Promise<Found | null> => {
  const key = readKey(name)
  if (!key) return null
  const { rows } = await sql<Found>`select f.site, f._id as id, f.ext, f.name, f.type, f.bytes, f.sha256, f.widths,
      f."isPublic", f.person, f.scan = 'waiting' as "isWaiting", coalesce(o.store, f.store) as store,
      jsonb_build_object('site', coalesce(o.site, f.site), 'id', coalesce(o._id, f._id)) as lies
    from file f left join file o on f."isComing" and o._id = f."copyOf"
    where f._id = ${key.id} and f.ext = ${key.ext} and f."removedAt" is null
      and f.scan <> 'infected'`.execute(db)
  return rows[0] ?? null
}
