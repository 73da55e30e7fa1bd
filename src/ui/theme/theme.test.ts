import { describe, expect, it } from 'vitest'
import { fontStyles, fontPreloads } from './preload.ts'
import { defaultTheme, safeTheme, themeStyle } from './theme.ts'

const factory = {
  ...defaultTheme,
  brand: '#f26a0a',
  accent: '#ffd21f',
  radius: 2,
  fontHeading: 'Chakra Petch',
  fontBody: 'Sarabun',
} as const

describe('themeStyle', () => {
  it('writes the six variables of a site', () => {
    expect(themeStyle(factory)).toBe(
      ':root{--brand:#f26a0a;--accent:#ffd21f;--radius:2px;--font-heading:"Chakra Petch","Chakra Petch Fallback";' +
        '--font-body:"Sarabun","Sarabun Fallback";--heading-weight:600}',
    )
  })

  it.each([
    ['brand', '#fff}</style><script>alert(1)</script>'],
    ['brand', 'red'],
    ['brand', '#12345'],
    ['brand', '#27408f\n'],
    ['accent', 'url(//evil.example)'],
    ['accent', ['#ffffff']],
    ['radius', '10'],
    ['radius', -1],
    ['radius', 21],
    ['radius', Number.NaN],
    ['fontHeading', 'Anuphan";}body{display:none'],
    ['fontBody', 'Comic Sans MS'],
    ['headingWeight', 400],
    ['headingWeight', '600;}'],
  ])('puts the default where %s is %j', (name, value) => {
    expect(themeStyle({ ...defaultTheme, [name]: value })).toBe(themeStyle(defaultTheme))
  })

  it('fills what a site has not set', () => {
    expect(safeTheme({ brand: '#0a7' })).toEqual({ ...defaultTheme, brand: '#0a7' })
  })
})

describe('the faces of a theme', () => {
  it('preloads one Thai file for the heading and one for the body', () => {
    const [heading, body] = fontPreloads(factory)
    expect(heading).toContain('chakra-petch-thai-600')
    expect(body).toContain('sarabun-thai-400')
  })

  it('links a style sheet only for faces beyond the default theme', () => {
    expect(fontStyles(defaultTheme)).toHaveLength(0)
    expect(fontStyles(factory)).not.toHaveLength(0)
    expect(fontStyles({ fontHeading: 'Sarabun', fontBody: 'Sarabun' })).toHaveLength(1)
  })
})
