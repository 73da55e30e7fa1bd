import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AuthFrame } from './auth-frame.tsx'
import { Hours } from './hours.tsx'
import { Me, Resume } from './me.tsx'

const cover = { design: { category: 'electric', motif: 0, tone: 1, isFlipped: false } } as const

describe('AuthFrame', () => {
  it('has one h1, over the form', () => {
    const html = renderToStaticMarkup(
      <AuthFrame side={{ title: 'สมัครครั้งเดียว', reasons: ['เรียนบนมือถือ'] }} title="สมัครสมาชิก">
        <form />
      </AuthFrame>,
    )
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/<h1>สมัครสมาชิก<\/h1>.*<form/)
    expect(html).toContain('เรียนบนมือถือ')
  })
})

describe('Me and Resume', () => {
  it('say who and where one is', () => {
    expect(renderToStaticMarkup(<Me avatar={null} name="สมชาย ใจดี" text="สมาชิก" />)).toContain('<h1>สมชาย ใจดี</h1>')
    const html = renderToStaticMarkup(
      <Resume
        label="เรียนต่อ"
        cover={cover}
        name="ช่างไฟฟ้า"
        done={7}
        total={24}
        progressLabel="เรียนแล้ว"
        act={<a href="/lesson/play/1/3">เรียนต่อ</a>}
      />,
    )
    expect(html).toMatch(/aria-label="เรียนต่อ".*aria-valuenow="7".*href="\/lesson\/play\/1\/3"/)
  })
})

describe('Hours', () => {
  const months = (hours: number[]) =>
    hours.map((value, index) => ({ name: `เดือน ${index}`, short: 'ม.ค.', hours: value, text: String(value) }))

  it('measures every month against the best one', () => {
    const html = renderToStaticMarkup(<Hours sum="18" text="ชั่วโมง" label="รายเดือน" months={months([12, 6, 0])} />)
    expect([...html.matchAll(/--part:([\d.]+)/g)].map(([, part]) => part)).toEqual(['1.000', '0.500', '0.000'])
  })

  it('draws an empty year', () => {
    expect(renderToStaticMarkup(<Hours sum="0" text="ชั่วโมง" label="รายเดือน" months={months([0, 0])} />)).toContain(
      '--part:0.000',
    )
  })
})
