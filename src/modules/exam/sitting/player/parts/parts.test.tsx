import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { questionTypes, type QuestionType } from '#domain/learning/assessment/question.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { sampleQuestions, sampleSlot } from '../samples/questions.ts'
import { playerWords } from '../words.ts'
import { AnswerPart } from './answer-part.tsx'
import { movedPoint, pressedPoint } from './media/point.ts'
import { refusalOf } from './media/use-answer-files.ts'
import { letterOf } from './option-text.tsx'
import { blankPieces } from './pairing/blank-pieces.ts'
import { withEntry } from './pairing/choice-select.tsx'
import { moveItem } from './pairing/move-item.ts'
import type { PartProps } from './part-props.ts'
import { QuestionFrame } from './question-frame.tsx'
import { countWords } from './text/count-words.ts'

const words = { th: inLocale(playerWords, 'th'), en: inLocale(playerWords, 'en') }

function render(type: QuestionType, { change = {}, locale = 'th' as 'th' | 'en', points = '2' } = {}) {
  const slot = sampleSlot(sampleQuestions[type].question, { points })
  const props = {
    ...{ slot, response: null, isReadOnly: false, words: words[locale], onChange: () => undefined },
    fileUrl: (key: string) => `/${key}`,
    ...change,
  } as unknown as PartProps<QuestionType>
  return renderToStaticMarkup(
    <QuestionFrame slot={slot} words={words[locale]}>
      <AnswerPart {...props} />
    </QuestionFrame>,
  )
}

const answered = (type: QuestionType) => ({ response: sampleQuestions[type].response })
const withKey = (type: QuestionType) => ({
  ...{ ...answered(type), isReadOnly: true },
  review: { key: sampleQuestions[type].key.key, optionFeedback: sampleQuestions[type].key.optionFeedback ?? {} },
})
const taking = questionTypes.filter((type) => type !== 'text-only')

