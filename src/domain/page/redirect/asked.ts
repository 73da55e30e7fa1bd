import { masked } from '#domain/log/masked.ts'
import { plainPath } from './plain-path.ts'

/** What tries the doors of other products, and files that no page of ours ends in. */
const junk = [
  /\/\.(?!well-known)/,
  /^\/(wp|wordpress|blog\/wp|phpmyadmin|pma|myadmin|mysql|cgi-bin|vendor|boaform|hnap1|actuator|solr|owa|autodiscover)\b/i,
  /^\/(_ignition|telescope|geoserver|jenkins|console|manager|server-status|shell|webdav|autodiscover|remote|ecp)\b/i,
  /\/(wp-[a-z]+|xmlrpc|eval-stdin|phpunit|phpinfo)\b/i,
  /\.(php\d?|phtml|aspx?|jspx?|cgi|env|git|sql|bak|old|ini|ya?ml|toml|conf|cfg|config|log|sh|exe|dll|pem|key|map)$/i,
  /\.(zip|tar|gz|tgz|rar|7z)$/i,
]

const robot =
  /bot|crawl|spider|slurp|archiver|facebookexternalhit|preview|scan|monitor|headless|curl|wget|python|perl|java\/|go-http|okhttp|axios|node|undici|libwww|httpx/i

/**
 * The path that is remembered of an address that was asked for and not there: no query, nothing that names a person, and
 * nothing of what only tries the doors. Null where nothing is.
 */
export function rememberedPath(pathname: string): string | null {
  const path = plainPath(pathname)
  if (path === null || path === '/' || junk.some((one) => one.test(path))) return null
  return path.split('/').every((part) => masked(part) === part) ? path : null
}

/** Whether a program asked, by what it calls itself; one that says nothing is one. */
export const isRobot = (agent: string) => agent === '' || robot.test(agent)

/** The page of the same site on which the link stood, where the browser says so; `host` is the site's own, without a port. */
export function referringPath(referrer: string, host: string): string | null {
  const url = URL.parse(referrer)
  return url?.hostname === host ? rememberedPath(url.pathname) : null
}
