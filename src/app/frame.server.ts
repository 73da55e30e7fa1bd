import { href } from 'react-router'
import { thaiYear } from '#domain/thai-calendar/format.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { isSignedIn, isStaff } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { deskOf } from '#platform/manifest/route-access.ts'
import { initialsOf } from '#domain/thai-identity/initials.ts'
import { inLocale } from '#platform/i18n/words.ts'
import { faceStyles, fontPreloads } from '#ui/theme/preload.ts'
import { safeTheme, type Theme, themeStyle } from '#ui/theme/theme.ts'
import { statusWords, words } from './words.ts'

/** What the document and the public frame show of the site and of the person, in the person's language. */
export const frameOf = (ctx: Context) => {
  const { site, viewer, locale } = ctx
  const said = inLocale(words, locale)
  const theme = safeTheme(site.theme)
  const user = site.config.layout.usermenuendpoint
  return {
    locale,
    icon: iconOf(theme),
    theme: { style: themeStyle(theme), preloads: fontPreloads(theme), styles: faceStyles(theme) },
    site: {
      name: locale === 'th' ? site.siteName : site.siteNameEn,
      sub: locale === 'th' ? site.siteNameEn : site.siteName,
      about: site.config.about[locale],
      ...(site.config.siteLogo && { logoUrl: site.config.siteLogo }),
      homeHref: href('/'),
    },
    menu: site.config.navigator.map((item) => ({ label: item.title[locale], href: item.target })),
    contact: {
      phone: site.config.phone,
      hours: site.config.openingHours?.[locale] ?? null,
    },
    login: `/${user}/login`,
    register: `/${user}/register`,
    person: isSignedIn(viewer)
      ? {
          name: viewer.name,
          initials: initialsOf(viewer.name),
          desk: isStaff(viewer) ? deskOf(ctx) : null,
        }
      : null,
    copyright: `© ${yearOf(ctx)} ${locale === 'th' ? site.siteName : site.siteNameEn} ${said.rights}`,
    words: said,
    states: inLocale(statusWords, locale),
  }
}

export type Frame = ReturnType<typeof frameOf>

const yearOf = (ctx: Context) => {
  const year = Number(bangkokDay(ctx.now).slice(0, 4))
  return ctx.locale === 'th' ? thaiYear(year) : year
}

/** The woven mark in the site's colours, as the browser's tab shows it. */
const iconOf = ({ brand, accent }: Theme) => {
  const cloth = `<path fill='${brand}' d='M0 0h22v22H0zM22 22h22v22H22z'/><path fill='${accent}' d='M22 0h22v22zM22 44H0V22z'/>`
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 44 44'>${cloth}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(picture)}`
}
