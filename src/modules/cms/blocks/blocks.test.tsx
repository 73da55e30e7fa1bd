import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Context } from '#platform/context.ts'
import heading from './heading/block.ts'
import { load as loadHeading } from './heading/load.server.ts'
import Heading from './heading/view.tsx'
import text from './text/block.ts'
import { load as loadText } from './text/load.server.ts'
import Text from './text/view.tsx'

const ctx = { locale: 'th' } as Context

it.each([heading, text])('a new $type is valid as it starts', (block) =>
  expect(block.props.safeParse(block.defaults).success).toBe(true),
)

describe('heading', () => {
  const shown = async (props: object) =>
    (await loadHeading(ctx, [{ id: 'a', props: { ...heading.defaults, ...props } }])).a!

  it('as a hero says the title of the page, with its buttons', async () => {
    const hero = { text: 'เรียนช่างกับมืออาชีพ', display: 'hero', buttonText: 'ดูหลักสูตร', buttonHref: '/lesson/home' }
    const html = renderToStaticMarkup(<Heading shown={await shown(hero)} />)
    expect(html).toContain('<h1>เรียนช่างกับมืออาชีพ</h1>')
    expect(html).toContain('href="/lesson/home"')
  })

  it('as a hero has a picture in place of the cloth', async () => {
    const hero = { text: 'ก', display: 'hero', picture: '/seed/orchard.svg', pictureAlt: 'สวนผลไม้' }
    const html = renderToStaticMarkup(<Heading shown={await shown(hero)} />)
    expect(html).toMatch(/<img (?=[^>]*src="\/seed\/orchard\.svg")(?=[^>]*alt="สวนผลไม้")/)
    expect(heading.props.safeParse({ ...heading.defaults, picture: 'javascript:x' }).success).toBe(false)
  })

  it('of a section is an h2; a button without an address is none', async () => {
    const html = renderToStaticMarkup(<Heading shown={await shown({ text: 'ข่าว', buttonText: 'อ่าน' })} />)
    expect(html).toContain('<h2>ข่าว</h2>')
    expect(html).not.toContain('<a')
  })

  it.each(['javascript:alert(1)', '//evil.example', 'http://example.org'])('refuses to lead to %s', (buttonHref) =>
    expect(heading.props.safeParse({ ...heading.defaults, buttonHref }).success).toBe(false),
  )
})

describe('text', () => {
  it('is cleaned where it is shown', async () => {
    const html = '<p onclick="x()">ก<script>alert(1)</script></p><a href="javascript:x()">ข</a>'
    const { a } = await loadText(ctx, [{ id: 'a', props: { html } }])
    expect(renderToStaticMarkup(<Text shown={a!} />)).toContain('<p>ก</p><a rel="noopener">ข</a>')
  })
})
