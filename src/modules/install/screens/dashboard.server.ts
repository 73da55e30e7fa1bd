import { data, href } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { officeHome } from '#platform/manifest/route-access.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { isNotSetUp, isSetupToken } from '#platform/site/first-run.ts'
import { describeChecks } from '../commands/describe-checks.server.ts'
import {
  describeFounding,
  foundationOf,
  issuesOf,
  readSaid,
  type FoundingFormMessage,
} from '../commands/founding-form.server.ts'
import { installWords } from '../words.ts'

/** Attempts to guess the token, per network address. */
const limits = [{ most: 10, ms: 600_000 }]

/**
 * The checks of the installation, for superadmins. Before the first site, it also shows everybody the setup form, which
 * requires the token from the console. For all others the page does not exist (specification L95, guides U28).
 */
export const loader = loads(async (ctx, { route, url }) => {
  const isFirst = isNotSetUp(ctx.site)
  if (!isFirst && !isOwner(ctx)) throw notFound()
  const heading = isFirst ? installWords.heading[ctx.locale] : route!.meta.title[ctx.locale]
  const checks = await describeChecks(ctx)
  const back = isFirst ? [] : [{ label: installWords.back[ctx.locale], href: officeHome(ctx) }]
  const described = describeDashboard(ctx, { route, heading, actions: back, related: [checks] })
  const form = isFirst ? describeFounding(ctx, beginning(ctx, url)) : null
  return { ...described, form, checks }
})

/** Starts the installation, once. */
export const action = acts(async (ctx, { form, url, cookies }) => {
  if (!isNotSetUp(ctx.site)) throw notFound()
  const said = readSaid(form)
  const isTokenKnown = isSetupToken(ctx.app.sealing, said['token'] ?? '')
  if (!isTokenKnown) ctx.app.limits.count(`install ${ctx.address}`, limits)
  if (!isTokenKnown) return again(ctx, said, [{ field: 'token', code: 'wrong', ...installWords.tokenWrong }])
  const issues = issuesOf(said)
  if (issues.length > 0) return again(ctx, said, issues)
  try {
    await ctx.app.setUp(foundationOf(said))
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    return again(ctx, said, error.issues)
  }
  if (said['language'] === 'en') cookies.push('lang=en; Path=/; SameSite=Lax; Max-Age=31536000')
  const w = inLocale(installWords, ctx.locale)
  const logIn = (hostname: string) => {
    const origin = Object.assign(new URL(url.origin), { hostname })
    return { href: new URL(href('/member/login'), origin).href, label: fill(w.logIn, { host: hostname }) }
  }
  // The first site comes first: its courses are what the owner sets up next.
  const links = [logIn(said['first.hostname']!), logIn(said['origin.hostname']!)]
  return data({ form: null, done: { heading: w.heading, text: w.done, links } })
})

const isOwner = ({ viewer, session }: Context) => session?.interface === 'backend' && isAtLeast(viewer, 'superadmin')

const again = (ctx: Context, said: FoundingFormMessage, issues: readonly Issue[]) => {
  const isTokenKnown = issues.every(({ field }) => field !== 'token')
  return data({ form: describeFounding(ctx, { said, issues, isTokenKnown }), done: null }, { status: 400 })
}

/** The initial values of the form. The host at which it is opened becomes the first site's host. */
function beginning(ctx: Context, { searchParams, hostname }: URL) {
  const token = searchParams.get('token') ?? ''
  const said: FoundingFormMessage = {
    ...{ token, language: ctx.locale, 'first.kind': 'website', 'first.sample': 'no' },
    ...{ 'first.hostname': hostname, 'origin.hostname': `origin.${hostname}` },
  }
  return { said, isTokenKnown: isSetupToken(ctx.app.sealing, token) }
}
