import { sql } from 'kysely'
import { formatBytes } from '#domain/file/file-bytes.ts'
import { hasPlace, personQuota, siteQuota, type Waiting } from '#domain/file/upload-quota.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { conflict } from '#platform/errors/errors.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { unusedMs } from '../references/unused.ts'
import { fileWords } from '../words.ts'
import { uploaderOf } from './upload-grant.ts'
import { roomOn, type UploadLimits } from './upload-limits.ts'

/** The expected upload. `coming` is the resumable upload it was until now, which is not counted twice. */
interface Coming {
  taken: UploadLimits
  bytes: number
  coming?: string | undefined
}

/**
 * Refuses an upload if the user, or the learners of the site, have too many unused files. In the transaction that
 * stores it concurrent uploads wait for each other, so none exceeds the limit. Staff are never blocked by other users'
 * files.
 */
export const assertFewUnused = async (ctx: Context, { taken, bytes, coming = '' }: Coming): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`limit file ${ctx.site._id}`}, 0))`.execute(ctx[executor])
  const { own, all } = await waitingOn(ctx, coming)
  const [more, staff] = [{ files: 1, bytes }, isStaff(ctx.viewer)]
  if (!hasPlace(personQuota({ isStaff: staff, most: taken.most }), own, more))
    throw conflict(issueOf('waiting', fileWords.waiting, own))
  if (!staff && !hasPlace(siteQuota({ most: taken.most, room: roomOn(ctx) }), all, more))
    throw conflict(issueOf('waiting-site', fileWords.waitingOnSite, all))
}

/** A day longer than unused files are stored. Older files are in use, or deleted by the next cleanup. */
const longestMs = unusedMs + 24 * 60 * 60_000

async function waitingOn(ctx: Context, coming: string): Promise<{ own: Waiting; all: Waiting }> {
  const { site } = ctx
  const since = new Date(ctx.now - longestMs).toISOString()
  const { rows } = await sql<{ files: number; bytes: number; ownFiles: number; ownBytes: number }>`
    with waiting as (
      select person, kept as bytes from file f
      where site = ${site._id} and "createdAt" > ${since}::timestamptz and not "inLibrary" and "removedAt" is null
        and person <> '' and not exists (select 1 from file_use u where u.site = f.site and u.file = f._id)
        and not exists (select 1 from attachment a where a.site = f.site and a.file = f._id and a."removedAt" is null)
      union all
      select person, bytes from file_upload
      where site = ${site._id} and file is null and "expiresAt" > ${nowOf(ctx)} and not "inLibrary" and _id <> ${coming}
    )
    select count(*)::int as files, coalesce(sum(bytes), 0)::bigint as bytes,
      (count(*) filter (where person = ${uploaderOf(ctx)}))::int as "ownFiles",
      coalesce(sum(bytes) filter (where person = ${uploaderOf(ctx)}), 0)::bigint as "ownBytes"
    from waiting`.execute(ctx[executor])
  const { files, bytes, ownFiles, ownBytes } = rows[0]!
  return {
    own: { files: ownFiles, bytes: Number(ownBytes) },
    all: { files, bytes: Number(bytes) },
  }
}

const issueOf = (code: string, { th, en }: Text, { files, bytes }: Waiting) => {
  const n = { files: files.toLocaleString('th-TH'), used: formatBytes(bytes) }
  return { field: 'file', code, th: fill(th, n), en: fill(en, n) }
}
