import type { Locator, Page } from '@playwright/test'
import { canvas, outline } from './build.ts'
import { tabTo } from './keyboard.ts'
import { expect } from './test.ts'

/**
 * A person who builds a page, with the mouse or only with the keyboard. All methods except `add` act on the fields of
 * the last added block.
 */
export interface Builder {
  add: (kind: { type: string; name: string }) => Promise<void>
  tab: (name: string) => Promise<void>
  write: (label: string, text: string) => Promise<void>
  press: (control: Locator) => Promise<void>
  turnOn: (name: string) => Promise<void>
  /** From a list that opens, or from choices side by side. */
  pick: (label: string, option: string) => Promise<void>
  choose: (group: string, option: string) => Promise<void>
}

export const fields = (page: Page) => page.locator('[data-fields]')
const placed = (page: Page) => canvas(page).locator('[data-puck-component]')

const fieldOf = (page: Page, label: string) =>
  fields(page)
    .getByLabel(label, { exact: true })
    .and(page.locator('input, textarea, [contenteditable=true]'))
    .filter({ visible: true })

const optionOf = (page: Page, name: string) => page.getByRole('option', { name, exact: true }).filter({ visible: true })

interface Place {
  choice: string
  /** In CSS pixels of the window. */
  x: number
  y: number
  /** Where the drop indicator must be, anywhere by default. */
  line?: string
  /** Whether it goes below everything, however the content grows meanwhile. */
  isLast?: boolean
}

const anyLine = '[data-puck-line-placeholder]'
/** Between the rows of the page, outside their columns. */
const lineOfRows = `main > [data-puck-dropzone] > ${anyLine}`

/** Drags an item of the palette to a place, slowly enough for the editor to follow. */
export async function dragTo(page: Page, { choice, x, y, line = anyLine, isLast = false }: Place) {
  await page.getByRole('tab', { name: 'บล็อก' }).click()
  const offered = page.locator(`[data-choice="${choice}"]`)
  await offered.scrollIntoViewIfNeeded()
  const from = (await offered.boundingBox())!
  const [fromX, fromY] = [from.x + from.width / 2, from.y + from.height / 2]
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  await page.mouse.move(fromX + 10, fromY + 10, { steps: 4 })
  await page.mouse.move(x, y, { steps: 12 })
  await expect(async () => {
    if (isLast) await page.mouse.wheel(0, 6000)
    await page.mouse.move(x, y + 2, { steps: 4 })
    await page.mouse.move(x, y, { steps: 4 })
    await expect(canvas(page).locator(line)).toBeVisible({ timeout: 500 })
    if (isLast) expect(await roomBelow(page, line)).toBeGreaterThan(-8)
  }).toPass()
  await page.mouse.up()
}

/** Returns how far a line is below the lowest content of the canvas, in CSS pixels of the canvas. */
const roomBelow = async (page: Page, line: string) => {
  const bottoms = await placed(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
  const top = await canvas(page)
    .locator(line)
    .evaluate((shown) => shown.getBoundingClientRect().top)
  return top - Math.max(...bottoms, -Infinity)
}

/** Drags an item of the palette to a height of the canvas. */
export async function dragDown(page: Page, { choice, down }: { choice: string; down: number }) {
  const box = (await page.locator('iframe').boundingBox())!
  await dragTo(page, { choice, x: box.x + box.width / 2, y: box.y + down })
}

/** Scrolls the canvas to its end. Returns the place below its last row. */
export async function endOf(page: Page) {
  const box = (await page.locator('iframe').boundingBox())!
  const x = box.x + box.width / 2
  await page.mouse.move(x, box.y + box.height / 2)
  await expect(async () => {
    await page.mouse.wheel(0, 6000)
    const html = canvas(page).locator('html')
    expect(await html.evaluate((root) => root.scrollHeight - root.clientHeight - root.scrollTop)).toBeLessThan(4)
  }).toPass()
  return { x, y: box.y + box.height - 24 }
}

/** Returns the centre of an element of the canvas in CSS pixels of the window. The canvas is scaled down. */
export async function middleOf(page: Page, part: Locator) {
  const box = (await page.locator('iframe').boundingBox())!
  const { width, ...at } = await part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { x: (left + right) / 2, y: (top + bottom) / 2, width: window.innerWidth }
  })
  const zoom = box.width / width
  return { x: box.x + at.x * zoom, y: box.y + at.y * zoom }
}

export const byMouse = (page: Page): Builder => ({
  async add({ type, name }) {
    const before = await placed(page).count()
    await dragTo(page, { choice: type, line: lineOfRows, isLast: true, ...(await endOf(page)) })
    await expect(placed(page)).not.toHaveCount(before)
    await expect(fields(page).getByRole('heading', { level: 2, name })).toBeVisible()
  },
  tab: async (name) => fields(page).getByRole('tab', { name, exact: true }).click(),
  async write(label, text) {
    await fieldOf(page, label).click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(text)
    await page.keyboard.press('Tab')
  },
  press: async (control) => control.click(),
  turnOn: async (name) => fields(page).getByRole('switch', { name }).click(),
  async pick(label, option) {
    await fieldOf(page, label).click()
    await page.keyboard.insertText(option)
    await optionOf(page, option).click()
    await page.keyboard.press('Tab')
  },
  choose: async (group, option) =>
    fields(page).getByRole('group', { name: group }).getByText(option, { exact: true }).click(),
})

export const byKeys = (page: Page): Builder => ({
  async add({ name }) {
    const before = await placed(page).count()
    if (before > 0) {
      // The first press may only close an open list of a field.
      await expect(async () => {
        await page.keyboard.press('Escape')
        await expect(outline(page).locator(':focus')).toBeVisible({ timeout: 1500 })
      }).toPass()
    }
    const search = page.getByRole('searchbox', { name: 'ค้นหาบล็อก' })
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(search).toBeFocused({ timeout: 1000 })
    }).toPass()
    await page.keyboard.insertText(name)
    await page.keyboard.press('Enter')
    await expect(placed(page)).not.toHaveCount(before)
    await expect(fields(page).getByRole('heading', { level: 2, name })).toBeVisible()
  },
  async tab(name) {
    // The tabs precede the fields, so moving back is shorter.
    const wanted = fields(page).getByRole('tab', { name, exact: true })
    for (let pressed = 0; pressed < 40; pressed++) {
      if (await wanted.evaluate((tab) => tab === document.activeElement)) break
      await page.keyboard.press('Shift+Tab')
    }
    await expect(wanted).toBeFocused()
    await page.keyboard.press('Enter')
  },
  async write(label, text) {
    await tabTo(page, fieldOf(page, label))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(text)
  },
  async press(control) {
    await tabTo(page, control)
    await page.keyboard.press('Enter')
  },
  async turnOn(name) {
    await tabTo(page, fields(page).getByRole('switch', { name }))
    await page.keyboard.press('Space')
  },
  async pick(label, option) {
    await tabTo(page, fieldOf(page, label))
    await page.keyboard.insertText(option)
    const wanted = optionOf(page, option)
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(wanted).toHaveAttribute('data-combobox-selected', { timeout: 500 })
    }).toPass()
    await page.keyboard.press('Enter')
  },
  async choose(group, option) {
    const choices = fields(page).getByRole('group', { name: group })
    // The focused control is hidden, and its label shows the focus.
    for (let pressed = 0; pressed < 40 && (await choices.locator('input:focus').count()) === 0; pressed++)
      await page.keyboard.press('Tab')
    const wanted = choices.getByRole('radio', { name: option })
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      expect(await wanted.isChecked()).toBe(true)
    }).toPass()
  },
})
