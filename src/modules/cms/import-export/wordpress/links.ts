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

/** Where a link leads here. `isLost` says that it leads to something of the old site that does not come along. */
interface LeadsTo {
  to: string
  isLost: boolean
}
export type LinkOf = (url: string) => LeadsTo

/** Where links to pages of the old site lead here, for those that come along, by their path or by their id; others stay as they are. */
export function linksOf(
  items: readonly WxrItem[],
  { site, pathOf }: { site: string; pathOf: (item: WxrItem) => string | null },
): LinkOf {
  const paths = new Map<string, string>()
  // What has no id in the file may still be called by one in its own address.
  const byId = new Map([
    ...items.map((item) => [askedIn(item.link, site), item] as const),
    ...items.map((item) => [item.id, item] as const),
  ])
  const home = oldPath(site, site)
  for (const item of items) {
    const [was, is] = [oldPath(item.link, site), pathOf(item)]
    if (was !== null && was !== '/' && was !== home && is !== null) paths.set(was, is)
  }
  return (url) => {
    const was = oldPath(url, site)
    if (was === null || url.startsWith('#')) return { to: url, isLost: false }
    const { searchParams } = new URL(url, `${site}/`)
    const asked = askedIn(url, site)
    const item = asked === null ? undefined : byId.get(asked)
    const to = item ? pathOf(item) : paths.get(was)
    if (to) return { to: `${to}${/#[^#]*$/.exec(url)?.[0] ?? ''}`, isLost: false }
    const isHome = (was === '/' || was === home) && [...searchParams.keys()].every(isOnlyCounted)
    return isHome ? { to: '/', isLost: false } : { to: url, isLost: true }
  }
}

/** The id by which an address asks for a page or post. */
function askedIn(url: string, site: string): string | null {
  if (!URL.canParse(url, `${site}/`)) return null
  const { searchParams } = new URL(url, `${site}/`)
  return searchParams.get('p') ?? searchParams.get('page_id')
}

/** Tells the old site where a visitor came from, and not what he asked for. */
const isOnlyCounted = (name: string) => /^(?:utm_\w+|fbclid|gclid|lang|replytocom)$/.test(name)
