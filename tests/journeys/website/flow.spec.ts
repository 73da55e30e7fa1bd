import type { Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
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

test('staff build a flow with a branch by keyboard alone, place it on a page, and a visitor runs it', async ({
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
  const flow = await openEditor(page, { name })
  await expect(page.getByText('ยังไม่มีขั้นตอน')).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'เพิ่มขั้นตอน' }))
  await page.keyboard.press('Enter')
  await addMessage(page, { kind: 'ขอความยินยอม', message: 'รับข่าวสารหรือไม่' })
  await page.keyboard.press('KeyT')
  await addMessage(page, { kind: 'แจ้งข้อความ', message: 'ขอบคุณ' })
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('KeyF')
  await addMessage(page, { kind: 'แจ้งข้อความ', message: 'ไม่เป็นไร' })
  await expect(page.getByText('เมื่อเป็นจริง', { exact: true })).toBeVisible()
  await expect(page.getByText('เมื่อไม่จริง', { exact: true })).toBeVisible()
  await expect(page.getByText('พร้อมเผยแพร่')).toBeVisible()
  await picture(page, 'flow-editor')
  await isWhole(page)
  expect(await findings(page)).toEqual([])

  // A step moves, and undo brings it back.
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('เมื่อไม่จริง', { exact: true })).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(page.getByText('เมื่อไม่จริง', { exact: true })).toBeVisible()

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
  for (const [answer, said] of [
    ['ยินยอม', 'ขอบคุณ'],
    ['ไม่ยินยอม', 'ไม่เป็นไร'],
  ]) {
    await button.click()
    await expect(dialog).toContainText('รับข่าวสารหรือไม่')
    await dialog.getByRole('button', { name: answer!, exact: true }).click()
    await expect(dialog).toContainText(said!)
    await dialog.getByRole('button', { name: 'ตกลง' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  }
  await visitor.context().close()

  await page.goto(`/setup/workflow/runs?flow=${flow}`)
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(2)
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'ขอความยินยอม' })).toContainText('เสร็จแล้ว')
})

test('a page runs its flow once in a browser, and the picture of the flow shows its steps', async ({
  page,
  browser,
  at,
  signIn,
  unique,
}) => {
  await signIn(page, { username: 'admin', desk: true })
  const flow = await openEditor(page, { name: unique('ต้อนรับ'), trigger: 'block' })
  await page.getByRole('button', { name: 'ต้อนรับผู้เข้าชม' }).click()
  await expect(row(page, /ยินดีต้อนรับ|ขอบคุณที่เข้าชม/)).toBeVisible()
  await page.getByRole('button', { name: 'ภาพ' }).click()
  const drawn = page.getByRole('group', { name: 'ภาพ' })
  await expect(drawn.getByRole('button', { name: /ขอความยินยอม/ })).toBeVisible()
  await drawn.getByRole('button', { name: /ขอความยินยอม/ }).click()
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
