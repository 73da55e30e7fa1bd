import type { Page } from '@playwright/test'
import { addPage, canvas, openBuilder, seenBy } from '../support/build.ts'
import { byKeys, byMouse, dragTo, endOf, fields, middleOf } from '../support/building.ts'
import { fills, firstOf, names } from '../support/home.ts'
import { isPhone } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

interface Placed {
  type: string
  props: Record<string, string>
}
interface Stored {
  rows: { columns: { col: number; objects: Placed[] }[] }[]
}

const objectsOf = ({ rows }: Stored) => rows.flatMap(({ columns }) => columns.flatMap(({ objects }) => objects))

/** The home page of the demo, to be built again. */
async function homeOfDemo(page: Page): Promise<Placed[]> {
  const headers = { origin: new URL(page.url()).origin }
  const asked = { method: 'find', args: [{ slug: 'home', type: 'page' }], paging: { page: 1, limit: 1 } }
  const answer = await page.request.post('/api/post/query', { headers, data: asked })
  const { data } = (await answer.json()) as { data: { builder: Stored }[] }
  return objectsOf(data[0]!.builder)
}

async function built(page: Page, id: string): Promise<Stored> {
  const { data } = (await (await page.request.get(`/api/post/${id}`)).json()) as { data: { builder: Stored } }
  return data.builder
}

/** Returns the content of a block, with only the beginning of longer texts. */
function gist(props: Record<string, unknown>): Record<string, unknown> {
  const inShort = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inShort)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inShort(one)]))
    return typeof value === 'string' && value.startsWith('<') ? firstOf(value) : value
  }
  return inShort(props) as Record<string, unknown>
}

/** Switches the canvas to another screen size. */
const show = (page: Page, screen: string) =>
  page.getByRole('group', { name: 'ขนาดจอ' }).locator('label').filter({ hasText: screen }).click()

async function proveBuilt(page: Page, of: { id: string; slug: string; home: Placed[] }) {
  const { id, slug, home } = of
  const made = objectsOf(await built(page, id))
  expect(made.map(({ type }) => type)).toEqual(home.map(({ type }) => type))
  for (const [n, { props }] of made.entries()) expect(gist(props), made[n]!.type).toMatchObject(gist(home[n]!.props))
  const { status, text } = await seenBy(page, slug)
  expect(status).toBe(200)
  for (const said of ['ช่างไฟฟ้าภายในอาคาร', 'เลือกตามสายอาชีพ', 'รอบอบรมที่ศูนย์ฝึก', 'ดูคำถามทั้งหมด'])
    expect(text).toContain(said)
  expect(text).not.toMatch(/puck|workbench/)
}

test.beforeEach(async ({ page, signIn }) => {
  test.skip(isPhone(page), 'dragging and keys need a wider screen')
  test.setTimeout(240_000)
  await signIn(page, { username: 'admin', desk: true })
})

test(
  'the home of the demo is built from nothing with the mouse, looked at as a phone, and visitors have it at once',
  { tag: '@long' },
  async ({ page, unique, picture }) => {
    const home = await homeOfDemo(page)
    expect(home.length).toBeGreaterThan(8)
    const slug = `home-by-mouse-${Date.now().toString(36)}`
    const id = await addPage(page, { title: unique('หน้าแรกด้วยเมาส์'), slug })
    await openBuilder(page, id)
    const builder = byMouse(page)
    for (const { type, props } of home) {
      const name = names[type]!
      if (type === 'accordion') {
        await dragTo(page, { choice: '_row-8-4', isLast: true, ...(await endOf(page)) })
        await expect(canvas(page).locator('[data-puck-dropzone$=":objects"]:empty')).toHaveCount(2)
        await endOf(page)
      }
      // The questions and the link to all of them are side by side, in the columns of one row.
      if (type === 'accordion' || type === 'button') {
        const column = canvas(page).locator('[data-puck-dropzone$=":objects"]:empty').first()
        await column.scrollIntoViewIfNeeded()
        await dragTo(page, { choice: type, ...(await middleOf(page, column)) })
        await expect(fields(page).getByRole('heading', { level: 2, name })).toBeVisible()
      } else await builder.add({ type, name })
      await fills[type]?.(builder, props, page)
    }
    await show(page, 'โทรศัพท์')
    await expect
      .poll(() =>
        canvas(page)
          .locator('html')
          .evaluate(() => window.innerWidth),
      )
      .toBe(360)
    expect(
      await canvas(page)
        .locator('html')
        .evaluate((html) => html.scrollWidth),
    ).toBe(360)
    await picture(page, 'home-as-phone')
    await show(page, 'คอมพิวเตอร์')
    await picture(page, 'home-built')
    await expect(page.getByText('บันทึกฉบับร่างแล้ว')).toBeVisible()
    await page.getByRole('button', { name: 'เผยแพร่', exact: true }).click()
    await expect(page.getByText('ตรงกับที่เผยแพร่')).toBeVisible()
    await proveBuilt(page, { id, slug, home })
    const divided = (await built(page, id)).rows.map(({ columns }) => columns.map(({ col }) => col))
    expect(divided).toContainEqual([8, 4])
  },
)

test(
  'the home of the demo is built from nothing with the keyboard alone',
  { tag: '@long' },
  async ({ page, unique }) => {
    const home = await homeOfDemo(page)
    const slug = `home-by-keys-${Date.now().toString(36)}`
    const id = await addPage(page, { title: unique('หน้าแรกด้วยแป้นพิมพ์'), slug })
    await openBuilder(page, id)
    const builder = byKeys(page)
    for (const { type, props } of home) {
      await builder.add({ type, name: names[type]! })
      await fills[type]?.(builder, props, page)
    }
    await page.getByRole('button', { name: 'เผยแพร่', exact: true }).press('Enter')
    await expect(page.getByText('ตรงกับที่เผยแพร่')).toBeVisible()
    await proveBuilt(page, { id, slug, home })
  },
)
