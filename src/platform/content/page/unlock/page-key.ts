import { cookieOf } from '#platform/identity/session/cookie.ts'

/** Maximum unlocked pages per browser; the oldest is dropped. */
const mostHeld = 8

const form = /^([0-9a-z-]{1,64})\.(\d{13})\.([\w-]{43})$/

/** The parts of a key: the `_id` of the page, its expiry (milliseconds since 1970), and its signature. */
interface PageKey {
  page: string
  until: number
  mark: string
}

/** Parses a key; null if it is malformed. */
export const readKey = (key: string): PageKey | null => {
  const [, page, until, mark] = form.exec(key) ?? []
  return page && until && mark ? { page, until: Number(until), mark } : null
}

export const writeKey = ({ page, until, mark }: PageKey) => `${page}.${until}.${mark}`

const nameOf = (isSecure: boolean) => (isSecure ? '__Host-pages' : 'pages')

/** Returns the keys that a browser sent, one per page. */
export const keysOf = (header: string | undefined, isSecure: boolean): string[] =>
  cookieOf(header, nameOf(isSecure))
    .split('~')
    .filter((key) => readKey(key) !== null)
    .slice(0, mostHeld)

/** Returns the Set-Cookie that adds a key. It lasts until the browser closes (specification §4). */
export const unlockCookie = (key: string, { held, isSecure }: { held: readonly string[]; isSecure: boolean }) => {
  const others = held.filter((one) => readKey(one)?.page !== readKey(key)?.page)
  const value = [key, ...others].slice(0, mostHeld).join('~')
  return [`${nameOf(isSecure)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].join(
    '; ',
  )
}
