import { describe, expect, it, test } from 'vitest'
import { answerText } from './answer-text.ts'
import { releaseCount } from './batches.ts'
import { checkAnswers } from './check-answers.ts'
import { editQuestions, optionsOf, plainStem, starterQuestion, stemOf, withType } from './edit-questions.ts'
import { lintQuestions } from './lint-questions.ts'
import { readForm } from './read-form.ts'
import { summarise } from './summarise.ts'
import { type SurveyContent, type SurveyQuestion, surveyTypes } from './survey-question.ts'
import { openingAt } from './survey-state.ts'

const options = [
  { id: 'opt1', text: 'ดี' },
  { id: 'opt2', text: 'พอใช้' },
  { id: 'opt3', text: 'ไม่ดี' },
]
const stem = '<p>คำถาม</p>'
const contents: Record<string, SurveyContent> = {
  single: { type: 'single', stem, content: { options, shuffle: false } },
  multiple: { type: 'multiple', stem, content: { options, shuffle: false, max: 2 } },
  truefalse: { type: 'truefalse', stem, content: {} },
  order: { type: 'order', stem, content: { items: options } },
  matrix: { type: 'matrix', stem, content: { rows: options.slice(0, 2), columns: options, isMultiple: false } },
  scale: { type: 'scale', stem, content: { min: 1, max: 5, minLabel: 'น้อย', maxLabel: 'มาก' } },
  numeric: { type: 'numeric', stem, content: { units: ['ปี', 'เดือน'] } },
  short: { type: 'short', stem, content: { maxLength: 10 } },
  essay: { type: 'essay', stem, content: { maxLength: 20, lines: 3 } },
  'text-only': { type: 'text-only', stem, content: {} },
}
const ask = (type: string, isRequired = false): SurveyQuestion[] => [
  { id: 'q001', isRequired, question: contents[type]! },
]
const check = (type: string, sent: unknown, isRequired = false) =>
  checkAnswers(ask(type, isRequired), sent === undefined ? {} : { q001: sent })
const codes = (outcome: ReturnType<typeof checkAnswers>) =>
  'problems' in outcome ? outcome.problems.map(({ code }) => code) : []

describe('answers', () => {
  test.each<[string, unknown, unknown]>([
    ['single', 'opt2', 'opt2'],
    ['multiple', ['opt3', 'opt1'], ['opt3', 'opt1']],
    ['truefalse', false, false],
    ['order', ['opt3', 'opt1', 'opt2'], ['opt3', 'opt1', 'opt2']],
    ['matrix', { opt1: ['opt2'], opt2: [] }, { opt1: ['opt2'] }],
    ['scale', 1, 1],
    ['numeric', { value: '๑,๒๕๐.๕', unit: 'ปี' }, { value: '1250.5', unit: 'ปี' }],
    ['short', '  ดี\n ครับ ', 'ดี ครับ'],
    ['essay', 'ก\r\nข', 'ก\nข'],
  ])('of %s are taken in their clean form', (type, sent, answer) => {
    expect(check(type, sent, type !== 'matrix')).toEqual({ answers: { q001: answer } })
  })

  test.each<[string, unknown, string]>([
    ['single', 'opt9', 'wrong'],
    ['single', ['opt1'], 'wrong'],
    ['multiple', ['opt1', 'opt1'], 'wrong'],
    ['multiple', ['opt1', 'opt2', 'opt3'], 'many'],
    ['multiple', 'opt1', 'wrong'],
    ['truefalse', 'true', 'wrong'],
    ['order', ['opt1', 'opt2'], 'ranks'],
    ['order', ['opt1', 'opt1', 'opt2'], 'ranks'],
    ['order', [], 'ranks'],
    ['matrix', { opt3: ['opt1'] }, 'wrong'],
    ['matrix', { opt1: ['opt1', 'opt2'] }, 'wrong'],
    ['matrix', { __proto__: null, constructor: ['opt1'] }, 'wrong'],
    ['scale', 6, 'wrong'],
    ['scale', 1.5, 'wrong'],
    ['scale', '3', 'wrong'],
    ['numeric', { value: 'สิบ' }, 'number'],
    ['numeric', { value: '1e9' }, 'number'],
    ['numeric', { value: '1', unit: 'วัน' }, 'wrong'],
    ['numeric', { value: '1', other: 1 }, 'wrong'],
    ['short', 'ก'.repeat(11), 'long'],
    ['short', 'a\u0000b', 'wrong'],
    ['essay', '\ud800', 'wrong'],
    ['essay', { length: 3 }, 'wrong'],
    ['text-only', 'ข้อความ', 'wrong'],
  ])('of %s that do not fit are refused: %j', (type, sent, code) => {
    expect(codes(check(type, sent))).toEqual([code])
  })

  it('are missing only where the question is required, and text alone never is', () => {
    for (const type of surveyTypes) {
      expect(check(type, undefined), type).toEqual({ answers: {} })
      expect(codes(check(type, null, true)), type).toEqual(type === 'text-only' ? [] : ['required'])
    }
    expect(codes(check('matrix', { opt1: ['opt2'] }, true))).toEqual(['incomplete'])
    expect(codes(check('short', '  ', true))).toEqual(['required'])
  })

  it('name only questions of the survey', () => {
    expect(checkAnswers(ask('scale'), { other: 1 })).toEqual({ problems: [{ id: 'other', code: 'unknown' }] })
  })
})

