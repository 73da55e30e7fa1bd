import { expect, test } from 'vitest'
import type { Page } from '../page.ts'
import { checkPage } from './check-page.ts'
import { contrastOf } from './contrast.ts'
import type { Fact } from './fact.ts'
import type { FindingInput } from './finding.ts'
import { htmlFacts } from './html-facts.ts'
import { sentences } from './sentences.ts'

const pageOf = (...objects: Fact[][]): Page => ({
  version: 1,
  rows: [
    {
      ...{ id: 'r', gapSize: 24, customId: 'fees' },
      columns: [
        {
          ...{ id: 'c', col: 12, alignment: 'left' },
          objects: objects.map((facts, at) => ({
            ...{ id: `o${at}`, type: 'made', version: 1 },
            props: { facts: facts as never },
          })),
        },
      ],
    },
  ],
})
const given: FindingInput = {
  factsOf: ({ props }) => props['facts'] as unknown as Fact[],
  standing: (path) => (path === '/cms/page/ร่าง' ? 'hidden' : path === '/cms/page/home' ? 'there' : 'missing'),
  pictureOf: (url) => (url === '/upload/big.jpg' ? { bytes: 3 * 2 ** 20, width: 5000 } : null),
  content: '',
  hasPosts: false,
  description: 'ก',
  colours: { ink: '#111111', page: '#ffffff', deep: '#111122' },
}
const codes = (...objects: Fact[][]) =>
  checkPage(pageOf(...objects), given).map(({ code, objectId }) => [code, objectId])
const link = (to: string, text = 'ดูตาราง'): Fact[] => [{ is: 'link', to, text }]
const words: Fact = { is: 'text', text: 'ข้อความ' }

test.each<[string, Fact[][], [string, string | null][]]>([
  ['nothing is wrong', [[words], link('/cms/page/home')], []],
  ['no page', [link('/cms/page/none')], [['broken-link', 'o0']]],
  ['a page that is no longer published', [link('/cms/page/ร่าง')], [['hidden-link', 'o0']]],
  ['the same, encoded', [link('/cms/page/%E0%B8%A3%E0%B9%88%E0%B8%B2%E0%B8%87?x=1#y')], [['hidden-link', 'o0']]],
  ['a row of the page', [link('#fees')], []],
  ['no row of the page', [link('#none')], [['broken-anchor', 'o0']]],
  ['a link to nothing', [link('#')], [['link-nowhere', 'o0']]],
  ['what runs', [link('javascript:alert(1)')], [['link-nowhere', 'o0']]],
  ['another site is not asked', [link('https://example.org/none')], []],
  ['mail', [link('mailto:a@wicha.test')], []],
  ['no words', [link('/cms/page/home', ' ')], [['link-no-words', 'o0']]],
  ['words that say nothing', [link('/cms/page/home', 'คลิกที่นี่')], [['link-vague', 'o0']]],
  ['half an escape', [link('/cms/page/%E0')], [['broken-link', 'o0']]],
  ['an empty block', [[words], []], [['empty-block', 'o1']]],
  ['empty HTML', [[words], [{ is: 'html', html: '<p> </p>' }]], [['empty-block', 'o1']]],
  ['no description of a picture', [[words, { is: 'picture', url: '/a/b.jpg', alt: '' }]], [['no-alt', 'o0']]],
  ['a name of a file for one', [[words, { is: 'picture', url: '/a.jpg', alt: 'IMG_1.jpg' }]], [['name-as-alt', 'o0']]],
  ['a picture that is told beside', [[words, { is: 'picture', url: '/a.jpg', alt: null }]], []],
  ['a large picture', [[words, { is: 'picture', url: '/upload/big.jpg', alt: 'ก' }]], [['large-picture', 'o0']]],
  ['pictures alone', [[{ is: 'picture', url: '/a.jpg', alt: 'ก' }]], [['pictures-only', null]]],
  [
    'two main headings',
    [[{ is: 'heading', level: 1, text: 'ก' }], [{ is: 'heading', level: 1, text: 'ข' }]],
    [['many-titles', 'o1']],
  ],
  [
    'a heading that jumps',
    [[words], [{ is: 'heading', level: 2, text: 'ก' }], [{ is: 'html', html: '<h4>ข</h4>' }]],
    [['heading-skips', 'o2']],
  ],
  ['a heading without words', [[words, { is: 'heading', level: 2, text: ' ' }]], [['empty-heading', 'o0']]],
  ['pale letters', [[words, { is: 'colours', ink: '#999999', ground: 'page' }]], [['low-contrast', 'o0']]],
  ['strong letters', [[words, { is: 'colours', ink: 'white', ground: 'deep' }]], []],
  ['colours that nobody can read', [[words, { is: 'colours', ink: 'var(--x)', ground: 'page' }]], []],
])('%s', (_what, objects, found) => expect(codes(...objects)).toEqual(found))

