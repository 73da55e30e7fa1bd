import { sql } from 'kysely'
import { isAtLeast, isSignedIn, isStaff } from '#platform/data/access/viewer.ts'
import type { Collection } from '#platform/data/collection/define.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { invalid } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { keysIn } from '../copy/remap-file-keys.ts'
import type { Opened } from '../serving/found.ts'
import { mayOpen } from '../serving/may-open.ts'
import { fileWords } from '../words.ts'

type Values = Record<string, unknown>

/**
 * Refuses a new reference to a file that the user neither uploaded nor may open. Otherwise a known key could create a
 * row that opens the file. Existing references and unknown keys are accepted.
 */
export const assertFiles = async (
  ctx: Context,
  { fields }: Pick<Collection, 'fields'>,
  { before, given }: { before: Values | null; given: Values },
): Promise<void> => {
  const added = Object.keys(given).flatMap((name) => {
    const ids = keysIn(given[name])
    const held = ids.length > 0 ? keysIn(before?.[name]) : []
    return ids.flatMap((id) => (held.includes(id) ? [] : { name, id }))
  })
  if (added.length === 0) return
  const refused = await refusedOf(ctx, [...new Set(added.map(({ id }) => id))])
  const names = new Set(added.flatMap(({ name, id }) => (refused.has(id) ? name : [])))
  if (names.size === 0) return
  const issues = [...names].map((name) => {
    const { th, en } = fields[name]?.label ?? { th: name, en: name }
    return {
      ...{ field: name, code: 'file' },
      th: fill(fileWords.notYours.th, { field: th }),
      en: fill(fileWords.notYours.en, { field: en }),
    }
  })
  throw invalid(...issues)
}

type Named = Opened & { inLibrary: boolean }

async function refusedOf(ctx: Context, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<Named>`select _id as id, ext, site, person, "isPublic", "inLibrary" from file
    where _id = any(${ids}::text[])`.execute(ctx[executor])
  const refused = new Set<string>()
  for (const file of rows) if (!(await mayName(ctx, file))) refused.add(file.id)
  return refused
}

/** Staff choose from their site's library. Values that owners copy between their sites may still name a third site. */
async function mayName(ctx: Context, file: Named): Promise<boolean> {
  const { viewer, site } = ctx
  if (isSignedIn(viewer) && viewer.id !== '' && file.person === viewer.id) return true
  if (ctx.uploadGrant && file.site === site._id && file.person === ctx.uploadGrant.owner) return true
  if (file.site === site._id && isStaff(viewer) && file.inLibrary) return true
  if (file.site !== site._id && (isAtLeast(viewer, 'superadmin') || isProduct(ctx))) return true
  return mayOpen(ctx, file)
}

/** A job or listener, without a user. */
const isProduct = ({ viewer }: Context) => viewer.id === '' && isStaff(viewer)
