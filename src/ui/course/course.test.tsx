import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CategoryGrid } from './category-grid.tsx'
import { CourseCard, CourseGrid, type CourseSummary } from './course-card.tsx'
import { Cover } from './cover.tsx'
import { Highlight } from './highlight.tsx'
import { CourseBody, CourseHead } from './page/course-page.tsx'
import { BuyBar, Offer } from './page/offer.tsx'
import { PriceTag, type Price } from './price-tag.tsx'

const drawn = { design: { category: 'electric', motif: 0, tone: 1, isFlipped: false } } as const
const reduced: Price = { amount: '3,150', unit: 'บาท', was: { label: 'ราคาปกติ', amount: '4,500' }, off: 'ลด 30%' }
const course: CourseSummary = {
  id: '1',
  href: '/lesson/show/1',
  name: 'ช่างไฟฟ้าภายในอาคาร',
  cover: drawn,
  category: 'ช่างไฟฟ้า',
  lead: 'เดินสาย ติดตั้ง ตรวจสอบ',
  lecturer: 'อ.ธีรพงษ์',
  facts: [{ icon: 'clock', text: '30 ชม.' }],
  price: reduced,
}
const courses = ['1', '2', '3', '4', '5'].map((id) => ({ ...course, id, href: `/lesson/show/${id}` }))

const times = (html: string, part: string) => html.split(part).length - 1

describe('PriceTag', () => {
  it.each([
    [{ free: 'เรียนฟรี' } as Price, /เรียนฟรี/],
    [reduced, /3,150 <small>บาท<\/small>.*<s.*ราคาปกติ.*4,500<\/s>.*ลด 30%/],
    [{ amount: '900', unit: 'บาท' } as Price, /900 <small>บาท<\/small><\/span>$/],
  ])('%j', (price, shown) => {
    expect(renderToStaticMarkup(<PriceTag price={price} />)).toMatch(shown)
  })
})

describe('Cover', () => {
  it('shows the uploaded picture at its focal point, else draws', () => {
    const photo = renderToStaticMarkup(
      <Cover {...drawn} picture={{ url: '/f/1.webp', position: '30% 70%', alt: 'ช่างเชื่อม <b>' }} />,
    )
    expect(photo).toContain('style="object-position:30% 70%"')
    expect(photo).toContain('alt="ช่างเชื่อม &lt;b&gt;"')
    expect(photo).toMatch(/<img src="\/f\/1.webp" alt="[^"]+"[^>]*loading="lazy"/)
    expect(photo).not.toContain('<use')
    expect(renderToStaticMarkup(<Cover {...drawn} />)).toContain('<use')
  })

  it('offers an uploaded picture in its sizes', () => {
    const url = `/upload/1700000000000-${'ab'.repeat(16)}.jpg`
    const photo = renderToStaticMarkup(<Cover {...drawn} picture={{ url }} />)
    expect(photo).toContain(`srcSet="${url}?w=480 480w, `)
    expect(photo).toContain('sizes="auto, ')
    expect(renderToStaticMarkup(<Cover {...drawn} picture={{ url: '/f/1.webp' }} />)).not.toContain('srcSet')
  })

  it('does not keep the first picture waiting', () => {
    expect(renderToStaticMarkup(<Cover {...drawn} picture={{ url: '/f/1.webp' }} isFirst />)).not.toContain('lazy')
  })
})

describe('CourseCard', () => {
  it.each(['grid', 'row', 'feature'] as const)('as %s holds one link, in its name', (shape) => {
    const html = renderToStaticMarkup(<CourseCard course={course} shape={shape} />)
    expect(times(html, '<a ')).toBe(1)
    expect(html).toMatch(/<h3[^>]*><a href="\/lesson\/show\/1">ช่างไฟฟ้าภายในอาคาร<\/a>/)
    expect(html.includes('เดินสาย')).toBe(shape === 'feature')
  })

  it('shows nothing of what a course does not say', () => {
    const bare = { id: '1', href: '/x', name: 'ก', cover: drawn }
    expect(renderToStaticMarkup(<CourseCard course={bare} />)).not.toMatch(/<(p|ul)[ >]/)
  })
})

describe('CourseGrid', () => {
  it('draws each motif once', () => {
    const html = renderToStaticMarkup(<CourseGrid courses={courses} />)
    expect(times(html, '<symbol')).toBe(1)
    expect(times(html, '<use')).toBe(5)
  })

  it('lets a note stand among the cards', () => {
    const html = renderToStaticMarkup(<CourseGrid courses={courses} note={{ after: 2, content: <i>n</i> }} />)
    expect(html).toMatch(/show\/2.*<i>n<\/i>.*show\/3/)
  })
})

describe('Highlight and CategoryGrid', () => {
  it('shows one large and three in line', () => {
    const html = renderToStaticMarkup(<Highlight title="ช่างไฟฟ้า" courses={courses} />)
    expect(times(html, '<article')).toBe(4)
    expect(renderToStaticMarkup(<Highlight title="ว่าง" courses={[]} />)).toBe('')
  })

  it('names every category with its count', () => {
    const html = renderToStaticMarkup(
      <CategoryGrid categories={[{ id: 'a', href: '/c/a', name: 'ช่างไฟฟ้า', count: '38 หลักสูตร', cover: drawn }]} />,
    )
    expect(html).toMatch(/href="\/c\/a".*ช่างไฟฟ้า.*38 หลักสูตร/)
  })
})

describe('the page of a course', () => {
  it('has one h1, its facts as a list of terms, and its offer beside', () => {
    const html = renderToStaticMarkup(
      <>
        <CourseHead
          trail={{ label: 'เส้นทาง', crumbs: [{ label: 'หน้าแรก', href: '/' }] }}
          title="ช่างไฟฟ้า"
          facts={[{ icon: 'clock', name: 'เวลาเรียน', value: '30 ชั่วโมง' }]}
          cover={drawn}
        />
        <CourseBody
          offer={<Offer cover={drawn} price={reduced} act={<a href="/enrol">สมัครเรียน</a>} included={['วุฒิบัตร']} />}
        >
          <p>เนื้อหา</p>
        </CourseBody>
        <BuyBar label="สมัคร" price={reduced} act={<a href="/enrol">สมัครเรียน</a>} />
      </>,
    )
    expect(times(html, '<h1')).toBe(1)
    expect(html).toContain('<dt>เวลาเรียน</dt><dd>30 ชั่วโมง</dd>')
    expect(html).toMatch(/<aside[^>]*aria-label="สมัคร".*3,150/)
    expect(times(html, 'href="/enrol"')).toBe(2)
  })
})
