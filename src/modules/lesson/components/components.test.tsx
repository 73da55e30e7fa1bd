import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { Breakable } from '#ui/prose/breakable.tsx'
import { CourseCards } from './course-cards.tsx'
import { PreviewSection } from './course/course-sections.tsx'
import { type CourseRow, summaryOf, withRibbons } from './course-summary.ts'
import { LiveSearch } from './catalogue/live-search.tsx'
import { Marked } from './marked.tsx'
import { OfferAct } from './course/offer-act.tsx'
import { outlineOf } from './course/outline.ts'

const course: CourseRow = {
  _id: '66f0c2a9e4b0a1d2c3f4e501',
  name: 'ช่างไฟฟ้าภายในอาคาร',
  category: ['unseen', 'electric'],
  cover: null,
  hours: 30,
  days: 5,
  short_description: 'เดินสายในบ้าน',
  lecturer: [
    { id: null, name: 'อ.ธีรพงษ์' },
    { id: null, name: 'อ.สุภาวดี' },
  ],
  certification: 'yes',
  price: 4500,
  sale_price: 3150,
}
const by = {
  ...{ locale: 'th' as const, categories: new Map([['electric', 'ช่างไฟฟ้า']]) },
  frame: () => ({ position: '20% 80%', alt: 'ช่างเดินสายไฟ' }),
}

const inRouter = (element: React.ReactNode) => {
  const Stub = createRoutesStub([{ path: '/', Component: () => element }])
  return renderToStaticMarkup(<Stub />)
}

describe('summaryOf', () => {
  it('says what a card shows', () => {
    expect(summaryOf(course, by)).toMatchObject({
      href: `/lesson/detail/${course._id}`,
      category: 'ช่างไฟฟ้า',
      lecturer: 'อ.ธีรพงษ์, อ.สุภาวดี',
      price: { amount: '3,150', off: 'ลด 30%' },
    })
    expect(summaryOf(course, by).facts.map(({ text }) => text)).toEqual(['30\u00a0ชม.', '5\u00a0วัน', 'มีวุฒิบัตร'])
  })

  it.each([
    [3150, true, 'เริ่มอบรมแล้ว'],
    [3150, false, undefined],
    [null, true, undefined],
  ])('with a sale price of %s and enrolled %s has the ribbon %s', (sale_price, isEnrolled, ribbon) => {
    const enrolled = new Set(isEnrolled ? [course._id] : [])
    const courses = [summaryOf({ ...course, sale_price }, by)]
    const shown = withRibbons(courses, { enrolled, locale: 'th' })
    expect(shown[0]!.ribbon).toBe(ribbon)
    expect(shown === courses).toBe(ribbon === undefined)
  })

  it.each([
    ['https://example.org/a.jpg', true],
    ['javascript:alert(1)', false],
    ['http://example.org/a.jpg', false],
    ['', false],
  ])('a cover at %j is shown: %s', (cover, isShown) =>
    expect(summaryOf({ ...course, cover }, by).cover.picture !== undefined).toBe(isShown),
  )
})

describe('names', () => {
  it('keep compounds whole', () => {
    const html = renderToStaticMarkup(<Breakable text="ช่างไฟฟ้าภายในอาคาร ระดับ 1" />)
    expect(html).toBe('<span class="nb">ช่างไฟฟ้า</span><wbr/>ภายในอาคาร ระดับ\u00a01')
  })

  it('are marked where they match, and never hold markup of their own', () => {
    const html = renderToStaticMarkup(<Marked text="ไฟฟ้า <b>" term="ไฟฟ้า" />)
    expect(html).toBe('<mark>ไฟฟ้า</mark> &lt;b&gt;')
  })

  it('stand in cards with one link each', () => {
    const html = renderToStaticMarkup(<CourseCards courses={[summaryOf(course, by)]} term="อาคาร" />)
    expect(html).toContain('<mark>อาคาร</mark>')
    expect(html.match(/<a /g)).toHaveLength(1)
  })
})

describe('OfferAct', () => {
  const offer = { kind: 'enrol' as const, label: 'ลงทะเบียนเรียน', text: '', href: '/lesson/detail/1/enroll' }

  it('enrols by a form that needs no script', () => {
    const html = inRouter(<OfferAct offer={offer} />)
    expect(html).toMatch(/<form [^>]*action="\/lesson\/detail\/1\/enroll" method="post"/)
  })

  it('leads on by a link', () => {
    expect(inRouter(<OfferAct offer={{ ...offer, kind: 'log-in' }} />)).toContain('href="/lesson/detail/1/enroll"')
  })

  it('that leads nowhere is off, and names its reason', () => {
    const html = inRouter(<OfferAct offer={{ ...offer, kind: 'priced', href: null }} reasonId="why" />)
    expect(html).toContain('aria-disabled="true"')
    expect(html).toContain('aria-describedby="why"')
  })
})

it('the search is a GET form to the catalogue', () => {
  const words = { label: 'ค้นหา', placeholder: 'อยากเรียนอะไร', submit: 'ค้นหา', category: 'หมวด', failed: 'ไม่ได้' }
  const html = inRouter(
    <LiveSearch search={{ action: '/lesson/home', words, categories: [] }} value={{ text: 'ไฟ' }} />,
  )
  expect(html).toContain('action="/lesson/home"')
  expect(html).toContain('name="q"')
  expect(html).toContain('value="ไฟ"')
})

it('a film that cannot play says so in its place', () => {
  const words = { previewOf: 'ตัวอย่าง', noVideo: 'ยังเปิดไม่ได้' }
  const preview = { name: 'บท', kind: 'youtube' as const, html: '', video: 'nonsense' }
  expect(renderToStaticMarkup(<PreviewSection preview={preview} words={words} />)).toContain('ยังเปิดไม่ได้')
  const playing = renderToStaticMarkup(<PreviewSection preview={{ ...preview, video: 'abcdefghijk' }} words={words} />)
  expect(playing).toContain('youtube-nocookie.com/embed/abcdefghijk')
})

describe('outlineOf', () => {
  const lesson = (_id: string, minutes = 10) => ({
    ...{ _id, minutes, parent: null, name: `บท ${_id}`, kind: 'text' as const, preview: false },
  })
  const shown = { locale: 'th' as const, stateOf: () => 'open' as const, hrefOf: () => undefined }

  it('is one chapter where no lesson has others under it, and none without lessons', () => {
    const [all, ...rest] = outlineOf(
      [
        { lesson: lesson('a'), under: [] },
        { lesson: lesson('b', 50), under: [] },
      ],
      shown,
    )
    expect(rest).toEqual([])
    expect(all).toMatchObject({ name: 'บทเรียนทั้งหมด', isOpen: true, note: '2 บท · 1\u00a0ชม.' })
    expect(outlineOf([], shown)).toEqual([])
  })

  it('opens the chapter of the lesson on the screen and says how far one is', () => {
    const chapters = [
      { lesson: lesson('a'), under: [lesson('a1')] },
      { lesson: lesson('b'), under: [] },
    ]
    const [first, second] = outlineOf(chapters, { ...shown, now: 'b', done: new Set(['a1']) })
    expect(first).toMatchObject({ name: '1. บท a', isOpen: false, note: '1 จาก 2 บท' })
    expect(first!.lessons.map(({ name }) => name)).toEqual(['บทนำ: บท a', 'บท a1'])
    expect(second).toMatchObject({ isOpen: true, note: '0 จาก 1 บท' })
  })
})
