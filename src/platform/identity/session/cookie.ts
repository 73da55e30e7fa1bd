/** The name of the session cookie: `__Host-` and Secure behind TLS, plain on a development host (attack B01). */
export const cookieName = (isSecure: boolean) => (isSecure ? '__Host-sid' : 'sid')

/** Returns the Set-Cookie of a session. An age of 0 deletes it; null keeps it until the browser closes. */
export const cookieOfSession = (session: { secret: string; maxAgeSeconds: number | null }, isSecure: boolean) =>
  [
    `${cookieName(isSecure)}=${session.secret}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
    ...(session.maxAgeSeconds === null ? [] : [`Max-Age=${session.maxAgeSeconds}`]),
  ].join('; ')

/** Returns the first value of a cookie, as browsers and proxies do; '' if it is missing. */
export const cookieOf = (header: string | undefined | null, name: string) => {
  if (!header) return ''
  for (const part of header.split(';').slice(0, 100)) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return ''
}
