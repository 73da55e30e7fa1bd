import { designWords as words } from '../../design-words.ts'

/** The sections of the design form. */
export const designSections = [
  {
    title: words.brand,
    text: words.brandText,
    fields: ['siteStyle', 'siteSubStyle', 'theme'],
  },
  { title: words.top, fields: ['layout'] },
  { title: words.logo, fields: ['siteLogo', 'siteFavicon'] },
]
