import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type OutlineDescription, OutlineView } from './outline.tsx'

const outline: OutlineDescription = {
  heading: 'โครงสร้าง',
  total: '2 บทเรียน',
  items: [
    { id: 'a', href: '/a', title: 'บทนำ', isCurrent: true, items: [{ id: 'a1', href: '/a1', title: 'รู้จักหน้าที่' }] },
    { id: 'b', href: '/b', title: 'ส่งงาน', problem: 'ยังไม่มีเกณฑ์' },
  ],
  add: [{ href: '/lesson/add', label: 'เพิ่มบทเรียน' }],
  move: { action: '/course/1/order', intent: 'move' },
  words: { up: 'เลื่อนขึ้น', down: 'เลื่อนลง', actions: 'คำสั่ง' },
}

const html = (more: Partial<OutlineDescription> = {}) =>
  renderToStaticMarkup(<OutlineView description={{ ...outline, ...more }} />)

const step = (name: string) => new RegExp(`<button[^>]*aria-label="${name}"[^>]*>`).exec(html())?.[0] ?? ''

describe('OutlineView', () => {
  it('posts the lesson and the direction', () => {
    expect(html()).toMatch(/action="\/course\/1\/order" method="post"><input type="hidden" name="id" value="b"\/>/)
    expect(step('เลื่อนขึ้น: ส่งงาน')).toMatch(/value="up".*name="direction"/)
  })

  it.each([
    ['เลื่อนขึ้น: บทนำ', true],
    ['เลื่อนลง: บทนำ', false],
    ['เลื่อนขึ้น: ส่งงาน', false],
    ['เลื่อนลง: ส่งงาน', true],
    ['เลื่อนลง: รู้จักหน้าที่', true],
  ])('%s cannot be pressed: %s', (name, isOff) => {
    expect(step(name).includes('disabled')).toBe(isOff)
  })

  it('marks where one is and what is missing', () => {
    expect(html()).toMatch(/href="\/a"[^>]*aria-current="true"/)
    expect(html()).toMatch(/ส่งงาน<small[^>]*>ยังไม่มีเกณฑ์/)
  })

  it('is a plain list when the order is fixed', () => {
    expect(html({ move: undefined })).not.toContain('<form')
  })

  it('says what to do when it is empty', () => {
    expect(html({ items: [], empty: 'ยังไม่มีบทเรียน' })).toContain('ยังไม่มีบทเรียน')
  })
})
