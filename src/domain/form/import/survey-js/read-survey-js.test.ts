import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPage } from '#domain/page/page.ts'
import { lintForm } from '../../lint-form.ts'
import { formOf } from '../../read-form.ts'
import { readSurveyJs } from './read-survey-js.ts'

const one = (element: object) => readSurveyJs({ elements: [{ name: 'a', ...element }] })

test('a form of several pages becomes tabs, panels and data sets', () => {
  const { title, page, report } = readSurveyJs({
    title: { default: 'Registration', th: 'ลงทะเบียน' },
    triggers: [{ type: 'complete' }],
    pages: [
      {
        name: 'page1',
        title: 'ผู้ติดต่อ',
        elements: [
          { type: 'text', name: 'email', title: 'อีเมล', isRequired: true, inputType: 'email' },
          { type: 'boolean', name: 'team', title: 'มาเป็นทีม', labelTrue: 'มา' },
          {
            type: 'panel',
            name: 'address',
            title: 'ที่อยู่',
            visibleIf: '{team} = true',
            elements: [{ type: 'comment', name: 'where' }],
          },
        ],
      },
      {
        name: 'page2',
        elements: [
          {
            type: 'paneldynamic',
            name: 'people',
            title: 'ผู้เข้าอบรม',
            maxPanelCount: 4,
            visibleIf: '{team} = true',
            templateElements: [
              { type: 'text', name: 'person', isRequired: true },
              { type: 'dropdown', name: 'food', choices: ['ปลา', { value: 'veg', text: { th: 'ผัก' } }] },
              { type: 'text', name: 'why', visibleIf: "{panel.food} = 'veg'" },
              { type: 'paneldynamic', name: 'inner', templateElements: [{ type: 'text', name: 'x' }] },
            ],
          },
          { type: 'matrix', name: 'table', columns: ['1'], rows: ['2'] },
        ],
      },
    ],
  })
  expect(title).toBe('ลงทะเบียน')
  expect(readPage(page)).toEqual({ page })
  const form = formOf(page)
  expect(lintForm(form)).toEqual([])
  expect(form.tabs).toEqual([
    { name: 'ผู้ติดต่อ', fields: ['email', 'team', 'address', 'where'] },
    { name: 'page2', fields: ['people'] },
  ])
  expect(form.fields[1]).toMatchObject({
    type: 'radiobox',
    options: [
      { value: 'true', label: 'มา' },
      { value: 'false', label: 'ไม่ใช่' },
    ],
  })
  expect(form.fields[1]!.logics.flatMap(({ targets }) => targets)).toEqual(['address', 'where', 'people'])
  expect(form.sets).toMatchObject([
    {
      ...{ name: 'people', title: 'ผู้เข้าอบรม', limit: 4, isRequired: true },
      fields: [
        { name: 'person' },
        { name: 'food', logics: [{ value: 'veg', targets: ['why'] }] },
        { name: 'why', show: false },
      ],
    },
  ])
  expect(report.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
    ...['email taken', 'team taken', 'address changed', 'where taken', 'person taken', 'food taken', 'why taken'],
    ...['inner left', 'table left', 'triggers left'],
  ])
})

const choices = ['x', 'y']

test.each<[object, object]>([
  [{ type: 'text' }, { type: 'input', inputType: 'text' }],
  [
    { type: 'text', inputType: 'number' },
    { type: 'input', inputType: 'number' },
  ],
  [
    { type: 'text', inputType: 'tel' },
    { type: 'input', inputType: 'phone' },
  ],
  [{ type: 'text', validators: [{ type: 'email' }] }, { inputType: 'email' }],
  [
    { type: 'text', validators: [{ type: 'text', minLength: 2, maxLength: 5 }] },
    { minLength: 2, maxLength: 5 },
  ],
  [
    { type: 'text', inputType: 'datetime-local' },
    { type: 'datetime', showDateTime: 'datetime' },
  ],
  [
    { type: 'comment', maxLength: 99 },
    { type: 'textarea', maxLength: 99 },
  ],
  [{ type: 'radiogroup', choices }, { type: 'radiobox' }],
  [
    { type: 'checkbox', choices, defaultValue: 'x' },
    { type: 'checkbox', value: 'x' },
  ],
  [{ type: 'dropdown', choices: [1, { value: 2, text: 'สอง' }] }, { options: [{ value: '1' }, { label: 'สอง' }] }],
  [{ type: 'radiogroup', choices, showNoneItem: true }, { options: [{}, {}, { value: 'none', label: 'ไม่มี' }] }],
  [
    { type: 'rating', rateMax: 7 },
    { type: 'rating', most: 7 },
  ],
  [
    { type: 'file', allowMultiple: true, maxSize: 1_500_000, acceptedTypes: '.pdf, image/*' },
    { fileTypeLimit: ['pdf'] },
  ],
  [
    { type: 'html', html: 'อ่าน' },
    { type: 'note', text: 'อ่าน' },
  ],
  [{ type: 'text', visible: false }, { show: false }],
  [
    { type: 'text', readOnly: true, defaultValue: 5 },
    { locked: true, value: '5' },
  ],
  [
    { type: 'text', isRequired: true, requiredErrorText: 'จำเป็น' },
    { required: true, reqError: 'จำเป็น' },
  ],
])('%j is taken as %j', (element, field) => {
  const { page, report } = one(element)
  expect(formOf(page).fields).toMatchObject([field])
  expect(report).toMatchObject([{ outcome: 'taken', reasons: [] }])
})

