import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consentMark, decided } from '#domain/browser/consent.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'

let academy: Academy
let pages: Pages
beforeAll(async () => {
  const [driver] = await testDrivers()
  academy = await openAcademy(driver!)
  pages = await openPages(academy)
}, 60_000)
afterAll(() => academy.close())

const inline = /<script>([^<]*document\.cookie[^<]*)<\/script>/

test('a kept page asks about cookies at first sight, and only whom it is new to', async () => {
  const { text: body, headers } = await pages.open({ path: '/lesson/home' })
  expect(body).toMatch(/<aside [^>]*data-early="true"[^>]*>.*เว็บไซต์นี้ใช้คุกกี้/)
  const script = inline.exec(body)![1]!
  const hash = createHash('sha256').update(script).digest('base64')
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  expect(isAsked(script, '')).toBe(true)
  expect(isAsked(script, 'locale=th; consent=2.1; xconsent=1.111111')).toBe(true)
  expect(isAsked(script, `locale=th; consent=${consentMark(decided(false))}`)).toBe(false)
})

test('the scripts of a public page give way to what is read first, and those of the back office do not', async () => {
  const visited = preloadsOf((await pages.open({ path: '/lesson/home' })).text)
  expect(visited.length).toBeGreaterThan(0)
  expect(visited.every((link) => link.includes('fetchpriority="low"'))).toBe(true)
  const worked = preloadsOf((await pages.open({ path: '/lesson/dashboard', viewer: academy.viewer('admin') })).text)
  expect(worked.length).toBeGreaterThan(0)
  expect(worked.some((link) => link.includes('fetchpriority'))).toBe(false)
})

const preloadsOf = (html: string) => html.match(/<link rel="modulepreload"[^>]*>/g) ?? []

/** Whether the script marks the document in a browser with these cookies. */
function isAsked(script: string, cookie: string): boolean {
  const dataset: { asks?: string } = {}
  runInNewContext(script, { document: { cookie, documentElement: { dataset } }, addEventListener: () => {} })
  return dataset.asks === ''
}
