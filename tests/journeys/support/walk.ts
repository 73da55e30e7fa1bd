import type { Page } from '@playwright/test'
import { matchRoutes } from 'react-router'
import type { Role } from '#platform/data/access/viewer.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { isAllowed } from '#platform/manifest/route-access.ts'
import { manifests } from '../../../src/app/modules.ts'

const routes: readonly Route[] = manifests.flatMap((module) => module.routes)
const known = routes.map((route) => ({ path: route.path, route }))

/** Screens that redirect, or appear only during log-in. */
const passedThrough = ['member-login', 'member-verify', 'member-enter', 'member-sites', 'install-dashboard']

/** Routes that answer with a file, a feed or a part of a page. */
const answers = [
  ...['cms-feed', 'lesson-feed', 'lesson-search-hits', 'lesson-calendar', 'lesson-session-calendar'],
  ...['lesson-play-notes', 'user-seats-file', 'user-calendar-file', 'lesson-attendance-template', 'billing-document'],
  ...['billing-document-xml', 'billing-report-download', 'lesson-reconcile-sample', 'certificate-file'],
  ...['certificate-template-preview', 'lesson-pdf-file', 'lesson-pay-visitor', 'survey-export'],
  ...['cms-form-export', 'cms-form-pdf'],
  ...['question-file', 'lesson-exam-attempt-file', 'lesson-exam-questions'],
]

/** Returns the screens of an area, by default the back office, that a role may open on a site with every module. */
export const screensOf = (role: Role, face: Route['area'] = 'office'): Route[] =>
  routes.filter(
    (route) =>
      route.area === face &&
      !passedThrough.includes(route.name) &&
      !answers.includes(route.name) &&
      !('to' in route) &&
      isAllowed(route, { id: '', role, home: '', name: '' }),
  )

/** Returns one screen of each kind: a screen shared by several routes once, and one derived screen for each verb. */
export const kindsOf = (screens: readonly Route[]): Route[] => [
  ...Map.groupBy(screens, kindOf)
    .values()
    .map(([first]) => first!),
]

const kindOf = (route: Route) => {
  if (!('screen' in route)) return ['list', 'add', 'edit', 'show'].find((verb) => verb in route) ?? ''
  const owner = manifests.find(({ name }) => route.screen.startsWith(`${name}:`))
  return owner ? route.screen : `${moduleOf(route)}:${route.screen}`
}

const moduleOf = (route: Route) => manifests.find((module) => (module.routes as readonly Route[]).includes(route))!.name

interface Walk {
  /** Starting points in addition to the URLs without a row. */
  from?: readonly string[]
  /** Routes that may be opened on the way. */
  open: readonly Route[]
  /** Routes to check, each once. */
  wanted: readonly Route[]
  look: (route: Route) => Promise<void>
}

/** Follows links from screen to screen. Returns the names of wanted routes that no link reached. */
export async function walk(page: Page, { from = [], open, wanted, look }: Walk) {
  const left = new Set(wanted)
  const unseen = new Set(open)
  const fixed = [...wanted, ...open].filter(({ path }) => !path.includes(':')).map(({ path }) => path)
  const queue = [...from, ...fixed]
  while (queue.length > 0 && left.size > 0) {
    const address = queue.shift()!
    const route = routeAt(address)
    if (!route || !unseen.delete(route)) continue
    await page.goto(address)
    if (left.delete(route)) await look(route)
    const links = (await linksOn(page)).filter((link) => unseen.has(routeAt(link)!))
    queue.unshift(...links.filter((link) => left.has(routeAt(link)!)))
    queue.push(...links)
  }
  return [...left].map(({ name }) => name)
}

/** Returns the route of a URL of the site. */
export const routeAt = (address: string) => matchRoutes(known, new URL(address, 'http://x').pathname)?.[0]?.route.route

/** Returns the URLs on this site that a screen links to. */
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
      .filter((link) => link.origin === location.origin && !link.download)
      .map((link) => link.pathname),
  )
