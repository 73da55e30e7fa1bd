import { masked } from '#domain/validation/log/masked.ts'
import { plainPath } from './plain-path.ts'

/** Requests of vulnerability scanners, and file extensions that none of our pages has. */
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
 * Returns the path to remember of a request that was not found: without its query, personal data and scanner requests.
 * Returns null if nothing is worth keeping.
 */
export function rememberedPath(pathname: string): string | null {
  const path = plainPath(pathname)
  if (path === null || path === '/' || junk.some((one) => one.test(path))) return null
  return path.split('/').every((part) => masked(part) === part) ? path : null
}

/** Whether the client is a program, by its user agent. An empty user agent counts as a program. */
export const isRobot = (agent: string) => agent === '' || robot.test(agent)

/**
 * Returns the page of the same site that contains the link, if the browser sends it. `host` is the host of the site
 * without a port.
 */
export function referringPath(referrer: string, host: string): string | null {
  const url = URL.parse(referrer)
  return url?.hostname === host ? rememberedPath(url.pathname) : null
}
