import type { FastifyRequest } from 'fastify'
import { type App, type Context, contextFor } from '#platform/context.ts'
import { guest, isStaff } from '#platform/data/access/viewer.ts'
import { defaultLocale, type Locale } from '#platform/site/i18n/words.ts'
import { cookieName, cookieOf } from '#platform/identity/session/cookie.ts'
import { briefName } from '#platform/identity/sign-in/pending-sign-in-cookie.ts'
import { chatCookieOf } from '#platform/identity/external-login/line/cookie.ts'
import { keysOf } from '#platform/content/page/unlock/page-key.ts'
import { presentOf } from '#platform/identity/session/session.ts'
import { canonicalHost, configuring } from '#platform/site/sites.ts'
import type { Site } from '#platform/site/site.ts'
import { remember } from '#platform/data/collection/reads.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { toastWords } from '../words.ts'
import { chosenHost } from './developer/chosen-host.ts'
import { networkOf } from './address/network.ts'

declare module 'fastify' {
  interface FastifyRequest {
    site: Site | undefined
  }
}

/** The site that the Host header names, undefined when no record knows it (requirement L11.4); a developer may choose another. */
export const siteOf = async (app: App, request: FastifyRequest) => {
  const chosen = chosenHost(app, request)
  const site = chosen === '' ? undefined : await app.sites.byHostname(chosen)
  if (site) return site
  const hostname = canonicalHost(request.headers.host)
  return hostname === '' ? undefined : app.sites.byHostname(hostname)
}

export const secretOf = (app: App, request: FastifyRequest) =>
  cookieOf(request.headers.cookie, cookieName(app.settings.hasSecureCookies))

/** The secret of somebody who is signing in. */
const briefOf = (app: App, request: FastifyRequest) =>
  cookieOf(request.headers.cookie, briefName(app.settings.hasSecureCookies))

/** What the browser holds of a sign-in by the chat app that is under way. */
export const chatOf = (app: App, request: FastifyRequest) =>
  chatCookieOf(request.headers.cookie, app.settings.hasSecureCookies)

/** The keys of pages that the browser holds. */
const pageKeysOf = (app: App, request: FastifyRequest) => keysOf(request.headers.cookie, app.settings.hasSecureCookies)

/** Whether the answer is for this browser alone, because of what it holds. */
export const isPersonal = (app: App, request: FastifyRequest) =>
  request.headers.cookie !== undefined &&
  [secretOf, briefOf, chatOf, pageKeysOf].some((held) => held(app, request).length > 0)

/** Thai unless the person chose English: what the browser prefers is not asked (requirement L274.2). */
export const localeOf = (request: Pick<FastifyRequest, 'headers'>): Locale =>
  cookieOf(request.headers.cookie, 'lang') === 'en' ? 'en' : defaultLocale

/** The same where the site offers it; otherwise the language that it does offer. Staff work in either. */
const offeredTo = (request: FastifyRequest, { site, viewer }: Pick<Context, 'site' | 'viewer'>): Locale => {
  const asked = localeOf(request)
  if (isStaff(viewer) || site.languages.includes(asked) || site.languages.length === 0) return asked
  return site.languages.includes(defaultLocale) ? defaultLocale : site.languages[0]!
}

/** The context of a request: its site, who its cookie stands for there, and the language. */
export const createContext = async (app: App, request: FastifyRequest): Promise<Context> => {
  const site = request.site!
  const secret = secretOf(app, request)
  const isBackground = isOfNobody(request)
  const present = secret ? await presentOf(app, { secret, site, isBackground }) : { viewer: guest }
  return contextFor(app, {
    ...{ site, ...present, locale: offeredTo(request, { site, ...present }), secret, address: networkOf(request.ip) },
    agent: String(request.headers['user-agent'] ?? '').slice(0, 1000),
    ...{ pendingSignIn: briefOf(app, request), unlockTokens: pageKeysOf(app, request), query: askedIn(request) },
  })
}

const askedIn = ({ url }: Pick<FastifyRequest, 'url'>) => new URLSearchParams(url.split('?').slice(1).join('?'))

/** What a page asks on its own, or a browser ahead of time, is no sign of a person: it keeps nobody signed in. */
const isOfNobody = ({ headers }: FastifyRequest) =>
  headers['background'] !== undefined || String(headers['sec-purpose'] ?? '').startsWith('prefetch')

/**
 * The context in which a page is made for every visitor. The site is asked for again, from memory, once its version is
 * remembered: a change that came in between would otherwise go unseen, and the page be kept with what was before.
 * `url` is what is made for all, where that is not all that was asked for.
 */
export const createVisitorContext = async (
  app: App,
  { request, url = request.url }: { request: FastifyRequest; url?: string },
): Promise<Context> => {
  const ctx = contextFor(app, {
    ...{ site: request.site!, viewer: guest, locale: localeOf(request), query: askedIn({ url }) },
  })
  for (const name of configuring) remember(ctx, app.collections.get(name)!.collection)
  const site = (await siteOf(app, request)) ?? ctx.site
  return { ...ctx, site, locale: offeredTo(request, { site, viewer: guest }) }
}

/** The context in which another site than the host's own is looked at: nobody is there, no matter who asks. */
export const createPreviewContext = (app: App, { site, request }: { site: Site; request: FastifyRequest }): Context =>
  contextFor(app, {
    ...{ site, viewer: guest, locale: offeredTo(request, { site, viewer: guest }), query: askedIn(request) },
  })

/**
 * What `?lang=en` asks for: the cookie that keeps the choice, a toast where it is another one that the site offers, and the
 * address without it.
 */
export const chosenLocale = (request: Pick<FastifyRequest, 'headers' | 'url' | 'site'>) => {
  if (!request.url.includes('lang')) return null
  const url = URL.parse(request.url, 'http://page')
  const lang = url?.searchParams.get('lang')
  if (!url || (lang !== 'th' && lang !== 'en') || url.pathname.startsWith('//')) return null
  url.searchParams.delete('lang')
  const kept = `lang=${lang}; Path=/; SameSite=Lax; Max-Age=31536000`
  const said = toastCookie({ kind: 'plain', text: toastWords.languageChanged[lang] })
  const isSaid = lang !== localeOf(request) && request.site?.languages.includes(lang) !== false
  return { cookies: isSaid ? [kept, said] : [kept], path: url.pathname + url.search }
}
