import { safeTheme, type Theme } from '#ui/theme/theme.ts'
import { pictureAt } from './pictures.ts'
import type { Site } from './site.ts'

/** What a browser shows of a site around its pages. */
export interface Tab {
  /** The picture on the tab: the site's own, else the woven mark in its colours. */
  icon: string
  /** The picture on the home screen of a phone; null where the site has no PNG, which is all that every phone takes. */
  touchIcon: string | null
  /** The colour in which a phone paints its own bars. */
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
