import type { Context } from '#platform/context.ts'

/** A path of the context's site as a whole address, for mail: under the host name that is stored, never one that was sent (A18). */
export const absolute = ({ app, site }: Context, path: string): string => {
  const { hasSecureCookies, trustProxy, port } = app.settings
  const shown = trustProxy > 0 || port === 0 ? '' : `:${port}`
  return new URL(path, `${hasSecureCookies ? 'https' : 'http'}://${site.hostname}${shown}`).href
}
