import type { Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { tabTo, write } from '../support/keyboard.ts'
import { isPhone, isWhole } from '../support/office.ts'
import { plantPage } from '../support/plant-page.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 120_000 })

const slugOf = (name: string) => name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()
const fields = (page: Page) => page.getByRole('region', { name: 'รายละเอียดขั้นตอน' })
const row = (page: Page, name: RegExp) => page.locator('[data-row]').filter({ hasText: name })
const messageField = (page: Page) => fields(page).getByRole('textbox', { name: 'ข้อความ', exact: true })

/** Creates a flow through the API as an administrator, and opens the editor of its steps. */
async function openEditor(page: Page, { name, trigger = 'button' }: { name: string; trigger?: string }) {
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.post('/api/flow', { data: { data: { name, trigger } }, headers })
  expect(answer.status(), await answer.text()).toBe(200)
  const { _id } = (await answer.json()) as { _id: string }
  await page.goto(`/setup/workflow/steps/${_id}`)
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
  return _id
}

/** Chooses a kind in the dialog that is open, and writes its message, with the keyboard alone. */
async function addMessage(page: Page, { kind, message }: { kind: string; message: string }) {
  const search = page.getByRole('textbox', { name: 'ค้นหาชนิดขั้นตอน' })
  await expect(search).toBeFocused()
  await page.keyboard.insertText(kind)
  await page.keyboard.press('Enter')
  await expect(row(page, new RegExp(kind)).last()).toBeVisible()
  await expect(page.locator('[data-row]:focus')).toContainText(kind)
  await page.keyboard.press('Enter')
  await tabTo(page, messageField(page))
  await page.keyboard.insertText(message)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-row]:focus')).toContainText(message)
}

/** Adds a condition below the step that has the focus. It is a problem until it compares something. */
async function addCondition(page: Page) {
  const publish = page.getByRole('button', { name: 'บันทึกและเผยแพร่' })
  await page.keyboard.press('KeyA')
  await expect(page.getByRole('textbox', { name: 'ค้นหาชนิดขั้นตอน' })).toBeFocused()
  await page.keyboard.insertText('เปรียบเทียบค่า')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-row]:focus')).toContainText('เงื่อนไข')
  await expect(page.getByRole('region', { name: 'ปัญหา' })).toContainText('กรุณากรอกช่องนี้')
  await expect(publish).toBeDisabled()
  await tabTo(page, fields(page).getByRole('button', { name: 'เพิ่มเงื่อนไข' }))
  await page.keyboard.press('Enter')
  await expect(fields(page).getByRole('textbox', { name: 'ค่า', exact: true })).toBeFocused()
  await page.keyboard.insertText('{{step.news.accepted}}')
  await write(page, fields(page).getByRole('textbox', { name: 'กับ', exact: true }), 'true')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-row]:focus')).toContainText('เงื่อนไข')
  await expect(publish).toBeEnabled()
}

