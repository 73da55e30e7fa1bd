import { expect, test } from 'vitest'
import { menuOfRows, rowsOfMenu } from './menu-rows.ts'

const about = { title: 'เกี่ยวกับเรา', target: '/cms/page/about', titleEn: 'About' }
const courses = { title: 'หลักสูตร', target: '/lesson/home' }
const menu = (...items: object[]) => ({ version: 1, items })

test('a menu is made again of its rows, entry by entry', () => {
  const stored = menu({ ...courses, subMenu: [about, courses] }, about, { title: 'โทร', target: 'https://wicha.test/' })
  const rows = rowsOfMenu(stored)!
  expect(rows.map(({ parent, title, order }) => [parent, title, order])).toEqual([
    ['', 'หลักสูตร', 1],
    ['หลักสูตร', 'เกี่ยวกับเรา', 1],
    ['หลักสูตร', 'หลักสูตร', 2],
    ['', 'เกี่ยวกับเรา', 2],
    ['', 'โทร', 3],
  ])
  expect(menuOfRows(rows)).toEqual({ menu: stored })
  expect(menuOfRows(rows.toReversed())).toEqual({ menu: stored })
})

test.each([
  ['none of whose entries is there', menu()],
  [
    'in which two entries with the same title have others beneath them',
    menu({ ...courses, subMenu: [about] }, courses),
  ],
  ['that says of an entry that nothing is beneath it', menu({ ...courses, subMenu: [] })],
  ['that is rows of a page', { version: 1, rows: [] }],
])('no rows say a menu %s', (_what, stored) => {
  expect(rowsOfMenu(stored)).toBeNull()
})

test.each([
  ['no-parent', [{ parent: 'ไม่มี', title: 'ก' }], 0],
  ['many-parents', [{ title: 'ก' }, { title: 'ก' }, { parent: 'ก', title: 'ข' }], 2],
  ['too-deep', [{ title: 'ก' }, { parent: 'ก', title: 'ข' }, { parent: 'ข', title: 'ค' }], 2],
] as const)('%s is said of the row', (fault, rows, at) => {
  const whole = rows.map((row, n) => ({ parent: '', titleEn: '', target: '/', order: n, ...row }))
  expect(menuOfRows(whole)).toEqual({ at, fault })
})
