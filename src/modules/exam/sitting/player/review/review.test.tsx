import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { questionTypes, type QuestionOf, type QuestionType, type KeyOf } from '#domain/learning/assessment/question.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { sampleQuestions, sampleSlot } from '../samples/questions.ts'
import { playerWords } from '../words.ts'
import { keyLines } from './key-lines.ts'
import type { ReviewSlot } from './review-slot.ts'
import { ReviewQuestion } from './review.tsx'

const words = inLocale(playerWords, 'th')

function render(type: QuestionType, change: Partial<ReviewSlot> = {}) {
  const { question, response, key } = sampleQuestions[type]
  const review: ReviewSlot = {
    slot: sampleSlot(question, { response }),
    ...{ points: '1', share: '0.5', isWaiting: false, key: key as ReviewSlot['key'], comments: [] },
    ...change,
  }
  return renderToStaticMarkup(<ReviewQuestion review={review} words={words} fileUrl={(key_) => `/${key_}`} />)
}

describe('the key in words', () => {
  it.each([
    ['single', ['ข. หน้ากาก']],
    ['multiple', ['ก. ถุงมือยาง', 'ข. หน้ากาก']],
    ['truefalse', ['ถูก']],
    ['match', ['ช่างไฟฟ้า → ก. ถุงมือยาง', 'ช่างเชื่อม → ข. หน้ากาก']],
    ['order', ['1. ถุงมือยาง', '2. หน้ากาก', '3. หมวก']],
    ['gap', ['ช่องว่างที่ 1 → ถุงมือยาง, หมวก', 'ช่องว่างที่ 2 → หน้ากาก']],
    ['inline', ['ช่องว่างที่ 1 → ก่อน']],
    ['short', ['โวลต์']],
    ['numeric', ['230 (คลาดเคลื่อนได้ 5)']],
    ['essay', []],
    ['file', []],
    ['hotspot', ['บริเวณที่ 1 บนภาพ']],
    ['matrix', ['ช่างไฟฟ้า → ถุงมือยาง', 'ช่างเชื่อม → หน้ากาก']],
    ['scale', []],
    ['text-only', []],
  ] as const)('of the type %s', (type, expected) => {
    const { question, key } = sampleQuestions[type]
    expect(keyLines(question as QuestionOf<QuestionType>, { key: key as KeyOf<QuestionType>, words })).toEqual(expected)
  })
})

describe('a reviewed question', () => {
  it.each(questionTypes)('of the type %s takes no input', (type) => {
    expect(render(type)).not.toMatch(/<button|<(input|select|textarea)(?![^>]*(disabled|readonly))/i)
  })

  it.each([
    ['1', '2', 'ถูกต้อง', '2 จาก 2 คะแนน'],
    ['0.5', '1', 'ถูกบางส่วน', '1 จาก 2 คะแนน'],
    ['0', '0', 'ไม่ถูกต้อง', '0 จาก 2 คะแนน'],
    ['-0.25', '-0.5', 'ไม่ถูกต้อง', '-0.5 จาก 2 คะแนน'],
  ])('with the share %s says so in words', (share, points, verdict, expected) => {
    const html = render('short', { share, points })
    expect(html).toContain(`</svg>${verdict}</span>`)
    expect(html).toContain(expected)
  })

  it('has neither key, explanation nor verdict where the learner may not see them', () => {
    const html = render('single', { key: null, points: null, share: null })
    for (const hidden of ['คำตอบที่ถูก', 'ถูกต้อง', 'ถุงมือใช้กับงานไฟฟ้า', '1 จาก 2']) expect(html).not.toContain(hidden)
  })

  it('says that it waits for a marker, and gives comments as plain text', () => {
    expect(render('essay', { isWaiting: true })).toContain('รอตรวจ')
    const html = render('essay', { comments: ['ดี <b>มาก</b>'] })
    for (const text of ['ความเห็นของผู้ตรวจ', 'ดี &lt;b&gt;มาก', 'ตัดไฟ ล็อก และแขวนป้าย', 'ดูบทที่ 3'])
      expect(html).toContain(text)
  })

  it('says that there was no answer', () => {
    const { question } = sampleQuestions.single
    expect(render('single', { slot: sampleSlot(question) })).toContain('ไม่ได้ตอบ')
  })

  it('does not read a key of another type', () => {
    expect(render('single', { key: { type: 'truefalse', key: { correct: true } } })).not.toContain('คำตอบที่ถูก')
  })
})
