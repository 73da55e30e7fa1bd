import type { Context } from '#platform/context.ts'
import { imageMeta } from '#platform/content/file/library/image-meta.ts'

/** The address of a picture of a site's configuration: a file of the site's own by its key, or somebody else's by its address. */
export const pictureAt = (place: string) => (place.startsWith('https://') ? place : `/${place}`)

/** What a site shows beside its forms of logging in and registering, where it has something (specification §3). */
export const entryPicture = async (ctx: Context) => {
  const { loginLogo, loginBg } = ctx.site
  const { position } = (await imageMeta(ctx, [loginBg]))(loginBg)
  return {
    ...(loginLogo && { logoUrl: pictureAt(loginLogo) }),
    ...(loginBg && { pictureUrl: pictureAt(loginBg), ...(position && { position }) }),
  }
}
