import type { Page } from '@playwright/test'
import { type Locale, locales } from '#platform/site/i18n/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { routeAt, screensOf, walk } from '../../../../tests/journeys/support/walk.ts'
import type { CleanupStack } from '../../../bench/cleanup-stack.ts'
import { type Finding, finding, skipped } from '../../scorecard.ts'
import { Faults } from '../faults.ts'
import { look, type Looking } from '../look.ts'
import { newBrowser, openStage, pageOf, type Person, sizes, speak, type Stage, whyNoBrowser } from '../stage.ts'
import { knowWords } from '../words.ts'
import { plantScreens, type Planted } from './plant.ts'

const claim = 'screens as each role sees them'

interface Looker extends Person {
  face: Route['area']
  /** Checks both sizes in both languages. Others check wide screens in Thai and phones in English. */
  isThorough?: true
}

/** The viewers with different screens, those with the most screens first. */
const lookers: readonly Looker[] = [
  { name: 'root', role: 'root', face: 'office', isThorough: true },
  { name: 'superadmin', role: 'superadmin', face: 'office' },
  { name: 'admin', role: 'admin', face: 'office' },
  { name: 'manager', role: 'manager', face: 'office' },
  { name: 'member', role: 'member', face: 'office' },
  { name: 'visitor', role: 'guest', face: 'public', isThorough: true },
  { name: 'somchai', role: 'user', face: 'public', isThorough: true },
  { name: 'decha', role: 'user', face: 'public' },
  { name: 'admin', role: 'admin', face: 'public' },
]

/** Only one area if VERIFY_FACE names it: `public` or `office`. */
const asked = process.env['VERIFY_FACE']

/** Checks every screen that a role may open, on a phone and wide, in both languages. Missing demo rows are added. */
export const verifyScreens = async (traces: CleanupStack): Promise<Finding[]> => {
  const why = whyNoBrowser()
  if (why) return [skipped(claim, why)]
  const stage = await openStage(traces)
  const looking: Looking = { faults: new Faults(), structures: new Set(), isForeign: await knowWords(), looks: 0 }
  const visits: Visits = { opened: new Set(), ledOn: new Set(), unreached: new Set() }
  const planted = await plantScreens(stage)
  const waiting = lookers.filter(({ face }) => !asked || face === asked)
  const lookOn = async () => {
    for (let looker = waiting.shift(); looker; looker = waiting.shift())
      await lookAs(looker, { stage, planted, looking, visits })
  }
  await Promise.all([lookOn(), lookOn()])
  return linesOf(looking, visits)
}

/** Screens by route name, each with its expected viewer: a role and an area. */
interface Visits {
  opened: Set<string>
  /** Screens that redirect this role, as the log-in does for a signed-in person. */
  ledOn: Set<string>
  unreached: Set<string>
}

function linesOf({ faults, structures, looks }: Looking, { opened, ledOn, unreached }: Visits): Finding[] {
  const looked = `${looks} looks at ${opened.size} screens of roles`
  const led = [...ledOn].filter((screen) => !opened.has(screen))
  const lost = [...unreached].filter((screen) => !opened.has(screen) && !ledOn.has(screen))
  const line = (said: string, kind: string) => faults.line(said, { kind, looked })
  return [
    faults.line('serious or critical findings of axe', {
      kind: 'axe',
      looked: `${looked}, ${structures.size} structures`,
    }),
    line('screens wider than 360 or 1280 px', 'wide'),
    line('words of the product in the other language', 'foreign'),
    line('dates, money and values as nobody should read them', 'wrong'),
    line('complaints of the browser, and answers of 500', 'complaint'),
    finding('screens of a role that nobody of it has seen', {
      goal: '0',
      found: `${naming(lost)}; the role is led on by ${naming(led)}`,
      isMet: lost.length === 0,
    }),
  ]
}

const naming = (screens: readonly string[]) =>
  screens.length > 0 ? `${screens.length}: ${screens.toSorted().join(', ')}` : '0'

/** Visits the screens as one person, in Thai and then in English. */
async function lookAs(looker: Looker, of: { stage: Stage; planted: Planted; looking: Looking; visits: Visits }) {
  const begun = performance.now()
  const context = await newBrowser(of.stage)
  const page = await pageOf(context, looker)
  const complaints = hear(page)
  for (const lang of locales) {
    await speak(of.stage, { context, lang })
    await walkAs(page, { looker, lang, complaints, ...of })
  }
  await context.close()
  const took = ((performance.now() - begun) / 1000).toFixed(0)
  console.log(`  ${looker.name}, ${looker.face}: ${of.looking.looks} looks by now, ${took} s`)
}

interface Walking {
  looker: Looker
  lang: Locale
  complaints: string[]
  planted: Planted
  looking: Looking
  visits: Visits
}

async function walkAs(page: Page, { looker, lang, complaints, planted, looking, visits }: Walking) {
  const who = `${looker.name} ${looker.face}`
  const as = (name: string) => `${name} (${looker.role}, ${looker.face})`
  const open = screensOf(looker.role, looker.face).filter((route) => !isTwin(route))
  const size = lang === 'th' ? sizes.desktop : sizes.phone
  const on = looker.isThorough ? Object.values(sizes) : [size]
  const unreached = await walk(page, {
    from: planted[looker.face],
    open,
    wanted: open,
    async look(route) {
      if (routeAt(page.url()) !== route) return void visits.ledOn.add(as(route.name))
      visits.opened.add(as(route.name))
      await look(page, { looking, who, lang, on })
      for (const says of complaints.splice(0))
        looking.faults.note({ kind: 'complaint', says, where: `${who}, ${lang}, ${page.url()}` })
    },
  })
  for (const name of unreached) visits.unreached.add(as(name))
}

/** Screens shared by several kinds of site are checked for units, and categories in their module. */
const isTwin = ({ path }: Route) => /^\/(institution|website|school|category)\/(?!wizard)/.test(path)

/** Returns the browser's complaints from now on. Expected refusals, such as a missing page, do not count. */
function hear(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/status of 40\d/.test(message.text()))
      complaints.push(message.text())
  })
  return complaints
}
