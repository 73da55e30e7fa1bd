import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Role, roles } from '#platform/data/access/viewer.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { isAllowed } from '#platform/manifest/route-access.ts'
import { oneOf } from '../../../scripts/testing/sweep.ts'
import { type Watch, watch } from '../../fuzz/judge.ts'
import { openWithFiles } from '../../site/files/support.ts'
import { callAddresses, pageAddresses } from './addresses.ts'
import { type Page, routedPages, servedPatterns } from './patterns.ts'
import { type Planted, plantAll } from './planted.ts'

const contentHost = 'files.example.test'
const readers = ['guest', 'user', 'superadmin'] as const
/** Whatever else a request claims, it is a read. */
const claims = '_method=DELETE&intent=remove&data[name]=x&sign-out=1'
const overrides = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE', 'x-http-method': 'DELETE' }

/** Tables that a read may add rows to, and why. */
const mayGrow: Record<string, (path: string) => boolean> = {
  // Broken URLs are counted for administrators. Nobody else sees the counts.
  lost_address: () => true,
  // A person who exports rows is notified, so that a stolen session does not go unnoticed.
  notice: (path) => /^\/api\/\w+\/export\b/.test(path),
  // The builder shows for forty seconds who else has the page open.
  page_presence: (path) => path.startsWith('/cms/builder/'),
  // The board of an invigilator shows who has the waiting room open (decision 613).
  exam_presence: (path) => path.startsWith('/lesson/assessment/'),
}

/** Pages that answer nobody here with a page or a file. Each is still tested, with the reason. */
const unseen: Record<string, string> = {
  ...{ lesson: 'leads on', origin: 'leads on', student: 'leads on', 'member-verify': 'leads on without a password' },
  ...{ 'member-enter': 'receives who comes from another site', 'user-auth': 'receives who comes from LINE' },
  ...{ 'user-bypass': 'receives who comes from another system', 'user-calendar-file': 'has a token of its person' },
  ...{
    'credit-shop-goods': 'no product here has a price in credits',
    'lesson-pay-visitor': 'has a token of its visitor',
  },
  'shop-product-variant': 'no product here has a variant of this code',
  'shop-store': 'no vendor here has this code',
  ...{ 'lesson-company': 'no course here is sold to companies', 'lesson-pay': 'no order here can be paid' },
  ...{ 'billing-document-xml': 'no document here has an XML file', 'setup-payment-test': 'no gateway is set up here' },
  ...{ 'certificate-issue-run': 'nothing was issued at once', 'certificate-file': 'no certificate here has a file' },
  'lesson-pdf-file': 'names its course in the query',
  'lesson-reconcile-sample': 'the sample is for sites of the demo',
  ...{
    'lesson-exam-regrade-run': 'nothing was regraded',
    'exam-appeal-decide': 'no released result has an appeal here',
  },
  'lesson-teaching-exam-marking': 'no course with an exam has this lecturer',
  'setup-workflow-run': 'no flow ran here',
}

describe.each(await bothDrivers())('every address that is read on $kind', (driver) => {
  let all: Awaited<ReturnType<typeof openWithFiles>>
  let planted: Planted
  let seen: Watch
  beforeAll(async () => {
    all = await openWithFiles(driver, { CONTENT_HOST: contentHost })
    planted = await plantAll(all.academy, all.pages)
    // A tax document waits ten minutes for its number.
    all.academy.pass(11 * 60_000)
    await all.academy.app.jobs.drain()
    for (const role of roles) await all.pages.open({ path: '/', viewer: all.academy.viewer(role) })
    seen = await watch(all.academy)
  }, 180_000)
  afterAll(() => all.close())

  const read = async (path: string, role: Role, headers: Record<string, string> = {}) => {
    const answer = await all.pages.open({ path, viewer: all.academy.viewer(role), headers })
    expect(answer.status, `${role} ${path}`).toBeLessThan(500)
    const led = String(answer.headers['location'] ?? '')
    if (!led.startsWith(`http://${contentHost}`)) return answer.status
    return (await all.pages.open({ path, headers: { ...headers, host: contentHost } })).status
  }
  const expectUnchanged = (path: string, changed: readonly string[]) =>
    expect
      .soft(
        changed.filter((table) => !mayGrow[table]?.(path)),
        path,
      )
      .toEqual([])

  /** The sessions without their time of last activity. */
  const sessions = async () => {
    const { rows } = await sql`select to_jsonb(s) - 'seenAt' as row from session s order by hash`.execute(
      all.academy.database.kysely,
    )
    return rows
  }

  /** Returns the role with the most rights among those that may open a page. */
  const openerOf = ({ route }: Page): Role =>
    (['superadmin', 'root', 'admin', 'user'] as const).find((role) => isAllowed(route, all.academy.viewer(role)))!
  /**
   * Returns the first URL that opens, for a role that may see it. It requests the data, which is all that a page reads.
   */
  const firstShown = async (page: Page): Promise<{ path: string; role: Role }> => {
    const paths = pageAddresses(page, planted)
    const { auth } = page.route.meta
    const mays: readonly Role[] = [...(auth ? [] : ['guest' as const]), 'user', openerOf(page), 'admin']
    for (const role of new Set(mays.filter((one) => isAllowed(page.route, all.academy.viewer(one)))))
      for (const path of paths) if ((await read(`${dataOf(path)}?${claims}`, role)) === 200) return { path, role }
    return { path: paths[0]!, role: openerOf(page) }
  }
  const dataOf = (path: string) => `${path === '/' ? '/_' : path}.data`

  test('B07 no call, and no file, that is read changes a row', { timeout: 480_000 }, async () => {
    const { calls, wildcards } = await servedPatterns(all.pages.server)
    expect(wildcards.toSorted()).toEqual(['/*', '/api/*', '/assets/*', '/seed/*'])
    expect(calls.length).toBeGreaterThan(20)
    const before = await sessions()
    const addresses = calls.flatMap((pattern) => callAddresses(pattern, planted))
    expect(addresses.length).toBeGreaterThan(250)
    for (const path of oneOf(4, driver.partOf(addresses))) {
      for (const role of readers) await read(path, role)
      await read(`${path}?${claims}`, 'superadmin', overrides)
      expectUnchanged(path, await seen.changed())
    }
    await all.academy.app.errorLog.flush()
    expect(await sessions()).toEqual(before)
  })

  test('B07 no page that is read changes a row', { timeout: 480_000 }, async () => {
    const pages = routedPages()
    expect(pages.length).toBeGreaterThan(200)
    const before = await sessions()
    const hidden: string[] = []
    for (const page of oneOf(4, driver.partOf(pages))) {
      const { path, role } = await firstShown(page)
      if ((await read(path, role, overrides)) !== 200) hidden.push(page.route.name)
      for (const reader of readers) if (reader !== role) await read(path, reader)
      expectUnchanged(path, await seen.changed())
    }
    expect(hidden.filter((name) => !unseen[name])).toEqual([])
    expect(await sessions()).toEqual(before)
  })
})