describe('a form', () => {
  const form = (fields: Record<string, string | string[]>) => {
    const sent = new FormData()
    for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) sent.append(name, one)
    return sent
  }
  test.each<[string, Record<string, string | string[]>, unknown]>([
    ['single', { 'q.q001': 'opt1' }, 'opt1'],
    ['multiple', { 'q.q001': ['opt1', 'opt2'] }, ['opt1', 'opt2']],
    ['truefalse', { 'q.q001': 'false' }, false],
    ['scale', { 'q.q001': '4' }, 4],
    ['numeric', { 'q.q001': '12', 'q.q001.unit': 'ปี' }, { value: '12', unit: 'ปี' }],
    ['short', { 'q.q001': 'ดี' }, 'ดี'],
    ['order', { 'q.q001.opt1': '2', 'q.q001.opt2': '1', 'q.q001.opt3': '3' }, ['opt2', 'opt1', 'opt3']],
    ['matrix', { 'q.q001.opt1': 'opt2', 'q.q001.opt2': 'opt3' }, { opt1: ['opt2'], opt2: ['opt3'] }],
  ])('of %s is read as the API takes it, and is then valid', (type, fields, answer) => {
    const read = readForm(ask(type), form(fields))
    expect(read).toEqual({ q001: answer })
    expect(checkAnswers(ask(type), read)).toEqual({ answers: { q001: answer } })
  })

  it('with one place for two items is refused as a ranking, and an empty one has no answer', () => {
    const twice = readForm(ask('order'), form({ 'q.q001.opt1': '1', 'q.q001.opt2': '1', 'q.q001.opt3': '2' }))
    expect(codes(checkAnswers(ask('order'), twice))).toEqual(['ranks'])
    for (const type of surveyTypes) expect(readForm(ask(type), form({ 'q.q001': '' })), type).toEqual({})
  })
})

describe('releases of anonymous answers', () => {
  test.each([
    [{ waiting: 4, released: 0, isClosed: true }, 0],
    [{ waiting: 5, released: 0, isClosed: true }, 5],
    [{ waiting: 7, released: 20, isClosed: true }, 7],
    [{ waiting: 9, released: 0, isClosed: false }, 0],
    [{ waiting: 10, released: 0, isClosed: false }, 5],
    [{ waiting: 60, released: 1000, isClosed: false }, 55],
    [{ waiting: 59, released: 1000, isClosed: false }, 0],
  ])('%j → %i', (state, count) => expect(releaseCount(state)).toBe(count))

  it('never leave a difference of 1 to 4, and end with every answer', () => {
    for (let people = 5; people <= 400; people += 1) {
      let [waiting, released] = [0, 0]
      for (let n = 0; n < people; n += 1) {
        waiting += 1
        const count = releaseCount({ waiting, released, isClosed: false })
        expect(count === 0 || count >= 5).toBe(true)
        ;[waiting, released] = [waiting - count, released + count]
      }
      const last = releaseCount({ waiting, released, isClosed: true })
      expect([last >= 5, released + last]).toEqual([true, people])
    }
  })
})

describe('results', () => {
  const answers = [1, 5, 5, 4, 5].map((q001) => ({ q001 }))
  it('count, average and hide what fewer people answered', () => {
    const seen = summarise(ask('scale'), { answers, least: 5 }).get('q001')
    expect(seen).toMatchObject({ kind: 'counts', n: 5, mean: 4 })
    expect(seen?.kind === 'counts' && seen.counts.map(({ count }) => count)).toEqual([1, 0, 0, 1, 3])
    expect(summarise(ask('scale'), { answers: answers.slice(1), least: 5 }).get('q001')).toEqual({ kind: 'hidden' })
    expect(summarise(ask('scale'), { answers: [...answers.slice(1), {}], least: 5 }).get('q001')?.kind).toBe('hidden')
  })

  test.each<[string, unknown[], object]>([
    ['multiple', [['opt1', 'opt2'], ['opt1']], { counts: [{ count: 2 }, { count: 1 }, { count: 0 }] }],
    ['truefalse', [true, false, true], { counts: [{ count: 2 }, { count: 1 }] }],
    [
      'order',
      [
        ['opt2', 'opt1', 'opt3'],
        ['opt2', 'opt3', 'opt1'],
      ],
      { ranks: [{ id: 'opt2', mean: 1 }, {}, {}] },
    ],
    [
      'matrix',
      [{ opt1: ['opt3'] }],
      { rows: [{ counts: [{}, {}, { count: 1 }] }, { counts: [{ count: 0 }, {}, {}] }] },
    ],
    ['numeric', [{ value: '1' }, { value: '2' }, { value: '6', unit: 'ปี' }], { mean: 3, median: 2 }],
    ['essay', ['ก', 'ข'], { texts: ['ก', 'ข'] }],
  ])('of %s', (type, list, summary) => {
    const read = list.map((q001) => ({ q001 })) as Parameters<typeof summarise>[1]['answers']
    expect(summarise(ask(type), { answers: read, least: 0 }).get('q001')).toMatchObject(summary)
  })

  test.each<[string, unknown, string]>([
    ['single', 'opt1', 'ดี'],
    ['multiple', ['opt1', 'opt3'], 'ดี, ไม่ดี'],
    ['order', ['opt3', 'opt1', 'opt2'], 'ไม่ดี > ดี > พอใช้'],
    ['matrix', { opt1: ['opt2'] }, 'ดี: พอใช้'],
    ['numeric', { value: '3', unit: 'ปี' }, '3 ปี'],
    ['truefalse', true, 'ใช่'],
    ['scale', 4, '4'],
    ['short', undefined, ''],
  ])('of %s as text', (type, answer, text) => {
    const truth = { true: 'ใช่', false: 'ไม่ใช่' }
    expect(answerText(contents[type]!, { answer: answer as string, truth })).toBe(text)
  })
})

