import { isSignedIn } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { formOf } from '#domain/form/read-form.ts'
import { lintForm } from '#domain/form/lint-form.ts'
import { readPage } from '#domain/page/page.ts'
import { lockSite } from '#platform/data/collection/writing/lock.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { issueOf } from '../issue.ts'
import { type FormVersion, latestVersion, publishVersion } from './versions.server.ts'

export interface FormPost {
  _id: string
  title: string
  slug: string
  /** Whether it is published. */
  status: boolean
  courseID: string | null
  destination: string | null
  next: string | null
  builder: unknown
}

/**
 * Returns a form that the viewer may fill in now. Throws not-found for one that they may not know, and forbidden before its log-in or
 * password.
 */
export async function findForm(ctx: Context, formID: string): Promise<FormPost> {
  if (!/^[0-9a-f]{24}$/.test(formID)) throw notFound()
  const post = await from(ctx, 'post')
    .select(['post._id', 'post.title', 'post.slug', 'post.status', 'post.course as courseID'])
    .select(['post.destination', 'post.next', 'post.builder', 'post.content', 'post.authen'])
    .where('post._id', '=', formID)
    .where('post.type', '=', 'form')
    .where('post.purpose', '=', 'page')
    .executeTakeFirst()
  if (!post) throw notFound()
  const { content, authen, ...form } = post
  if (authen && !isSignedIn(ctx.viewer)) throw forbidden(issueOf('signIn'))
  // The text of a page is null behind its password.
  if (content === null) throw notFound()
  return form
}

/** Returns the published version of a form. A form of before this product gets its first version. Throws forbidden without one. */
export async function currentVersion(ctx: Context, form: FormPost): Promise<FormVersion> {
  const latest = await latestVersion(ctx, form._id)
  if (latest) return latest
  const read = readPage(form.builder)
  const definition = 'page' in read && form.status ? formOf(read.page) : null
  if (!definition || lintForm(definition).length > 0) throw forbidden(issueOf('draft'))
  return inTransaction(ctx, async (inside) => {
    await lockSite(inside, `form version ${form._id}`)
    await publishVersion(inside, { formID: form._id, definition })
    return (await latestVersion(inside, form._id))!
  })
}
