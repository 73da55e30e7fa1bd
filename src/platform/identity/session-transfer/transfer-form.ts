import { data, href } from 'react-router'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { ownedNode } from '#platform/site/site-tree/nodes.ts'
import type { Site } from '#platform/site/site.ts'
import type { Hidden } from '#ui/office/description.ts'
import { carryWords } from './words.ts'
import { issueTransferToken } from './transfer-token.ts'

/** The form that carries a session over to another host. */
interface CarryOver {
  action: string
  hidden: Hidden[]
  site: string
}

interface Carried {
  /** The address of the page with the form. */
  url: URL
  /** The origins that it may submit to. */
  formTargets: string[]
  next: string
}

/** Returns the form that carries the session over to a site, with its entry token. */
export const transferForm = (ctx: Context, of: Carried & { to: Site; token: string }): CarryOver => {
  const { to, token, next, url, formTargets } = of
  const origin = Object.assign(new URL(url.origin), { hostname: to.hostname }).origin
  formTargets.push(origin)
  const hidden = [
    { name: 'token', value: token },
    { name: 'next', value: next },
  ]
  const site = ctx.locale === 'th' ? to.siteName : to.siteNameEn
  return { action: new URL(href('/member/enter'), origin).href, hidden, site }
}

/**
 * Carries an owner over to one of their sites. Throws not-found for any other site, and returns an issue for an
 * unreachable one.
 */
export const transferTo = async (ctx: Context, of: Carried & { site: string }) => {
  if (ctx.session?.interface !== 'backend' || !isAtLeast(ctx.viewer, 'superadmin')) throw notFound()
  await ownedNode(ctx, of.site)
  const to = await ctx.app.sites.byId(of.site)
  if (!to) throw notFound()
  if (to.hostname === '') throw conflict({ field: 'site', code: 'unconfigured', ...carryWords.noHost })
  if (to._id === ctx.site._id) return data({ problem: carryWords.here[ctx.locale], handOver: null }, { status: 409 })
  const handOver = transferForm(ctx, { ...of, to, token: await issueTransferToken(ctx, to) })
  const { heading, entering, goOn } = inLocale(carryWords, ctx.locale)
  return data({ problem: null, handOver: { ...handOver, words: { heading, entering, goOn } } })
}
