import type { WxrItem } from './wxr.ts'

/** The path of an address of the old site, in one form: without host, query and last stroke, its letters read. */
export const oldPath = (url: string, site: string): string | null => {
  if (!URL.canParse(url, `${site}/`)) return null
  const at = new URL(url, `${site}/`)
  const home = URL.canParse(site) ? new URL(site) : null
  if (
    home === null ||
    bare(at.hostname) !== bare(home.hostname) ||
    !at.pathname.startsWith(home.pathname.replace(/\/$/, ''))
  )
    return null
  return decoded(at.pathname).replace(/\/+$/, '').toLowerCase() || '/'
}

const bare = (host: string) => host.replace(/^www\./, '')

/** Text of an address as people read it; what is no escape stays. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Where links to pages of the old site lead here, for those that come along; others stay as they are. */
export function linksOf(items: readonly WxrItem[], of: { site: string; pathOf: (item: WxrItem) => string | null }) {
  const paths = new Map<string, string>()
  for (const item of items) {
    const [was, is] = [oldPath(item.link, of.site), of.pathOf(item)]
    if (was !== null && was !== '/' && is !== null) paths.set(was, is)
  }
  return (url: string): string => {
    const was = oldPath(url, of.site)
    if (was === null) return url
    const anchor = /#[^#]*$/.exec(url)?.[0] ?? ''
    return url.startsWith('#') ? url : paths.has(was) ? `${paths.get(was)!}${anchor}` : was === '/' ? '/' : url
  }
}
