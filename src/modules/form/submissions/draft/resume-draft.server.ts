import { createHash, randomBytes } from 'node:crypto'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { updatePrivate } from '#platform/data/private-table/access.ts'
import { type Context, noStore } from '#platform/context.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import { formDraft } from '../store/tables.ts'
import { findForm } from '../form/find-form.server.ts'
import { type OpenFormAnswer, openingOf } from '../open-form.server.ts'
import { readToken } from '../form-token.server.ts'
import { issueOf } from '../issue.ts'
import { ownerOf } from '../owner.server.ts'
import { receiptOf } from '../receipt.server.ts'
import { type Draft, draftOfKey, draftOfSecret } from './find-draft.server.ts'

/** The `_id` of a draft, and a secret of 128 bits, alone or at the end of a link. */
const shape = /(?:^|#)([0-9a-f]{24})\.([\w-]{22})$/

/** Returns the secret by which the draft of an opened form can be continued elsewhere. An earlier secret ends. */
export async function issueResumeSecret(ctx: Context, of: { formID: string; token: string }): Promise<string> {
  const opened = readToken(ctx, of)
  const draft = await draftOfKey(ctx, opened)
  if (!draft) throw notFound()
  if (draft.owner !== ownerOf(ctx)) throw conflict(issueOf('keyUsed'))
  const secret = randomBytes(16).toString('base64url')
  await inTransaction(ctx, (inside) =>
    updatePrivate(inside, formDraft, { where: { _id: draft._id }, change: { secretHash: hashOf(secret) } }),
  )
  return `${draft._id}.${secret}`
}

interface ResumedDraft extends OpenFormAnswer {
  formID: string
  /** Of the page of the form. */
  slug: string
}

const perClient = [
  { most: 10, ms: 60_000 },
  { most: 60, ms: 3_600_000 },
]

/**
 * Opens the draft of a secret, which goes on under the published version. Throws not-found for a wrong, expired or used one; all read
 * alike. Throws too-many for somebody who guesses.
 */
export async function resumeDraft(ctx: Context, link: string): Promise<ResumedDraft> {
  noStore(ctx)
  ctx.app.limits.count(`form resume ${ctx.site._id} ${ctx.address}`, perClient)
  const [, _id, secret] = shape.exec(link.trim()) ?? []
  const draft = _id && secret ? await draftOfSecret(ctx, { _id, hash: hashOf(secret) }) : null
  if (!draft || !(await isOpenFor(ctx, draft))) throw notFound(issueOf('noLink'))
  const form = await findForm(ctx, draft.formID)
  return { formID: form._id, slug: form.slug, ...(await openingOf(ctx, { form, draft, earlier: draft })) }
}

/** The draft of somebody who was signed in opens for them alone. */
const isOpenFor = async (ctx: Context, draft: Draft) =>
  (draft.owner === '' || draft.owner === ownerOf(ctx)) && (await receiptOf(ctx, draft)) === null

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
