import { fromPrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { formDraft } from '../store/tables.ts'
import { ownerOf } from '../owner.server.ts'

export interface Draft {
  _id: string
  formID: string
  formVersion: number
  key: string
  owner: string
  secretHash: string | null
  answers: Record<string, unknown>
  fieldRevisions: Record<string, number>
  revision: number
  openedAt: number
}

/** Returns the newest draft of the signed-in viewer for a form; null for visitors. */
export async function ownDraft(ctx: Context, formID: string): Promise<Draft | null> {
  const owner = ownerOf(ctx)
  if (owner === '') return null
  const row = await live(ctx, formID)
    .where('owner', '=', owner)
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? asDraft(row) : null
}

/** Returns the draft of a key and of any owner; null without one. */
export async function draftOfKey(
  ctx: Context,
  { formID, key }: { formID: string; key: string },
): Promise<Draft | null> {
  const row = await live(ctx, formID).where('key', '=', key).executeTakeFirst()
  return row ? asDraft(row) : null
}

/** Returns the draft that a secret opens; null for a wrong or expired one. */
export async function draftOfSecret(ctx: Context, { _id, hash }: { _id: string; hash: string }): Promise<Draft | null> {
  const row = await drafts(ctx).where('_id', '=', _id).where('secretHash', '=', hash).executeTakeFirst()
  return row ? asDraft(row) : null
}

const drafts = (ctx: Context) => fromPrivate(ctx, formDraft).selectAll().where('expiresAt', '>', nowOf(ctx))
const live = (ctx: Context, formID: string) => drafts(ctx).where('formID', '=', formID)

type Row = Pick<Draft, '_id' | 'formID' | 'formVersion' | 'key' | 'owner' | 'secretHash' | 'revision'> & {
  answers: string
  fieldRevisions: string
  openedAt: string | Date
}

const asDraft = ({ _id, formID, formVersion, key, owner, secretHash, revision, ...row }: Row): Draft => ({
  ...{ _id, formID, formVersion, key, owner, secretHash, revision },
  answers: JSON.parse(row.answers) as Record<string, unknown>,
  fieldRevisions: JSON.parse(row.fieldRevisions) as Record<string, number>,
  openedAt: new Date(row.openedAt).getTime(),
})
