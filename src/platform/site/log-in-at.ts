import type { Site } from './site.ts'

type Ways = Pick<Site, 'defaultLogin' | 'layout'>

/** Where learners of a site log in; with `next` they come back there, if the log-in is the site's own (specification L36). */
export const logInAt = ({ defaultLogin, layout }: Ways, next?: string) =>
  withNext(defaultLogin ?? `/${layout.usermenuendpoint}/login`, next)

/** Where people become learners of a site. */
export const registerAt = ({ layout }: Pick<Ways, 'layout'>, next?: string) =>
  withNext(`/${layout.usermenuendpoint}/register`, next)

/** Where who forgot his password asks for a new one. */
export const forgotAt = ({ layout }: Pick<Ways, 'layout'>) => `/${layout.usermenuendpoint}/forgot`

const withNext = (path: string, next: string | undefined) =>
  next === undefined || !path.startsWith('/') ? path : `${path}?next=${encodeURIComponent(next)}`
