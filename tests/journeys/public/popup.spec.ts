import { plantPage } from '../support/plant-page.ts'
import { expect, test } from '../support/test.ts'

const slugOf = (name: string) => name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()
const text = { title: 'ประกาศ', contentType: 'text', textContent: '<p>ปิดปรับปรุงวันเสาร์</p>' }

test.beforeEach(async ({ page, signIn }) => signIn(page, { username: 'admin', desk: true }))

test('a popup of the first visit comes once in a browser, after its delay, and again when its data is cleared', async ({
  page,
  unique,
  picture,
}) => {
  const blocks: [string, object][] = [
    ['text', { html: '<p><a href="#x">ก่อน</a></p>' }],
    ['popup', { ...text, displayType: 'firstVisit', delay: 1500 }],
  ]
  const path = await plantPage(page, { slug: slugOf(unique('once')), blocks })
  const popup = page.getByRole('dialog', { name: 'ประกาศ' })
  const shown = page.getByText('ปิดปรับปรุงวันเสาร์')
  await page.goto(path)
  const before = page.getByRole('link', { name: 'ก่อน' })
  await before.focus()
  await page.waitForTimeout(400)
  await expect(popup).toBeHidden()
  await expect(shown).toBeVisible()
  await picture(page, 'popup')
  await popup.getByRole('button', { name: 'ปิด' }).click()
  await expect(popup).toBeHidden()
  await expect(before).toBeFocused()

  await page.reload()
  await page.waitForTimeout(2500)
  await expect(popup).toBeHidden()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(popup).toBeVisible()
})

test(
  'a popup of every load comes each time, and closes by itself only where it is to',
  { tag: '@long' },
  async ({ page, unique }) => {
    const every = { ...text, displayType: 'everyReload', delay: 200 }
    const closing: [string, object][] = [['popup', { ...every, autoclose: true, autocloseDelay: 1000 }]]
    const staying = await plantPage(page, { slug: slugOf(unique('stays')), blocks: [['popup', every]] })
    const popup = page.getByRole('dialog', { name: 'ประกาศ' })
    await page.goto(await plantPage(page, { slug: slugOf(unique('closes')), blocks: closing }))
    for (let load = 0; load < 2; load++) {
      await page.mouse.move(0, 0)
      await expect(popup).toBeVisible()
      await expect(popup).toBeHidden({ timeout: 5000 })
      await page.reload()
    }
    await page.goto(staying)
    await expect(popup).toBeVisible()
    await page.waitForTimeout(2000)
    await expect(popup).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
  },
)

test('a popup comes also where the browser refuses to keep anything', { tag: '@long' }, async ({ page, unique }) => {
  await page.addInitScript(() => {
    const refuses = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(globalThis, 'localStorage', { get: refuses })
  })
  const blocks: [string, object][] = [['popup', { ...text, delay: 0 }]]
  await page.goto(await plantPage(page, { slug: slugOf(unique('refused')), blocks }))
  await expect(page.getByRole('dialog', { name: 'ประกาศ' })).toBeVisible()
})

test.describe('of a picture or a film', () => {
  const kinds = [
    ['image', { imageUrl: '/seed/workshop.svg' }, 'img[src="/seed/workshop.svg"]'],
    ['video', { videoUrl: 'https://youtu.be/aqz-KE-bpKQ' }, 'a[href*="watch?v=aqz-KE-bpKQ"]'],
  ] as const
  for (const [contentType, content, inside] of kinds)
    test(`a popup shows its ${contentType}`, { tag: '@long' }, async ({ page, unique }) => {
      const blocks: [string, object][] = [['popup', { ...text, ...content, contentType, delay: 0 }]]
      await page.goto(await plantPage(page, { slug: slugOf(unique(contentType)), blocks }))
      await expect(page.getByRole('dialog', { name: 'ประกาศ' }).locator(inside)).toBeVisible()
    })
})

test('who may not see the rest is told by a popup, and who may sees it', async ({
  page,
  unique,
  browser,
  at,
  picture,
}) => {
  const blocks: [string, object][] = [
    ['access-check', { action: 'popup', text: 'เฉพาะผู้เรียน' }],
    ['text', { html: '<p>เนื้อหาปิด</p>' }],
  ]
  const path = await plantPage(page, { slug: slugOf(unique('gate')), blocks })
  await page.goto(path)
  await expect(page.getByText('เนื้อหาปิด')).toBeVisible()
  const stranger = await browser.newPage({ baseURL: at('localhost'), viewport: page.viewportSize() })
  await stranger.goto(path)
  const popup = stranger.getByRole('alertdialog').or(stranger.getByRole('dialog'))
  await expect(popup.getByText('เฉพาะผู้เรียน')).toBeVisible()
  await picture(stranger, 'access-popup')
  await popup.getByRole('button', { name: 'ปิด' }).click()
  await expect(popup).toBeHidden()
  await expect(stranger.getByText('เนื้อหาปิด')).toHaveCount(0)
  await stranger.close()
})
