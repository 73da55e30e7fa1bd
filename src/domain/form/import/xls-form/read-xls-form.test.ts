import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPage } from '#domain/page/page.ts'
import { lintForm } from '../../lint-form.ts'
import { formOf } from '../../read-form.ts'
import { readXlsForm } from './read-xls-form.ts'

const columns = ['type', 'name', 'label', 'relevant', 'required', 'default', 'constraint', 'appearance', 'calculation']
const choices = [
  ['list_name', 'name', 'label::English (en)', 'label::Thai (th)'],
  ['yes_no', 'yes', 'Yes', 'ใช่'],
  ['yes_no', 'no', 'No', 'ไม่ใช่'],
  ['sizes', 1, 'Small', 'เล็ก'],
  ['sizes', 1, 'Small again', 'เล็ก'],
  ['sizes', '', 'Nothing', ''],
]

type Cells = Record<string, unknown>
const importForm = (...rows: Cells[]) =>
  readXlsForm({ survey: [columns, ...rows.map((row) => columns.map((column) => row[column]))], choices })
const fieldsOf = (...rows: Cells[]) => formOf(importForm(...rows).page).fields

test('a form of a visit becomes a page that can be published', () => {
  const { title, page, report } = readXlsForm({
    survey: [
      ['type', 'name', 'label::English (en)', 'label::Thai (th)', 'hint', 'required', 'relevant', 'repeat_count'],
      ['start', 'start', '', '', '', '', '', ''],
      ['text', 'Full name', 'Name', 'ชื่อ', 'as on the card', 'yes', '', ''],
      ['select_one yes_no', 'has_team', 'Team?', 'มาเป็นทีมไหม', '', 'true()', '', ''],
      ['begin repeat', 'people', 'People', 'ผู้เข้าอบรม', '', '', "${has_team} = 'yes'", 5],
      ['text', 'person', 'Name', 'ชื่อ', '', 'yes', '', ''],
      ['integer', 'price', 'Price', 'ค่าใช้จ่าย', '', '', '', ''],
      ['end repeat', '', '', '', '', '', '', ''],
      ['calculate', 'total', '', '', '', '', '', ''],
      ['image', 'photo', 'Photo', 'รูป', '', '', '', ''],
    ].map((row, n) => (n === 0 ? [...row, 'calculation'] : [...row, row[1] === 'total' ? 'sum(${price})' : ''])),
    choices,
    settings: [
      ['form_title', 'default_language'],
      ['ลงทะเบียนเยี่ยมชม', 'English (en)'],
    ],
  })
  expect(title).toBe('ลงทะเบียนเยี่ยมชม')
  expect('page' in readPage(page)).toBe(true)
  const form = formOf(page)
  expect(lintForm(form)).toEqual([])
  expect(form.fields.map(({ name, type, label, required }) => [name, type, label, required])).toEqual([
    ['full_name', 'input', 'ชื่อ', true],
    ['has_team', 'radiobox', 'มาเป็นทีมไหม', true],
    ['total', 'calculated', 'total', false],
    ['photo', 'upload', 'รูป', false],
  ])
  expect(form.fields[1]).toMatchObject({
    options: [
      { value: 'yes', label: 'ใช่' },
      { value: 'no', label: 'ไม่ใช่' },
    ],
    logics: [{ value: 'yes', targets: ['people'], method: 'show' }],
  })
  expect(form.fields[2]!.calculation).toEqual({ kind: 'sum', of: ['price'] })
  expect(form.sets).toMatchObject([
    { name: 'people', title: 'ผู้เข้าอบรม', limit: 5, isRequired: true, fields: [{ name: 'person' }, { name: 'price' }] },
  ])
  expect(report.map(({ name, outcome }) => [name, outcome])).toEqual([
    ...[
      ['start', 'left'],
      ['Full name', 'changed'],
      ['has_team', 'taken'],
      ['person', 'taken'],
      ['price', 'taken'],
    ],
    ...[
      ['total', 'taken'],
      ['photo', 'taken'],
    ],
  ])
  expect(report[1]!.reasons.map(({ en }) => en)).toEqual([
    'The hint "as on the card" was left out',
    'The name became full_name',
  ])
})

