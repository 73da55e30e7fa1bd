import { href, redirect } from 'react-router'

/** What a page shows; where it sends who looks to a log-in instead, he comes back from there. */
export const withWayBack = async <T>({ pathname, search }: URL, shown: Promise<T>): Promise<T> => {
  try {
    return await shown
  } catch (error) {
    const to = error instanceof Response ? error.headers.get('location') : null
    if (to === null || !waysIn.has(to)) throw error
    throw redirect(`${to}?next=${encodeURIComponent(pathname + search)}`)
  }
}

/** Where a visitor logs in. */
const waysIn: ReadonlySet<string> = new Set([href('/login'), href('/user/login'), href('/student/login')])
