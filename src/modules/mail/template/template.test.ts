import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EmailBlock, type EmailDesign, starterBlocks } from '../rules/email-design.ts'
import { designOf } from '../sending/design-of.ts'
import { checkDesign, maxHtmlBytes } from './check-design.ts'
import { fillAddress, fillValues, withExamples } from './fill-values.ts'
import { renderHtml, type RenderOptions, subjectOf } from './render-html.ts'
import { renderText } from './render-text.ts'
import { wrapText } from './wrap-text.ts'

const values = {
  user: { firstname: 'สมชาย <b>', lastname: 'ใจดี' },
  form: { email: 'a@b.co', topics: ['ไฟฟ้า', 'น้ำ'], address: { NO: '1', province: 'ระยอง' }, price: 700 },
  site: { siteName: 'สถาบัน', url: 'https://skills.example.com' },
  answers: [
    { label: 'เรื่อง', value: 'ขอใบเสร็จ' },
    { label: '<i>', value: '=1+1 </td><script>x</script>' },
  ],
}
const options: RenderOptions = { values, brand: '#27408f', siteName: 'สถาบัน', unsubscribe: null }
const design = (blocks: EmailBlock[], more: Partial<EmailDesign> = {}): EmailDesign => ({
  ...{
    subject: 'เรื่อง {{form.email}}',
    preheader: '',
    language: 'th',
    subheader: '',
    footerText: '',
    footerColumns: [],
  },
  ...{ logoUrl: '', bannerImageUrl: '', bannerUrl: '', logoAlignment: 'left', headingAlignment: 'left' },
  ...{ headingFontSize: 18, blocks },
  ...more,
})
const id = 'b001'

test.each([
  ['สวัสดี {{user.firstname}}', 'สวัสดี สมชาย <b>'],
  ['{{ form.topics }}', 'ไฟฟ้า, น้ำ'],
  ['{{form.address}} {{form.price}}', '1 ระยอง 700'],
  ['{{form.nothing}}{{nothing}}{{nothing.at.all}}', ''],
  ['{{constructor.constructor}}{{__proto__}}{{form.__proto__}}{{form.toString}}', ''],
  ['{{{{user.lastname}}}}', '{{ใจดี}}'],
  ['{{1+1}} {{form["email"]}} {{ }}', '  '],
  ['{{user.firstname', '{{user.firstname'],
])('%j is filled as %j', (text, filled) => {
  expect(fillValues(text, values)).toBe(filled)
})

test('a value is put in once: what it holds is not filled again', () => {
  expect(fillValues('{{form.a}}', { form: { a: '{{form.b}}', b: 'secret' } })).toBe('{{form.b}}')
})

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['/lesson/1', 'https://skills.example.com/lesson/1'],
  ['{{site.url}}/x?e={{form.email}}', 'https://skills.example.com/x?e=a%40b.co'],
  ['{{form.email}}', ''],
  ['javascript:alert(1)', ''],
  ['//evil.example', ''],
  ['data:text/html,x', ''],
  ['https://a b', ''],
  ['mailto:a@b.co', 'mailto:a@b.co'],
])('the address %j becomes %j', (address, filled) => {
  expect(fillAddress(address, values)).toBe(filled)
})

test('an answer never becomes a whole link', () => {
  expect(fillAddress('{{form.url}}', { form: { url: 'https://evil.example' } })).toBe('')
})

test('values are escaped in the HTML, and the answers are a table with headers', () => {
  const html = renderHtml(design([...starterBlocks]), options)
  expect(html).toContain('เรียน คุณสมชาย &lt;b&gt;')
  expect(html).not.toContain('<script')
  expect(html).toContain('<th scope="row"')
  expect(html).toContain('=1+1 &lt;/td&gt;')
})

test('every layout table is for presentation, and no rule breaks Thai', () => {
  const columns = [
    { title: 'ก', text: 'ข' },
    { title: 'ค', text: 'ง' },
  ]
  const html = renderHtml(
    design([
      { id, type: 'columns', columns },
      { id: 'b002', type: 'divider' },
    ]),
    options,
  )
  for (const [tag] of html.matchAll(/<table[^>]*>/g)) expect(tag).toContain('role="presentation"')
  expect(html).toContain('<html lang="th">')
  expect(html).toContain('mso-line-height-rule:at-least')
  expect(html).toContain('content="light dark"')
  expect(html).not.toMatch(/letter-spacing|text-align:justify|\u200b|@import|@font-face|<link/)
})

test('the address of the first button alone is in the text too', () => {
  const buttons: EmailBlock[] = [
    { id, type: 'button', label: 'เปิด', href: 'https://example.com/a' },
    { id: 'b002', type: 'button', label: 'อื่น', href: 'https://example.com/b' },
  ]
  const html = renderHtml(design(buttons), options)
  expect(html).toContain('>https://example.com/a</a>')
  expect(html).not.toContain('>https://example.com/b</a>')
  const text = renderText(design(buttons), options)
  for (const href of ['https://example.com/a', 'https://example.com/b']) expect(text).toContain(href)
})

test('a picture has its text, also where pictures are off', () => {
  const blocks: EmailBlock[] = [{ id, type: 'picture', src: 'https://example.com/a.png', alt: 'แผนที่', href: '' }]
  expect(renderHtml(design(blocks), options)).toContain('alt="แผนที่"')
  const off = renderHtml(design(blocks), { ...options, hasPictures: false })
  expect(off).not.toContain('<img')
  expect(off).toContain('แผนที่')
  expect(renderText(design(blocks), options)).toContain('แผนที่')
})

