import { describe, expect, test } from 'vitest'
import { wordBreaks } from '#domain/thai-text/word-breaks.ts'
import { normalize } from '#domain/thai-text/normalize.ts'
import { arabicDigits, thaiDigits } from '#domain/thai-text/digits.ts'
import { excerpt } from '#domain/thai-text/excerpt.ts'
import { graphemes } from '#domain/thai-text/graphemes.ts'
import { highlight } from '#domain/thai-text/highlight.ts'
import { slug } from '#domain/thai-text/slug.ts'
import { stripHtml } from '#domain/thai-text/strip-html.ts'
import { corpus, everyText, type Nasty, unseen, unstorable } from './corpus.ts'

const all = [...everyText, ...[...unstorable, ...unseen].map(({ text }) => text)]
const shown = (text: string) => JSON.stringify(text.slice(0, 60))

// The platform's own grapheme segmentation, independent of the kernel.
const bounds = (text: string) => [
  ...[...new Intl.Segmenter('th').segment(text)].map(({ index }) => index),
  ...[text.length],
]

// Except Han, Hangul and the private areas, whose letters behave alike.
function* everyLetter() {
  for (let code = 1; code <= 0x10ffff; code++) {
    const letter = String.fromCodePoint(code)
    if (!/[\p{Unassigned}\p{Unified_Ideograph}\p{Co}\u{ac00}-\u{d7a3}]/u.test(letter)) yield letter
  }
}

test('the corpus holds at least 120 texts, each with its own reason', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(120)
  expect(new Set(corpus.map(({ text }) => text)).size).toBe(corpus.length)
  expect(new Set(corpus.map(({ why }) => why)).size).toBe(corpus.length)
})

describe('canon', () => {
  const pairs = (of: (one: Nasty) => readonly string[] | undefined) =>
    corpus.flatMap((one) => (of(one) ?? []).map((other): [string, string, string] => [one.why, one.text, other]))

  test.each(pairs((one) => one.alike))('agrees on %s', (_, one, other) => {
    expect(other).not.toBe(one)
    expect(normalize(other)).toBe(normalize(one))
  })

  test.each(pairs((one) => one.unlike))('keeps apart %s', (_, one, other) => {
    expect(normalize(other)).not.toBe(normalize(one))
  })

  test('keeps every text of the corpus apart from every other', () => {
    expect(new Set(corpus.map(({ text }) => normalize(text))).size).toBe(corpus.length)
  })

  test('leaves what is canonical', () => {
    for (const text of all) expect(normalize(normalize(text)), shown(text)).toBe(normalize(text))
  })

  test('is nothing of what cannot be seen, and only of that', () => {
    for (const { text } of unseen) expect(normalize(text).trim()).toBe('')
    for (const text of everyText) expect(normalize(text).trim(), shown(text)).not.toBe('')
  })

  test('leaves well written Thai as it is', () => {
    for (const text of ['หลักสูตรน้ำใจและพันธุ์ไม้ ที่ตั้งใจทำ กตัญญู ก็ดี ศึกษา หึ่ง', 'เปอร์เซ็นต์ ต่างๆ ฯลฯ', 'ปฏฺฐาน'])
      expect(normalize(text)).toBe(text)
  })

  test('leaves what is canonical of every letter that there is, among Thai ones', () => {
    const failed: string[] = []
    for (const letter of everyLetter()) {
      const form = normalize(`ก${letter}เ${letter}เ\u0e48${letter}`)
      if (normalize(form) !== form) failed.push(letter)
    }
    expect(failed).toEqual([])
  })
})

describe('highlight', () => {
  const hits = (text: string, term: string) => highlight(text, term).filter((piece) => piece.isHit)
  const spellings = corpus.flatMap(({ text, alike = [] }) =>
    [text, ...alike].flatMap((one) => [text, ...alike].map((other): [string, string] => [one, other])),
  )

  test('finds every text by every way to type it, whole', () => {
    for (const [text, term] of spellings) {
      const found = hits(text, term)
      expect(normalize(found.map((piece) => piece.text).join('')), shown(text)).toBe(normalize(text).trim())
    }
  })

  test('loses nothing and cuts between letters only', () => {
    const terms = ['ที่', 'น้ำ', '\u0e48', 'เ', 'า', 'a', '👨', '1', ' ', 'แ', '\u200b', '%', '\\', 'ๆ']
    for (const text of all) {
      const whole = new Set(bounds(text))
      for (const term of [...terms, text.slice(0, 3), text.slice(1, 2), text.slice(-4)]) {
        let at = 0
        for (const piece of highlight(text, term)) expect(whole, shown(text)).toContain((at += piece.text.length))
        expect(at, shown(text)).toBe(text.length)
      }
    }
  })

  // For a text, returns every range between letters by its reading, if head, range and tail together read like the
  // whole.
  const readings = (text: string) => {
    const form = normalize(text)
    const found = new Set<string>()
    for (const from of bounds(text))
      for (const to of bounds(text).filter((one) => one > from)) {
        const reading = normalize(text.slice(from, to))
        if (normalize(text.slice(0, from)) + reading + normalize(text.slice(to)) === form) found.add(reading)
      }
    return found
  }

  test('marks whatever the search finds, unless it begins or ends inside a letter', () => {
    const tried = { marked: 0, unmarked: 0 }
    for (const text of everyText.filter((one) => one.length <= 40)) {
      const readable = readings(text)
      for (let from = 0; from < text.length; from++)
        for (const term of [text.slice(from, from + 1), text.slice(from, from + 3), text.slice(from)]) {
          const words = [normalize(term).trim(), ...normalize(term).trim().split(/\s+/)].filter(Boolean)
          const isFound = words.length > 0 && normalize(text).includes(words[0]!)
          const isMarked = hits(text, term).length > 0
          expect(isMarked, `${shown(text)} by ${shown(term)}`).toBe(words.some((word) => readable.has(word)))
          if (isFound) tried[isMarked ? 'marked' : 'unmarked']++
        }
    }
    expect(tried.marked).toBeGreaterThan(5000)
    expect(tried.unmarked).toBeGreaterThan(100)
  })

  test.each([
    ['a mark without its letter', 'ที่', '\u0e48'],
    ['a letter without its marks', 'ที่', 'ท'],
    ['one person of a family', '👨‍👩‍👧‍👦', '👩'],
    ['half of a ligature', 'ﬁnal', 'f'],
    ['a digit of a fraction', '½', '1'],
    ['a letter beneath a key', '5\ufe0f\u20e3', '5'],
  ])('is found and stays unmarked: %s', (_, text, term) => {
    expect(normalize(text)).toContain(normalize(term))
    expect(hits(text, term)).toEqual([])
  })

  test('answers a long text and a long term in a blink', () => {
    const started = performance.now()
    for (const letter of ['ก', 'ที่', 'เ', '\u0e4d', ' ', 'a\u0301', '\u200b', 'ๆ '])
      highlight(letter.repeat(5000), letter.repeat(100))
    expect(performance.now() - started).toBeLessThan(3000)
  })
})

