import type { Site } from './site.ts'

/** The address of a picture of a site's configuration: a file of the site's own by its key, or somebody else's by its address. */
export const pictureAt = (place: string) => (place.startsWith('https://') ? place : `/${place}`)

/** What a site shows beside its forms of logging in and registering, where it has something (specification §3). */
export const entryPicture = ({ loginLogo, loginBg }: Pick<Site, 'loginLogo' | 'loginBg'>) => ({
  ...(loginLogo && { logoUrl: pictureAt(loginLogo) }),
  ...(loginBg && { pictureUrl: pictureAt(loginBg) }),
})