test.each<[Cells, object]>([
  [{ type: 'text' }, { type: 'input', inputType: 'text' }],
  [{ type: 'text', appearance: 'multiline' }, { type: 'textarea' }],
  [{ type: 'integer' }, { type: 'input', inputType: 'number' }],
  [
    { type: 'decimal', default: 1.5 },
    { type: 'input', inputType: 'number', value: '1.5' },
  ],
  [{ type: 'date' }, { type: 'datetime', showDateTime: 'date' }],
  [{ type: 'dateTime' }, { type: 'datetime', showDateTime: 'datetime' }],
  [{ type: 'select one from yes_no' }, { type: 'radiobox' }],
  [
    { type: 'select_one yes_no', appearance: 'minimal', default: 'no' },
    { type: 'select', value: 'no' },
  ],
  [{ type: 'select_multiple yes_no' }, { type: 'checkbox' }],
  [
    { type: 'note', label: 'อ่าน' },
    { type: 'note', text: 'อ่าน', label: '' },
  ],
  [
    { type: 'acknowledge', label: 'รับทราบ' },
    { type: 'consent', text: 'รับทราบ', label: '' },
  ],
  [{ type: 'image' }, { type: 'upload', fileTypeLimit: ['jpg', 'png', 'webp'] }],
  [{ type: 'file' }, { type: 'upload', fileTypeLimit: [] }],
  [
    { type: 'hidden', default: 'x' },
    { type: 'hidden', value: 'x' },
  ],
])('%j is taken as %j', (row, field) => {
  const { page, report } = importForm({ name: 'a', ...row })
  expect(formOf(page).fields).toMatchObject([{ name: 'a', ...field }])
  expect(report).toMatchObject([{ outcome: 'taken', reasons: [] }])
})

test.each<[Cells, string, string]>([
  [{ type: 'time' }, 'changed', 'It became a plain text field'],
  [{ type: 'select_one sizes' }, 'changed', 'Empty and repeated choices were left out'],
  [{ type: 'select_one yes_no or_other' }, 'changed', 'The answer "other" is a choice without a text field'],
  [
    { type: 'text', required: '${b} > 1' },
    'changed',
    'It is not required, because the condition ${b} > 1 was left out',
  ],
  [{ type: 'text', constraint: '. > 1' }, 'changed', 'The check . > 1 was left out'],
  [{ type: 'text', default: 'now()' }, 'changed', 'The initial value now() was left out'],
  [{ type: 'select_one yes_no', default: 'maybe' }, 'changed', 'The initial value maybe was left out'],
  [{ type: 'text', relevant: '${b} > 1' }, 'changed', 'The condition ${b} > 1 was left out'],
  [{ type: 'text', relevant: "${missing} = 'x'" }, 'changed', "The condition ${missing} = 'x' was left out"],
  [{ type: 'geopoint' }, 'left', 'There is no question type geopoint'],
  [{ type: 'select_one nothing' }, 'left', 'The list of choices nothing was not found'],
  [{ type: 'select_one_from_file a.csv' }, 'left', 'Choices from elsewhere cannot be imported'],
  [{ type: 'deviceid' }, 'left', 'The platform records this when the form is sent'],
  [{ type: 'calculate', calculation: '${b} * 2' }, 'left', 'Only sums and counts can be calculated, not ${b} * 2'],
  [{ type: 'calculate', calculation: '${missing}' }, 'left', 'Only sums and counts can be calculated, not missing'],
])('%j is %s: %s', (row, outcome, en) => {
  const { report } = importForm({ name: 'a', ...row })
  expect(report).toMatchObject([{ name: 'a', outcome, reasons: [{ en }] }])
})

describe('conditions', () => {
  const source = { type: 'select_multiple yes_no', name: 's' }
  const relevant = (text: string) => fieldsOf(source, { type: 'text', name: 'a', relevant: text })

  test.each([
    ["${s} = 'yes'", [['yes', 'show']], false],
    ['${ s }="no"', [['no', 'show']], false],
    [
      "selected(${s}, 'yes') or selected(${s}, 'no')",
      [
        ['yes', 'show'],
        ['no', 'show'],
      ],
      false,
    ],
    [
      "${s} != 'yes' and not(selected(${s}, 'no'))",
      [
        ['yes', 'hide'],
        ['no', 'hide'],
      ],
      true,
    ],
  ])('%s becomes logics', (text, logics, show) => {
    const [of, target] = relevant(text)
    expect(of!.logics.map(({ value, method }) => [value, method])).toEqual(logics)
    expect(of!.logics.every(({ targets }) => targets[0] === 'a')).toBe(true)
    expect(target!.show).toBe(show)
  })

  test.each([
    "${s} = 'yes' and ${s} = 'no'",
    "${s} = 'maybe'",
    "not(${s} = 'yes')",
    "${s} = 'yes' or",
    "${s} = ''",
    'true()',
    `\${${' '.repeat(1900)}`,
    "${s} = 'yes' ".repeat(10_000),
  ])('%j is left out, and the question is always asked', (text) => {
    const [of, target] = relevant(text)
    expect([of!.logics, target!.show]).toEqual([[], true])
  })

  test('of a group are those of its questions, unless a question looks into the group itself', () => {
    const { page, report } = importForm(
      source,
      { type: 'begin group', name: 'g', label: 'ส่วนที่ 2', relevant: "${s} = 'yes'" },
      { type: 'select_one yes_no', name: 'a' },
      { type: 'text', name: 'b', relevant: "${a} = 'no'" },
      { type: 'text', name: 'c', relevant: "${s} = 'no'" },
      { type: 'end group' },
      { type: 'text', name: 'd' },
    )
    const { fields } = formOf(page)
    expect(fields[0]!.logics.map(({ targets }) => targets[0])).toEqual(['g', 'a', 'c'])
    expect(fields.find(({ name }) => name === 'a')!.logics).toEqual([{ value: 'no', targets: ['b'], method: 'show' }])
    expect(fields.map(({ name, show }) => [name, show])).toEqual([
      ...[
        ['s', true],
        ['g', false],
        ['a', false],
        ['b', false],
        ['c', false],
        ['d', true],
      ],
    ])
    expect(report.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
      ...['s taken', 'g changed', 'a taken', 'b taken', 'c changed', 'd taken'],
    ])
  })
})

