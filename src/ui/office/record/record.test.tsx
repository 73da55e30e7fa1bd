import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RecordDescription } from '../description.ts'
import type { Timeline, TimelineWords } from './timeline/description.ts'
import { RecordView } from './record.tsx'
import { shownActions } from './record-bar.tsx'

const listWords = {
  search: '',
  clear: '',
  of: '',
  show: '',
  rows: '',
  pages: '',
  previous: '',
  next: '',
  actions: 'คำสั่ง',
}

const record: RecordDescription = {
  crumbs: [{ href: '/student', label: 'ผู้เรียน' }],
  heading: 'สมชาย ใจดี',
  state: { text: 'ใช้งานอยู่', tone: 'live' },
  facts: ['รหัส 256903-0117'],
  actions: [
    { label: 'แก้ไข', icon: 'pencil', href: '/student/1/edit' },
    { label: 'ลงทะเบียนให้', href: '/enroll/add', isPrimary: true },
    { label: 'ลบ', isDestructive: true, method: 'post', href: '/student/1' },
  ],
  sections: [
    {
      title: 'ข้อมูลบุคคล',
      pairs: [
        { label: 'โทรศัพท์', value: { text: '' } },
        { label: 'กลุ่ม', value: [{ text: 'หัวหน้างาน' }, { text: 'ฝ่ายผลิต', href: '/target/2' }] },
        { label: 'แนะนำตัว', value: { text: '' }, html: '<p>ทำงาน <b>12</b> ปี</p>' },
      ],
    },
  ],
  related: [
    {
      title: 'คำสั่งซื้อ',
      all: { href: '/order', label: 'ดูทั้งหมด' },
      list: { columns: [], rows: [], empty: { title: 'ยังไม่มีคำสั่งซื้อ' }, words: listWords },
    },
  ],
  words: { crumbs: 'ทางกลับ', more: 'คำสั่งอื่น' },
}

const html = (more: Partial<RecordDescription> = {}) =>
  renderToStaticMarkup(<RecordView description={{ ...record, ...more }} />)

describe('RecordView', () => {
  it.each([
    ['the way back', /<nav aria-label="ทางกลับ">.*href="\/student"/],
    ['its name as the one heading', /<h1>สมชาย ใจดี<\/h1>/],
    ['a dash for what is empty', /<dt>โทรศัพท์<\/dt><dd><span[^>]*>–<\/span>/],
    ['several values as a list', /<ul[^>]*><li>หัวหน้างาน<\/li><li><a[^>]*href="\/target\/2">ฝ่ายผลิต/],
    ['written text as it is', /<p>ทำงาน <b>12<\/b> ปี<\/p>/],
    ['an empty relation in words', /<h2>คำสั่งซื้อ<\/h2>.*ยังไม่มีคำสั่งซื้อ/],
    ['the key of editing', /href="\/student\/1\/edit" data-key="E"|data-key="E"[^>]*href="\/student\/1\/edit"/],
  ])('shows %s', (_, expected) => {
    expect(html()).toMatch(expected)
  })

  it('has no link to all of nothing', () => {
    expect(html()).not.toContain('href="/order"')
  })

  it('answers what was just done', () => {
    expect(html({ saved: 'บันทึกแล้ว' })).toMatch(/role="status".*บันทึกแล้ว/)
  })

  it('takes it back by a form', () => {
    const undo = { label: 'เลิกทำ', method: 'post' as const, hidden: [{ name: 'intent', value: 'restore' }] }
    const shown = html({ saved: 'ลบแล้ว', undo })
    expect(shown).toMatch(/role="status".*<form[^>]*><input type="hidden" name="intent" value="restore"\/>/)
    expect(shown).toMatch(/<button[^>]*data-key="Z"[^>]*>เลิกทำ|<button[^>]*>เลิกทำ<kbd[^>]*>Z/)
  })

  const words = new Proxy({} as TimelineWords, { get: (_, name) => `[${String(name)}]` })
  const by = { who: 'มาลี', mark: 'มล', when: '21 พ.ย. 2569 เวลา 17:05' }
  const timeline = (...entries: Timeline['entries']) => html({ timeline: { title: 'ความเคลื่อนไหว', entries, words } })

  it('tells who changed what, from what and to what', () => {
    const restore = { label: 'คืนค่านี้', method: 'post' as const, description: 'คืนค่าเดิมของชื่อ' }
    const changes = [{ label: 'ชื่อ', before: 'ก', after: null, restore }, { label: 'แก้ไขข้อมูลอื่น' }]
    const shown = timeline({ id: 'edit-2', ...by, what: 'แก้ไขข้อมูล', changes })
    expect(shown).toMatch(/<b>มาลี<\/b> แก้ไขข้อมูล <time>21 พ\.ย\. 2569/)
    expect(shown).toMatch(/<dt>ชื่อ<\/dt><dd><del>ก<\/del>.* → .*\[became\].*\[empty\].*aria-label="คืนค่าเดิมของชื่อ"/)
    expect(shown).toContain('<dt>แก้ไขข้อมูลอื่น</dt></div>')
  })

  it('shows what was said, who is called in it, and what its writer can do', () => {
    const pieces = [{ text: 'ฝาก ' }, { text: '@วรา', isMention: true }, { text: ' <b>' }]
    const reword = { text: 'ฝาก @วรา', hidden: [{ name: 'intent', value: 'reword' }] }
    const shown = timeline({ id: 'said-1', ...by, said: { pieces, reword } })
    expect(shown).toMatch(/ฝาก <span class="[^"]*">@วรา<\/span> &lt;b&gt;/)
    expect(shown).toMatch(/<details><summary>\[edit\]<\/summary><form method="post">.*value="reword".*<textarea/)
    expect(timeline({ id: 'said-1', ...by, said: { pieces } })).not.toContain('<details>')
  })

  it('keeps what was written and could not be sent', () => {
    const composer = { hidden: [], colleagues: [] }
    const told: Timeline = { title: 'ความเคลื่อนไหว', entries: [], composer, words }
    const refused = { problem: 'ยาวเกินไป', written: 'ยาวมาก' }
    const shown = renderToStaticMarkup(<RecordView description={{ ...record, timeline: told }} refused={refused} />)
    expect(shown).toMatch(/role="alert".*ยาวเกินไป.*<textarea[^>]*>ยาวมาก<\/textarea>/)
  })

  it('leads to its neighbours by J and K', () => {
    const shown = html({ neighbours: { next: { href: '/student/2', label: 'ถัดไป' }, position: '12 จาก 1,284' } })
    expect(shown).toMatch(
      /12 จาก 1,284<a[^>]*(href="\/student\/2"[^>]*data-key="J"|data-key="J"[^>]*href="\/student\/2")/,
    )
    expect(shown).not.toContain('data-key="K"')
  })
})

describe('shownActions', () => {
  it('puts the primary first and what destroys behind the menu', () => {
    expect(shownActions(record.actions).map(({ label }) => label)).toEqual(['ลงทะเบียนให้', 'แก้ไข'])
  })
})
