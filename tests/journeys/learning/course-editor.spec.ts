import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { isWhole, save, saved } from '../support/office.ts'
import { command, store } from '../support/registrar.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 90_000 })

const outline = (page: Page) => page.getByRole('region', { name: 'โครงสร้าง' })
const readiness = (page: Page) => page.getByRole('complementary', { name: 'ความพร้อม' })
const grip = (page: Page, name: string) => outline(page).getByRole('button', { name: `ย้าย ${name}`, exact: true })
const names = (page: Page) => outline(page).getByRole('listitem').getByRole('link')
const told = (page: Page) => page.getByRole('status').filter({ hasText: /./ })

/** Returns the stored lessons of a course, each with its parent. */
async function stored(page: Page, course: string): Promise<Record<string, string>> {
  const answer = await page.request.post('/api/lesson/query', {
    data: { method: 'find', args: [{ courseID: course }] },
    headers: { origin: new URL(page.url()).origin },
  })
  const rows = (await answer.json()) as { _id: string; name: string; parent?: string | null }[]
  const nameOf = (id?: string | null) => rows.find(({ _id }) => _id === id)?.name ?? ''
  return Object.fromEntries(rows.map(({ name, parent }) => [name, nameOf(parent)]))
}

/** Picks up a lesson, moves it some steps and drops it with the keyboard. */
async function carry(page: Page, name: string, keys: string[], meanwhile?: Promise<unknown>) {
  const handle = grip(page, name)
  await expect(async () => {
    await handle.focus()
    if ((await handle.getAttribute('aria-pressed')) !== 'true') await page.keyboard.press('Space')
    await expect(handle).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 })
  }).toPass()
  for (const key of keys) {
    await page.keyboard.press(key)
    await expect(handle).toBeFocused()
  }
  await meanwhile
  await kept(page, () => page.keyboard.press('Space'))
  await expect(handle).toHaveAttribute('aria-pressed', 'false')
}

/** Delays what a page reads again after a change, and returns the promise that it was read once and rendered. */
async function slowReading(page: Page) {
  const isReading = /\.data(\?|$)/
  await page.route(isReading, async (route) => {
    if (route.request().method() === 'GET') await sleep(2000)
    await route.continue()
  })
  const read = async () => {
    await page.waitForResponse((one) => isReading.test(one.url()) && one.request().method() === 'GET')
    await page.unroute(isReading)
    await sleep(300)
  }
  return { read: read() }
}

/** Waits until a move is saved. */
async function kept(page: Page, act: () => Promise<unknown>) {
  const answer = page.waitForResponse((one) => one.request().method() === 'POST' && one.ok())
  await act()
  await answer
}

/** Drags a lesson by its handle to a place below another one, and sideways. */
async function drag(page: Page, name: string, to: { below: Locator; right: number }) {
  await grip(page, name).scrollIntoViewIfNeeded()
  const from = (await grip(page, name).boundingBox())!
  const target = (await to.below.boundingBox())!
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, target.y + target.height * 0.8, { steps: 8 })
  await page.mouse.move(x + to.right, target.y + target.height * 0.8, { steps: 4 })
  await expect(outline(page).getByText('วางที่นี่')).toBeVisible()
  await kept(page, () => page.mouse.up())
}

const pasted = 'ก่อนลงมือ\n- ตัดไฟ\n- เครื่องมือ https://youtu.be/dQw4w9WgXcQ\nเดินสาย\n- วัดระยะ\nตรวจงาน'