/** Tests the steps in the editor: the tester answers for the visitor, and every step says what it did. */
async function testByKeyboard(page: Page) {
  const panel = page.getByRole('group').filter({ hasText: 'ทดลองทำงาน' }).last()
  await tabTo(page, page.getByText('ทดลองทำงาน', { exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'เริ่มทดลอง' }))
  await page.keyboard.press('Enter')
  for (const [played, answer] of [
    [1, 'ทำต่อ'],
    [2, 'ตอบว่าใช่'],
    [3, 'ทำต่อ'],
    [5, 'ทำต่อ'],
  ] as const) {
    await expect(panel.getByRole('listitem')).toHaveCount(played)
    await expect(page.getByRole('button', { name: answer })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('status').filter({ hasText: 'โฟลว์ทำงานจนจบ' })).toBeFocused()
  await expect(panel.getByRole('listitem').filter({ hasText: 'เงื่อนไข' })).toContainText('เสร็จแล้ว')
}

test('staff make a flow from a template by keyboard, and a visitor runs it from a button', async ({
  page,
  browser,
  at,
  signIn,
  unique,
  picture,
}) => {
  test.skip(isPhone(page), 'the keyboard is at a desk')
  const name = unique('รับข่าวสาร')
  await signIn(page, { username: 'admin', desk: true })
  await page.goto('/setup/workflow/add')
  await write(page, page.getByRole('textbox', { name: 'ชื่อโฟลว์' }), name)
  await page.keyboard.press('Enter')
  const steps = page.getByRole('link', { name: 'แก้ไขขั้นตอน' })
  await tabTo(page, steps)
  await page.keyboard.press('Enter')
  await expect(page.getByText('ยังไม่มีขั้นตอน')).toBeVisible()
  const flow = page.url().split('/').at(-1)!

  await tabTo(page, page.getByRole('button', { name: 'ต้อนรับผู้เข้าชม' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-row]:focus')).toContainText('ขอบคุณที่เข้าชมเว็บไซต์ของเรา')
  await expect(page.getByText('พร้อมเผยแพร่')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.locator('[data-row]:focus')).toContainText('สมัครรับข่าวสารภายหลัง')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-row]:focus')).toContainText('ขอความยินยอม')
  await addCondition(page)
  await page.keyboard.press('KeyT')
  await addMessage(page, { kind: 'แจ้งข้อความ', message: 'เพิ่มชื่อแล้ว' })
  await picture(page, 'flow-editor')
  await isWhole(page)
  expect(await findings(page)).toEqual([])

  await testByKeyboard(page)
  await picture(page, 'flow-test')
  await isWhole(page)
  expect(await findings(page)).toEqual([])

  // A step moves, and undo brings it back.
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-row]:focus')).toContainText('เพิ่มชื่อแล้ว')
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(page.getByText('เมื่อเป็นจริง')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(page.getByText('เมื่อเป็นจริง')).toHaveCount(2)

  await tabTo(page, page.getByRole('button', { name: 'บันทึกและเผยแพร่' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'เผยแพร่เวอร์ชัน 1 แล้ว' })).toBeVisible()

  const path = await plantPage(page, {
    slug: slugOf(unique('flow')),
    blocks: [['flow-button', { flow, text: 'สมัครรับข่าว', look: 'solid', isSmall: false, alignment: 'left' }]],
  })
  const visitor = await (await browser.newContext({ baseURL: at('localhost') })).newPage()
  await visitor.goto(path)
  const button = visitor.getByRole('button', { name: 'สมัครรับข่าว' })
  const dialog = visitor.getByRole('dialog').or(visitor.getByRole('alertdialog')).filter({ visible: true })
  for (const [answer, messages] of [
    ['ยินยอม', ['เราจะส่งข่าวสารให้คุณ', 'เพิ่มชื่อแล้ว']],
    ['ไม่ยินยอม', ['สมัครรับข่าวสารภายหลังได้']],
  ] as const) {
    await button.click()
    await expect(dialog).toContainText('ขอบคุณที่เข้าชม')
    await dialog.getByRole('button', { name: 'ตกลง' }).click()
    await expect(dialog).toContainText('ต้องการรับข่าวสาร')
    expect(await findings(visitor)).toEqual([])
    await picture(visitor, 'flow-prompt')
    await dialog.getByRole('button', { name: answer, exact: true }).click()
    for (const message of messages) {
      await expect(dialog).toContainText(message)
      await dialog.getByRole('button', { name: 'ตกลง' }).click()
    }
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect(button).toBeEnabled()
  }
  await visitor.context().close()

  await page.goto(`/setup/workflow/runs?flow=${flow}`)
  await expect(page.getByRole('row').filter({ hasText: name }).filter({ hasText: 'เสร็จแล้ว' })).toHaveCount(2)
  await picture(page, 'flow-runs')
  await isWhole(page)
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
  for (const kind of ['แจ้งข้อความ', 'ขอความยินยอม', 'เงื่อนไข'])
    await expect(page.getByRole('listitem').filter({ hasText: kind }).first()).toContainText('เสร็จแล้ว')
  await picture(page, 'flow-run')
  await isWhole(page)
  expect(await findings(page)).toEqual([])
})

test('a page runs its flow once in a browser, and the picture of the flow shows its steps', async ({
  page,
  browser,
  at,
  signIn,
  unique,
  picture,
}) => {
  await signIn(page, { username: 'admin', desk: true })
  const flow = await openEditor(page, { name: unique('ต้อนรับ'), trigger: 'block' })
  await page.getByRole('button', { name: 'ต้อนรับผู้เข้าชม' }).click()
  await expect(row(page, /ยินดีต้อนรับ|ขอบคุณที่เข้าชม/)).toBeVisible()
  await page.getByRole('button', { name: 'ภาพ' }).click()
  const drawn = page.getByRole('group', { name: 'ภาพ' })
  await expect(drawn.getByRole('button', { name: /ขอความยินยอม/ })).toBeVisible()
  await drawn.getByRole('button', { name: /ขอความยินยอม/ }).click()
  await picture(page, 'flow-picture')
  await isWhole(page)
  expect(await findings(page)).toEqual([])
  await expect(fields(page).getByRole('heading', { name: 'ขอความยินยอม' })).toBeVisible()
  await page.getByRole('button', { name: 'บันทึกและเผยแพร่' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'เผยแพร่เวอร์ชัน 1 แล้ว' })).toBeVisible()
  const path = await plantPage(page, { slug: slugOf(unique('auto')), blocks: [['flow-auto', { flow }]] })

  const visitor = await (await browser.newContext({ baseURL: at('localhost') })).newPage()
  await visitor.goto(path)
  const dialog = visitor.locator('dialog[open]')
  await expect(dialog).toContainText('ขอบคุณที่เข้าชม')
  await dialog.getByRole('button', { name: 'ตกลง' }).click()
  await expect(dialog).toContainText('ข่าวสาร')
  await visitor.keyboard.press('Escape')
  await expect(dialog).toContainText('ภายหลัง')
  await dialog.getByRole('button', { name: 'ตกลง' }).click()
  await expect(dialog).toHaveCount(0)
  await visitor.reload()
  await visitor.waitForTimeout(1500)
  await expect(dialog).toHaveCount(0)
  await visitor.context().close()
})

test('the editor of a flow and its runs fit a phone', async ({ page, signIn, unique, picture }) => {
  await signIn(page, { username: 'admin', desk: true })
  await page.setViewportSize({ width: 360, height: 740 })
  const flow = await openEditor(page, { name: unique('ต้อนรับ') })
  await picture(page, 'flow-narrow-empty')
  await page.getByRole('button', { name: 'ต้อนรับผู้เข้าชม' }).click()
  await page.getByText('ทดลองทำงาน', { exact: true }).click()
  await page.getByRole('button', { name: 'เริ่มทดลอง' }).click()
  await expect(page.getByRole('button', { name: 'ทำต่อ' })).toBeFocused()
  for (const [name, look] of [
    ['flow-narrow-editor', () => page.getByRole('button', { name: 'เค้าโครง' }).click()],
    ['flow-narrow-picture', () => page.getByRole('button', { name: 'ภาพ' }).click()],
    ['flow-narrow-add', () => addOpen(page)],
    ['flow-narrow-runs', () => page.goto(`/setup/workflow/runs?flow=${flow}`)],
    ['flow-narrow-detail', () => page.goto(`/setup/workflow/detail/${flow}`)],
  ] as const) {
    await look()
    if (name === 'flow-narrow-picture') await expect(page.getByRole('group', { name: 'ภาพ' })).toBeVisible()
    await picture(page, name)
    await isWhole(page)
    expect(await findings(page), name).toEqual([])
  }
})

async function addOpen(page: Page) {
  await page.getByRole('button', { name: 'เค้าโครง' }).click()
  await page.getByRole('button', { name: 'เพิ่มขั้นตอน' }).click()
  await expect(page.getByRole('textbox', { name: 'ค้นหาชนิดขั้นตอน' })).toBeFocused()
}
