import { previewParameter } from '#platform/site/preview/preview-token.ts'

/** Marks the link that leaves the preview. */
const wayOut = ' data-way-out'

/** Changes the links of a page to its own site, so that they stay in the preview. */
export const stayInPreview = (html: string, token: string) =>
  html.replaceAll(/<a\b[^>]*>/g, (tag) =>
    tag.includes(wayOut)
      ? tag
      : tag.replace(/\shref="((?:\/(?!\/)|\?)[^"]*)"/, (_, href: string) => ` href="${within(href, token, '&amp;')}"`),
  )

/** Changes the target of a redirect, so that it stays in the preview. Another host is left unchanged. */
export const placeInPreview = (location: string, token: string) =>
  /^\/(?!\/)/.test(location) ? within(location, token, '&') : location

function within(href: string, token: string, and: '&' | '&amp;') {
  const [, path = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(href)!
  return `${path}${path.includes('?') ? and : '?'}${previewParameter}=${token}${anchor}`
}