test('staff add a course, build its outline by pasting, by keyboard and by dragging, and are told what it lacks', async ({
  page,
  signIn,
  unique,
  picture,
}) => {
  const name = unique('เดินสายไฟในบ้าน')
  await signIn(page, { username: 'admin', desk: true })
  await page.goto('/lesson/add')
  await page.getByLabel(/^ชื่อหลักสูตร/).fill(name)
  await save(page)
  await page.waitForURL((url) => !url.pathname.endsWith('/add'))
  await page.goto(`/lesson/dashboard?q=${encodeURIComponent(name)}`)
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await page.waitForURL('**/lesson/player/detail/**')
  const course = new URL(page.url()).pathname.split('/').at(-1)!
  await expect(readiness(page)).toContainText('ยังไม่มีบทเรียนที่เผยแพร่')
  await picture(page, 'editor-empty')

  await outline(page).getByText('เพิ่มหลายบทพร้อมกัน').click()
  await outline(page).getByLabel('รายชื่อบทเรียน บรรทัดละหนึ่งบท').fill(pasted)
  await outline(page).getByRole('button', { name: 'เพิ่มบทเรียน' }).click()
  await expect(page.getByText('เพิ่มบทเรียนแล้ว')).toBeVisible()
  await expect(outline(page).getByLabel('รายชื่อบทเรียน บรรทัดละหนึ่งบท')).toBeHidden()
  await expect(names(page)).toContainText(['ก่อนลงมือ', 'ตัดไฟ', 'เครื่องมือ', 'เดินสาย', 'วัดระยะ', 'ตรวจงาน'])
  expect(await stored(page, course)).toMatchObject({ ตัดไฟ: 'ก่อนลงมือ', วัดระยะ: 'เดินสาย', ตรวจงาน: '' })
  await isWhole(page)
  expect(await findings(page)).toEqual([])
  await picture(page, 'editor-outline')

  // A sub-lesson of the third level, announced to screen readers.
  await carry(page, 'เครื่องมือ', ['ArrowRight'])
  await expect.poll(() => stored(page, course)).toMatchObject({ เครื่องมือ: 'ตัดไฟ' })
  await expect(told(page).filter({ hasText: 'ย้าย “เครื่องมือ” แล้ว' })).toBeVisible()
  // The page reads the undone move again while the next lesson is picked up, which keeps its steps.
  const { read } = await slowReading(page)
  await page.getByRole('button', { name: 'เลิกทำการย้าย' }).click()
  await expect.poll(() => stored(page, course)).toMatchObject({ เครื่องมือ: 'ก่อนลงมือ' })
  await carry(page, 'ตรวจงาน', ['ArrowUp'], read)
  await expect(names(page).nth(3)).toContainText('ตรวจงาน')

  await drag(page, 'ตรวจงาน', { below: outline(page).getByRole('listitem').last(), right: 28 })
  await expect.poll(() => stored(page, course)).toMatchObject({ ตรวจงาน: 'เดินสาย' })
  await expect(names(page).last()).toContainText('ตรวจงาน')
  await picture(page, 'editor-dragged')

  await outline(page).getByRole('button', { name: 'คำสั่งของบท: วัดระยะ' }).click()
  await page.getByRole('link', { name: 'บทย่อย', exact: true }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('บทย่อยของ วัดระยะ')
  await picture(page, 'editor-sub')
  await page.getByRole('link', { name: 'เพิ่มบทย่อย' }).first().click()
  await page.getByLabel(/^ชื่อบทเรียน/).fill('ใช้ตลับเมตร')
  await save(page)
  await page.waitForURL((url) => !url.pathname.includes('/player/add'))
  expect(await stored(page, course)).toMatchObject({ ใช้ตลับเมตร: 'วัดระยะ' })
})

test('staff are told what a course lacks, mend it, publish it, look at it as a learner, and restore a version', async ({
  page,
  signIn,
  unique,
  picture,
}) => {
  const name = unique('เชื่อมท่อ')
  await signIn(page, { username: 'admin', desk: true })
  const course = await store(page, 'course', { name, category: [] })
  await page.goto(`/lesson/player/detail/${course}`)
  await page.getByRole('button', { name: 'เผยแพร่', exact: true }).filter({ visible: true }).click()
  await expect(page.getByText(/ยังเผยแพร่ไม่ได้ เพราะยังไม่มีบทเรียนที่เผยแพร่/)).toBeVisible()
  await picture(page, 'editor-stopped')

  const first = await store(page, 'lesson', { courseID: course, name: 'รู้จักท่อ', order: 1, content: '<p>ท่อพีวีซี</p>' })
  await page.goto(`/lesson/player/detail/${course}`)
  await names(page).filter({ hasText: 'รู้จักท่อ' }).click()
  await page.waitForURL(`**?lesson=${first}`)
  await page.getByLabel(/^ชื่อบทเรียน/).fill('รู้จักท่อน้ำ')
  await isWhole(page)
  expect(await findings(page)).toEqual([])
  await picture(page, 'editor-lesson')
  await save(page)
  await saved(page)
  await page.goto(`/lesson/player/detail/${course}`)
  await expect(names(page)).toContainText(['รู้จักท่อน้ำ'])

  await page.getByRole('button', { name: 'เผยแพร่', exact: true }).filter({ visible: true }).click()
  const ask = page.getByRole('region', { name: 'มีรายการที่ควรแก้ไขก่อนเผยแพร่' })
  await expect(ask).toContainText('ยังไม่มีรูปปก')
  expect(await findings(page)).toEqual([])
  await picture(page, 'editor-ask')
  await ask.getByRole('button', { name: 'ยืนยันเผยแพร่' }).click()
  await expect(page.getByText('เผยแพร่แล้ว ผู้เยี่ยมชมเห็นหลักสูตรนี้ทันที')).toBeVisible()

  await command(page, 'ดูในมุมมองผู้เรียน')
  await page.waitForURL('**/lesson/play/**')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('รู้จักท่อน้ำ')
  await expect(page.getByText('ท่อพีวีซี')).toBeVisible()
  await isWhole(page)
  await picture(page, 'editor-preview')

  await page.goto(`/lesson/edit/${course}/versions/0`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`เวอร์ชันของ ${name}`)
  await page.getByLabel('หมายเหตุ (ไม่บังคับ)').fill('ก่อนเพิ่มบทที่สอง')
  await page.getByRole('button', { name: 'บันทึกเวอร์ชัน' }).click()
  await expect(page.getByText('บันทึกเป็นเวอร์ชัน 2 แล้ว')).toBeVisible()
  await store(page, 'lesson', { courseID: course, name: 'ต่อข้องอ', order: 2, content: '<p>ทากาว</p>' })
  await page.goto(`/lesson/player/detail/${course}?lesson=${first}`)
  const before = page.getByRole('group', { name: /^ต้องเรียนจบบทเหล่านี้ก่อน/ })
  await expect(before.getByRole('checkbox'), 'lessons of the course alone come before').toHaveCount(1)
  await page.getByLabel(/^ชื่อบทเรียน/).fill('รู้จักท่อทุกชนิด')
  await save(page)
  await saved(page)

  await page.goto(`/lesson/edit/${course}/versions/2`)
  const changes = page.getByRole('region', { name: 'จากเวอร์ชัน 2 ถึงปัจจุบัน' })
  await expect(changes).toContainText('เพิ่มบทเรียน “ต่อข้องอ”')
  await expect(changes).toContainText('รู้จักท่อทุกชนิด')
  await isWhole(page)
  expect(await findings(page)).toEqual([])
  await picture(page, 'editor-versions')
  await changes.getByRole('button', { name: 'กู้คืนเวอร์ชัน 2' }).click()
  await expect(page.getByText('กู้คืนแล้ว บันทึกเนื้อหาเดิมไว้เป็นเวอร์ชัน 3')).toBeVisible()
  await picture(page, 'editor-restored')
  await page.goto(`/lesson/player/detail/${course}`)
  await expect(names(page)).toHaveCount(1)
  await expect(names(page)).toContainText(['รู้จักท่อน้ำ'])
})

test(
  'staff copy a course, take it as a file and bring it in as a draft, and begin a new edition',
  { tag: '@long' },
  async ({ page, signIn, unique, picture }) => {
    const name = unique('ทาสีบ้าน')
    await signIn(page, { username: 'admin', desk: true })
    const course = await store(page, 'course', { name, status: true })
    await store(page, 'lesson', { courseID: course, name: 'เตรียมผนัง', order: 1, content: '<p>ขัด แล้วรองพื้น</p>' })
    await page.goto(`/lesson/player/detail/${course}`)
    await command(page, 'คัดลอกและส่งออก')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`คัดลอกและส่งออก ${name}`)
    await isWhole(page)
    expect(await findings(page)).toEqual([])
    await picture(page, 'course-copy')
    const taken = page.waitForEvent('download')
    await page.getByRole('link', { name: 'ดาวน์โหลด' }).click()
    const file = await (await taken).path()

    await page.getByLabel('ชื่อสำเนา').fill(`${name} สำเนา`)
    await page.getByRole('button', { name: 'ทำสำเนา', exact: true }).click()
    await expect(page.getByText('ทำสำเนาเป็นฉบับร่างแล้ว')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} สำเนา`)
    await expect(names(page)).toContainText(['เตรียมผนัง'])

    await page.goto('/lesson/player/import')
    await picture(page, 'course-import')
    const send = (chosen: Parameters<Locator['setInputFiles']>[0]) =>
      page.getByLabel('วางไฟล์หลักสูตรที่นี่').setInputFiles(chosen)
    await expect(async () => {
      await send({ name: 'อื่น.json', mimeType: 'application/json', buffer: Buffer.from('{"course":1}') })
      await expect(page.getByText('ไฟล์นี้ไม่ใช่ไฟล์หลักสูตรที่ส่งออกจากวิชา')).toBeVisible({ timeout: 5000 })
    }).toPass()
    await send(file)
    await expect(page.getByText('นำเข้าเป็นฉบับร่างแล้ว')).toBeVisible()
    await isWhole(page)
    expect(await findings(page)).toEqual([])
    await picture(page, 'course-imported')
    await page.getByRole('link', { name: 'เปิดหลักสูตร' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    expect(page.url()).not.toContain(course)
    await expect(names(page)).toContainText(['เตรียมผนัง'])
    await expect(page.getByRole('button', { name: 'เผยแพร่', exact: true }).filter({ visible: true })).toBeVisible()

    await page.goto(`/lesson/player/copy/${course}`)
    await page.getByRole('button', { name: 'สร้างฉบับปรับปรุง' }).click()
    await expect(page.getByText('ทำสำเนาเป็นฉบับร่างแล้ว')).toBeVisible()
    expect(page.url()).not.toContain(course)
    await expect(names(page)).toContainText(['เตรียมผนัง'])
    await command(page, 'ย้ายผู้เรียนจากฉบับก่อนหน้า')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ย้ายผู้เรียนมาฉบับนี้')
    await expect(page.getByText('ไม่มีผู้เรียนที่ยังเรียนฉบับก่อน')).toBeVisible()
    await picture(page, 'edition-nobody')
  },
)
