import { ownPathOf, pathsFor, type Redirect } from '#domain/page/redirect/redirect.ts'
import type { AfterChange } from '#platform/http/api/command.ts'
import { lockSite } from '#platform/data/collection/writing/lock.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { conflict, invalid } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { clearNotFound } from '#platform/content/redirects/not-found-addresses.ts'
import { redirectFaults } from '../words/redirect-words.ts'
import { leadingTo } from '../components/redirects/leading-to.server.ts'
import { faultOf } from '../rules/redirects.ts'

/**
 * A redirect must have a permitted target, and no active redirect may lead to another. Throws invalid if it is wrong,
 * and conflict if it meets another one. Its path is then removed from the list of missing addresses.
 */
const settleRedirect: AfterChange = async (ctx, { row }) => {
  const redirect = { path: String(row['path']), target: String(row['target']) }
  const fault = faultOf(redirect, ctx.site.hostname)
  if (fault) throw invalid({ ...fault, ...redirectFaults[fault.code] })
  if (row['active'] !== true) return
  await lockSite(ctx, 'redirect')
  await proveNoChain(ctx, { ...redirect, _id: row._id })
  await clearNotFound(ctx, redirect)
}

export default settleRedirect

async function proveNoChain(ctx: Context, { _id, ...redirect }: Redirect & { _id: string }) {
  const others = from(ctx, 'redirect')
    .select(['redirect.path', 'redirect.target'])
    .where('redirect.active', '=', true)
    .where('redirect._id', '!=', _id)
  const to = ownPathOf(redirect.target, ctx.site.hostname)
  const onwards = to === null ? null : await others.where('redirect.path', 'in', pathsFor(to)).executeTakeFirst()
  if (onwards) throw conflict({ field: 'target', code: 'onwards', ...said(redirectFaults.onwards, onwards) })
  const here = await leadingTo(ctx, redirect.path)
  const towards = here.find((other) => other.active && other._id !== _id)
  if (towards) throw conflict({ field: 'path', code: 'towards', ...said(redirectFaults.towards, towards) })
}

const said = (words: { th: string; en: string }, of: Redirect) => ({
  th: fill(words.th, { ...of }),
  en: fill(words.en, { ...of }),
})
