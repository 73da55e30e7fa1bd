import { cookieOf } from '#platform/identity/session/cookie.ts'

/** What a browser holds once it gave the password of a page; another one is let go where it would hold more. */
const mostHeld = 8

const form = /^([0-9a-z-]{1,64})\.(\d{13})\.([\w-]{43})$/

/** A key in its parts: the `_id` of the page, until when it opens it (milliseconds since 1970), and its mark. */
interface PageKey {
  page: string
  until: number
  mark: string
}

/** The parts of a key; null for what has not the shape of one. */
export const readKey = (key: string): PageKey | null => {
  const [, page, until, mark] = form.exec(key) ?? []
  return page && until && mark ? { page, until: Number(until), mark } : null
}

export const writeKey = ({ page, until, mark }: PageKey) => `${page}.${until}.${mark}`

const nameOf = (isSecure: boolean) => (isSecure ? '__Host-pages' : 'pages')

/** The keys that a browser sent, each for a page of its own. */
export const keysOf = (header: string | undefined, isSecure: boolean): string[] =>
  cookieOf(header, nameOf(isSecure))
    .split('~')
    .filter((key) => readKey(key) !== null)
    .slice(0, mostHeld)

/** The Set-Cookie that adds a key; it lives as long as the browser is open (specification §4). */
export const unlockCookie = (key: string, { held, isSecure }: { held: readonly string[]; isSecure: boolean }) => {
  const others = held.filter((one) => readKey(one)?.page !== readKey(key)?.page)
  const value = [key, ...others].slice(0, mostHeld).join('~')
  return [`${nameOf(isSecure)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].join(
    '; ',
  )
}
