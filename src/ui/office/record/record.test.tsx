import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RecordDescription } from '../description.ts'
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
    const undo = { label: 'เรียกคืน', method: 'post' as const, hidden: [{ name: 'intent', value: 'restore' }] }
    const shown = html({ saved: 'ลบแล้ว', undo })
    expect(shown).toMatch(/role="status".*<form[^>]*><input type="hidden" name="intent" value="restore"\/>/)
    expect(shown).toMatch(/<button[^>]*data-key="Z"[^>]*>เรียกคืน|<button[^>]*>เรียกคืน<kbd[^>]*>Z/)
  })

  it('tells who did what to it, beside its sections', () => {
    const section = { title: 'ระบบ', isAside: true, pairs: [] }
    const entries = [{ id: '2', what: 'แก้ไขชื่อ', who: 'สมศรี', when: '21 พ.ย. 2569 เวลา 17:05' }]
    const shown = html({ sections: [section], timeline: { title: 'ประวัติการแก้ไข', entries } })
    expect(shown).toMatch(/<h2>ประวัติการแก้ไข<\/h2>.*<ol[^>]*><li><p>แก้ไขชื่อ<\/p><small>สมศรี · 21 พ\.ย\. 2569/)
  })
})

describe('shownActions', () => {
  it('puts the primary first and what destroys behind the menu', () => {
    expect(shownActions(record.actions).map(({ label }) => label)).toEqual(['ลงทะเบียนให้', 'แก้ไข'])
  })
})
