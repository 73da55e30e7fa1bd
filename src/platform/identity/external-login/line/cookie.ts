import { cookieOf } from '../../session/cookie.ts'

/** Long enough for a user who must first find their password for the chat app. */
export const attemptMs = 600_000

const nameOf = (isSecure: boolean) => (isSecure ? '__Host-chat' : 'chat')

/** Returns the Set-Cookie that binds a chat sign-in to the browser that started it; '' deletes it. */
export const chatCookie = (secret: string, isSecure: boolean) =>
  [
    `${nameOf(isSecure)}=${secret}`,
    'Path=/',
    'HttpOnly',
    // The provider redirects from another site, where Strict would drop the cookie.
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
    `Max-Age=${secret ? attemptMs / 1000 : 0}`,
  ].join('; ')

/** Returns the browser's cookie of a pending sign-in; '' if there is none. */
export const chatCookieOf = (header: string | undefined, isSecure: boolean) => cookieOf(header, nameOf(isSecure))
