import type { Page } from '@playwright/test'
import { quoted } from '../support/quoted.ts'
import { findings } from './support/axe.ts'
import { expect, late, test, watchToasts } from './support/test.ts'

const digits = (length: number) => Array.from({ length }, () => Math.floor(Math.random() * 10)).join('')
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'สมัครสมาชิก' })
const enter = (page: Page) => page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ', exact: true })
const field = (page: Page, name: string) => page.locator(`[name=${name}]`)

/**
 * Answers the form's checks of single values itself. All journeys share one IP address, which may check ten times a
 * minute.
 */
const nobodyHasAny = (page: Page) => page.route('**/api/user/query', (route) => route.fulfill({ json: [] }))

const someone = (unique: (name: string) => string, name = 'kanda') => ({
  ...{ firstname: 'กานดา', lastname: 'รักเรียน', citizen: digits(13), phone: `08${digits(8)}` },
  ...{ email: `${unique(name).replaceAll(/[^a-z0-9]/gi, '.')}@wicha.test`.toLowerCase() },
  ...{ password: 'kanda-2569', confirm: 'kanda-2569' },
})
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

async function hasNoSeriousFinding(page: Page) {
  expect(await findings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  )
}

test('a visitor registers, meets the dialog, logs in, sees the toast and logs out', async ({
  page,
  unique,
  picture,
}) => {
  const toasts = await watchToasts(page)
  const person = someone(unique)
  await nobodyHasAny(page)
  await page.goto('/user/register')
  await expect(page.getByText(quoted.hints.firstname)).toBeVisible()
  await expect(page.getByText('ยังส่งไม่ได้ เหลืออีก 7 ข้อ')).toBeVisible()
  await hasNoSeriousFinding(page)

  await fill(page, { ...person, confirm: 'kanda-2568' })
  await expect(page.getByText(quoted.hints.firstname), 'a hint goes as its rule holds').toHaveCount(0)
  await expect(page.getByText(quoted.hints.confirm)).toBeVisible()
  await expect(page.getByText(quoted.hints.agree)).toBeVisible()
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  await send(page).click({ force: true })
  await expect(field(page, 'confirm'), 'the first of what is wrong').toBeFocused()
  await expect(page).toHaveURL(/\/user\/register$/)
  await hasNoSeriousFinding(page)
  await picture(page, 'register-missing')

  await field(page, 'confirm').fill(person.confirm)
  await field(page, 'agree').check()
  await expect(page.getByText(/ยังส่งไม่ได้/)).toHaveCount(0)
  await expect(send(page)).not.toHaveAttribute('aria-disabled', 'true')
  await send(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: quoted.register.done })).toBeVisible()
  await hasNoSeriousFinding(page)
  await picture(page, 'register-done')
  await dialog.getByRole('link', { name: 'เข้าสู่ระบบ' }).click()

  await field(page, 'username').fill(person.email)
  await field(page, 'password').fill('wrong-2569')
  await enter(page).click()
  await expect(page.getByRole('alert')).toContainText(quoted.logIn.heading)
  await expect(page.getByRole('alert')).toContainText(quoted.logIn.wrong)
  await picture(page, 'log-in-wrong')
  await field(page, 'password').fill(person.password)
  const heard = page.getByRole('status').filter({ hasText: quoted.logIn.done }).waitFor({ state: 'attached' })
  await enter(page).click()
  await page.waitForURL('**/user/profile')
  await heard
  await expect.poll(() => toasts.map(({ text }) => text)).toContain(quoted.logIn.done)

  await page.getByRole('main').getByRole('button', { name: 'ออกจากระบบ' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => toasts.map(({ text }) => text)).toContain('ออกจากระบบเรียบร้อยแล้ว')
  for (const { kind, ms } of toasts) {
    expect(kind).toBe('session')
    expect(ms).toBeGreaterThanOrEqual(500 - late)
    expect(ms).toBeLessThan(2500)
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 }), 'he is signed out').not.toContainText('กานดา')
  await page.reload()
  expect(toasts, 'a toast is shown once').toHaveLength(2)
})

