import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { oneOf, ofSweep } from '../../../scripts/testing/sweep.ts'
import { structureOf } from '../support/axe.ts'
import { newLearner } from '../support/learner.ts'
import { isPhone } from '../support/office.ts'
import { plantFile, plantRedirect, plantRows } from './plant-rows.ts'
import { expect, test } from '../support/test.ts'
import { kindsOf, screensOf, walk } from '../support/walk.ts'

/** Only violations are collected, which takes two thirds of the time. */
const asked: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'], iframes: false }

/** Returns every finding of axe on the screen, unless its structure was already checked. */
async function findingsOn(page: Page, known: Set<string>) {
  const structure = await structureOf(page)
  const violations = known.has(structure) ? [] : await violationsOn(page)
  known.add(structure)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Returns what overflows the screen. */
async function beyondOn(page: Page) {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return beyond > 0 ? [`${beyond} px beyond the edge`] : []
}

const violationsOn = async (page: Page) =>
  (await new AxeBuilder({ page }).setLegacyMode().options(asked).analyze()).violations

/**
 * Returns all problems of the wanted routes by name, with axe on one of each kind, and the routes that no link reached.
 */
async function faultsOn(page: Page, walked: Omit<Parameters<typeof walk>[1], 'look'>) {
  const faults: Record<string, string[]> = {}
  const kinds = new Set(kindsOf(walked.wanted))
  const known = new Set<string>()
  const unreached = await walk(page, {
    ...walked,
    look: async (route) => {
      const found = [...(kinds.has(route) ? await findingsOn(page, known) : []), ...(await beyondOn(page))]
      if (found.length > 0) faults[route.name] = found
    },
  })
  return { faults, unreached }
}

test.beforeEach(() => test.setTimeout(1_200_000))

/** Screens shared by several kinds of site are checked for units, and categories in their module. */
const isTwin = ({ path }: { path: string }) =>
  /^\/(institution|website|school|category)\/(?!wizard)/.test(path) || path === '/origin/user/add/:id'
/** Screens behind long work are checked in the journeys of the registrar and of the player. */
const isElsewhere = ({ name }: { name: string }) =>
  ['enroll-many-run', 'student-edition', 'lesson-question-show'].includes(name)
/** A member of staff cannot add these, and the demo has none: lessons opened to learners, and reviews. */
const isOfOthers = (role: string, { name }: { name: string }) =>
  role === 'member' && ['lesson-exception-show', 'enroll-review-show'].includes(name)
/** A demo course with lessons. Other journeys add courses without any. */
const withLessons = `/lesson/dashboard?q=${encodeURIComponent('ไฟฟ้าในบ้าน')}`
const nothing = { faults: {}, unreached: [] }

// Here one screen of every third kind, in `npm run verify` every screen. Its part `people` runs axe for every role.
test('every screen of the back office is reached and within its width, and every kind free of findings of axe, for its owner, in Thai', async ({
  page,
  browser,
  at,
  signIn,
  unique,
}) => {
  test.skip(isPhone(page), 'on a phone by kinds of screens')
  await signIn(page, { username: 'root', desk: true })
  const learner = await newLearner(browser, { beside: page, origin: at('localhost') })
  const planted = await plantRows(page, { unique, learner })
  const open = screensOf('root').filter((route) => !isTwin(route) && !isElsewhere(route))
  const wanted = ofSweep({ part: oneOf(3, kindsOf(open)), whole: open })
  expect(
    await faultsOn(page, { from: [...planted, '/asset/dashboard?view=stock', withLessons], open, wanted }),
  ).toEqual(nothing)
})

// Admin and manager see a part of what superadmin sees. `npm run verify -- people` checks each of them.
for (const role of oneOf(2, ['member', 'superadmin'] as const))
  test(`every kind of screen that ${role} sees is free of findings of axe on a phone, in English and in the dark`, async ({
    page,
    signIn,
    unique,
  }) => {
    test.skip(!isPhone(page), 'on a wide screen all of them')
    await signIn(page, { username: role, desk: true })
    if (role === 'superadmin') await plantRedirect(page, unique)
    await plantFile(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/member/why?lang=en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const open = screensOf(role).filter((route) => !isTwin(route) && !isElsewhere(route) && !isOfOthers(role, route))
    expect(await faultsOn(page, { from: [withLessons], open, wanted: kindsOf(open) })).toEqual(nothing)
  })
