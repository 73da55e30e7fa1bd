import { findings } from '../support/axe.ts'
import { plantPage } from '../support/plant-page.ts'
import { expect, test } from '../support/test.ts'

const slugOf = (name: string) => name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()

const ways = [
  { name: 'ออนไลน์', html: '<p>เรียนที่บ้าน</p>' },
  { name: 'ที่ศูนย์', html: '<p>ลงมือทำ</p>' },
  { name: 'ในองค์กร', html: '<p>ครูไปหา</p>' },
]
const questions = [
  { question: 'สมัครอย่างไร', answer: '<p>กดสมัครสมาชิก</p>' },
  { question: 'เรียนนานไหม', answer: '<p>บทละครึ่งชั่วโมง</p>' },
]
const photos = [
  { url: '/seed/workshop.svg', alt: 'โรงฝึก' },
  { url: '/seed/factory.svg', alt: 'โรงงาน' },
]

test.beforeEach(async ({ page, signIn }) => signIn(page, { username: 'admin', desk: true }))

test('tabs are led by the keys, questions open by themselves, and pictures open large and turn', async ({
  page,
  unique,
  picture,
}) => {
  const path = await plantPage(page, {
    slug: slugOf(unique('lead')),
    blocks: [
      ['tabs', { title: 'สามทาง', tabs: ways }],
      ['accordion', { items: questions, isOneOpen: true }],
      ['gallery', { pictures: photos }],
    ],
  })
  await page.goto(path)
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('ออนไลน์')).toHaveAttribute('aria-selected', 'true')
  await tab('ออนไลน์').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('ที่ศูนย์')).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveText('ลงมือทำ')
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel')).toHaveText('ครูไปหา')

  await page.getByText('สมัครอย่างไร').click()
  await expect(page.getByText('กดสมัครสมาชิก')).toBeVisible()
  await page.getByText('เรียนนานไหม').click()
  await expect(page.getByText('กดสมัครสมาชิก')).toBeHidden()

  await page.getByRole('link', { name: 'โรงฝึก' }).click()
  const large = page.getByRole('dialog', { name: 'ภาพขนาดใหญ่' })
  await expect(large.getByRole('img', { name: 'โรงฝึก' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(large.getByRole('img', { name: 'โรงงาน' })).toBeVisible()
  await picture(page, 'gallery-large')
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(page.getByRole('link', { name: 'โรงฝึก' })).toBeFocused()
})

test('without a script tabs are chosen, questions open, and pictures lead to their files', async ({
  page,
  browser,
  at,
  unique,
}) => {
  const path = await plantPage(page, {
    slug: slugOf(unique('plain')),
    blocks: [
      ['tabs', { tabs: ways }],
      ['accordion', { items: questions }],
      ['gallery', { pictures: photos }],
    ],
  })
  const plain = await browser.newPage({ baseURL: at('localhost'), javaScriptEnabled: false })
  await plain.goto(path)
  await expect(plain.getByText('เรียนที่บ้าน')).toBeVisible()
  await expect(plain.getByText('ลงมือทำ')).toBeHidden()
  await plain.getByRole('radio', { name: 'ที่ศูนย์' }).check()
  await expect(plain.getByText('ลงมือทำ')).toBeVisible()
  await expect(plain.getByText('เรียนที่บ้าน')).toBeHidden()
  await plain.getByText('เรียนนานไหม').click()
  await expect(plain.getByText('บทละครึ่งชั่วโมง')).toBeVisible()
  await plain.getByRole('link', { name: 'โรงฝึก' }).click()
  await expect(plain).toHaveURL(/workshop\.svg$/)
  await plain.close()
})

const all: [string, object, number?][] = [
  ['button', { text: 'ดูหลักสูตร', address: '/lesson/home' }],
  ['spacer', {}],
  ['divider', { look: 'cloth' }],
  ['tabs', { title: 'สามทาง', tabs: ways }],
  ['accordion', { title: 'คำถาม', items: questions, open: 1 }],
  ['testimonial', { title: 'ครูบอกว่า', items: [{ quote: 'ไม่รีบ', name: 'ชาญวิทย์ โพธิ์งาม', role: 'ครูฝึก' }] }],
  ['countdown', { title: 'เปิดบ้าน', day: '2099-01-09', buttonText: 'ดู', buttonLink: '/' }],
  ['map-link', { name: 'ศูนย์ฝึก', address: '88 ถนนฉลองกรุง', hours: [{ days: 'จันทร์', time: '8.30–16.30 น.' }] }],
  ['contact-strip', { title: 'ติดต่อ', email: 'info@skills.wicha.test' }],
  ['latest-posts', { page: 'news' }],
  ['gallery', { title: 'ภาพ', pictures: photos }],
  ['video', { title: 'วิดีโอ', url: '/upload/no-such.mp4', poster: '/seed/workshop.svg' }],
]

test('the parts of a page have no serious finding of axe and nothing beyond the edge, in Thai and in English', async ({
  page,
  unique,
  picture,
}) => {
  const path = await plantPage(page, { slug: slugOf(unique('parts')), blocks: all })
  for (const lang of ['th', 'en']) {
    await page.goto(`${path}?lang=${lang}`)
    await page.waitForLoadState('networkidle')
    await picture(page, `parts-${lang}`)
    expect(await findings(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide, `${lang}: sideways`).toBeLessThanOrEqual(0)
  }
})