test('a taken value is named when its field is left, and again when the form is sent', async ({
  page,
  unique,
  picture,
  complaints,
}) => {
  const [first, second] = [someone(unique), someone(unique, 'malai')]
  const data = { ...first, info: { agree: true } }
  expect((await page.request.post('/api/user', { data: { data } })).status()).toBe(200)
  await page.goto('/user/register')
  await field(page, 'phone').fill(first.phone)
  await field(page, 'password').focus()
  const dialog = page.getByRole('alertdialog')
  await page.keyboard.type(second.password)
  await expect(page.getByText('** เบอร์โทรนี้มีอยู่ในระบบแล้ว')).toBeVisible()
  await expect(field(page, 'password'), 'who types is not disturbed').toHaveValue(second.password)
  await expect(dialog).toHaveCount(0)

  await nobodyHasAny(page)
  await fill(page, { ...second })
  await field(page, 'agree').check()
  await expect(page.getByText('** เบอร์โทรนี้มีอยู่ในระบบแล้ว')).toHaveCount(0)
  await page.route('**/api/user/query', (route) => route.fulfill({ status: 403, json: { status: 403 } }))
  await field(page, 'email').fill(first.email)
  await field(page, 'citizen').fill(first.citizen)
  await field(page, 'firstname').focus()
  await expect(page.getByText(quoted.uniqueness.th)).toBeVisible()
  await send(page).click()
  await expect(dialog.getByRole('heading', { name: quoted.register.duplicate })).toBeVisible()
  await expect(dialog.locator('dt')).toHaveText(['อีเมล', 'หมายเลขบัตรประชาชน'])
  await hasNoSeriousFinding(page)
  await picture(page, 'register-clash')
  await dialog.getByRole('button', { name: 'กลับไปแก้ไข' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(field(page, 'email')).toBeFocused()
  await expect(field(page, 'password'), 'nothing written is lost').toHaveValue(second.password)
  const calls = complaints.splice(0).filter((line) => !line.startsWith('Failed to load'))
  expect(new Set(calls), 'what could not be asked is in the log of localhost').toEqual(
    new Set(['POST /api/user/query 403']),
  )
})

test('the citizen id keeps thirteen digits, and passwords cannot be pasted', async ({ page }) => {
  await nobodyHasAny(page)
  await page.goto('/user/register')
  await page.waitForLoadState('networkidle')
  const citizen = field(page, 'citizen')
  await citizen.pressSequentially('1-1017-00x20๗-03-0')
  await expect(citizen).toHaveValue('1101700207030')
  await citizen.pressSequentially('99')
  await expect(citizen).toHaveValue('1101700207030')
  await citizen.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 4))
  await page.keyboard.press('Delete')
  await page.keyboard.type('x5')
  await expect(citizen, 'the caret stays where it was').toHaveValue('15700207030')

  await page.evaluate(() => {
    const from = document.body.appendChild(document.createElement('textarea'))
    from.value = 'pasted-2569'
    from.select()
    document.execCommand('copy')
    from.remove()
  })
  for (const name of ['password', 'confirm']) {
    await field(page, name).focus()
    await page.keyboard.press('Control+v')
    await expect(field(page, name)).toHaveValue('')
  }
  await expect(page.getByText('วางรหัสผ่านไม่ได้ กรุณาพิมพ์เอง').first()).toBeVisible()
  await citizen.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+v')
  await expect(citizen, 'what was copied can be pasted elsewhere').toHaveValue('2569')
})

test('a toast of each kind stands as long as its kind says', { tag: '@long' }, async ({ page, at, picture }) => {
  const toasts = await watchToasts(page)
  const leave = (kind: string) => {
    const value = encodeURIComponent(JSON.stringify({ kind, text: `ทดสอบ ${kind}` }))
    return page.context().addCookies([{ name: 'toast', value, url: at('localhost') }])
  }
  for (const [kind, ms] of [
    ['brief', 500],
    ['plain', 1000],
    ['notification', 10_000],
  ] as const) {
    await leave(kind)
    await page.goto('/lesson/home')
    await expect(page.locator('[data-toast]')).toBeVisible()
    if (kind === 'notification') await picture(page, 'toast')
    await expect.poll(() => toasts.at(-1)?.kind, { timeout: ms + 3000 }).toBe(kind)
    expect(toasts.at(-1)!.ms).toBeGreaterThanOrEqual(ms - late)
    expect(toasts.at(-1)!.ms).toBeLessThan(ms + 2000)
  }
  await leave('constructor')
  await page.goto('/lesson/home')
  await page.waitForLoadState('networkidle')
  expect(toasts, 'what is no toast is nothing').toHaveLength(3)
})

test('changing the language is said in a toast of a second', async ({ page }) => {
  const toasts = await watchToasts(page)
  await page.goto('/lesson/home')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect.poll(() => toasts.map(({ kind, text }) => `${kind} ${text}`)).toEqual([`plain ${quoted.language.en}`])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('one registers, is told what is wrong and what is taken, and gets to the log-in', async ({ page, unique }) => {
    const person = someone(unique)
    await page.goto('/user/register')
    await fill(page, { ...person, citizen: '12', confirm: 'another-2569' })
    await send(page).click()
    await expect(page.getByText(quoted.hints.citizen)).toBeVisible()
    await expect(page.getByText(quoted.hints.confirm)).toBeVisible()
    await expect(page.getByText(quoted.hints.agree)).toBeVisible()
    await expect(page.getByText(quoted.hints.firstname)).toHaveCount(0)
    await expect(field(page, 'email')).toHaveValue(person.email)
    await fill(page, person)
    await field(page, 'agree').check()
    await send(page).click()
    await expect(page.getByRole('dialog').getByText(quoted.register.done)).toBeVisible()
    await page.goto('/user/register')
    await fill(page, person)
    await field(page, 'agree').check()
    await send(page).click()
    const clash = page.getByRole('alertdialog')
    await expect(clash.getByRole('heading', { name: quoted.register.duplicate })).toBeVisible()
    await expect(clash.locator('dt')).toHaveText(['อีเมล', 'เบอร์โทร', 'หมายเลขบัตรประชาชน'])
    await clash.getByRole('link', { name: 'เข้าสู่ระบบ' }).click()
    await expect(page).toHaveURL(/\/user\/login/)
  })
})
