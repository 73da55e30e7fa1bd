import type { Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { newLearner } from '../support/learner.ts'
import { isWhole } from '../support/office.ts'
import { twoPagePdf } from '../support/pdf.ts'
import { expect, test } from '../support/test.ts'

const api = async (page: Page, path: string, data: object) => {
  const made = await page.request.post(`/api/${path}`, {
    data: { data },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(made.status(), await made.text()).toBe(200)
  return String((await made.json())._id)
}

/** Uploads a PDF that only its readers may open. Returns its key. */
const sent = async (page: Page, buffer: Buffer) => {
  const headers = { origin: new URL(page.url()).origin }
  const file = { name: 'คู่มือ.pdf', mimeType: 'application/pdf', buffer }
  const answer = await page.request.post('/api/upload', { multipart: { file }, headers })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: { url: string } }).data.url.replace(/^\//, '')
}

test('a learner reads a PDF lesson page after page, hears why one cannot be read, and his time counts', async ({
  page,
  browser,
  at,
  signIn,
  unique,
  picture,
}) => {
  test.setTimeout(120_000)
  await signIn(page, { username: 'admin', desk: true })
  const { page: learner, _id } = await newLearner(browser, { beside: page, origin: at('localhost') })
  const course = await api(page, 'course', { name: unique('อ่านคู่มือ'), status: true })
  const lesson = { courseID: course, kind: 'pdf' }
  const file = await sent(page, twoPagePdf())
  const good = await api(page, 'lesson', { ...lesson, name: 'คู่มือ', order: 1, file })
  const cut = await sent(page, Buffer.from('%PDF-1.4\nno page is here\n%%EOF\n'))
  const broken = await api(page, 'lesson', { ...lesson, name: 'เสียหาย', order: 2, file: cut })
  await api(page, 'enroll', { userID: _id, courseID: course })

  await learner.goto(`/lesson/play/${course}/${good}`)
  const pages = learner.getByRole('region', { name: 'คู่มือ.pdf' }).last()
  await expect(pages.getByText('First page')).toBeAttached()
  await expect(learner.getByText('หน้า 1 จาก 2', { exact: true })).toBeVisible()
  await learner.getByRole('button', { name: 'หน้าถัดไป' }).click()
  await expect(learner.getByText('หน้า 2 จาก 2', { exact: true })).toBeVisible()
  await expect(pages.getByText('Second page')).toBeAttached()
  await expect(learner.getByRole('button', { name: 'หน้าถัดไป' })).toBeDisabled()
  await pages.press('ArrowLeft')
  await expect(learner.getByText('หน้า 1 จาก 2', { exact: true })).toBeVisible()
  await isWhole(learner)
  expect(await findings(learner)).toEqual([])
  await picture(learner, 'player-pdf')
  await expect(learner.getByRole('link', { name: /^ดาวน์โหลด คู่มือ\.pdf/ })).toHaveAttribute('href', `/${file}?download`)

  const large = learner.getByRole('button', { name: 'อ่านเต็มจอ' })
  await large.click()
  await expect(learner.getByRole('dialog').getByText('First page')).toBeAttached()
  await picture(learner, 'player-pdf-large')
  await learner.keyboard.press('Escape')
  await expect(learner.getByRole('dialog')).toHaveCount(0)
  await expect(large).toBeFocused()

  const told = learner.waitForResponse('**/api/lesson/watch')
  await learner.evaluate(() => dispatchEvent(new Event('pagehide')))
  expect((await told).status(), 'the time of reading is counted').toBe(200)

  await learner.goto(`/lesson/play/${course}/${broken}`)
  await expect(learner.getByRole('status').filter({ hasText: 'ไฟล์เสียหาย' })).toBeVisible()
  await expect(learner.getByRole('link', { name: 'เปิดในแท็บใหม่' })).toHaveAttribute('href', `/${cut}`)
  await picture(learner, 'player-pdf-broken')
  await learner.context().close()
})
