import type { Context } from '#platform/context.ts'

/** Returns the browser title of a screen: its name, then the academy's. */
export const pageTitle = ({ site, locale }: Context, name: string) =>
  `${name} · ${locale === 'th' ? site.siteName : site.siteNameEn}`
