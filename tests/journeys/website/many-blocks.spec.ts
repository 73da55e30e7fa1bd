import { addPage, canvas, choose, outline, openBuilder, seenBy } from '../support/build.ts'
import { pageOfBlocks } from '../support/blocks.ts'
import { isPhone } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

/** Maximum milliseconds to wait for a typed letter, on a busy machine with two cores. */
const longestMs = 1500

test(
  'a page of 300 blocks is written and rearranged without waiting, and published',
  { tag: '@long' },
  async ({ page, signIn, unique }) => {
    test.skip(isPhone(page), 'one width shows it')
    test.setTimeout(180_000)
    const slug = `many-${Date.now().toString(36)}`
    await signIn(page, { username: 'admin', desk: true })
    const id = await addPage(page, { title: unique('สามร้อยบล็อก'), slug, builder: pageOfBlocks(300, 'หัวข้อเดิม') })
    await openBuilder(page, id)
    await expect(canvas(page).getByText('หัวข้อเดิม').first()).toBeVisible({ timeout: 60_000 })
    await choose(page, 150)
    const field = page.getByRole('textbox', { name: 'หัวเรื่อง', exact: true })
    await expect(field).toBeVisible()
    await page.evaluate(() => {
      const seen: number[] = []
      Object.assign(window, { longTasks: seen })
      new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
      })
    })
    await field.fill('')
    const from = Date.now()
    await field.pressSequentially('พิมพ์ต่อเนื่องยี่สิบตัว')
    const perLetter = (Date.now() - from) / 23
    await expect(outline(page).getByRole('treeitem').nth(150)).toHaveText('พิมพ์ต่อเนื่องยี่สิบตัว')
    const lifted = outline(page).locator('[data-part="o13-6"]')
    for (const key of [' ', 'ArrowUp', 'ArrowUp', 'ArrowUp', ' ']) await lifted.press(key)
    await expect(outline(page).getByRole('treeitem').nth(147)).toHaveText('พิมพ์ต่อเนื่องยี่สิบตัว')
    await expect(page.getByText('บันทึกฉบับร่างแล้ว')).toBeVisible({ timeout: 20_000 })
    const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
    const longest = Math.max(0, ...tasks)
    console.log(
      `300 blocks: ${Math.round(perLetter)} ms a letter, ${tasks.length} long tasks, the longest ${Math.round(longest)} ms`,
    )
    expect(longest).toBeLessThan(longestMs)
    await page.getByRole('button', { name: 'เผยแพร่', exact: true }).click()
    await expect(page.getByText('ตรงกับที่เผยแพร่')).toBeVisible({ timeout: 20_000 })
    expect((await seenBy(page, slug)).text).toContain('พิมพ์ต่อเนื่องยี่สิบตัว')
  },
)
