import { findings } from '../support/axe.ts'
import { isPhone, isWhole } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

test('an administrator sees what is on the site, and opens a page as visitors do', async ({
  page,
  signIn,
  picture,
}) => {
  await signIn(page, { username: 'admin', desk: true })
  for (const path of ['/cms/content', '/cms/customize']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isWhole(page)
    expect(await findings(page, { hasPictures: true }), path).toEqual([])
    await picture(page, path.split('/').at(-1)!)
  }
  await page.goto('/cms/pages')
  const first = page.locator('a[href^="/cms/iframe/"]').first()
  const address = (await first.getAttribute('href'))!
  await page.goto(address)
  await expect(page.locator('main')).toBeVisible()
  await expect(page.locator('footer')).toHaveCount(0)
  expect(await findings(page)).toEqual([])
})

test(
  'an administrator makes a part of what stands, and takes that back',
  { tag: '@long' },
  async ({ page, signIn, picture }) => {
    await signIn(page, { username: 'admin', desk: true })
    await page.goto('/cms/customize')
    const part = page.locator('[data-part="subheader"]')
    const before = await part.innerText()
    await expect(async () => {
      await part.getByRole('button', { name: 'สร้างจากแบบมาตรฐาน ส่วนใต้หัว' }).click({ timeout: 2000 })
      await expect(page).toHaveURL(/done=saved/, { timeout: 4000 })
    }).toPass()
    await expect(part.getByRole('link', { name: 'แก้ไข ส่วนใต้หัว' })).toBeVisible()
    await picture(page, 'customize-made')
    await page.getByRole('status').getByRole('button', { name: 'เลิกทำ' }).click()
    await expect(page.getByText('เลิกทำการเปลี่ยนแปลงแล้ว')).toBeVisible()
    expect(await part.innerText()).toBe(before)
  },
)

test('the owner gives a site another look, sees it before it is saved, and takes that back', async ({
  page,
  signIn,
  picture,
}) => {
  await signIn(page, { username: 'superadmin', desk: true })
  await page.goto('/website/dashboard')
  const site = page.locator('a[href^="/website/detail/"]').first()
  await page.goto((await site.getAttribute('href'))!)
  const address = (await page.locator('a[href^="/website/design/"]').first().getAttribute('href'))!
  await page.goto(address)
  await expect(page.getByText('ความต่างของสี (WCAG AA)')).toBeVisible()
  if (isPhone(page)) await page.locator('details > summary').filter({ hasText: 'ตัวอย่าง' }).click()
  await page.getByLabel('ชุดหน้าตา').selectOption('own')
  await page.getByLabel('สีหลัก').fill('#8a1c3c')
  await expect(page.getByText('9.08 : 1').first()).toBeVisible()
  await expect(page.locator('iframe[data-shown]')).toHaveAttribute('srcdoc', /--brand:#8a1c3c/)
  await isWhole(page)
  expect(await findings(page, { hasPictures: true })).toEqual([])
  await picture(page, 'design')
  await page.getByRole('button', { name: /^บันทึก( ⌘S)?$/ }).click()
  await expect(page).toHaveURL(/done=saved/)
  await page.getByRole('status').getByRole('button', { name: 'เลิกทำ' }).click()
  await expect(page.getByText('เลิกทำการเปลี่ยนแปลงแล้ว')).toBeVisible()
  await expect(page.getByLabel('สีหลัก')).not.toHaveValue('#8a1c3c')
})
