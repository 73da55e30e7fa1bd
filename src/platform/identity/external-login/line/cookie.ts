import { cookieOf } from '../../session/cookie.ts'

/** Long enough for somebody who has to find his password for the chat app first. */
export const attemptMs = 600_000

const nameOf = (isSecure: boolean) => (isSecure ? '__Host-chat' : 'chat')

/** The Set-Cookie that binds a sign-in by the chat app to the browser that began it; '' forgets it. */
export const chatCookie = (secret: string, isSecure: boolean) =>
  [
    `${nameOf(isSecure)}=${secret}`,
    'Path=/',
    'HttpOnly',
    // The provider leads back from another site: Strict would leave the cookie behind.
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
    `Max-Age=${secret ? attemptMs / 1000 : 0}`,
  ].join('; ')

/** What the browser holds of a sign-in that is under way; '' without one. */
export const chatCookieOf = (header: string | undefined, isSecure: boolean) => cookieOf(header, nameOf(isSecure))
