import { designWords as words } from '../../design-words.ts'

/** How the form of a site's look is divided. */
export const designSections = [
  {
    title: words.brand,
    text: words.brandText,
    fields: ['siteStyle', 'siteSubStyle', 'theme'],
  },
  { title: words.top, fields: ['layout'] },
  { title: words.logo, fields: ['siteLogo', 'siteFavicon'] },
]
