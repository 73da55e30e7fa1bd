import { href } from 'react-router'
import { initialsOf } from '#domain/thai-identity/initials.ts'
import { roleLabels } from '#modules/user/public-api.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { countsOf } from '#platform/office/menu/counts.ts'
import { unreadNotices } from '#platform/background/notifications/notifications.ts'
import { loads, pagePath } from '#platform/http/request.server.ts'
import { profileAt } from '#platform/identity/session/profile-at.ts'
import { idleLeftMs, idleMs } from '#platform/identity/session/lifetime.ts'
import { usualLayout } from '#platform/identity/site-roles/office-layout.ts'
import { switchableSitesOf } from '#platform/identity/site-roles/staff-sites.ts'
import type { Notice } from '#ui/office/state/toast.tsx'
import { safeTheme } from '#ui/theme/theme.ts'
import { footOf, menuOf, shownIn, topOf } from '../menu.ts'
import { manifests } from '../modules.ts'
import { noticeWords, officeWords, saveFailedWords } from '../words.ts'
import { allGroups, helpOf, keyGroups } from './office/help.server.ts'
import { tourOf } from './office/tour.server.ts'
import { frameWords, keyWords, paletteWords } from './office/words.ts'

export const loader = loads(async (ctx, { route, url }) => {
  const { site, viewer, locale } = ctx
  const said = inLocale(officeWords, locale)
  const name = nameOf(ctx)
  const switchTo = await switchOf(ctx)
  return {
    site: {
      ...{ name, hostname: site.hostname, mark: initialsOf(name).at(0) ?? '', colour: safeTheme(site.theme).brand },
      ...(switchTo && { switchTo }),
    },
    person: {
      id: viewer.id,
      name: viewer.name,
      role: viewer.mustSecure ? '' : roleLabels[viewer.role][locale],
      mark: initialsOf(viewer.name),
      links: [
        ...ownLinks(ctx, said),
        { href: href('/member/security'), label: isUnsafe(ctx) ? said.secure : said.security },
        whyOf(url, said),
        { href: href('/'), label: said.website },
      ],
    },
    ...(await menuPartsOf(ctx, route)),
    words: said,
    failed: inLocale(saveFailedWords, locale),
    locale,
    frame: inLocale(frameWords, locale),
    unread: await unreadOf(ctx),
    layers: layersOf(ctx, route),
    signOutAction: `${href('/member/login')}?sign-out`,
    notice: noticeOf(ctx, url),
    idle: idleOf(ctx),
    look: ctx.session?.office ?? usualLayout,
    isTourDue: route?.list !== undefined && !ctx.session?.office?.isToured,
  }
})

/** The menu with its counters, its foot, and the entries of the header bar. */
async function menuPartsOf(ctx: Context, current: Route | null) {
  const counts = await countsOf(ctx, shownIn(ctx, manifests))
  const given = { manifests, current, counts }
  return { menu: menuOf(ctx, given), foot: footOf(ctx, given), top: topOf(ctx, given) }
}

async function unreadOf(ctx: Context) {
  const n = await unreadNotices(ctx)
  if (n === 0) return null
  const label = fill(frameWords.unreadCount[ctx.locale], { n: n.toLocaleString('th-TH') })
  return { count: n > 99 ? '99+' : String(n), label }
}

/** The texts of the layers above the page. */
const layersOf = (ctx: Context, route: Route | null) => ({
  palette: inLocale(paletteWords, ctx.locale),
  tour: tourOf(ctx.locale),
  help: route ? helpOf(ctx, route) : { title: '', sentences: [], keys: [] },
  keys: { groups: keyGroups(ctx, allGroups), go: keyWords.go[ctx.locale] },
})

/**
 * The screens of the own account are for administrators (specification L188). Other people have the page of the public
 * site.
 */
const ownLinks = (ctx: Context, said: Record<'profile' | 'layout', string>) =>
  isAtLeast(ctx.viewer, 'admin')
    ? [
        { href: href('/member/profile'), label: said.profile },
        { href: href('/member/layout'), label: said.layout },
      ]
    : [{ href: profileAt(ctx), label: said.profile }]

/** Why this screen is open to the viewer, and which others are not. */
const whyOf = ({ pathname }: URL, { why }: Record<'why', string>) => ({
  href: `${href('/member/why')}?path=${encodeURIComponent(pagePath(pathname))}`,
  label: why,
})

/** Product owners are always asked to set up a second factor. */
const isUnsafe = ({ viewer, session }: Context) => isAtLeast(viewer, 'superadmin') && !session?.hasFactor

/** The switch between sites. It is locked if there is only one (specification L72, L191). */
async function switchOf(ctx: Context) {
  const sites = await switchableSitesOf(ctx)
  if (sites.length === 0) return null
  const { switch: label, onlySite } = inLocale(officeWords, ctx.locale)
  return { href: href('/member/sites'), label, ...(sites.length === 1 && { lock: onlySite }) }
}

/** The remaining idle time, which every page of the back office resets. */
const idleOf = ({ app, session, now }: Context) => ({
  limitMs: idleMs(app.settings),
  leftMs: idleLeftMs(app.settings, { seenAt: session?.seenAt ?? now, now }),
})

function noticeOf(ctx: Context, url: URL): Notice | null {
  if (url.searchParams.get('notice') !== 'switched') return null
  const { switched, switchedTo, close } = inLocale(noticeWords, ctx.locale)
  return { title: switched, text: `${switchedTo} ${nameOf(ctx)}`, close }
}

const nameOf = ({ site, locale }: Context) => (locale === 'th' ? site.siteName : site.siteNameEn)
