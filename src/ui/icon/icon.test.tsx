import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Icon, type IconName } from './icon.tsx'
import { shapes } from './shapes.tsx'

describe('Icon', () => {
  it.each(Object.keys(shapes) as IconName[])('%s is drawn, and silent for readers', (name) => {
    const html = renderToStaticMarkup(<Icon name={name} />)
    expect(html).toMatch(/<(path|circle|rect) /)
    expect(html).toContain('aria-hidden="true"')
  })

  it('comes in three sizes', () => {
    expect(renderToStaticMarkup(<Icon name="down" />)).toContain('class="icon"')
    expect(renderToStaticMarkup(<Icon name="down" size="s" />)).toContain('class="icon icon--s"')
  })
})
