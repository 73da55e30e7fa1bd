import { safeTheme, type Theme } from '#ui/theme/theme.ts'
import { pictureAt } from './pictures.ts'
import type { Site } from './site.ts'

/** Browser settings of a site: icons and colour. */
export interface Tab {
  /** The favicon: the site's own, otherwise the woven mark in its colours. */
  icon: string
  /** The icon on a phone's home screen. Null without a PNG, the only format that all phones accept. */
  touchIcon: string | null
  /** The colour of a phone's own bars. */
  colour: string
}

export const tabOf = (site: Pick<Site, 'siteFavicon' | 'siteLogo' | 'theme'>): Tab => {
  const { siteFavicon, siteLogo } = site
  const theme = safeTheme(site.theme)
  const touch = [siteFavicon, siteLogo].find((place) => place !== null && /\.png$/i.test(place))
  return {
    icon: siteFavicon ? pictureAt(siteFavicon) : wovenMark(theme),
    touchIcon: touch ? pictureAt(touch) : null,
    colour: theme.brand,
  }
}

function wovenMark({ brand, accent }: Theme) {
  const cloth = `<path fill='${brand}' d='M0 0h22v22H0zM22 22h22v22H22z'/><path fill='${accent}' d='M22 0h22v22zM22 44H0V22z'/>`
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 44 44'>${cloth}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(picture)}`
}
