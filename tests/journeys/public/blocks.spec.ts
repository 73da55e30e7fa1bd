import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { twoPagePdf } from '../support/pdf.ts'
import { plantPage } from '../support/plant-page.ts'
import { expect, test } from '../support/test.ts'

const film = 'aqz-KE-bpKQ'
const slides = [
  {
    title: 'สไลด์หนึ่ง',
    subtitle: 'คำบรรยาย',
    content: '<p>เนื้อหา</p>',
    link: '/lesson/home',
    button: true,
    buttonText: 'ดูหลักสูตร',
  },
  { title: 'สไลด์สอง', link: '/cms/page/about' },
  { title: 'สไลด์สาม', image: '/seed/workshop.svg' },
]
const slugOf = (name: string) => name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()

test.beforeEach(async ({ page, signIn }) => signIn(page, { username: 'admin', desk: true }))

test(
  'a slideshow moves by itself, stands still under the pointer and the keyboard, and is led by its keys',
  { tag: '@long' },
  async ({ page, unique, picture }) => {
    const path = await plantPage(page, {
      slug: slugOf(unique('slides')),
      blocks: [['slideshow', { slides, interval: 2000 }]],
    })
    const visible = page.getByRole('heading', { name: /^สไลด์/ })
    const dot = (n: number) => page.getByRole('button', { name: `สไลด์ ${n} จาก 3` })
    await page.goto(path)
    await expect(visible).toHaveText('สไลด์หนึ่ง')
    await picture(page, 'slideshow')
    await expect(visible).toHaveText('สไลด์สอง', { timeout: 6000 })

    await page.getByRole('region', { name: 'สไลด์แนะนำ' }).hover()
    const held = await visible.textContent()
    await page.waitForTimeout(2500)
    await expect(visible).toHaveText(held!)

    await dot(3).click()
    await expect(visible).toHaveText('สไลด์สาม')
    await page.getByRole('button', { name: 'สไลด์ถัดไป' }).click()
    await expect(visible).toHaveText('สไลด์หนึ่ง')
    await page.getByRole('button', { name: 'สไลด์ก่อนหน้า' }).click()
    await expect(visible).toHaveText('สไลด์สาม')
    await expect(page.getByRole('button', { name: 'หยุดเลื่อนอัตโนมัติ' })).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(visible).toHaveText('สไลด์หนึ่ง', { timeout: 12_000 })

    await dot(1).click()
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: /ดูหลักสูตร/ }).click(),
    ])
    await expect(opened).toHaveURL(/\/lesson\/home$/)
    await opened.close()
  },
)

test(
  'a slideshow stands still while the keyboard is in it, and for who asked for less motion',
  { tag: '@long' },
  async ({ page, unique }) => {
    const path = await plantPage(page, {
      slug: slugOf(unique('still')),
      blocks: [['slideshow', { slides, interval: 1000 }]],
    })
    const visible = page.getByRole('heading', { name: /^สไลด์/ })
    const isStill = async () => {
      const before = await visible.textContent()
      await page.waitForTimeout(1600)
      await expect(visible).toHaveText(before!)
    }
    await page.goto(path)
    await page.keyboard.press('Tab')
    const pause = page.getByRole('button', { name: 'หยุดเลื่อนอัตโนมัติ' })
    for (let n = 0; n < 40 && !(await pause.evaluate((key) => key === document.activeElement)); n++)
      await page.keyboard.press('Tab')
    await expect(pause).toBeFocused()
    await isStill()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await isStill()
  },
)

test('a film asks YouTube for nothing until it is played', async ({ page, unique, picture }) => {
  const asked: string[] = []
  await page.route(/^https:..[^/]*(youtu|ytimg|googlevideo)/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title>' })
  })
  const blocks: [string, object][] = [['youtube', { text: 'ชมศูนย์ฝึก', url: `https://youtu.be/${film}` }]]
  await page.goto(await plantPage(page, { slug: slugOf(unique('film')), blocks }))
  await page.waitForLoadState('networkidle')
  await picture(page, 'film')
  expect(asked).toEqual([])
  await page.getByRole('link', { name: /เล่นวิดีโอ/ }).click()
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    new RegExp(`^https://www.youtube-nocookie.com/embed/${film}\\?.*autoplay=1`),
  )
  expect(asked.every((url) => url.startsWith('https://www.youtube-nocookie.com/'))).toBe(true)
})

