import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Pages } from './pages.tsx'
import type { Pdf, Why } from './pdf.ts'
import { saved } from './saved.ts'
import type { Opened } from './use-document.ts'
import { pageIn } from './use-place.ts'

const pdf: Pdf = { address: '/upload/a.pdf', name: 'แผนอพยพ.pdf', watermark: null, mayOpen: true }
const words = {
  ...{ loading: 'กำลังเปิด', failed: 'เปิดไม่ได้', newTab: 'แท็บใหม่', again: 'ลองใหม่' },
  page: 'หน้า {page} จาก {count}',
  reasons: { broken: 'ไฟล์เสียหาย', busy: 'กำลังตรวจ' },
}
const shown = (opened: Opened | { why: Why } | 'waiting', more: Partial<Pdf> = {}) =>
  renderToStaticMarkup(<Pages pdf={{ ...pdf, ...more }} words={words} reading={{ opened, again: () => {} }} />)

describe('the pages of a PDF', () => {
  it('are waited for aloud', () => expect(shown('waiting')).toMatch(/role="status">กำลังเปิด/))

  it('stand in a region that the keyboard scrolls, each by its number, with room of the first page', () => {
    const document = { numPages: 2 } as Opened['document']
    const text = shown({ document, first: { width: 842, height: 595 } }, { watermark: 'ลับ' })
    expect(text).toMatch(/tabindex="0" role="region" aria-label="แผนอพยพ\.pdf"/)
    expect(text).toContain('aria-label="หน้า 2 จาก 2"')
    expect(text.match(/width="211" height="149"/g)).toHaveLength(2)
    expect(text).toContain('<span>ลับ</span>')
  })

  it.each<[Why, string, boolean]>([
    ['broken', 'ไฟล์เสียหาย', false],
    ['busy', 'กำลังตรวจ', true],
    ['lost', 'เปิดไม่ได้', true],
    ['closed', 'เปิดไม่ได้', false],
  ])('that are %s say %j, with another try: %s', (why, says, again) => {
    const text = shown({ why })
    expect(text).toContain(says)
    expect(text.includes('ลองใหม่')).toBe(again)
    expect(text).toContain('href="/upload/a.pdf"')
    expect(shown({ why }, { mayOpen: false })).not.toContain('href')
  })
})

it.each([
  [0, 1],
  [520, 1],
  [700, 2],
  [1900, 3],
])('a box scrolled by %i stands at page %i', (scrollTop, page) =>
  expect(pageIn({ scrollTop, height: 600, tops: [8, 900, 1800] })).toBe(page),
)

it('saves what is of this site as a file, and leaves other addresses as they are', () => {
  expect(saved('/upload/a.pdf?x=1')).toBe('/upload/a.pdf?x=1&download')
  expect(saved('https://example.org/a.pdf')).toBe('https://example.org/a.pdf')
})
