import type { Browser, Page } from '@playwright/test'
import { chooseSite, expect, test } from '../support/test.ts'
import { choose, heading, openBuilder, pageOf, write } from '../support/build.ts'
import { isPhone, save, saved } from '../support/office.ts'
import { demoPassword } from '../../support/server.ts'

/** Calls the API from the page itself, because outside a browser names below localhost do not resolve. */
const ask = (page: Page, of: { path: string; method?: string; data?: unknown }) =>
  page.evaluate(async ({ path, method = 'POST', data }) => {
    const init =
      data === undefined ? {} : { body: JSON.stringify(data), headers: { 'content-type': 'application/json' } }
    const answer = await fetch(path, { method, ...init })
    return { status: answer.status, text: await answer.text() }
  }, of)

/** A member of staff at work on a site. */
async function atWork(browser: Browser, of: { origin: string; username: string }) {
  const page = await browser.newPage({ baseURL: of.origin, viewport: { width: 1280, height: 800 } })
  await page.addInitScript(() => (document.cookie = 'consent=1.111111; Path=/'))
  await page.goto('/member/login')
  const data = { username: of.username, password: demoPassword, interface: 'backend' }
  expect(await ask(page, { path: '/api/signin', data })).toMatchObject({ status: 200 })
  await page.goto('/member/login')
  await page.waitForURL((url) => url.pathname !== '/member/login')
  if (page.url().includes('/member/sites')) await chooseSite(page, new URL(of.origin).hostname)
  return page
}

/** Lets managers propose pages, or not. */
async function setApproval(page: Page, isOn: boolean) {
  await page.goto('/config/general')
  const setting = page.getByLabel('ผู้จัดการเสนอหน้าเว็บให้เผยแพร่')
  await setting.setChecked(isOn, { force: true })
  await save(page)
  await saved(page)
}

async function seenByVisitors(page: Page, slug: string) {
  return page.evaluate(async (path) => {
    const answer = await fetch(path, { credentials: 'omit' })
    return { status: answer.status, text: await answer.text() }
  }, `/cms/page/${slug}`)
}

test('a manager proposes a page where the site lets him, an administrator is told, sees what changed and publishes it', async ({
  page: width,
  browser,
  at,
  unique,
}) => {
  test.skip(isPhone(width), 'one width shows it')
  test.setTimeout(150_000)
  const origin = at('factory.localhost')
  const slug = `proposed-${Date.now().toString(36)}`
  const admin = await atWork(browser, { origin, username: 'admin' })
  await setApproval(admin, true)
  const builder = pageOf(heading('a', 'ข้อความเดิม'))
  const title = unique('รออนุมัติ')
  const made = await ask(admin, {
    path: '/api/post',
    data: { data: { type: 'page', title, slug, status: true, builder } },
  })
  expect(made.status, made.text).toBe(200)
  const { _id: id } = JSON.parse(made.text) as { _id: string }

  const manager = await atWork(browser, { origin, username: 'manager' })
  await openBuilder(manager, id)
  await choose(manager, 1)
  await write(manager, 'ที่ผู้จัดการเสนอ')
  await expect(manager.getByRole('button', { name: 'เผยแพร่', exact: true })).toHaveCount(0)
  await manager.getByRole('button', { name: 'เสนอให้เผยแพร่', exact: true }).click()
  await expect(manager.getByText('เสนอให้ผู้ดูแลเผยแพร่แล้ว').first()).toBeVisible()
  expect((await seenByVisitors(admin, slug)).text, 'visitors have what they had').toContain('ข้อความเดิม')

  await admin.goto(`/cms/builder/${id}/versions`)
  await expect(admin.getByText(/เสนอให้เผยแพร่/).first()).toBeVisible()
  await expect(admin.getByText('ที่ผู้จัดการเสนอ').first(), 'what changed is said').toBeVisible()
  await admin.getByRole('button', { name: 'เผยแพร่ฉบับร่าง' }).click()
  await expect(admin.getByText(/เผยแพร่เวอร์ชัน \d+ แล้ว/).first()).toBeVisible()
  const seen = await seenByVisitors(admin, slug)
  expect(seen.text).toContain('ที่ผู้จัดการเสนอ')
  expect(seen.text).not.toContain('ข้อความเดิม')

  await setApproval(admin, false)
  expect((await manager.goto(`/cms/builder/${id}`))?.status(), 'without the switch he has no builder').not.toBe(200)
  await manager.close()
  await admin.close()
})
