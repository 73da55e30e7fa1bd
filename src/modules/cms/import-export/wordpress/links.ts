import type { WxrItem } from './wxr.ts'

/** The path of an old site's URL in canonical form: without host, query and final slash, decoded. */
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

/** The decoded text of a URL. Invalid escapes stay. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The new target of a link. `isLost` means that it led to a part of the old site that is not imported. */
interface LeadsTo {
  to: string
  isLost: boolean
}
export type LinkOf = (url: string) => LeadsTo

/** The new targets of links to imported pages of the old site, by path or by id. Other links stay. */
export function linksOf(
  items: readonly WxrItem[],
  { site, pathOf }: { site: string; pathOf: (item: WxrItem) => string | null },
): LinkOf {
  const paths = new Map<string, string>()
  // An item without an id in the file may still be referred to by the id in its own URL.
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

/** The id with which a URL requests a page or post. */
function askedIn(url: string, site: string): string | null {
  if (!URL.canParse(url, `${site}/`)) return null
  const { searchParams } = new URL(url, `${site}/`)
  return searchParams.get('p') ?? searchParams.get('page_id')
}

/** Tracking parameters, which do not select content. */
const isOnlyCounted = (name: string) => /^(?:utm_\w+|fbclid|gclid|lang|replytocom)$/.test(name)
