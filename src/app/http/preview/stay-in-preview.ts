import { previewParameter } from '#platform/site/preview/preview-token.ts'

/** Marks the link that leads out. */
const wayOut = ' data-way-out'

/** The links of a page to its own site, which go on showing the site that is looked at. */
export const stayInPreview = (html: string, token: string) =>
  html.replaceAll(/<a\b[^>]*>/g, (tag) =>
    tag.includes(wayOut)
      ? tag
      : tag.replace(/\shref="((?:\/(?!\/)|\?)[^"]*)"/, (_, href: string) => ` href="${within(href, token, '&amp;')}"`),
  )

/** A place that a page sends to, which goes on showing the site too; one on another host is left as it is. */
export const placeInPreview = (location: string, token: string) =>
  /^\/(?!\/)/.test(location) ? within(location, token, '&') : location

function within(href: string, token: string, and: '&' | '&amp;') {
  const [, path = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(href)!
  return `${path}${path.includes('?') ? and : '?'}${previewParameter}=${token}${anchor}`
}
