import type { Context } from '#platform/context.ts'

/** The title of a screen in the browser: its own name, then the academy's. */
export const pageTitle = ({ site, locale }: Context, name: string) =>
  `${name} · ${locale === 'th' ? site.siteName : site.siteNameEn}`
