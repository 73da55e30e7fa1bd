import type { Pages } from '../../../support/pages.ts'
import type { SiteKey } from '../../../support/cast.ts'

type BrowserResponse = Awaited<ReturnType<Pages['ask']>>

/** A browser without scripts. It keeps the cookies of one site and follows redirects. */
export const openBrowser = (pages: Pages, site: SiteKey = 'skills') => {
  const jar = new Map<string, string>()
  const keep = (answer: BrowserResponse) => {
    for (const line of [answer.headers['set-cookie'] ?? []].flat().map(String)) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (/Max-Age=0/.test(line)) jar.delete(name!)
      else jar.set(name!, value!)
    }
    return answer
  }
  const headers = () => ({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') })
  return {
    jar,
    open: async (path: string) => keep(await pages.open({ path, site, headers: headers() })),
    post: async (path: string, form: Record<string, string> = {}) =>
      keep(await pages.post({ path, site, form, headers: headers() })),
    /** Calls the API. */
    call: async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
      pages.ask({ method, path: `/api/${path}`, site, headers: headers(), ...(body !== undefined && { body }) }),
  }
}

export type Browser = ReturnType<typeof openBrowser>

/** Returns the target of a redirect. */
export const sentTo = (answer: BrowserResponse) => String(answer.headers['location'] ?? '')

/** Opens the provider as a browser would, and returns the path to which it redirects back. */
export const throughProvider = async (address: string) => {
  const answer = await fetch(address, { redirect: 'manual' })
  const back = new URL(answer.headers.get('location')!)
  return { back, path: back.pathname + back.search }
}