/** Controls without a name that a reader could say. */
function namelessControls(html: string): string[] {
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const labelled = new Set([...html.matchAll(/<label[^>]* for="([^"]+)"/g)].map(([, id]) => id))
  const inLabels = [...html.matchAll(/<label.*?<\/label>/gs)].map(([label]) => label).join('')
  return [...html.matchAll(/<(?:input|select|textarea)[^>]*>/g)].flatMap(([tag]) => {
    const [by] = /(?<=aria-labelledby=")[^"]+/.exec(tag) ?? []
    const [id] = /(?<= id=")[^"]+/.exec(tag) ?? []
    if (by) return by.split(' ').every((one) => ids.has(one)) ? [] : [tag]
    return tag.includes('aria-label=') || labelled.has(id) || inLabels.includes(tag) ? [] : [tag]
  })
}

describe.each(taking)('a question of the type %s', (type) => {
  it.each(['th', 'en'] as const)('names its controls and its number in %s', (locale) => {
    const html = render(type, { locale })
    expect(html).toContain(locale === 'th' ? 'ข้อ 1' : 'Question 1')
    expect(html).toContain(locale === 'th' ? '2 คะแนน' : '2 points')
    expect(html).toMatch(/<(input|select|button|textarea)/)
    expect(namelessControls(html)).toEqual([])
  })

  it('ties its answer to its text', () => {
    expect(render(type)).toMatch(/<(fieldset|div)[^>]*(aria-describedby|aria-labelledby)="question-1-stem"/)
  })

  it('has one id for each element', () => {
    const ids = [...render(type).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  it('takes no input when it is read-only', () => {
    const html = render(type, { change: { ...answered(type), isReadOnly: true } })
    for (const [tag] of html.matchAll(/<(?:input|select|textarea)[^>]*>/g)) expect(tag).toMatch(/disabled|readonly/i)
    expect(html).not.toContain('<button')
  })

  it('never renders a key without a review', () => {
    const html = render(type, { change: answered(type) })
    for (const mark of [words.th.verdictRight, words.th.verdictWrong, words.th.verdictMissed])
      expect(html).not.toContain(`>${mark}<`)
  })
})

describe('an answer', () => {
  it.each([
    ['single', /value="chA1"[^>]*checked|checked=""[^>]*value="chA1"/],
    ['multiple', /เลือกได้ไม่เกิน 2 ข้อ เลือกแล้ว 2 ข้อ/],
    ['truefalse', /checked=""[^>]*value="false"|value="false"[^>]*checked/],
    ['match', /<option value="chA1" selected="">ถุงมือยาง/],
    ['order', /1\..*หน้ากาก.*2\..*ถุงมือยาง/s],
    ['gap', /<option value="chA1" selected="">ถุงมือยาง.*ถุงมือยาง \(ใช้แล้ว\)/s],
    ['inline', /<option value="aft1" selected="">หลัง/],
    ['short', /value="โอห์ม"/],
    ['numeric', /value="220".*<option value="V" selected="">/s],
    ['essay', /\d คำ จากอย่างน้อย 5 คำ · 13 จาก 2000 ตัวอักษร/],
    ['file', /href="\/upload\/[^"]+\.pdf".*ไฟล์ที่ 1 \(\.pdf\)/],
    ['hotspot', /ตำแหน่งที่เลือก: จากซ้าย 12.5% จากบน 40%/],
    ['matrix', /aria-labelledby="question-1-row2 question-1-chC1"[^>]*checked/],
    ['scale', /<input[^>]*(value="4"[^>]*checked|checked[^>]*value="4")/],
  ] as const)('of the type %s is rendered', (type, expected) => {
    expect(render(type, { change: answered(type) })).toMatch(expected)
  })

  it('of too many options stops at the most', () => {
    const html = render('multiple', { change: answered('multiple') })
    expect(html.match(/<input[^>]*>/g)!.map((tag) => tag.includes('disabled'))).toEqual([false, true, false])
  })

  it('of items to order needs a decision first', () => {
    expect(render('order')).toContain('คุณยังไม่ได้เรียงลำดับข้อนี้')
    expect(render('order', { change: answered('order') })).not.toContain('คุณยังไม่ได้เรียงลำดับข้อนี้')
  })
})

describe('a review', () => {
  it.each([
    ['single', ['ไม่ถูกต้อง', 'คำตอบที่ถูก', 'ถุงมือใช้กับงานไฟฟ้า']],
    ['multiple', ['ถูกต้อง', 'คำตอบที่ถูก', 'ไม่ถูกต้อง']],
    ['truefalse', ['คำตอบที่ถูก', 'ไม่ถูกต้อง']],
    ['match', ['ถูกต้อง', 'ไม่ถูกต้อง']],
    ['order', ['ไม่ถูกต้อง', 'ถูกต้อง']],
    ['gap', ['ถูกต้อง']],
    ['inline', ['ไม่ถูกต้อง']],
    ['matrix', ['ถูกต้อง', 'ไม่ถูกต้อง', 'คำตอบที่ถูก']],
    ['hotspot', ['บริเวณที่ 1 บนภาพ', '<circle']],
  ] as const)('of the type %s says in words what is right and wrong', (type, expected) => {
    const html = render(type, { change: withKey(type) })
    for (const text of expected) expect(html).toContain(text)
  })

  it('has an icon beside each word', () => {
    const html = render('single', { change: withKey('single') })
    expect(html).toMatch(/<svg[^>]*>.{1,200}<\/svg>ไม่ถูกต้อง/)
  })
})

describe('text alone', () => {
  it('has neither number, points nor controls', () => {
    const html = render('text-only')
    expect(html).toContain('อ่านข้อความนี้')
    expect(html).not.toMatch(/<input|<select|<textarea|ข้อ 1|คะแนน/)
  })
})

it('option and file texts are inert', () => {
  const options = [{ id: 'evil', text: '<img src=x onerror=alert(1)>' }]
  const slot = sampleSlot({ type: 'single', stem: '', content: { options, shuffle: false } })
  expect(render('single', { change: { slot } })).toContain('&lt;img src=x onerror')
})

it.each([
  ['ก่อน [[abcd]] หลัง [[efgh]]', ['ก่อน ', 'abcd', ' หลัง ', 'efgh']],
  ['[[abcd]]', ['abcd']],
  ['ไม่มีช่อง', ['ไม่มีช่อง']],
  ['[[a b]] [[', ['[[a b]] [[']],
])('the blanks of %s', (text, expected) => {
  expect(blankPieces(text).map((piece) => (piece.kind === 'text' ? piece.text : piece.id))).toEqual(expected)
})

it.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 1, ['a', 'b', 'c']],
  ['x', 1, ['a', 'b', 'c']],
] as const)('moving %s by %i', (id, step, expected) => {
  expect(moveItem(['a', 'b', 'c'], { id, step })).toEqual(expected)
})

it.each([
  [null, { id: 'a', value: '1' }, { a: '1' }],
  [{ a: '1' }, { id: 'a', value: '2' }, { a: '2' }],
  [{ a: '1' }, { id: 'a', value: null }, null],
  [{ a: '1', b: '2' }, { id: 'a', value: null }, { b: '2' }],
])('an entry of %o set to %o', (before, entry, expected) => {
  expect(withEntry(before, entry)).toEqual(expected)
})

it.each([
  ['ตัดไฟก่อนซ่อม', 3, 4],
  ['turn off, then lock', 4, 4],
  ['', 0, 0],
  [' . , ', 0, 0],
])('%s has %i to %i words', (text, least, most) => {
  expect(countWords(text)).toBeGreaterThanOrEqual(least)
  expect(countWords(text)).toBeLessThanOrEqual(most)
})

it.each([
  [null, 'ArrowLeft', false, { x: 495, y: 500 }],
  [{ x: 0, y: 0 }, 'ArrowUp', true, { x: 0, y: 0 }],
  [{ x: 100, y: 100 }, 'ArrowDown', true, { x: 100, y: 150 }],
  [{ x: 100, y: 100 }, 'Tab', false, null],
])('a point %o after %s', (point, key, shiftKey, expected) => {
  expect(movedPoint(point, { key, shiftKey })).toEqual(expected)
})

it('a press is a share of the picture', () => {
  const box = { left: 10, top: 20, width: 400, height: 300 }
  expect(pressedPoint({ clientX: 110, clientY: 95 }, box)).toEqual({ x: 250, y: 250 })
  expect(pressedPoint({ clientX: 0, clientY: 999 }, box)).toEqual({ x: 0, y: 1000 })
})

it.each([
  [[{ name: 'a.PDF', size: 10 }], 0, null],
  [[{ name: 'a.exe', size: 10 }], 0, /a\.exe/],
  [[{ name: 'a.pdf', size: 9_000_000 }], 0, /a\.pdf/],
  [[{ name: 'a.pdf', size: 10 }], 2, /2 ไฟล์/],
])('files %o beside %i others', (files, count, expected) => {
  const rules = { accept: ['pdf', 'jpg'], maxFiles: 2, maxBytes: 5_000_000 }
  const refusal = refusalOf(files, { rules, words: words.th, count })
  if (expected === null) expect(refusal).toBeNull()
  else expect(refusal).toMatch(expected)
})

it('letters follow the language, and numbers follow the letters', () => {
  expect([0, 3].map((index) => letterOf(words.th, index))).toEqual(['ก', 'ง'])
  expect([0, 26].map((index) => letterOf(words.en, index))).toEqual(['A', '27'])
})
