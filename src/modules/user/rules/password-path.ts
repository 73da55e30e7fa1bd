import type { Site } from '#platform/site/site.ts'

/** The path to set a new password: under /student on a school's site, under /user elsewhere (decision 19). */
export const passwordPath = ({ layout }: Pick<Site, 'layout'>, purpose: 'reset' | 'activate'): string =>
  `/${layout.usermenuendpoint}/${purpose}`