describe('the editor', () => {
  let n = 0
  const newId = () => `id${String((n += 1)).padStart(4, '0')}`
  const three = ['scale', 'single', 'essay'].map((type) => ask(type)[0]!).map((one, at) => ({ ...one, id: `q00${at}` }))

  it('adds, moves, changes and removes questions', () => {
    const ids = (list: readonly SurveyQuestion[]) => list.map(({ id }) => id).join(' ')
    expect(ids(editQuestions(three, { do: 'move', at: 0, by: 1 }))).toBe('q001 q000 q002')
    expect(ids(editQuestions(three, { do: 'move', at: 2, by: -1 }))).toBe('q000 q002 q001')
    expect(editQuestions(three, { do: 'move', at: 0, by: -1 })).toBe(three)
    expect(editQuestions(three, { do: 'move', at: 2, by: 1 })).toBe(three)
    expect(ids(editQuestions(three, { do: 'remove', at: 1 }))).toBe('q000 q002')
    expect(editQuestions(three, { do: 'add', question: starterQuestion('order', newId) })).toHaveLength(4)
  })

  it('starts questions that its linter finds incomplete, and keeps the text when the type changes', () => {
    for (const type of surveyTypes)
      expect(lintQuestions([starterQuestion(type, newId)])).toEqual([{ n: 1, code: 'noText' }])
    const changed = withType(three[0]!, { type: 'multiple', newId })
    expect([changed.question.stem, changed.question.type, changed.id]).toEqual([stem, 'multiple', 'q000'])
    expect(lintQuestions([changed])).toEqual([{ n: 1, code: 'fewOptions' }])
  })

  test.each<[SurveyContent, string | undefined]>([
    [contents['single']!, undefined],
    [{ type: 'multiple', stem, content: { options, shuffle: false, max: 4 } }, 'badMax'],
    [{ type: 'single', stem, content: { options: [options[0]!, options[0]!], shuffle: false } }, 'twice'],
    [{ type: 'scale', stem, content: { min: 5, max: 5, minLabel: '', maxLabel: '' } }, 'badScale'],
    [{ type: 'matrix', stem, content: { rows: [], columns: options, isMultiple: false } }, 'fewRows'],
  ])('lints %j', (question, code) => {
    expect(lintQuestions([{ id: 'q001', isRequired: false, question }])[0]?.code).toBe(code)
  })

  it('turns lines into options that keep their ids, and text into safe paragraphs and back', () => {
    expect(optionsOf(' ก \n\nข\nค', { before: options.slice(0, 2), newId })).toMatchObject([
      { id: 'opt1', text: 'ก' },
      { id: 'opt2', text: 'ข' },
      { text: 'ค' },
    ])
    const text = 'หนึ่ง <script>\nสอง & "สาม"'
    expect(stemOf(text)).toBe('<p>หนึ่ง &lt;script&gt;</p><p>สอง &amp; &quot;สาม&quot;</p>')
    expect(plainStem(stemOf(text))).toBe(text)
  })
})

test.each([
  [{ status: 'draft', opensAt: null, closesAt: null }, 'soon'],
  [{ status: 'open', opensAt: null, closesAt: null }, 'open'],
  [{ status: 'open', opensAt: '2026-11-28T00:00:01Z', closesAt: null }, 'soon'],
  [{ status: 'open', opensAt: '2026-11-28T00:00:00Z', closesAt: '2026-11-28T00:00:01Z' }, 'open'],
  [{ status: 'open', opensAt: null, closesAt: '2026-11-28T00:00:00Z' }, 'over'],
  [{ status: 'closed', opensAt: null, closesAt: null }, 'over'],
] as const)('%j is %s', (survey, state) => expect(openingAt(survey, Date.parse('2026-11-28T00:00:00Z'))).toBe(state))
