import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { addSite, type WantedSite } from '#platform/site/site-tree/add-site.ts'
import { dropDraft, type SiteDraft } from '#platform/site/site-tree/draft.ts'
import { asOwnerOf, ownedNode } from '#platform/site/site-tree/nodes.ts'
import { beginningOf, cloneInto, giveRole } from '#modules/origin/public-api.ts'
import { configured, steps } from './steps.server.ts'

/**
 * Creates the school from a draft, with its first administrator and its initial content, and deletes the draft.
 * Submitted twice, it creates one. Returns whether the administrator could be added too.
 */
export const makeSchool = async (ctx: Context, { _id, written }: SiteDraft): Promise<boolean> => {
  const source = text(written['from'])
  const copied = source === '' ? null : await asOwnerOf(ctx, source)
  const wanted: WantedSite = {
    ...{ _id, parent: text(written['parent']), siteType: 'unit', hostname: text(written['hostname']) },
    configuration: { ...beginningOf('school'), ...settingsOf(written) } as WantedSite['configuration'],
  }
  await addSite(ctx, wanted, async (there) => {
    if (copied) await cloneInto(there, copied.site)
    else if (written['sample'] === 'yes') await ctx.app.seedSample(there)
  })
  const isLetIn = await letIn(ctx, { _id, written })
  await dropDraft(ctx)
  return isLetIn
}

function settingsOf(written: SiteDraft['written']) {
  const names = steps.flatMap((step) => [...configured[step]])
  return Object.fromEntries(names.flatMap((name) => (written[name] == null ? [] : [[name, written[name]]])))
}

/**
 * The school is created even if the administrator cannot be added: only others may add a person who outranks the
 * viewer.
 */
async function letIn(ctx: Context, { _id, written }: Pick<SiteDraft, '_id' | 'written'>): Promise<boolean> {
  const email = text(written['email'])
  if (email === '') return true
  const [firstname, lastname] = [text(written['firstname']), text(written['lastname'])]
  try {
    await giveRole(ctx, { node: await ownedNode(ctx, _id), email, firstname, lastname, role: 'admin' })
    return true
  } catch (error) {
    if (error instanceof RequestError) return false
    throw error
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
