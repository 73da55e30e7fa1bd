import { href } from 'react-router'
import { bangkokTime } from '#domain/thai-calendar/bangkok.ts'
import { isVisible } from '#domain/page/visibility/flags.ts'
import { initialsOf } from '#domain/thai-identity/initials.ts'
import { shownMenu, shownPart } from '#modules/cms/public-api.ts'
import { headerCart } from '#modules/shop/public-api.ts'
import { isAtLeast, isSignedIn, isStaff } from '#platform/data/access/viewer.ts'
import { unreadNotices } from '#platform/background/notifications/notifications.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { officeHome } from '#platform/manifest/route-access.ts'
import { flowWords } from '#platform/flow/client/words.ts'
import { drawnOf, rowsForResponse } from '#platform/content/page/view/prerender.server.tsx'
import { cachedFragment } from '#platform/http/page-cache/fragment-cache.ts'
import type { Call, RequestParams } from '#platform/http/request.server.ts'
import { profileAt } from '#platform/identity/session/profile-at.ts'
import { logInAt, registerAt } from '#platform/site/log-in-at.ts'
import { tabOf } from '#platform/site/tab.ts'
import type { SiteFooterProps } from '#ui/frame/site-footer.tsx'
import { fontStyles, fontPreloads } from '#ui/theme/preload.ts'
import { safeTheme, themeStyle } from '#ui/theme/theme.ts'
import { Footer } from './layouts/footer/footer.tsx'
import { brandOf, footerOf } from './layouts/footer/footer.server.ts'
import { barWords } from './layouts/developer/words.ts'
import { impersonationBarWords, cookieWords, lateWords, previewWords, statusWords, words } from './words.ts'

/** Returns what the document and the public frame show of the site and of the viewer, in the viewer's language. */
export const frameOf = async (ctx: Context, asked: FrameParams) => {
  const { route, preview } = asked
  const { site, locale } = ctx
  const said = wordsOf(ctx, { name: 'menu', words })
  const theme = safeTheme(site.theme)
  const { menu, phoneMenu, footer } = await cachedFragment(ctx, 'menus', menusOf)
  return {
    locale,
    tab: tabOf(site),
    theme: { style: themeStyle(theme), preloads: fontPreloads(theme), styles: fontStyles(theme) },
    /** The back office has its own colour scheme. */
    scheme: route?.area === 'office' ? 'light' : site.siteSubStyle,
    site: brandOf(ctx),
    layout: site.layout,
    topbar: topbarOf(ctx),
    parts: route?.area === 'office' ? noParts : await sentParts(ctx),
    menu,
    phoneMenu: phoneMenu.length > 0 ? phoneMenu : menu,
    footer: sentFooter(ctx, { shown: footer, isOffice: route?.area === 'office' }),
    catalogue: catalogueOf(ctx, said.search),
    login: logInAt(site),
    register: registerAt(site),
    person: await personOf(ctx, { isOffice: route?.area === 'office' }),
    cart: route?.area === 'office' ? null : await headerCart(ctx, asked),
    hidden: frameElements.filter((code) => !isVisible(site.flags, code)),
    acting: actingOf(ctx),
    words: sentWords(said),
    cookies: wordsOf(ctx, { name: 'cookies', words: cookieWords }),
    areCookiesOptIn: site.cookiesAreOptIn,
    states: wordsOf(ctx, { name: 'status', words: statusWords }),
    late: inLocale(lateWords, locale),
    flow:
      route?.area !== 'office' && site.plugins.has('flow') ? wordsOf(ctx, { name: 'flow', words: flowWords }) : null,
    developer: asked.isDeveloper && !preview ? developerOf(ctx) : null,
    preview: preview?.until ? previewOf(ctx, { name: brandOf(ctx).name, until: preview.until }) : null,
  }
}

/** The codes of the parts of the public frame that a flag can hide. The footer looks at its own. */
const frameElements = ['search', 'topbar', 'messages', 'cart', 'avatar', 'register', 'to-top'] as const

/** The request of a page. `url` and `cookies` are missing where only the frame is read. */
type FrameParams = Pick<RequestParams, 'route' | 'preview' | 'isDeveloper'> & Partial<Pick<Call, 'url' | 'cookies'>>

/** The words of the footer are sent with the footer. */
const sentWords = ({ contact: _c, rights: _r, footer: _f, learning: _l, otherLanguage: _o, ...sent }: FrameMessage) =>
  sent
