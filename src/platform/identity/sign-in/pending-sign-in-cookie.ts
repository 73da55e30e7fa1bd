import type { Context } from '#platform/context.ts'

/** The cookie of a pending sign-in, which binds it to this browser for some minutes. */
export const briefName = (isSecure: boolean) => (isSecure ? '__Host-signing-in' : 'signing-in')

/** Returns its Set-Cookie; an age of 0 deletes it. */
export const pendingSignInCookie = ({ app }: Pick<Context, 'app'>, of: { secret: string; maxAgeSeconds: number }) => {
  const isSecure = app.settings.hasSecureCookies
  const parts = [`${briefName(isSecure)}=${of.secret}`, 'Path=/', 'HttpOnly', 'SameSite=Strict']
  return [...parts, ...(isSecure ? ['Secure'] : []), `Max-Age=${of.maxAgeSeconds}`].join('; ')
}
