import { href } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { isVisible } from '#domain/page/visibility/flags.ts'
import { thaiYear } from '#domain/thai-calendar/format.ts'
import { formatPhone } from '#domain/thai-identity/phone.ts'
import type { shownMenu } from '#modules/cms/public-api.ts'
import type { Context } from '#platform/context.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { pictureAt } from '#platform/site/pictures.ts'
import type { SiteFooterProps } from '#ui/frame/site-footer.tsx'
import { cookieWords, words } from '../../words.ts'
import { policyId } from '../consent/late-consent.tsx'

type Menu = Awaited<ReturnType<typeof shownMenu>>

/** Returns the content of the footer of a site, in the viewer's language. */
export function footerOf(ctx: Context, menu: Menu): SiteFooterProps {
  const { site, locale } = ctx
  const said = wordsOf(ctx, { name: 'menu', words })
  const { policy } = wordsOf(ctx, { name: 'cookies', words: cookieWords })
  const brand = brandOf(ctx)
  const hours = site.openingHours?.[locale]
  const other = isVisible(site.flags, 'language') ? site.languages.find((one) => one !== locale) : undefined
  return {
    site: brand,
    about: site.about[locale],
    columns: columnsOf(menu, said.learning),
    contact: { title: said.contact, ...phoneOf(site.phone), lines: hours ? [hours] : [] },
    copyright: `© ${yearOf(ctx)} ${brand.name} ${said.rights}`,
    endLabel: said.footer,
    ...(isVisible(site.flags, 'consent') && { policy: { label: policy, target: policyId } }),
    ...(other && { language: { label: said.otherLanguage, lang: other, href: `?lang=${other}` } }),
  }
}

/** Returns the identity of a site: its names in both languages, its logo and its home link. */
export const brandOf = ({ site, locale }: Context) => ({
  name: locale === 'th' ? site.siteName : site.siteNameEn,
  sub: locale === 'th' ? site.siteNameEn : site.siteName,
  ...(site.siteLogo && { logoUrl: pictureAt(site.siteLogo) }),
  homeHref: href('/'),
})

const phoneOf = (phone: string | null) =>
  phone ? { phone: { label: formatPhone(phone), href: `tel:${phone.replaceAll(/\D/g, '')}` } } : {}

/** Returns the single entries of the menu as one column, then a column for each entry with sub-entries. */
function columnsOf(menu: Menu, title: string) {
  const alone = menu.filter(({ items }) => !items)
  const more = menu.flatMap(({ label, items }) => (items ? [{ title: label, links: items }] : []))
  return alone.length > 0 ? [{ title, links: alone }, ...more] : more
}

const yearOf = (ctx: Context) => {
  const year = Number(bangkokDay(ctx.now).slice(0, 4))
  return ctx.locale === 'th' ? thaiYear(year) : year
}
