import { expect, test } from './support/test.ts'

test('two sites on one process have their own content, words and look', async ({ page, at, picture }) => {
  await page.goto(at('localhost'))
  await expect(page.getByRole('banner')).toContainText('สถาบันพัฒนาทักษะไทย')
  const brand = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim())
  const face = () => page.evaluate(() => getComputedStyle(document.querySelector('h1')!).fontFamily)
  expect(await brand()).toBe('#27408f')
  expect(await face()).toContain('Anuphan')
  await page.goto(at('factory.localhost'))
  await expect(page.getByRole('banner')).toContainText('ศูนย์ฝึกอบรมโรงงานระยอง')
  expect(await brand()).toBe('#f26a0a')
  expect(await face()).toContain('Chakra Petch')
  await picture(page, 'home-factory')
  await page.goto(at('school.localhost'))
  await expect(page.getByRole('banner')).toContainText('โรงเรียนวิชาชีพบ้านสวน')
  await picture(page, 'home-school')
})

test('a course of one site is not found on another', async ({ page, at }) => {
  await page.goto(`${at('localhost')}/lesson/home`)
  const href = await page.getByRole('main').locator('a[href^="/lesson/detail/"]').first().getAttribute('href')
  expect((await page.goto(at('localhost') + href))?.status()).toBe(200)
  expect((await page.goto(at('factory.localhost') + href))?.status()).toBe(404)
})

test('an unknown host is 404 before anything else', async ({ request, at }) => {
  for (const path of ['/', '/lesson/home', '/assets/x.js', '/api/course/query']) {
    const answer = await request.get(at('localhost') + path, { headers: { host: 'evil.example' } })
    expect(answer.status(), path).toBe(404)
    expect(await answer.text()).toContain('ไม่พบการตั้งค่าของโฮสต์นี้')
  }
})

test('a learner of one site is nobody on another', async ({ page, at, signIn }) => {
  await signIn(page, { username: 'somchai' })
  const cookies = await page.context().cookies()
  const sid = cookies.find((cookie) => cookie.name === 'sid')!
  expect(sid).toMatchObject({ httpOnly: true, sameSite: 'Lax', domain: 'localhost' })
  await page.context().addCookies([{ ...sid, domain: 'factory.localhost' }])
  await page.goto(`${at('factory.localhost')}/user/profile`)
  await expect(page.getByRole('heading', { name: 'หน้านี้ต้องเข้าสู่ระบบก่อน' })).toBeVisible()
})
