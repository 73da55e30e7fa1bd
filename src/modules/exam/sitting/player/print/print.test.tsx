import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { inLocale } from '#platform/site/i18n/words.ts'
import { sampleQuestions, sampleSlot } from '../samples/questions.ts'
import { playerWords } from '../words.ts'
import { PrintQuestion } from './print-question.tsx'

function render(type: keyof typeof sampleQuestions, locale: 'th' | 'en' = 'th') {
  const slot = sampleSlot(sampleQuestions[type].question)
  return renderToStaticMarkup(
    <PrintQuestion slot={slot} words={inLocale(playerWords, locale)} fileUrl={(key) => `/${key}`} />,
  )
}

const count = (html: string, name: string) => html.split(name).length - 1

describe('a question on paper', () => {
  it.each([
    ['single', 'circle', 3],
    ['multiple', 'square', 3],
    ['truefalse', 'circle', 2],
    ['match', 'blank', 2],
    ['order', 'blank', 3],
    ['gap', 'blank', 2],
    ['inline', 'blank', 1],
    ['short', 'line', 1],
    ['numeric', 'line', 1],
    ['essay', 'line', 8],
    ['matrix', 'circle', 6],
    ['scale', 'circle', 5],
  ] as const)('of the type %s has its room: %s', (type, name, expected) => {
    const html = render(type)
    const marks = [...html.matchAll(/class="([^"]*)"/g)].filter(([, value]) =>
      new RegExp(`(^|_)${name}(_|$)`).test(value!),
    )
    expect(marks).toHaveLength(expected)
    expect(html).toContain('<b>ข้อ 1</b>')
  })

  it.each(Object.keys(sampleQuestions) as (keyof typeof sampleQuestions)[])('of the type %s has no control', (type) => {
    expect(render(type)).not.toMatch(/<(input|select|textarea|button)/)
  })

  it('speaks English too, with letters', () => {
    const html = render('single', 'en')
    expect(html).toContain('<b>Question 1</b>')
    expect([count(html, 'A.'), count(html, 'C.'), count(html, 'ก.')]).toEqual([1, 1, 0])
  })

  it('prints the picture, and asks for files on the side', () => {
    expect(render('hotspot')).toContain('src="/upload/panel.webp" alt="ตู้ไฟฟ้า"')
    expect(render('file')).toContain('แนบเอกสารคำตอบกับกระดาษคำตอบ')
  })

  it('prints text alone without a number', () => {
    expect(render('text-only')).not.toContain('ข้อ 1')
  })
})
