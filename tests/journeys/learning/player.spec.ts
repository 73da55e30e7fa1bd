import type { Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { enter, newDevice, newLearner } from '../support/learner.ts'
import { isWhole } from '../support/office.ts'
import { expect, test } from '../support/test.ts'
import { recordedFilm } from './film.ts'

test.describe.configure({ timeout: 120_000 })

interface Made {
  course: string
  film: string
  text: string
}

/** Creates a course with a video and a text, and enrols the learner. `page` belongs to an administrator. */
async function made(page: Page, of: { origin: string; name: string; film: Buffer; learner: string }): Promise<Made> {
  const headers = { origin: of.origin }
  const api = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/${path}`, { data: { data }, headers })
    expect(answer.status(), await answer.text()).toBe(200)
    return String((await answer.json())._id)
  }
  const file = { name: 'บทเรียน.mp4', mimeType: 'video/mp4', buffer: of.film }
  const sent = await page.request.post('/api/upload', { multipart: { file }, headers })
  expect(sent.status(), await sent.text()).toBe(200)
  const key = ((await sent.json()) as { data: { url: string } }).data.url.replace(/^\//, '')
  const course = await api('course', { name: of.name, status: true, certification: 'yes' })
  const film = await api('lesson', {
    courseID: course,
    name: 'แรงดัน กระแส และความต้านทาน',
    kind: 'video',
    file: key,
    order: 1,
    content: '<p>กฎของโอห์ม</p>',
  })
  const text = await api('lesson', { courseID: course, name: 'สรุป', order: 2, content: '<p>อ่านทบทวน</p>' })
  await api('enroll', { userID: of.learner, courseID: course })
  return { course, film, text }
}

const video = (page: Page) => page.locator('video')
const percent = async (page: Page) => Number(await page.locator('[data-watched]').getAttribute('data-watched'))
const at = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.currentTime)
const play = async (page: Page, until: number) => {
  await page
    .getByRole('button', { name: /^(เล่น|เล่นต่อที่)/ })
    .first()
    .click()
  await expect.poll(() => at(page), { timeout: 30_000 }).toBeGreaterThan(until)
  await video(page).evaluate((film: HTMLVideoElement) => film.pause())
}

test('a learner watches a film, jumps to its end, goes on at another device, loses the network and loses nothing', async ({
  page,
  browser,
  at: origin,
  signIn,
  unique,
  picture,
  complaints,
}) => {
  await signIn(page, { username: 'admin', desk: true })
  const film = await recordedFilm(page, 15)
  const here = { beside: page, origin: origin('localhost') }
  const learner = await newLearner(browser, here)
  const name = unique('ไฟฟ้าเบื้องต้น')
  const of = await made(page, { origin: here.origin, name, film, learner: learner._id })

  const phone = learner.page
  await phone.goto(`/lesson/play/${of.course}/start`)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('แรงดัน กระแส และความต้านทาน')
  await expect(phone.getByText('เรียนอีก 2 บทจะได้รับวุฒิบัตร')).toBeVisible()
  await play(phone, 3)
  await picture(phone, 'player')
  await isWhole(phone)
  expect(await findings(phone)).toEqual([])

  // Seeking to the end of the video does not count as watching it.
  await phone.getByRole('slider', { name: 'ตำแหน่งในวิดีโอ' }).press('End')
  await phone.getByRole('slider', { name: 'ตำแหน่งในวิดีโอ' }).press('ArrowLeft')
  await expect.poll(() => at(phone)).toBeGreaterThan(6)
  const there = await at(phone)
  const told = phone.waitForResponse('**/api/lesson/watch')
  await play(phone, there + 1.5)
  await told
  await expect.poll(() => percent(phone)).toBeGreaterThan(15)
  expect(await percent(phone)).toBeLessThan(70)

  // If everything is already reported, nothing more is sent.
  const left = phone.waitForResponse('**/api/lesson/watch', { timeout: 3000 }).catch(() => null)
  await phone.evaluate(() => dispatchEvent(new Event('pagehide')))
  await left
  const desk = await newDevice(browser, here)
  await enter(desk, { ...learner, ...here })
  await desk.goto(`/lesson/play/${of.course}/${of.film}`)
  await expect(desk.getByRole('button', { name: /^เล่นต่อที่ 00:0[6-9]|^เล่นต่อที่ 00:1/ })).toBeVisible()
  await expect.poll(() => at(desk)).toBeGreaterThan(6)
  expect(await percent(desk)).toBeLessThan(70)
  await picture(desk, 'player-goes-on')

  // Offline it plays on from the buffer, says so, and reports to the server once it is online.
  await desk.getByRole('slider', { name: 'ตำแหน่งในวิดีโอ' }).press('Home')
  await expect.poll(() => at(desk)).toBeLessThan(1)
  const before = await percent(desk)
  await desk.route('**/api/lesson/watch', (route) => route.abort('internetdisconnected'))
  await desk.context().setOffline(true)
  await play(desk, 5)
  await desk.evaluate(() => dispatchEvent(new Event('pagehide')))
  await expect(desk.getByText('คุณออฟไลน์อยู่ บันทึกความคืบหน้าไว้ในเครื่องนี้แล้ว')).toBeVisible()
  await picture(desk, 'player-offline')
  expect(await percent(desk)).toBe(before)
  await desk.unroute('**/api/lesson/watch')
  await desk.context().setOffline(false)
  await expect(desk.getByText('คุณออฟไลน์อยู่ บันทึกความคืบหน้าไว้ในเครื่องนี้แล้ว')).toBeHidden({ timeout: 20_000 })
  await expect.poll(() => percent(desk), { timeout: 20_000 }).toBeGreaterThan(before)
  await desk.reload()
  await expect.poll(() => percent(desk)).toBeGreaterThan(before)
  complaints.length = 0
  await phone.context().close()
  await desk.context().close()
})

test('a learner writes notes and asks, staff answer, and he reads the answer; without a script he reads and finishes', async ({
  page,
  browser,
  at: origin,
  signIn,
  unique,
  picture,
}) => {
  await signIn(page, { username: 'admin', desk: true })
  const film = await recordedFilm(page, 3)
  const here = { beside: page, origin: origin('localhost') }
  const known = await newLearner(browser, here)
  const learner = known.page
  const of = await made(page, { origin: here.origin, name: unique('งานเดินสาย'), film, learner: known._id })
  await learner.goto(`/lesson/play/${of.course}/${of.film}`)
  await play(learner, 1)

  await learner.getByRole('tab', { name: 'บันทึกของฉัน' }).click()
  await learner.getByLabel('บันทึกใหม่').fill('V = I × R')
  await learner.getByRole('button', { name: /^บันทึกที่ 00:0/ }).click()
  const note = learner.getByRole('article').filter({ hasText: 'V = I × R' })
  await expect(note).toBeVisible()
  await expect(learner.getByLabel('บันทึกใหม่')).toHaveValue('')
  await learner.getByRole('button', { name: 'คั่นตำแหน่งนี้' }).click()
  await expect(learner.getByRole('article').filter({ hasText: 'ที่คั่น' })).toBeVisible()
  await note.getByRole('button', { name: 'แก้ไขบันทึก' }).click()
  await learner.getByRole('textbox', { name: 'แก้ไขบันทึก' }).fill('V = I × R ออกสอบทุกปี')
  await learner.getByRole('button', { name: 'บันทึกการแก้ไข' }).click()
  await expect(learner.getByText('ออกสอบทุกปี')).toBeVisible()
  await picture(learner, 'player-notes')
  await isWhole(learner)
  expect(await findings(learner)).toEqual([])
  const taken = await learner.request.get(`/lesson/play/${of.course}/notes`)
  expect(await taken.text()).toMatch(/แรงดัน[\s\S]*00:0\d {2}V = I × R ออกสอบทุกปี/)

  const question = unique('แรงดันตกคืออะไร')
  await learner.getByRole('tab', { name: 'ถามวิทยากร' }).click()
  await learner.getByRole('textbox', { name: 'คำถามของคุณ' }).fill(question)
  await learner.getByRole('button', { name: 'ส่งคำถาม' }).click()
  await expect(learner.getByRole('article').filter({ hasText: question })).toContainText('รอคำตอบ')

  await page.goto('/lesson/question')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await picture(page, 'questions')
  await page.getByRole('link', { name: question }).first().click()
  await page.getByLabel('คำตอบของคุณ').fill('แรงดันที่ลดลงตามความยาวของสาย')
  await page.getByRole('button', { name: 'ส่งคำตอบ' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'ส่งคำตอบและแจ้งผู้ถามแล้ว' })).toBeVisible()
  await picture(page, 'question-answered')
  expect(await findings(page)).toEqual([])

  await learner.goto(`/lesson/play/${of.course}/${of.film}?tab=questions`)
  await expect(learner.getByText('แรงดันที่ลดลงตามความยาวของสาย')).toBeVisible()
  await picture(learner, 'player-questions')
  await learner.context().close()

  const plain = await (
    await browser.newContext({ baseURL: origin('localhost'), viewport: page.viewportSize(), javaScriptEnabled: false })
  ).newPage()
  await enter(plain, { ...known, ...here })
  await plain.goto(`/lesson/play/${of.course}/${of.text}`)
  await expect(plain.getByText('อ่านทบทวน')).toBeVisible()
  await plain.getByLabel('บันทึกใหม่').fill('อ่านแล้ว')
  await plain.getByRole('button', { name: 'บันทึก', exact: true }).click()
  await expect(plain.getByText('อ่านแล้ว').first()).toBeVisible()
  await plain.getByRole('button', { name: 'เรียนจบบทนี้' }).click()
  await expect(plain).toHaveURL(/\/user\/profile|\/$/)
  await plain.context().close()
})