test('a PDF is saved by its preview, or read over the page with its watermark', async ({ page, unique, picture }) => {
  const fileurl = await sendPdf(page, twoPagePdf())
  const blocks: [string, object][] = [
    ['pdf', { fileurl, filename: 'บันทึก.pdf', display: 'download' }],
    ['pdf', { fileurl, filename: 'อ่านอย่างเดียว' }],
    ['pdf', { fileurl, filename: 'อ่านและบันทึก', canDownload: true, watermark: 'สำเนาของสถาบัน' }],
  ]
  const path = await plantPage(page, { slug: slugOf(unique('pdf')), blocks })
  await page.context().clearCookies()
  await page.goto(path)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /บันทึก\.pdf/ }).click(),
  ])
  expect(saved.suggestedFilename(), 'as the file is called').toBe('คู่มือ.pdf')
  const copy = await readFile(await saved.path())
  expect(copy.includes('/Subtype /Image'), 'each page draws the mark').toBe(true)
  expect((await page.request.get(fileurl)).status(), 'the file itself is private').toBe(404)

  const reader = page.getByRole('dialog')
  const open = page.getByRole('button', { name: /อ่านอย่างเดียว/ })
  await open.click()
  await expect(reader.getByText('First page')).toBeAttached()
  await expect(reader.getByRole('region', { name: 'หน้า 2 จาก 2' })).toBeAttached()
  await expect(reader.getByRole('link', { name: 'ดาวน์โหลด' })).toHaveCount(0)
  await picture(page, 'pdf-viewer')
  await reader.getByRole('button', { name: 'ปิด' }).click()
  await expect(reader).toHaveCount(0)
  await expect(open).toBeFocused()

  await page.getByRole('button', { name: /อ่านและบันทึก/ }).click()
  const save = reader.getByRole('link', { name: 'ดาวน์โหลด' })
  await expect(save).toHaveAttribute(
    'href',
    new RegExp(`^${fileurl}\\?mark=[^&]+&site=[^&]+&until=\\d+&by=[^&]+&download$`),
  )
  const [again] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect((await readFile(await again.path())).equals(copy), 'another text is another copy').toBe(false)
  await page.keyboard.press('Escape')
  await expect(reader).toHaveCount(0)
})

test(
  'a PDF whose address has ended is read at a fresh one, and one that takes no watermark says why',
  { tag: '@long' },
  async ({ page, unique, picture, complaints }) => {
    const locked = await PDFDocument.create()
    locked.addPage()
    locked.encrypt({ userPassword: 'a', ownerPassword: 'b' })
    const blocks: [string, object][] = [
      ['pdf', { fileurl: await sendPdf(page, twoPagePdf()), filename: 'อ่านช้า' }],
      [
        'pdf',
        { fileurl: await sendPdf(page, Buffer.from(await locked.save())), filename: 'เข้ารหัส', canDownload: true },
      ],
      ['pdf', { fileurl: 'https://files.example/a.pdf', filename: 'ที่อื่น' }],
    ]
    await page.goto(await plantPage(page, { slug: slugOf(unique('ended')), blocks }))
    await expect(page.getByText(/ไฟล์นี้อยู่ในเว็บไซต์อื่น.*ได้เฉพาะเจ้าหน้าที่/), 'staff are told').toHaveCount(1)
    const asked: number[] = []
    await page.route(/\.pdf\?mark=/, (route) => {
      asked.push(asked.length)
      return asked.length === 1 ? route.fulfill({ status: 410, body: 'ended' }) : route.continue()
    })
    const reader = page.getByRole('dialog')
    await page.getByRole('button', { name: /อ่านช้า/ }).click()
    await expect(reader.getByText('First page')).toBeAttached()
    expect(asked.length).toBeGreaterThan(1)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /เข้ารหัส/ }).click()
    await expect(reader.getByRole('status')).toContainText('ไฟล์เข้ารหัสไว้')
    await expect(reader.getByRole('link', { name: 'ดาวน์โหลด' }), 'there is nothing to save').toHaveCount(0)
    await picture(page, 'pdf-locked')
    expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([])
    const said = complaints.splice(0).map((line) => /status of (\d+)/.exec(line)?.[1] ?? line)
    expect(said, 'what a browser says of an answer that is none').toEqual(['410', '423'])
  },
)

