import type { Site } from './site.ts'

type Ways = Pick<Site, 'defaultLogin' | 'layout'>

/**
 * Returns the log-in address for learners of a site. With `next` they return there, if the log-in is the site's own
 * (specification L36).
 */
export const logInAt = ({ defaultLogin, layout }: Ways, next?: string) =>
  withNext(defaultLogin ?? `/${layout.usermenuendpoint}/login`, next)

/** Returns the registration address of a site. */
export const registerAt = ({ layout }: Pick<Ways, 'layout'>, next?: string) =>
  withNext(`/${layout.usermenuendpoint}/register`, next)

/** Returns the address to request a new password. */
export const forgotAt = ({ layout }: Pick<Ways, 'layout'>) => `/${layout.usermenuendpoint}/forgot`

const withNext = (path: string, next: string | undefined) =>
  next === undefined || !path.startsWith('/') ? path : `${path}?next=${encodeURIComponent(next)}`