test('headings have the size and side of the template', () => {
  const blocks: EmailBlock[] = [{ id, type: 'heading', text: 'หัวข้อ' }]
  const html = renderHtml(design(blocks, { headingFontSize: 30, headingAlignment: 'center' }), options)
  expect(html).toContain('font-size:30px')
  expect(html).toContain('text-align:center')
})

test('a template is 600 px wide, with headings of 18 px on the left by default', () => {
  const html = renderHtml(designOf({ subject: 'x', blocks: [{ id, type: 'heading', text: 'หัวข้อ' }] }), options)
  expect(html).toContain('width="600"')
  expect(html).toMatch(/<h2 [^>]*align="left"[^>]*font-size:18px/)
})

test('a QR code of a long address stays small, and the text has the address', () => {
  const blocks: EmailBlock[] = [{ id, type: 'qr', value: `https://example.com/${'a'.repeat(80)}`, caption: 'สแกน' }]
  const html = renderHtml(design(blocks), options)
  expect(html).toContain('aria-label="สแกน"')
  expect(html.length).toBeLessThan(60_000)
  expect(renderText(design(blocks), options)).toContain('https://example.com/aaa')
})

test('the subject is one line', () => {
  const subject = subjectOf(design([], { subject: '{{form.x}}!' }), { form: { x: 'a\r\nBcc: b@c.co\u2028d' } })
  expect(subject).toBe('a Bcc: b@c.co d!')
})

test('news says where to stop it, in HTML and in text', () => {
  const unsubscribe = { label: 'เลิกรับ', href: 'https://example.com/stop' }
  expect(renderHtml(design([]), { ...options, unsubscribe })).toContain('href="https://example.com/stop"')
  expect(renderText(design([]), { ...options, unsubscribe })).toContain('https://example.com/stop')
})

const thai =
  'สถาบันพัฒนาทักษะไทยขอแจ้งให้ทราบว่าใบสมัครเข้าอบรมหลักสูตรความปลอดภัยในการทำงานของท่านได้รับการตรวจสอบเอกสารเรียบร้อยแล้ว กรุณาชำระเงินภายในวันที่ ๓๐ พฤศจิกายน ๒๕๖๙'

test('Thai is wrapped at 76 characters and never inside a word', () => {
  const lines = wrapText(thai, 'th').split('\n')
  const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' })
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect([...graphemes.segment(line)].length).toBeLessThanOrEqual(76)
  const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(thai)]
  const ends = new Set(words.map(({ index }) => thai.slice(0, index).replaceAll(/\s/g, '').length))
  let at = 0
  for (const line of lines.slice(0, -1)) {
    at += line.replaceAll(/\s/g, '').length
    expect(ends.has(at), line).toBe(true)
  }
})

test('wrapping loses no character but spaces at the ends of lines', () => {
  const word = fc.constantFrom(
    'สถาบัน',
    'น้ำกิ๊ก',
    'the',
    '(ก)',
    '“คำ”',
    'ๆ',
    ' ',
    '\n',
    'https://example.com/a?b=c',
    'x'.repeat(90),
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (parts) => {
      const text = parts.join('')
      expect(wrapText(text, 'th').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
    }),
    { numRuns: 200 },
  )
})

test('no value of a form makes a tag', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (value) => {
      const html = renderHtml(design([{ id, type: 'text', text: '{{form.x}}' }]), {
        ...options,
        values: { form: { x: value } },
      })
      const plain = renderHtml(design([{ id, type: 'text', text: 'x' }]), { ...options, values: {} })
      const tags = (text: string) => (text.match(/<(?!br>|p |\/p>)/g) ?? []).length
      expect(tags(html)).toBeLessThanOrEqual(tags(plain))
    }),
    { numRuns: 200 },
  )
})

test.each<[string, EmailDesign, string[]]>([
  ['a good template', design([...starterBlocks]), []],
  ['no subject, no content', design([], { subject: ' ' }), ['subject', 'empty']],
  ['a picture without text', design([{ id, type: 'picture', src: 'https://a.co/b.png', alt: '', href: '' }]), ['alt']],
  ['a button without a link', design([{ id, type: 'button', label: 'x', href: '' }]), ['link']],
  ['an unknown field', design([{ id, type: 'text', text: '{{user.salary}}' }]), ['field']],
  ['a field of a form', design([{ id, type: 'text', text: '{{form.anything}}' }]), []],
  ['a link of a flow', design([{ id, type: 'button', label: 'x', href: '{{link.open}}' }]), []],
])('the checks of %s', (_, checked, codes) => {
  expect(checkDesign(checked, options).map(({ code }) => code)).toEqual(codes)
})

test('an answer that the example lacks is shown by its name', () => {
  const text = '{{form.number}} {{form.email}} {{user.salary}} {{form.a.b}}'
  expect(fillValues(text, withExamples(values, text))).toBe('[number] a@b.co  ')
  expect(fillValues('{{form.x}}', withExamples({}, '{{form.x}}'))).toBe('[x]')
})

test('a template above 80 kB and a light colour are told', () => {
  const blocks = Array.from({ length: 12 }, (_, n) => ({
    id: `b${n}00`,
    type: 'text' as const,
    text: 'ก'.repeat(4000),
  }))
  const codes = checkDesign(design(blocks), { ...options, brand: '#ffee99' }).map(({ code }) => code)
  expect(codes).toEqual(['size', 'contrast'])
  expect(maxHtmlBytes).toBeLessThan(102_000)
})
