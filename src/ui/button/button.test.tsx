import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Badge, Chip } from './badge.tsx'
import { Button, LinkButton } from './button.tsx'
import { IconButton, IconLink } from './icon-button.tsx'

describe('Button', () => {
  it('sends its form unless told otherwise', () => {
    expect(renderToStaticMarkup(<Button>ตกลง</Button>)).toContain('type="submit"')
    expect(renderToStaticMarkup(<Button type="button">ตกลง</Button>)).toContain('type="button"')
  })

  it('says that it is off or busy and can still be reached', () => {
    const html = renderToStaticMarkup(
      <Button isOff isBusy>
        ตกลง
      </Button>,
    )
    expect(html).toContain('aria-disabled="true"')
    expect(html).toContain('aria-busy="true"')
    expect(html).not.toMatch(/ disabled/)
  })

  it('is a plain link when it leads elsewhere', () => {
    const html = renderToStaticMarkup(
      <LinkButton href="/lesson/all" look="line" iconAfter="arrow">
        ดูหลักสูตร
      </LinkButton>,
    )
    expect(html).toMatch(/^<a href="\/lesson\/all"/)
    expect(html).toMatch(/ดูหลักสูตร<svg/)
  })
})

describe('IconButton and IconLink', () => {
  it('are heard by their label', () => {
    expect(renderToStaticMarkup(<IconButton icon="close" label="ปิดเมนู" />)).toContain('<span class="sr">ปิดเมนู</span>')
  })

  it.each([
    [undefined, ''],
    [0, '>0<'],
    [2, '>2<'],
    [140, '>99+<'],
  ])('show a count of %j as %j', (count, shown) => {
    const html = renderToStaticMarkup(<IconLink icon="cart" label="ตะกร้า" href="/cart" count={count} />)
    expect(html).toContain(shown)
    expect(html.includes('_count')).toBe(shown !== '')
  })
})

describe('Badge and Chip', () => {
  it('mark the current choice for everyone', () => {
    const chip = (isCurrent: boolean) =>
      renderToStaticMarkup(
        <Chip href="?free=1" isCurrent={isCurrent}>
          เรียนฟรี
        </Chip>,
      )
    expect(chip(true)).toContain('aria-current="true"')
    expect(chip(false)).not.toContain('aria-current')
  })

  it('carry their words beside the colour', () => {
    expect(renderToStaticMarkup(<Badge tone="success">เรียนจบแล้ว</Badge>)).toContain('เรียนจบแล้ว')
  })
})