test('letters are whole graphemes and lose nothing', () => {
  for (const text of all) {
    const whole = new Set(bounds(text))
    let at = 0
    for (const letter of graphemes(text)) expect(whole, shown(text)).toContain((at += letter.length))
    expect(at, shown(text)).toBe(text.length)
  }
})

describe('excerpt', () => {
  const onOneLine = (text: string) => text.replace(/[^\S\ufeff]+/g, ' ').trim()

  test.each(corpus.map(({ why, text }) => [why, text]))('cuts after 100 letters: %s', (_, text) => {
    const long = `${onOneLine(text)}ก`.repeat(101)
    expect(excerpt(long)).toMatch(/…$/)
    const kept = excerpt(long).slice(0, -1)
    expect(long.startsWith(kept)).toBe(true)
    expect(bounds(long)).toContain(kept.length)
    // A space before the ellipsis is removed.
    const most = graphemes(kept).length
    expect(most === 100 || (most === 99 && long[kept.length] === ' ')).toBe(true)
  })

  test.each(corpus.map(({ why, text }) => [why, text]))('leaves what is short enough: %s', (_, text) => {
    const short = graphemes(onOneLine(text)).slice(0, 100).join('').trim()
    expect(excerpt(short)).toBe(short)
    expect(excerpt(` ${short}\r\n`)).toBe(short)
  })
})

describe('slug', () => {
  test('is safe in a path, and its own slug', () => {
    for (const text of all) {
      const made = slug(text)
      expect(made, shown(text)).toMatch(/^(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*)?$/u)
      expect(made.length).toBeLessThanOrEqual(100)
      expect(slug(made), shown(text)).toBe(made)
      const { pathname } = new URL(`/cms/page/${encodeURIComponent(made)}`, 'http://a.example')
      expect(decodeURIComponent(pathname)).toBe(`/cms/page/${made}`)
    }
  })

  test('is the same however a title is typed', () => {
    for (const { text, alike = [] } of corpus) for (const other of alike) expect(slug(other)).toBe(slug(text))
  })

  test.each([
    ['พ.ร.บ. โรงงาน พ.ศ. ๒๕๓๕', 'พ-ร-บ-โรงงาน-พ-ศ-2535'],
    ['น\u0e4d\u0e49\u0e32ใจ & “ไมตรี”', 'น้ำใจ-ไมตรี'],
    ['../../ครู/../รหัสผ่าน', 'ครู-รหัสผ่าน'],
    ['\u0e48\u0e49', ''],
    ['ก -\u0301- ข', 'ก-ข'],
    ['<b>หนา</b>', 'b-หนา-b'],
    ['ทีม 😀 1', 'ทีม-1'],
  ])('of %s is %s', (title, expected) => {
    expect(slug(title)).toBe(expected)
  })
})

test('digits go there and come back, and nothing else changes', () => {
  for (const text of all) {
    expect(arabicDigits(thaiDigits(text)), shown(text)).toBe(arabicDigits(text))
    expect(thaiDigits(arabicDigits(text)), shown(text)).toBe(thaiDigits(text))
    expect(arabicDigits(text)).not.toMatch(/[๐-๙]/)
    expect(thaiDigits(text)).not.toMatch(/[0-9]/)
    expect(arabicDigits(text).replace(/[0-9]/g, '#')).toBe(text.replace(/[0-9๐-๙]/g, '#'))
    expect(thaiDigits(text).replace(/[๐-๙]/g, '#')).toBe(text.replace(/[0-9๐-๙]/g, '#'))
  }
})

test('what is bound for showing reads as before', () => {
  for (const text of all) {
    const joined = wordBreaks(text).map((piece) => (typeof piece === 'string' ? piece : piece.nb))
    expect(joined.join('').replace(/[\u00a0 ]+/g, ' '), shown(text)).toBe(text.replace(/[\u00a0 ]+/g, ' '))
  }
})

test('HTML reads as the text that was put into it', () => {
  for (const text of all) {
    const escaped = text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
    expect(stripHtml(`<p>${escaped}</p>`), shown(text)).toBe(text.replace(/[^\S\ufeff]+/g, ' ').trim())
  }
})
