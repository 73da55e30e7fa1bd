import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { StateDescription } from '../description.ts'
import { StatePanel } from './state.tsx'

const html = (state: Partial<StateDescription>, isPage?: boolean) =>
  renderToStaticMarkup(<StatePanel state={{ kind: 'empty', title: 'ว่าง', ...state }} isPage={isPage} />)

describe('StatePanel', () => {
  it.each(['empty', 'not-found', 'forbidden', 'error'] as const)('%s speaks up only when something broke', (kind) => {
    expect(html({ kind }).includes('role="alert"')).toBe(kind === 'error')
  })

  it('is the heading of the page when it is the page', () => {
    expect(html({}, true)).toMatch(/<h1[^>]*>ว่าง/)
    expect(html({})).toMatch(/<h2[^>]*>ว่าง/)
  })

  it('offers the next step and what support asks for', () => {
    const text = html({ kind: 'error', reference: '7F3A-21', actions: [{ label: 'ลองอีกครั้ง', href: '?' }] })
    expect(text).toMatch(/href="\?"[^>]*>ลองอีกครั้ง/)
    expect(text).toContain('7F3A-21')
  })
})
