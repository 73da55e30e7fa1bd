import type { Page } from '@playwright/test'
import { isPhone } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

async function add(page: Page, post: object): Promise<string> {
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.post('/api/post', { headers, data: { data: { type: 'page', ...post } } })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { _id: string })._id
}

const heading = (id: string, text: string) => ({ id, type: 'heading', version: 1, props: { text } })
const outline = (page: Page) => page.getByRole('tree', { name: 'โครงหน้า' })
const title = (page: Page) => page.getByRole('textbox', { name: 'หัวเรื่อง', exact: true })

/** Types into the block at a line of the outline, and waits for the result that the builder reports. */
async function write(page: Page, { line, text, said }: { line: number; text: string; said: string }) {
  await page.getByRole('tab', { name: 'โครงหน้า' }).click()
  await outline(page).getByRole('treeitem').nth(line).click()
  await title(page).fill(text)
  await expect(page.getByText(said)).toBeVisible()
}

test('two people write on one page at once, and visitors have what both wrote', async ({
  page,
  browser,
  signIn,
  at,
  unique,
}) => {
  test.skip(isPhone(page), 'one width shows it')
  test.setTimeout(120_000)
  const slug = `together-${Date.now().toString(36)}`
  const builder = {
    version: 1,
    rows: [{ id: 'r', columns: [{ id: 'c', col: 12, objects: [heading('a', 'หนึ่ง'), heading('b', 'สอง')] }] }],
  }
  await page.goto(at('localhost'))
  await signIn(page, { username: 'admin', desk: true })
  const id = await add(page, { title: unique('เขียนด้วยกัน'), slug, status: true, builder })
  const other = await browser.newPage({ baseURL: at('localhost') })
  await signIn(other, { username: 'superadmin', desk: true })
  for (const one of [page, other]) {
    await one.goto(`/cms/builder/${id}`)
    await expect(one.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await write(page, { line: 1, text: 'หนึ่งโดยผู้ดูแล', said: 'บันทึกฉบับร่างแล้ว' })
  await write(other, { line: 2, text: 'สองโดยเจ้าของ', said: 'รวมการแก้ไขของผู้อื่นแล้ว' })
  await expect(outline(other).getByRole('treeitem')).toHaveText(['แถวที่ 1', 'หนึ่งโดยผู้ดูแล', 'สองโดยเจ้าของ'])
  await other.getByRole('button', { name: 'เผยแพร่', exact: true }).click()
  await expect(other.getByText('ตรงกับที่เผยแพร่')).toBeVisible()
  const seen = await (await fetch(new URL(`/cms/page/${slug}`, page.url()))).text()
  expect(seen).toContain('หนึ่งโดยผู้ดูแล')
  expect(seen).toContain('สองโดยเจ้าของ')
  const whole = ['แถวที่ 1', 'หนึ่งโดยผู้ดูแล', 'สองโดยเจ้าของ']
  await expect(outline(page).getByRole('treeitem'), 'who had it open has it too').toHaveText(whole, { timeout: 30_000 })
  await other.close()
})
