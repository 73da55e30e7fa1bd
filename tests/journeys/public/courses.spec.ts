import { findings } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('a visitor finds a course while typing, by the keyboard alone', async ({ page, picture }) => {
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'ค้นหาหลักสูตร' })
  await field.pressSequentially('ไฟฟ้า', { delay: 30 })
  const list = page.getByRole('listbox')
  await expect(list).toBeVisible()
  const options = list.getByRole('option')
  expect(await options.count()).toBeLessThanOrEqual(6)
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/พบ \d+ หลักสูตรที่มีคำว่า “ไฟฟ้า”/)
  await expect(options.first().locator('mark').first()).toHaveText('ไฟฟ้า')
  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toBeFocused()
  await picture(page, 'search-popup')
  expect(await findings(page)).toEqual([])
  await field.press('Escape')
  await expect(list).toHaveCount(0)
  await field.press('Enter')
  await page.waitForURL((url) => url.pathname.startsWith('/lesson/search/'))
  await expect(page.locator('article mark').first()).toHaveText('ไฟฟ้า')

  await page.goto('/')
  await field.pressSequentially('ไฟฟ้า', { delay: 30 })
  await expect(list).toBeVisible()
  await field.press('ArrowDown')
  const name = await options.first().locator('mark').first().innerText()
  await field.press('Enter')
  await page.waitForURL('**/lesson/detail/**')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('a category that is chosen narrows what is found while typing, on a phone too', async ({ page, picture }) => {
  await page.goto('/')
  const search = page.getByRole('search')
  await search.getByRole('combobox', { name: 'หมวดหมู่' }).selectOption({ label: 'อาหารและงานบริการ' })
  await search.getByRole('combobox', { name: 'ค้นหาหลักสูตร' }).pressSequentially('ไฟฟ้า', { delay: 30 })
  await expect(search.getByRole('status')).toContainText('ไม่พบหลักสูตรที่มีคำว่า “ไฟฟ้า”')
  await search.getByRole('combobox', { name: 'หมวดหมู่' }).selectOption({ label: 'ช่างไฟฟ้าและอิเล็กทรอนิกส์' })
  await expect(search.getByRole('status')).toContainText('พบ')
  await expect(page.getByRole('listbox').locator('mark').first()).toHaveText('ไฟฟ้า')
  await picture(page, 'search-in-a-category')
})

test('a search that the network loses leaves the page as it is', async ({ page, complaints }) => {
  await page.goto('/')
  await page.route('**/hits*', (route) => route.fulfill({ status: 404, body: 'lost' }))
  await page.getByRole('combobox', { name: 'ค้นหาหลักสูตร' }).pressSequentially('ไฟฟ้า', { delay: 30 })
  await expect(page.getByRole('search').getByRole('status')).toContainText('ขณะนี้ค้นหาไม่ได้')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(complaints.splice(0).filter((line) => line.endsWith('/hits 404')).length).toBeGreaterThan(0)
})

test('a visitor goes through the years of the training calendar and opens a course', async ({ page, picture }) => {
  await page.goto('/cms/page/calendar')
  const years = page.getByRole('navigation', { name: 'เลือกปี พ.ศ.' })
  const shown = years.locator('[aria-current]')
  const thisYear = await shown.innerText()
  await expect(years.getByRole('link')).toHaveCount(5)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await findings(page)).toEqual([])
  await picture(page, 'calendar')
  const course = page.locator('article h4 a').first()
  const name = await course.innerText()

  const lightness = (season: string) =>
    page.evaluate((of) => {
      const heading = document.querySelector(`section[data-season="${of}"] h3`)
      const canvas = document.createElement('canvas').getContext('2d')!
      if (!heading) return null
      canvas.fillStyle = getComputedStyle(heading).color
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].reduce((sum, part) => sum + part, 0)
    }, season)
  const [past, coming] = [await lightness('past'), (await lightness('now')) ?? (await lightness('coming'))]
  if (past !== null && coming !== null) expect(past).toBeGreaterThan(coming)

  await page.getByRole('link', { name: 'ปีถัดไป' }).click()
  await expect(shown).toHaveText(String(Number(thisYear) + 1))
  await page.getByRole('link', { name: 'ปีปัจจุบัน' }).click()
  await expect(shown).toHaveText(thisYear)
  await page.getByRole('link', { name: 'ปีก่อนหน้า' }).click()
  await expect(shown).toHaveText(String(Number(thisYear) - 1))
  await page.goBack()
  await expect(shown).toHaveText(thisYear)
  await course.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.slice(0, 8))
})

test('the menu of categories is a grid of four columns at most, and leads to their courses', async ({
  page,
  at,
  picture,
}) => {
  await page.goto(`${at('school.localhost')}/cms/page/about`)
  const menu = page.locator('details').filter({ hasText: 'หมวดหมู่หลักสูตร' })
  await menu.locator('summary').click()
  const links = menu.locator('ul a')
  await expect(links.first()).toBeVisible()
  const columns = await links.evaluateAll(
    (all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size,
  )
  expect(columns).toBeLessThanOrEqual(4)
  const tracks = await menu
    .locator('ul')
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  expect(tracks).toBe((page.viewportSize()?.width ?? 0) > 1000 ? 4 : 1)
  expect(await findings(page)).toEqual([])
  await picture(page, 'category-menu')
  await links.first().click()
  await page.waitForURL('**/lesson/categories/**')
  await expect(page.locator('article').first()).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a search leads to its results, and the calendar to another year', async ({ page }) => {
    await page.goto('/')
    await page.locator('[name=q]').fill('ไฟฟ้า')
    await page.locator('[name=q]').press('Enter')
    await page.waitForURL((url) => url.pathname.startsWith('/lesson/search/'))
    await expect(page.locator('article').first()).toBeVisible()
    await page.goto('/cms/page/calendar')
    const years = page.getByRole('navigation', { name: 'เลือกปี พ.ศ.' }).getByRole('link')
    await years.first().click()
    await expect(page).toHaveURL(/\?year=\d{4}#/)
  })
})

test('the catalogue stays where it is when its letters come late', async ({ page }) => {
  const come = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await come.promise
    await route.continue()
  })
  await page.goto('/lesson/home', { waitUntil: 'domcontentloaded' })
  const first = page.getByRole('article').first()
  await expect(first).toBeVisible()
  const before = (await first.boundingBox())!.y
  come.resolve()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.fonts.check('1em Anuphan', 'ก'))).toBe(true)
  expect(Math.abs((await first.boundingBox())!.y - before)).toBeLessThan(2)
})
