import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Alert } from './alert.tsx'
import { SkeletonCard } from './skeleton.tsx'
import { Dialog } from './dialog.tsx'
import { State } from './state.tsx'

describe('Alert', () => {
  it.each([
    ['danger', 'alert'],
    ['warning', 'status'],
    ['success', 'status'],
    ['info', 'status'],
  ] as const)('a %s speaks as %s', (tone, role) => {
    const html = renderToStaticMarkup(<Alert tone={tone} title="เกิดข้อผิดพลาด" />)
    expect(html).toContain(`role="${role}"`)
    expect(html).toContain('<b>เกิดข้อผิดพลาด</b>')
    expect(html).toContain('<svg')
  })
})

describe('State', () => {
  it('has the heading its place asks for', () => {
    expect(renderToStaticMarkup(<State title="ไม่พบหน้านี้" isPage />)).toMatch(/<h1[^>]*>ไม่พบหน้านี้/)
    expect(renderToStaticMarkup(<State title="ยังไม่มี" />)).toMatch(/<h2[^>]*>ยังไม่มี/)
  })

  it('shows what it is given, in reading order', () => {
    const html = renderToStaticMarkup(
      <State
        isLost
        title="ก1"
        text="ก2"
        code="ก3"
        form={<form />}
        acts={<a href="/">ก4</a>}
        icon="lock"
        tone="warning"
      />,
    )
    expect(html).toMatch(/ก1.*ก2.*ก3.*<form.*ก4/)
  })
})

describe('Dialog', () => {
  const dialog = (isOpen: boolean) =>
    renderToStaticMarkup(
      <Dialog
        id="taken"
        tone="danger"
        title="มีข้อมูลอยู่แล้ว"
        facts={[{ name: 'อีเมล', value: 'a@b.th' }]}
        acts={null}
        isOpen={isOpen}
      />,
    )

  it('opened by the server is open; else it waits for its button', () => {
    expect(dialog(true)).toMatch(/<dialog[^>]* open=""/)
    expect(dialog(true)).not.toContain('popover')
    expect(dialog(false)).toContain('popover="auto"')
    expect(dialog(false)).not.toMatch(/ open=/)
  })

  it('is named by its title', () => {
    const id = /aria-labelledby="([^"]+)"/.exec(dialog(true))?.[1]
    expect(dialog(true)).toContain(`<h2 id="${id}">`)
  })
})

describe('BoneCard', () => {
  it('has the boxes of a card and no words', () => {
    const html = renderToStaticMarkup(<SkeletonCard />)
    expect(html.match(/<span/g)).toHaveLength(6)
    expect(html).not.toMatch(/[ก-๙]/)
  })
})
