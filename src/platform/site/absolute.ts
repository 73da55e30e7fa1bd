import type { Context } from '#platform/context.ts'

/**
 * Returns the absolute address of a path on the site, for mail. It uses the stored host name, never a received one
 * (A18).
 */
export const absolute = ({ app, site }: Context, path: string): string => {
  const { hasSecureCookies, trustProxy, port } = app.settings
  const shown = trustProxy > 0 || port === 0 ? '' : `:${port}`
  return new URL(path, `${hasSecureCookies ? 'https' : 'http'}://${site.hostname}${shown}`).href
}
