import type { Context } from '#platform/context.ts'
import { imageMeta } from '#platform/content/file/library/image-meta.ts'

/**
 * Returns the address of a picture in a site's configuration: a file of the site by key, or an external one by address.
 */
export const pictureAt = (place: string) => (place.startsWith('https://') ? place : `/${place}`)

/** Returns what a site shows next to its log-in and registration forms, if anything (specification §3). */
export const entryPicture = async (ctx: Context) => {
  const { loginLogo, loginBg } = ctx.site
  const { position } = (await imageMeta(ctx, [loginBg]))(loginBg)
  return {
    ...(loginLogo && { logoUrl: pictureAt(loginLogo) }),
    ...(loginBg && { pictureUrl: pictureAt(loginBg), ...(position && { position }) }),
  }
}