/** Uploads a file for staff only. Returns its URL. */
async function sendPdf(page: Page, buffer: Buffer): Promise<string> {
  const file = { name: 'คู่มือ.pdf', mimeType: 'application/pdf', buffer }
  const headers = { origin: new URL(page.url()).origin }
  const sent = await page.request.post('/api/upload', { multipart: { file }, headers })
  return ((await sent.json()) as { data: { url: string } }).data.url
}

test(
  'news go by until they are held, and stand still for who asked for less motion',
  { tag: '@long' },
  async ({ page, unique }) => {
    const items = [{ text: 'เปิดรับสมัครรุ่น 5', link: '/lesson/home' }, { text: 'หยุดวันปีใหม่' }]
    await page.goto(await plantPage(page, { slug: slugOf(unique('news')), blocks: [['news-ticker', { items }]] }))
    await page.waitForLoadState('networkidle')
    const news = page.getByRole('region', { name: 'ข่าววิ่ง' }).getByRole('list').first()
    const place = async () => (await news.boundingBox())!.x
    const moves = async () => {
      const before = await place()
      await page.waitForTimeout(300)
      return Math.sign((await place()) - before)
    }
    await page.mouse.move(0, 0)
    expect(await moves()).toBe(-1)
    const goOn = page.getByRole('button', { name: 'เล่นข่าววิ่งต่อ' })
    await page.getByRole('button', { name: 'หยุดข่าววิ่ง' }).click()
    await expect(goOn).toBeVisible()
    expect(await moves()).toBe(0)
    await goOn.click()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await moves()).toBe(0)
  },
)

const all: [string, object, number?][] = [
  ['news-ticker', { items: [{ text: 'ข่าวแรก', link: '/lesson/home' }, { text: 'ข่าวที่สอง' }] }],
  ['slideshow', { slides }],
  ['statistics', { title: 'สถาบันในตัวเลข' }],
  ['youtube', { text: 'ชมศูนย์ฝึก', url: `https://youtu.be/${film}` }],
  ['html', { html: '<h2>ประกาศ</h2><p style="text-align:center">อ่าน<a href="/lesson/home">ต่อ</a></p>' }],
  ['pdf', { fileurl: '/upload/guide.pdf', filename: 'คู่มือผู้เรียน' }],
  ['image', { url: '/seed/workshop.svg', alt: 'ห้องฝึก', alignment: 'center', width: 60, radiusTopLeft: 0 }, 2],
  ['menu', { title: 'ไปที่' }],
  ['avatar', {}],
  ['task-calendar', {}],
  ['sample-dashboard', {}],
  ['access-check', { check: 'guest' }],
]

test('the blocks have no serious finding of axe and nothing beyond the edge, in Thai and in English', async ({
  page,
  unique,
  picture,
}) => {
  const path = await plantPage(page, { slug: slugOf(unique('all')), blocks: all })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const lang of ['th', 'en']) {
    await page.goto(`${path}?lang=${lang}`)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main dl').first()).toBeVisible()
    await picture(page, `blocks-${lang}`)
    expect(await findings(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide, `${lang}: sideways`).toBeLessThanOrEqual(0)
  }
})
