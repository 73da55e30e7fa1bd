import { href, redirect } from 'react-router'

/**
 * Adds the current URL to a redirect to the login, so that the visitor returns after it. Other results pass unchanged.
 */
export const withWayBack = async <T>({ pathname, search }: URL, shown: Promise<T>): Promise<T> => {
  try {
    return await shown
  } catch (error) {
    const to = error instanceof Response ? error.headers.get('location') : null
    if (to === null || !waysIn.has(to)) throw error
    throw redirect(`${to}?next=${encodeURIComponent(pathname + search)}`)
  }
}

/** The login pages of visitors. */
const waysIn: ReadonlySet<string> = new Set([href('/login'), href('/user/login'), href('/student/login')])
