import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ListDescription, Row } from '../description.ts'
import { tableWidth, widthOf } from './column-width.ts'
import { nextRow } from './list-keys.ts'
import { ListView } from './list.tsx'

const words = {
  search: 'ค้นหา',
  clear: 'ล้าง',
  of: 'จาก',
  show: 'แสดง',
  rows: 'แถว',
  pages: 'หน้า',
  previous: 'ก่อนหน้า',
  next: 'ถัดไป',
  actions: 'คำสั่ง',
}

const row: Row = {
  id: 'a1',
  href: '/lesson/a1',
  under: 'SAF-101',
  cells: {
    name: { text: 'กฎหมาย PDPA', parts: [{ text: 'กฎหมาย ' }, { text: 'PDPA', isMarked: true }] },
    price: { text: '2,500' },
    state: { text: 'เผยแพร่', tone: 'live' },
  },
  actions: [
    { label: 'แก้ไข', href: '/lesson/a1/edit' },
    { label: 'เปลี่ยนราคา', lock: 'เฉพาะผู้ดูแล' },
    {
      label: 'ลบ',
      isDestructive: true,
      method: 'post',
      href: '/lesson/a1',
      hidden: [{ name: 'intent', value: 'remove' }],
    },
  ],
}

const list: ListDescription = {
  heading: 'หลักสูตรทั้งหมด',
  total: '62 คอร์ส',
  add: { href: '/lesson/add', label: 'เพิ่มคอร์ส' },
  exports: {
    label: 'ส่งออก',
    actions: [
      { label: 'Excel', href: '/files/a.xlsx' },
      { label: 'CSV', lock: 'มากเกินไป' },
    ],
  },
  search: {
    value: 'pdpa',
    placeholder: 'ค้นหาชื่อ',
    hidden: [{ name: 'sort', value: '-name' }],
    clearHref: '?sort=-name',
  },
  columns: [
    { name: 'name', label: 'คอร์ส', kind: 'text', isSortable: true, sort: 'desc', href: '?sort=name' },
    { name: 'price', label: 'ราคา (บาท)', kind: 'money', isSortable: true, href: '?sort=price' },
    { name: 'state', label: 'สถานะ', kind: 'state' },
  ],
  rows: [row],
  page: {
    current: 2,
    size: 10,
    sizes: [10, 20].map((size) => ({ size, href: `?size=${size}` })),
    pages: [1, 2, 3].map((n) => ({ label: String(n), href: `?page=${n}`, isCurrent: n === 2 })),
    from: '11',
    to: '20',
    total: '62',
    previous: '?page=1',
    next: '?page=3',
  },
  words,
}

const html = (more: Partial<ListDescription> = {}) =>
  renderToStaticMarkup(
    <MantineProvider>
      <ListView description={{ ...list, ...more }} />
    </MantineProvider>,
  )

describe('ListView', () => {
  it.each([
    [
      'a GET search that keeps the order',
      /<form role="search"[^>]*method="get"><input type="hidden" name="sort" value="-name"\/>/,
    ],
    ['the search under q with what was sought', /type="search" placeholder="ค้นหาชื่อ"[^>]*name="q" value="pdpa"/],
    ['the way out of the search', /href="\?sort=-name" aria-label="ล้าง"/],
    ['the sorted head', /aria-sort="descending"[^>]*><a href="\?sort=name">คอร์ส/],
    ['a head to sort by', /<a href="\?sort=price">ราคา \(บาท\)<\/a>/],
    [
      'the row by its name',
      /<th role="rowheader"[^>]*>.*<a href="\/lesson\/a1" data-row-link="true">กฎหมาย <mark>PDPA<\/mark><\/a>/,
    ],
    ['its second line', /<small>SAF-101<\/small>/],
    ['the state in a word', /data-tone="live">.*เผยแพร่/],
    ['the row menu named after the row', /popoverTarget="[^"]+" aria-label="คำสั่ง: กฎหมาย PDPA"/i],
    [
      'the action that posts',
      /<form action="\/lesson\/a1" method="post"><input type="hidden" name="intent" value="remove"\/>/,
    ],
    ['the locked action with its reason', /aria-disabled="true".*เปลี่ยนราคา<small>เฉพาะผู้ดูแล<\/small>/],
    ['the way to take it away, by its name', /popoverTarget="[^"]+"[^>]*><svg.*?<\/svg>ส่งออก<\/button>/i],
    ['a format to take', /href="\/files\/a.xlsx"><span>Excel/],
    ['a format that holds too little, and why', /aria-disabled="true".*CSV<small>มากเกินไป<\/small>/],
    ['the one primary', /href="\/lesson\/add"[^>]*data-add="true"/],
    ['which rows these are', /11–20 จาก <b>62<\/b>/],
    ['the current page', /href="\?page=2"[^>]*aria-current="page">2</],
    ['the next page', /href="\?page=3" rel="next" aria-label="ถัดไป"/],
    ['the current size', /href="\?size=10" aria-current="true">10</],
  ])('carries %s', (_, expected) => {
    expect(html()).toMatch(expected)
  })

  it('keeps the destructive action last, after a rule', () => {
    const menu = html()
    expect(menu.indexOf('<hr')).toBeGreaterThan(menu.indexOf('เปลี่ยนราคา'))
    expect(menu.indexOf('ลบ')).toBeGreaterThan(menu.indexOf('<hr'))
  })

  it('says what to do when nothing is there', () => {
    const empty = { title: 'ยังไม่มีคอร์ส', text: 'เริ่มจากคอร์สแรก', action: { label: 'เพิ่มคอร์สแรก', href: '/lesson/add' } }
    const nothing = html({ rows: [], page: undefined, search: undefined, empty })
    expect(nothing).toContain('data-state="empty"')
    expect(nothing).toContain('เพิ่มคอร์สแรก')
    expect(nothing).not.toContain('<table')
    expect(html({ rows: [], empty })).toContain('data-state="not-found"')
  })

  it('has no column for actions when there are none', () => {
    expect(html({ rows: [{ ...row, actions: [] }], exports: undefined })).not.toMatch(/popovertarget/i)
  })
})

describe('columns', () => {
  it('leave the spare width to the first', () => {
    expect(list.columns.map(widthOf)).toEqual([undefined, 100, 148])
    expect(tableWidth(list.columns)).toBe(48 + 260 + 100 + 148)
  })
})

describe('nextRow', () => {
  it.each([
    [{ at: -1, by: 1 as const, count: 3 }, 0],
    [{ at: -1, by: -1 as const, count: 3 }, 2],
    [{ at: 1, by: 1 as const, count: 3 }, 2],
    [{ at: 2, by: 1 as const, count: 3 }, 2],
    [{ at: 0, by: -1 as const, count: 3 }, 0],
  ])('%j is %i', (from, to) => {
    expect(nextRow(from)).toBe(to)
  })
})