test.each<[object, string, string]>([
  [{ type: 'text', inputType: 'color' }, 'changed', 'It became a plain text field'],
  [{ type: 'text', min: 1, max: 9 }, 'changed', 'The check min 1, max 9 was left out'],
  [{ type: 'text', requiredIf: '{b} > 1' }, 'changed', 'The condition {b} > 1 was left out'],
  [{ type: 'text', visibleIf: '{b} notempty' }, 'changed', 'The condition {b} notempty was left out'],
  [{ type: 'text', defaultValueExpression: 'today()' }, 'changed', 'The initial value today() was left out'],
  [{ type: 'checkbox', choices, defaultValue: ['x', 'y'] }, 'changed', 'The initial value x, y was left out'],
  [{ type: 'rating', rateMin: 0, rateMax: 20 }, 'changed', 'It became a rating from 1 to 10'],
  [{ type: 'radiogroup', choices, hasOther: true }, 'changed', 'The answer "other" is a choice without a text field'],
  [{ type: 'imagepicker', choices }, 'changed', 'The pictures of the choices were left out'],
  [{ type: 'html', html: '<b>อ่าน</b><script>x</script>' }, 'changed', 'Only the text was taken, without its format'],
  [{ type: 'dropdown', choicesByUrl: { url: 'x' } }, 'left', 'Choices from elsewhere cannot be imported'],
  [{ type: 'signaturepad' }, 'left', 'There is no question type signaturepad'],
  [{ type: 'matrixdynamic' }, 'left', 'Tables of questions are not available. Use single questions instead'],
  [
    { type: 'expression', expression: 'iif({a}, 1, 2)' },
    'left',
    'Only sums and counts can be calculated, not iif({a}, 1, 2)',
  ],
])('%j is %s: %s', (element, outcome, en) => {
  expect(one(element).report).toMatchObject([{ name: 'a', outcome, reasons: [{ en }] }])
})

test('several texts in one question become questions', () => {
  const items = [{ name: 'first', title: 'ชื่อ' }, { name: 'last' }]
  const { fields } = formOf(one({ type: 'multipletext', items }).page)
  expect(fields.map(({ name, label }) => [name, label])).toEqual([
    ['a_first', 'ชื่อ'],
    ['a_last', 'last'],
  ])
})

test('sums become calculations', () => {
  const number = (name: string) => ({ type: 'text', name, inputType: 'number' })
  const { page } = readSurveyJs({
    questions: [number('p'), number('q'), { type: 'expression', name: 'total', expression: '{p} + {q}' }],
  })
  expect(formOf(page).fields[2]).toMatchObject({ type: 'calculated', calculation: { kind: 'sum', of: ['p', 'q'] } })
})

test.each([null, 1, 'text', [], {}, { pages: 'x' }, { elements: [null, 1, []] }])('%j is no form', (json) => {
  expect(readSurveyJs(json)).toMatchObject({ page: { rows: [] }, report: [{ outcome: 'left' }] })
})

test('a deep or large form is read no further than a page can hold', () => {
  let deep: object = { type: 'text', name: 'deep' }
  for (let n = 0; n < 5000; n += 1) deep = { type: 'panel', elements: [deep] }
  expect(readSurveyJs({ elements: [deep] }).page.rows).toEqual([])
  const many = Array.from({ length: 5000 }, (_, n) => ({ type: 'text', name: `q${n}`, visibleIf: `{q0} = ${n}` }))
  const { page, report } = readSurveyJs({ elements: many })
  expect(formOf(page).fields).toHaveLength(1000)
  expect(report.at(-1)).toMatchObject({ name: 'q1000', outcome: 'left' })
})

test('any JSON gives a page that can be stored', () => {
  const names = [
    'type',
    'name',
    'title',
    'elements',
    'templateElements',
    'choices',
    'visibleIf',
    'html',
    'items',
    'expression',
  ]
  const values = [
    'text',
    'panel',
    'paneldynamic',
    'checkbox',
    'html',
    'rating',
    'expression',
    'multipletext',
    "{a} = 'x'",
    'a',
    '{a}',
  ]
  const { element } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<unknown[]>(...values),
      fc.jsonValue({ maxDepth: 1 }),
      fc.array(tie('element'), { maxLength: 3 }),
    ),
    element: fc.dictionary(fc.constantFrom(...names, '__proto__'), tie('value')),
  }))
  fc.assert(
    fc.property(fc.array(element, { maxLength: 5 }), (elements) => {
      const { page, report } = readSurveyJs({ elements })
      expect(readPage(JSON.parse(JSON.stringify(page)))).toEqual({ page })
      expect(
        lintForm(formOf(page)).filter(({ code }) => code === 'name' || code === 'doubled' || code === 'target'),
      ).toEqual([])
      expect(report.length).toBeGreaterThan(0)
    }),
    { numRuns: 80 },
  )
})