test('a repeat within a repeat, and a disabled question, are left out', () => {
  const { page, report } = importForm(
    { type: 'begin_repeat', name: 'outer' },
    { type: 'text', name: 'a' },
    { type: 'begin_repeat', name: 'inner' },
    { type: 'text', name: 'b' },
    { type: 'end_repeat' },
    { type: 'text', name: 'c' },
    { type: 'end_repeat' },
  )
  expect(formOf(page).sets).toMatchObject([{ name: 'outer', fields: [{ name: 'a' }, { name: 'c' }] }])
  expect(report.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
    'a taken',
    'inner left',
    'b left',
    'c taken',
  ])
})

test('a number of items that depends on an answer is told with the first question', () => {
  const survey = [
    ['type', 'name', 'repeat_count', 'media::image'],
    ['begin repeat', 'r', '${n}', ''],
    ['text', 'a', '', 'a.png'],
    ['end repeat', '', '', ''],
  ]
  const { page, report } = readXlsForm({ survey })
  expect(formOf(page).sets).toMatchObject([{ limit: 100 }])
  expect(report[0]!.reasons.map(({ en }) => en)).toEqual([
    'Pictures and sounds of the question were left out',
    'The number of items by ${n} was left out. Up to 100 can be added',
  ])
})

test('names are made plain, and each is used once', () => {
  const names = ['ชื่อ', 'A-b', 'a_b', 'a_b', '9', 'constructor', '__proto__'].map((name) => ({ type: 'text', name }))
  expect(fieldsOf(...names).map(({ name }) => name)).toEqual([
    ...['field', 'a_b', 'a_b_2', 'a_b_3', 'field_2', 'field_3', 'proto__'],
  ])
})

test('what is too much is told, once', () => {
  const many = Array.from({ length: 3000 }, (_, n) => ({ type: 'text', name: `q${n}` }))
  const { page, report } = importForm(...many)
  expect('page' in readPage(page)).toBe(true)
  expect(formOf(page).fields).toHaveLength(1000)
  expect(report).toHaveLength(1001)
  expect(report.at(-1)).toMatchObject({ name: 'q1000', outcome: 'left', reasons: [{ en: /too large/ }] })
})

test('rows are no more than a page has', () => {
  const many = Array.from({ length: 300 }, (_, n) => [
    { type: 'begin repeat', name: `r${n}` },
    { type: 'text', name: `q${n}` },
    { type: 'end repeat' },
  ])
  const { page, report } = importForm(...many.flat())
  expect(page.rows).toHaveLength(200)
  expect(report.at(-1)).toMatchObject({ name: 'q200', outcome: 'left' })
})

test('any sheets give a page that can be stored', () => {
  const cell = fc.oneof(
    fc.constantFrom('text', 'select_one yes_no', 'begin repeat', 'end repeat', 'begin group', 'end group', 'calculate'),
    fc.constantFrom("${a} = 'yes'", "${b} != 'x'", '${a}+${b}', 'a', 'b', 'yes', '', 'note', 'range', 'integer'),
    fc.string({ maxLength: 5 }),
    fc.anything({ maxDepth: 1 }),
  )
  const rows = fc.array(fc.array(cell, { maxLength: columns.length }), { maxLength: 12 })
  fc.assert(
    fc.property(rows, rows, (survey, settings) => {
      const { page, report } = readXlsForm({ survey: [columns, ...survey], choices: [...choices, ...survey], settings })
      expect(readPage(JSON.parse(JSON.stringify(page)))).toEqual({ page })
      expect(
        lintForm(formOf(page)).filter(({ code }) => code === 'name' || code === 'doubled' || code === 'target'),
      ).toEqual([])
      expect(report.length).toBeGreaterThan(0)
    }),
    { numRuns: 300 },
  )
})

test.each([
  [[]],
  [[['type']]],
  [
    [
      ['a', 'b'],
      [1, 2],
    ],
  ],
])('%j is no form', (survey) => {
  expect(readXlsForm({ survey })).toMatchObject({ page: { rows: [] }, report: [{ outcome: 'left' }] })
})
