import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { HeroCloth } from './cloth.tsx'
import { HeroShow, type HeroWords } from './hero-show.tsx'
import { Hero, type HeroSlide } from './hero.tsx'
import { Stats } from './stats.tsx'
import { diamondPath, weave } from './weave.ts'

const words: HeroWords = {
  label: 'แนะนำ',
  roleDescription: 'สไลด์โชว์',
  choose: 'เลือกสไลด์',
  slideOf: (slide, count) => `สไลด์ ${slide} จาก ${count}`,
  previous: 'ก่อนหน้า',
  next: 'ถัดไป',
  pause: 'หยุด',
  play: 'เล่น',
}
const slides: HeroSlide[] = ['ก', 'ข', 'ค'].map((title) => ({ id: title, title }))

describe('Hero', () => {
  it('has one h1 and shows one slide at a time', () => {
    const html = renderToStaticMarkup(<HeroShow slides={slides} words={words} />)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.match(/inert=""/g)).toHaveLength(2)
    expect(html).toContain('aria-label="สไลด์ 2 จาก 3"')
    expect(html).toContain('<span class="sr">หยุด</span>')
  })

  it('has nothing to press when there is one message', () => {
    const html = renderToStaticMarkup(<HeroShow slides={slides.slice(0, 1)} words={words} />)
    expect(html).not.toMatch(/<button|inert|สไลด์โชว์/)
  })
})

it('a still hero says the title of the page, and has nothing to press', () => {
  const html = renderToStaticMarkup(<Hero slide={slides[0]!} label="แนะนำ" />)
  expect(html).toContain('<h1>ก</h1>')
  expect(html).not.toMatch(/<button|inert/)
})

describe('weave', () => {
  it('draws a square on its point', () => {
    expect(diamondPath({ x: 10, y: 10, half: 4 })).toBe('M10 6l4 4-4 4-4-4z')
  })

  it('covers every place of both lattices once', () => {
    const whole = weave({ columns: 3, rows: 2, isMirrored: false }).map(({ path }) => path.match(/l60 /g)?.length ?? 0)
    expect(whole.reduce((sum, count) => sum + count, 0)).toBe(12)
  })

  it('mirrors around the middle', () => {
    const threads = weave({ columns: 6, rows: 6, isMirrored: true })
    const tonesAt = (x: number, y: number) =>
      threads.filter(({ path }) => path.includes(`M${x} ${y - 60}l60 `)).map(({ tone }) => tone)
    expect(tonesAt(-90, -90)).toEqual(tonesAt(510, -90))
    expect(tonesAt(-90, -90)).toEqual(tonesAt(-90, 510))
    expect(tonesAt(-30, 90)).toEqual(tonesAt(450, 90))
  })

  it('keeps a cloth to few shapes', () => {
    expect(renderToStaticMarkup(<HeroCloth emblem="book" />).match(/<path/g)?.length).toBeLessThan(30)
  })
})

describe('Stats', () => {
  it('pairs every figure with its name', () => {
    const html = renderToStaticMarkup(
      <Stats stats={[{ name: 'สมาชิก', value: '48,216', more: { value: '+1,204', text: 'เดือนนี้' } }]} />,
    )
    expect(html).toMatch(/<dt[^>]*>สมาชิก<\/dt><dd[^>]*>48,216<\/dd><dd[^>]*><b>\+1,204<\/b> เดือนนี้/)
  })
})
