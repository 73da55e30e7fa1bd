import type { Context } from '#platform/context.ts'

/** The announcement of the shop in the viewer's language, or ''. */
export const noteOf = async ({ site, locale }: Pick<Context, 'site' | 'locale'>): Promise<string> =>
  site.shopNotice?.[locale] || site.shopNotice?.th || ''
