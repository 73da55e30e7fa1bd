import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Art, ArtSheet } from './art.tsx'
import { artCategories, designOf, motifCount, symbolId, symbolsOf, type Design } from './motifs.ts'

const bolt: Design = { category: 'electric', motif: 0, tone: 1, isFlipped: false }
const bowl: Design = { category: 'food', motif: 0, tone: 2, isFlipped: true }

const times = (html: string, part: string) => html.split(part).length - 1

describe('the drawings', () => {
  it('are 23 motifs in ten categories', () => {
    expect(artCategories).toHaveLength(10)
    expect(artCategories.reduce((sum, category) => sum + motifCount(category), 0)).toBe(23)
  })

  it.each(artCategories)('of %s have the ids covers refer to', (category) => {
    for (let motif = 0; motif < motifCount(category); motif++) {
      const design: Design = { category, motif, tone: 1, isFlipped: false }
      expect(symbolsOf([design])).toContain(`<symbol id="${symbolId(design)}"`)
    }
  })
})

describe('designOf', () => {
  it('gives a course the same cover every time', () => {
    expect(designOf('metal', '66f0c2a9e4b0a1d2c3f4e501')).toEqual(designOf('metal', '66f0c2a9e4b0a1d2c3f4e501'))
  })

  it('uses every motif and tone among a few dozen courses', () => {
    const designs = Array.from({ length: 60 }, (_, n) => designOf('electric', `course-${n}`))
    expect(new Set(designs.map(({ motif, tone }) => `${motif}${tone}`)).size).toBe(9)
    expect(new Set(designs.map(({ isFlipped }) => isFlipped)).size).toBe(2)
  })
})

describe('Art and ArtSheet', () => {
  it('a cover alone brings its own symbol', () => {
    const html = renderToStaticMarkup(<Art {...bolt} />)
    expect(times(html, '<symbol')).toBe(1)
    expect(html).toContain('<use href="#art-electric-1"/>')
    expect(html).toContain('data-cat="electric" data-tone="1" aria-hidden="true"')
  })

  it('a sheet holds each motif once for all covers inside', () => {
    const html = renderToStaticMarkup(
      <ArtSheet designs={[bolt, bolt, bowl]}>
        <Art {...bolt} />
        <Art {...bolt} tone={3} />
        <Art {...bowl} />
      </ArtSheet>,
    )
    expect(times(html, '<symbol')).toBe(2)
    expect(times(html, '<use')).toBe(3)
  })

  it('an inner sheet leaves out what the page already has', () => {
    const html = renderToStaticMarkup(
      <ArtSheet designs={[bolt]}>
        <ArtSheet designs={[bolt]}>
          <Art {...bolt} />
        </ArtSheet>
        <ArtSheet designs={[bolt, bowl]}>
          <Art {...bowl} />
        </ArtSheet>
      </ArtSheet>,
    )
    expect(times(html, '<symbol id="art-electric-1"')).toBe(1)
    expect(times(html, '<symbol id="art-food-1"')).toBe(1)
  })
})