type FrameMessage = { readonly [K in keyof typeof words]: string }

/** The menus of the site. The footer shows them too. */
const menusOf = async (ctx: Context) => {
  const { navigator, menu: ofPhones } = ctx.site
  const [menu, phoneMenu] = await Promise.all([shownMenu(ctx, navigator), shownMenu(ctx, ofPhones)])
  return { menu, phoneMenu, footer: footerOf(ctx, menu) }
}

/** The server renders the footer. In the back office it sends the content of the footer instead. */
const sentFooter = (ctx: Context, { shown, isOffice }: { shown: SiteFooterProps; isOffice: boolean }) => {
  const drawn = isOffice ? null : drawnOf(ctx, { View: Footer, shown, name: 'footer' })
  return drawn ? { drawn } : { drawn, shown }
}

/** The parts of the site's theme. Administrators write them as pages. */
const partsOf = async (ctx: Context) => {
  const { header, subheader, footer } = ctx.site
  const [above = [], below = [], end = []] = await Promise.all(
    [header, subheader, footer].map((part) => shownPart(ctx, part)),
  )
  return { header: above, subheader: below, footer: end }
}

/** The same parts, prepared for this response. */
const sentParts = async (ctx: Context): Promise<Awaited<ReturnType<typeof partsOf>>> => {
  const { header, subheader, footer } = await cachedFragment(ctx, 'theme', partsOf)
  const [above = [], below = [], end = []] = await Promise.all(
    [header, subheader, footer].map((rows) => rowsForResponse(ctx, rows)),
  )
  return { header: above, subheader: below, footer: end }
}

/** The link to search courses, or undefined on a site without courses. */
const catalogueOf = ({ site }: Context, label: string) =>
  site.plugins.has('lesson') ? { label, href: href('/lesson/home') } : undefined

const noParts: Awaited<ReturnType<typeof partsOf>> = { header: [], subheader: [], footer: [] }

export type Frame = Awaited<ReturnType<typeof frameOf>>

/** What the developer bar shows on the developer's own machine. */
const developerOf = (ctx: Context) => ({
  hostname: ctx.site.hostname,
  words: inLocale(barWords, ctx.locale),
  display: displayOf(ctx),
})

/**
 * The link to the debug display, which only the development build has. A signed-out developer reaches it through the
 * log-in.
 */
function displayOf({ app, viewer }: Context): string | null {
  const path = app.manifests.find(({ name }) => name === 'debug')?.routes[0]?.path
  if (!path) return null
  return isSignedIn(viewer) ? path : `${href('/member/login')}?next=${encodeURIComponent(path)}`
}

export type Developer = ReturnType<typeof developerOf>

/** The bar above a site in preview. */
function previewOf({ locale }: Context, { name, until }: { name: string; until: number }) {
  const said = inLocale(previewWords, locale)
  return {
    title: fill(said.title, { name }),
    text: fill(said.text, { time: bangkokTime(until) }),
    wayOut: { href: href('/'), label: said.wayOut },
  }
}

/** The signed-in person. Pages of people with a session are never cached, so the unread count is that of now. */
async function personOf(ctx: Context, { isOffice }: { isOffice: boolean }) {
  const { viewer } = ctx
  if (!isSignedIn(viewer)) return null
  const desk = isStaff(viewer) ? officeHome(ctx) : null
  return {
    name: viewer.name,
    initials: initialsOf(viewer.name),
    desk,
    profile: profileAt(ctx),
    /** The notification centre; the back office has that of staff, with a count of its own. */
    messages: { href: desk ?? href('/user/notifications'), count: isOffice ? 0 : await unreadNotices(ctx) },
    settings: isAtLeast(viewer, 'admin') ? href('/config/general') : null,
    signOut: `${desk ? href('/member/login') : href('/user/login')}?sign-out`,
  }
}

/** The bar that tells staff that they act as a learner, and how to stop. */
function actingOf({ viewer, locale }: Context) {
  if (!viewer.actor) return null
  const { label, text, button } = inLocale(impersonationBarWords, locale)
  const action = `${href('/user/login')}?sign-out`
  return { label, text: fill(text, { actor: viewer.actor.name, name: viewer.name }), button, action }
}

function topbarOf({ site: { layout } }: Context) {
  if (!layout.topbarRight) return null
  return { label: layout.topbarRight, ...(layout.topbarRightUrl && { href: layout.topbarRightUrl }) }
}
