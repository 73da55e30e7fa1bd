import type { FastifyRequest } from 'fastify'
import { type App, type Context, contextFor } from '#platform/context.ts'
import { guest, isStaff } from '#platform/data/access/viewer.ts'
import { defaultLocale, type Locale } from '#platform/site/i18n/words.ts'
import { cookieName, cookieOf } from '#platform/identity/session/cookie.ts'
import { briefName } from '#platform/identity/sign-in/pending-sign-in-cookie.ts'
import { chatCookieOf } from '#platform/identity/external-login/line/cookie.ts'
import { keysOf } from '#platform/content/page/unlock/page-key.ts'
import { visitorCartCookie } from '#modules/shop/public-api.ts'
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

/**
 * Returns the site of the Host header, or undefined if there is none (requirement L11.4). A developer may choose
 * another one.
 */
export const siteOf = async (app: App, request: FastifyRequest) => {
  const chosen = chosenHost(app, request)
  const site = chosen === '' ? undefined : await app.sites.byHostname(chosen)
  if (site) return site
  const hostname = canonicalHost(request.headers.host)
  return hostname === '' ? undefined : app.sites.byHostname(hostname)
}

export const secretOf = (app: App, request: FastifyRequest) =>
  cookieOf(request.headers.cookie, cookieName(app.settings.hasSecureCookies))

/** The secret of a sign-in that is under way. */
const briefOf = (app: App, request: FastifyRequest) =>
  cookieOf(request.headers.cookie, briefName(app.settings.hasSecureCookies))

/** The state of a chat-app sign-in that is under way. */
export const chatOf = (app: App, request: FastifyRequest) =>
  chatCookieOf(request.headers.cookie, app.settings.hasSecureCookies)

/** The keys of protected pages that the browser has. */
const pageKeysOf = (app: App, request: FastifyRequest) => keysOf(request.headers.cookie, app.settings.hasSecureCookies)

/** The cart of a visitor. */
const visitorCartOf = (app: App, request: FastifyRequest) =>
  visitorCartCookie(request.headers.cookie, app.settings.hasSecureCookies)

/** Whether the response is for this browser only, because of its cookies. */
export const isPersonal = (app: App, request: FastifyRequest) =>
  request.headers.cookie !== undefined &&
  [secretOf, briefOf, chatOf, pageKeysOf, visitorCartOf].some((held) => held(app, request).length > 0)

/** Thai unless the person chose English. The browser's preference is ignored (requirement L274.2). */
export const localeOf = (request: Pick<FastifyRequest, 'headers'>): Locale =>
  cookieOf(request.headers.cookie, 'lang') === 'en' ? 'en' : defaultLocale

/** The same if the site offers it, otherwise the language that it offers. Staff may use either. */
const offeredTo = (request: FastifyRequest, { site, viewer }: Pick<Context, 'site' | 'viewer'>): Locale => {
  const asked = localeOf(request)
  if (isStaff(viewer) || site.languages.includes(asked) || site.languages.length === 0) return asked
  return site.languages.includes(defaultLocale) ? defaultLocale : site.languages[0]!
}

/** Returns the context of a request: its site, the person of its cookie there, and the language. */
export const createContext = async (app: App, request: FastifyRequest): Promise<Context> => {
  const site = request.site!
  const secret = secretOf(app, request)
  const isBackground = isOfNobody(request)
  const present = secret ? await presentOf(app, { secret, site, isBackground }) : { viewer: guest }
  return contextFor(app, {
    ...{ site, ...present, locale: offeredTo(request, { site, ...present }), secret, address: networkOf(request.ip) },
    agent: String(request.headers['user-agent'] ?? '').slice(0, 1000),
    ...{ pendingSignIn: briefOf(app, request), unlockTokens: pageKeysOf(app, request), query: askedIn(request) },
    cookieHeader: request.headers.cookie ?? '',
  })
}

const askedIn = ({ url }: Pick<FastifyRequest, 'url'>) => new URLSearchParams(url.split('?').slice(1).join('?'))

/** Background and prefetch requests are not activity of a person, so they do not prolong the session. */
const isOfNobody = ({ headers }: FastifyRequest) =>
  headers['background'] !== undefined || String(headers['sec-purpose'] ?? '').startsWith('prefetch')

/**
 * Returns the context in which a page is rendered for every visitor. It reads the site again from memory after noting
 * its version. Otherwise a change in between would go unnoticed and the cache would keep an old page. `url` is the
 * shared URL, if it differs from the requested one.
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

/** Returns the context to preview a site other than the host's own. The viewer is anonymous. */
export const createPreviewContext = (app: App, { site, request }: { site: Site; request: FastifyRequest }): Context =>
  contextFor(app, {
    ...{ site, viewer: guest, locale: offeredTo(request, { site, viewer: guest }), query: askedIn(request) },
  })

/**
 * Returns the effect of `?lang=en`: the cookie, a toast if the site offers that language and it is a change, and the
 * URL without the parameter.
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