test('an empty page, and one that says nothing of itself', () => {
  expect(checkPage({ version: 1, rows: [] }, given).map(({ code }) => code)).toEqual(['no-content'])
  const bare = { ...given, description: '' }
  expect(checkPage(pageOf([{ is: 'own' }]), bare).map(({ code }) => code)).toEqual(['no-description'])
  expect(checkPage({ version: 1, rows: [] }, { ...bare, content: '<p>ข้อความ</p>' })).toEqual([])
})

test('what no kind knows is left to others', () => {
  expect(checkPage(pageOf([]), { ...given, factsOf: () => null })).toEqual([])
})

test('sentences are filled in, in both languages', () => {
  const [found] = checkPage(pageOf(link('/cms/page/none', 'ค่าเรียน')), given)
  expect(found).toMatchObject({
    ...{ severity: 'error', objectId: 'o0' },
    th: 'ลิงก์ “ค่าเรียน” ไปที่ /cms/page/none ซึ่งไม่มีในเว็บไซต์นี้ เลือกปลายทางใหม่',
    en: 'The link “ค่าเรียน” goes to /cms/page/none, which does not exist on this site. Choose another target.',
  })
  for (const { th, en } of Object.values(sentences)) {
    const gaps = (text: string) => [...text.matchAll(/\{\w+/g)].map(String).toSorted()
    expect(gaps(en)).toEqual(gaps(th))
  }
})

test('reads HTML as its authors wrote it', () => {
  const html = `<h2>หัวข้อ &amp; อื่น</h2><p style="color:#fff;background-color:#FFF">ก</p>
    <a href='/a?x=1&amp;y=2'><img src="/b.jpg" alt="โลโก้"></a><a name="x">ข</a><a href="/c"><img src=/d.jpg></a>`
  expect(htmlFacts(html)).toEqual([
    { is: 'heading', level: 2, text: 'หัวข้อ & อื่น' },
    { is: 'colours', ink: '#fff', ground: '#FFF' },
    { is: 'picture', url: '/b.jpg', alt: 'โลโก้' },
    { is: 'link', to: '/a?x=1&y=2', text: 'โลโก้' },
    { is: 'picture', url: '/d.jpg', alt: '' },
    { is: 'link', to: '/c', text: '' },
    { is: 'text', text: 'หัวข้อ & อื่น ก ข' },
  ])
})

test.each(['<a "', '<a <a ', '<img alt=', '</a>', '<h2>', '<a href="', "<p style='"])(
  'half HTML is read in its time: %j',
  (piece) => {
    expect(() => htmlFacts(piece.repeat(20_000))).not.toThrow()
  },
  5_000,
)

test.each([
  ['#000', '#fff', 21],
  ['white', 'rgb(255, 255, 255)', 1],
  ['#777777', '#ffffff', 4.478],
])('%s on %s is %d', (one, other, ratio) => expect(contrastOf(one, other)).toBeCloseTo(ratio, 2))

test.each(['', 'transparent', '#12', 'rgb(300,0,0)', 'rgba(0,0,0,.5)', '__proto__'])('%j is no colour', (colour) => {
  expect(contrastOf(colour, '#fff')).toBeNull()
})
