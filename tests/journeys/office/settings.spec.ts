import { isWhole, save, saved } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

test('the owner changes what the site says of itself, and a visitor reads it at once', async ({
  page,
  at,
  signIn,
  picture,
}, info) => {
  const phone = info.project.name.includes('phone') ? '038-000-111' : '038-000-222'
  await signIn(page, { username: 'superadmin', desk: true })
  await page.goto(`${at('localhost')}/config/general`)
  const name = page.locator('[name=siteName]')
  const was = await name.inputValue()
  await name.fill('')
  await save(page)
  await expect(page.getByRole('alert').first(), 'a site without a name is refused').toBeVisible()
  await name.fill(was)
  await page.locator('[name=phone]').fill(phone)
  await save(page)
  await saved(page)
  await isWhole(page)
  await picture(page, 'config-saved')
  await page.goto('/')
  await expect(page.getByText(phone).first()).toBeVisible()
})

test('somebody adds a code to a list of the site, and chooses it for a course', async ({ page, signIn, unique }) => {
  const name = unique('แบบใหม่')
  const code = `k${Date.now().toString(36)}`
  await signIn(page, { username: 'superadmin', desk: true })
  await page.goto('/config/mode')
  await page
    .getByRole('link', { name: /^เพิ่มรหัส/ })
    .first()
    .click()
  await page.locator('[name=code]').fill(code)
  await page.locator('[name=name]').fill(name)
  await page.locator('[name=nameEn]').fill('New mode')
  await save(page)
  await saved(page)
  await page.goto('/lesson/add')
  await page.locator('[name=mode]').selectOption({ label: name })
  await expect(page.locator('[name=mode]')).toHaveValue(code)
  await isWhole(page)
})

test(
  'somebody adds a branch, whose address is filled in from its subdistrict',
  { tag: '@long' },
  async ({ page, signIn, unique, picture }) => {
    const name = unique('สาขาบ้านฉาง')
    await signIn(page, { username: 'admin', desk: true })
    await page.goto('/branch/add')
    await page.locator('[name=code]').fill(`b${Date.now().toString(36)}`)
    await page.locator('[name=name]').fill(name)
    const subdistrict = page.getByRole('combobox', { name: 'ตำบล/แขวง' })
    await subdistrict.click()
    await subdistrict.pressSequentially('สำนักท้อน', { delay: 20 })
    await page.getByRole('option').first().click()
    await expect(page.getByRole('combobox', { name: 'จังหวัด' })).toHaveValue('ระยอง')
    await expect(page.getByRole('combobox', { name: 'รหัสไปรษณีย์' })).toHaveValue('21130')
    await save(page)
    await saved(page)
    await expect(page.getByRole('main')).toContainText('สำนักท้อน')
    await isWhole(page)
    await picture(page, 'branch')
  },
)

test(
  'the owner adds a storage that does not answer, and is told what to look at',
  { tag: '@long' },
  async ({ page, signIn, unique, picture }) => {
    const name = unique('คลังไฟล์')
    await signIn(page, { username: 'root', desk: true })
    await page.goto('/space/storage/add')
    for (const [field, value] of [
      ['name', name],
      ['s3Endpoint', 'http://127.0.0.1:9'],
      ['s3Region', 'th-1'],
      ['s3Bucket', 'academy'],
      ['s3Key', 'key'],
      ['s3Secret', 'not-a-secret'],
    ] as const)
      await page.locator(`[name=${field}]`).fill(value)
    await save(page)
    await saved(page)
    await page.getByRole('link', { name }).click()
    await expect(page.locator('input[type=password][name=s3Secret]')).not.toHaveValue('not-a-secret')
    await page.goto('/space/dashboard')
    await page.getByRole('button', { name: `คำสั่งของรายการ: ${name}` }).click()
    await page.getByRole('button', { name: 'ทดสอบการเชื่อมต่อ' }).filter({ visible: true }).last().click()
    await expect(page.getByText('ติดต่อปลายทางไม่ได้')).toBeVisible({ timeout: 30_000 })
    await isWhole(page)
    await picture(page, 'storage-tested')
  },
)
