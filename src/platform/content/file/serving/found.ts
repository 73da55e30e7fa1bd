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
  /** Nobody has looked yet whether a virus is in it: it opens for nobody. */
  isWaiting: boolean
  store: string
  /** Whose store that is, and as which file it is there: that of the original while a copy is still on its way. */
  lies: { site: string; id: string }
  person: string
}

/** What decides who may open a file. */
export type Opened = Pick<Found, 'id' | 'ext' | 'site' | 'person' | 'isPublic'>

/** The file of a name (what follows `upload/`), of whichever site; null where there is none, or it was put away. */
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
