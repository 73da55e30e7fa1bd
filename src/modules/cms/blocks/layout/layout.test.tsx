import { renderToStaticMarkup as drawn } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Context } from '#platform/context.ts'
import accordion from './accordion/block.ts'
import { load as loadAccordion } from './accordion/load.server.ts'
import Accordion from './accordion/view.tsx'
import button from './button/block.ts'
import { load as loadButton } from './button/load.server.ts'
import Button from './button/view.tsx'
import divider from './divider/block.ts'
import Divider from './divider/view.tsx'
import spacer from './spacer/block.ts'
import Spacer from './spacer/view.tsx'
import tabs from './tabs/block.ts'
import { load as loadTabs } from './tabs/load.server.ts'
import Tabs from './tabs/view.tsx'

const ctxIn = (locale: 'th' | 'en') =>
  ({ locale, site: { words: { th: {}, en: {} }, plugins: new Set() } }) as unknown as Context
const ctx = ctxIn('th')
const unsafe = '<p onclick="x()">ก<script>alert(1)</script></p>'

it.each([button, spacer, divider, tabs, accordion])('a new $type is valid as it starts', (block) =>
  expect(block.props.safeParse(block.defaults).success).toBe(true),
)

describe('button', () => {
  const shown = async (more: object, locale: 'th' | 'en' = 'th') =>
    drawn(
      <Button shown={(await loadButton(ctxIn(locale), [{ id: 'a', props: { ...button.defaults, ...more } }])).a!} />,
    )

  it.each([
    ['/lesson/home', 'href="/lesson/home"'],
    ['lesson/home', 'href="/lesson/home"'],
    ['tel:021234567', 'href="tel:021234567"'],
    ['https://example.org/x', 'href="https://example.org/x" rel="noopener"'],
  ])('leads to %s', async (address, html) => expect(await shown({ text: 'ไป', address })).toContain(html))

  it('says that it opens a new tab', async () => {
    const html = await shown({ text: 'Go', address: '/a', newTab: true }, 'en')
    expect(html).toContain('target="_blank" rel="noopener"')
    expect(html).toContain('(opens in a new tab)')
  })

  it.each([{ text: 'ไป' }, { address: '/a' }, { text: 'ไป', to: 'page' }, { text: 'ไป', to: 'course' }])(
    'is left out where it says nothing or leads nowhere: %j',
    async (more) => expect(await shown(more)).toBe(''),
  )

  it.each([
    { address: 'javascript:alert(1)' },
    { address: ' \tjava\nscript:x' },
    { address: '//evil.example' },
    { address: 'data:text/html,x' },
    { course: "x' or 1=1" },
    { page: 'a\u0000b' },
    { look: 'red' },
  ])('refuses %j', (more) => expect(button.props.safeParse({ ...button.defaults, ...more }).success).toBe(false))
})

describe('spacer and divider', () => {
  it('are room and a line, and say nothing of themselves', () => {
    expect(drawn(<Spacer shown={{ size: 'l' }} />)).toMatch(/data-size="l" aria-hidden="true"/)
    for (const look of ['line', 'rule', 'cloth'] as const)
      expect(drawn(<Divider shown={{ look }} />)).toContain(`data-look="${look}"><hr/>`)
    expect(spacer.props.safeParse({ size: '9999px' }).success).toBe(false)
  })
})

describe('accordion', () => {
  const items = [
    { question: 'สมัครอย่างไร', answer: '<p>กดสมัครสมาชิก</p>' },
    { question: 'ไม่มีคำตอบ', answer: '' },
    { question: '</script><b>', answer: `${unsafe}<p>a & b</p>` },
  ]
  const loaded = async (...all: object[]) =>
    loadAccordion(
      ctx,
      all.map((more, at) => ({ id: `q${at}`, props: { ...accordion.defaults, items, ...more } })),
    )

  it('opens without a script, clean, and without the questions that nobody answered', async () => {
    const html = drawn(<Accordion shown={(await loaded({ title: 'คำถาม', isOneOpen: true, open: 1 })).q0!} />)
    expect(html.match(/<details/g)).toHaveLength(2)
    expect(html.match(/<details[^>]* open/g)).toHaveLength(1)
    expect(html.match(/name="q0"/g)).toHaveLength(2)
    expect(html).not.toMatch(/onclick|alert\(1\)|ไม่มีคำตอบ/)
  })

  it('tells search engines its questions once for a page, in JSON that ends no script', async () => {
    const { q0, q1, q2 } = await loaded({ isFaq: false }, {}, { items: items.slice(0, 1) })
    expect([q0!.data, q2!.data]).toEqual(['', ''])
    expect(q1!.data).not.toMatch(/[<>&]/)
    const data = JSON.parse(q1!.data)
    expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'FAQPage' })
    expect(data.mainEntity).toHaveLength(3)
    expect(data.mainEntity[0]).toMatchObject({ name: 'สมัครอย่างไร', acceptedAnswer: { text: 'กดสมัครสมาชิก' } })
    expect(data.mainEntity[1]).toMatchObject({ name: '</script><b>', acceptedAnswer: { text: 'ก a & b' } })
  })

  it('without an answer is nothing', async () =>
    expect(drawn(<Accordion shown={(await loaded({ items: [], title: 'คำถาม' })).q0!} />)).toBe(''))
})

describe('tabs', () => {
  const shown = async (given: object[], locale: 'th' | 'en' = 'th') =>
    (await loadTabs(ctxIn(locale), [{ id: 't', props: tabs.props.parse({ title: '', tabs: given }) }])).t!
  const two = [
    { name: 'พนักงาน', html: unsafe },
    { name: 'หัวหน้า', html: '<p>ข</p>' },
  ]

  it('are radio buttons until a script runs, of which the first is chosen, and every text is there', async () => {
    const html = drawn(<Tabs shown={await shown(two)} />)
    expect(html).toMatch(/role="radiogroup" aria-label="แท็บเนื้อหา"/)
    expect(html.match(/type="radio"/g)).toHaveLength(2)
    expect(html.match(/checked=""/g)).toHaveLength(1)
    expect(html).toContain('พนักงาน')
    expect(html).toContain('<p>ข</p>')
    expect(html).not.toMatch(/ hidden|onclick|<script/)
  })

  it('in English, without texts and with too many', async () => {
    expect((await shown(two, 'en')).label).toBe('Tabs')
    expect(drawn(<Tabs shown={await shown([{ name: 'ว่าง', html: '' }])} />)).toBe('')
    expect(tabs.props.safeParse({ title: '', tabs: Array(9).fill(two[0]) }).success).toBe(false)
  })
})
