import { describe, expect, test } from 'vitest'
import type { FormField } from './definition.ts'
import { judgeForm } from './judge.ts'
import { facts, field, form, set } from './testing/sample-form.ts'

const judge = (definition: ReturnType<typeof form>, answers: Record<string, unknown> = {}) =>
  judgeForm(definition, { answers, facts })

/** What the judge says of one field and one answer. */
const judgeOne = (given: Partial<FormField>, answer: unknown) => {
  const { values, issues } = judge(form([field({ name: 'a', ...given })]), { a: answer })
  return { value: values['a'], issue: issues[0] }
}

const options = [
  { value: 'x', label: 'X' },
  { value: 'y', label: 'Y' },
]
const key = (ext: string, n = 0) => `upload/1795900080413-${String(n).padStart(32, 'a')}.${ext}`
const address = {
  ...{ NO: '', MOO: '', SOI_TH: '', BUILDING_TH: '', ROAD_TH: '' },
  ...{ province: 'เชียงใหม่', district: 'เมือง', subdistrict: 'สุเทพ', zipcode: '50200' },
}

describe('an answer', () => {
  test.each<[Partial<FormField>, unknown, unknown]>([
    [{}, '  สมชาย   ใจดี\n', 'สมชาย ใจดี'],
    [{}, 'e\u0301', '\u00e9'],
    [{}, 'a\u0007b', 'ab'],
    [{}, '', null],
    [{}, ' \u200b ', null],
    [{}, null, null],
    [{}, undefined, null],
    [{}, 'N/A', null],
    [{ inputType: 'number' }, 'N/A', null],
    [{ inputType: 'email' }, ' N/A ', null],
    [{ type: 'datetime' }, 'N/A', null],
    [{}, 'n/a', 'n/a'],
    [{ type: 'textarea' }, ' a\r\nb ', 'a\nb'],
    [{ maxLength: 2 }, 'ที่', 'ที่'],
    [{ minLength: 1 }, 'ที่', 'ที่'],
    [{ minLength: 4 }, '', null],
    [{ inputType: 'email' }, ' Somchai@Wicha.TH ', 'somchai@wicha.th'],
    [{ inputType: 'number' }, '๑,๒๓๔.๕', '1234.5'],
    [{ inputType: 'number' }, '1a2', '12'],
    [{ inputType: 'number' }, -2.5, '-2.5'],
    [{ inputType: 'number' }, '\u22125 บาท', '-5'],
    [{ inputType: 'phone' }, '+66 81 234 5678', '0812345678'],
    [{ inputType: 'citizen' }, '1-1017-00207-03-0', '1101700207030'],
    [{ type: 'datetime' }, '2026-12-31', '2026-12-31'],
    [{ type: 'datetime' }, '1924-01-01', '1924-01-01'],
    [{ type: 'datetime' }, '28/11/2569', '2026-11-28'],
    [{ type: 'datetime', showDateTime: 'datetime' }, '2026-11-28T09:30', '2026-11-28T09:30+07:00'],
    [{ type: 'datetime', showDateTime: 'datetime' }, '2026-11-28T09:30+07:00', '2026-11-28T09:30+07:00'],
    [{ type: 'datetime', showDateTime: 'datetime' }, '2026-11-28T20:30:00Z', '2026-11-29T03:30+07:00'],
    [{ type: 'radiobox', options }, 'x', 'x'],
    [{ type: 'select', options }, 'y', 'y'],
    [{ type: 'checkbox', options }, ['y', 'x'], ['x', 'y']],
    [{ type: 'checkbox', options }, ['x', 'x'], ['x']],
    [{ type: 'checkbox', options }, 'x', ['x']],
    [{ type: 'checkbox', options }, [], null],
    [{ type: 'upload' }, [key('pdf')], [key('pdf')]],
    [{ type: 'upload', fileTypeLimit: ['.JPEG'] }, [key('jpg')], [key('jpg')]],
    [{ type: 'upload', itemLimit: 2 }, [key('png', 1), key('pdf', 2)], [key('png', 1), key('pdf', 2)]],
    [{ type: 'consent' }, true, 'true'],
    [{ type: 'consent' }, 'on', 'true'],
    [{ type: 'consent' }, false, null],
    [{ type: 'rating', most: 5 }, '๕', '5'],
    [{ type: 'rating', most: 5 }, 1, '1'],
    [{ type: 'address' }, { ...address, zipcode: '๕๐๒๐๐', secret: 'x' }, address],
    [{ type: 'address' }, { NO: 'n/a', province: '' }, null],
    [{ type: 'note' }, 'x', undefined],
    [{ type: 'hidden', value: 'code-7' }, 'forged', 'code-7'],
    [{ type: 'hidden', session: 'user.email' }, 'forged', 'somchai@wicha.th'],
    [{ locked: true, session: 'user.email' }, 'forged', 'somchai@wicha.th'],
    [{ locked: true, value: 'fixed' }, 'forged', 'fixed'],
    [{ locked: true, inputType: 'number', value: 'seven' }, '7', 'seven'],
    [{ session: 'user.email' }, undefined, 'somchai@wicha.th'],
    [{ session: 'user.email' }, 'other@wicha.th', 'other@wicha.th'],
    [{ session: 'user.email' }, '', null],
    [{ session: 'toString' }, undefined, null],
  ])('%j takes %j as %j', (given, answer, value) => {
    expect(judgeOne(given, answer)).toEqual({ value, issue: undefined })
  })

  test.each<[Partial<FormField>, unknown, string, string]>([
    [{ required: true }, '', 'required', 'ไม่มีการกรอกข้อมูล'],
    [{ required: true }, 'n/A', 'required', 'ไม่มีการกรอกข้อมูล'],
    [{ required: true }, ' \u200b\u00a0 ', 'required', 'ไม่มีการกรอกข้อมูล'],
    [{ required: true }, ' '.repeat(1_000_000), 'required', 'ไม่มีการกรอกข้อมูล'],
    [{ required: true, reqError: 'บอกชื่อด้วย' }, null, 'required', 'บอกชื่อด้วย'],
    [{ minLength: 5 }, 'ที่นี่', 'short', 'กรอกอย่างน้อย 5 ตัวอักษร'],
    [{ maxLength: 5 }, 'กขคงจฉ', 'long', 'กรอกได้ไม่เกิน 5 ตัวอักษร'],
    [{}, 'ก'.repeat(1_000_000), 'long', 'กรอกได้ไม่เกิน 40,000 ตัวอักษร'],
    [{}, ['a'], 'value', 'ข้อมูลนี้ไม่อยู่ในรูปแบบที่รับได้ กรุณากรอกใหม่'],
    [{}, { toString: 1 }, 'value', 'ข้อมูลนี้ไม่อยู่ในรูปแบบที่รับได้ กรุณากรอกใหม่'],
    [{}, 'a\0', 'value', 'ข้อมูลนี้ไม่อยู่ในรูปแบบที่รับได้ กรุณากรอกใหม่'],
    [{}, '\ud800', 'value', 'ข้อมูลนี้ไม่อยู่ในรูปแบบที่รับได้ กรุณากรอกใหม่'],
    [{ inputType: 'email' }, 'a@', 'email', 'กรุณาตรวจสอบรูปแบบอีเมล'],
    [{ inputType: 'email' }, 'somchai@example.com', 'email', 'กรุณาตรวจสอบรูปแบบอีเมล'],
    [{ inputType: 'number' }, '1a-2.5', 'number', 'กรุณากรอกเป็นตัวเลข เช่น 1250.50'],
    [{ inputType: 'number' }, Number.NaN, 'value', 'ข้อมูลนี้ไม่อยู่ในรูปแบบที่รับได้ กรุณากรอกใหม่'],
    [{ inputType: 'number' }, 1e21, 'value', 'ข้อมูลนี้ไม่อยู่ในรูปแบบที่รับได้ กรุณากรอกใหม่'],
    [{}, `a${'\u0e48'.repeat(31)}`, 'value', 'ข้อมูลนี้ไม่อยู่ในรูปแบบที่รับได้ กรุณากรอกใหม่'],
    [{ inputType: 'number' }, '9'.repeat(31), 'number', 'กรุณากรอกเป็นตัวเลข เช่น 1250.50'],
    [{ inputType: 'phone' }, '12', 'phone', 'กรุณากรอกเบอร์โทรให้ถูกต้อง เช่น 081-234-5678'],
    [{ inputType: 'citizen' }, '1101700207031', 'citizen', 'กรุณากรอกเลขประจำตัวประชาชน 13 หลักให้ถูกต้อง'],
    [{ type: 'datetime' }, '1923-12-31', 'date', 'กรุณาเลือกวันที่ตั้งแต่ปี พ.ศ. 2467 ถึง 2569'],
    [{ type: 'datetime' }, '2027-01-01', 'date', 'กรุณาเลือกวันที่ตั้งแต่ปี พ.ศ. 2467 ถึง 2569'],
    [{ type: 'datetime' }, '2026-02-30', 'date', 'กรุณาเลือกวันที่ตั้งแต่ปี พ.ศ. 2467 ถึง 2569'],
    [{ type: 'datetime', required: true }, undefined, 'required', 'กรุณาเลือกวันที่'],
    [
      { type: 'datetime', showDateTime: 'datetime' },
      '2026-11-28',
      'date',
      'กรุณาเลือกวันที่ตั้งแต่ปี พ.ศ. 2467 ถึง 2569 พร้อมเวลา',
    ],
    [
      { type: 'datetime', showDateTime: 'datetime' },
      '2026-11-28T24:60',
      'date',
      'กรุณาเลือกวันที่ตั้งแต่ปี พ.ศ. 2467 ถึง 2569 พร้อมเวลา',
    ],
    [{ type: 'radiobox', options }, 'z', 'choice', 'กรุณาเลือกจากตัวเลือกที่มี'],
    [{ type: 'radiobox', options }, ['x'], 'choice', 'กรุณาเลือกจากตัวเลือกที่มี'],
    [{ type: 'select', options }, 'toString', 'choice', 'กรุณาเลือกจากตัวเลือกที่มี'],
    [{ type: 'select', options, required: true }, '', 'required', 'กรุณาเลือกคำตอบ'],
    [{ type: 'checkbox', options }, ['x', 'z'], 'choice', 'กรุณาเลือกจากตัวเลือกที่มี'],
    [{ type: 'checkbox', options }, ['x', ['y']], 'choice', 'กรุณาเลือกจากตัวเลือกที่มี'],
    [{ type: 'checkbox', options }, Array(1_000_000).fill('x'), 'choice', 'กรุณาเลือกจากตัวเลือกที่มี'],
    [{ type: 'upload' }, ['upload/../etc/passwd'], 'file', 'ไม่พบไฟล์นี้ กรุณาแนบใหม่'],
    [{ type: 'upload' }, [{}], 'file', 'ไม่พบไฟล์นี้ กรุณาแนบใหม่'],
    [{ type: 'upload' }, [key('pdf', 1), key('pdf', 2)], 'limit', 'The number of files exceeds the limit.'],
    [
      { type: 'upload', fileTypeLimit: ['pdf', 'jpg'] },
      [key('zip')],
      'file',
      'Invalid file type. Please select a file with the allowed file types: pdf, jpg',
    ],
    [{ type: 'upload', required: true }, [], 'required', 'กรุณาแนบไฟล์'],
    [{ type: 'consent', required: true }, false, 'required', 'กรุณายอมรับเงื่อนไขก่อนส่ง'],
    [{ type: 'consent' }, 'yes', 'value', 'ข้อมูลนี้ไม่อยู่ในรูปแบบที่รับได้ กรุณากรอกใหม่'],
    [{ type: 'rating', most: 5 }, '6', 'value', 'กรุณาให้คะแนนตั้งแต่ 1 ถึง 5'],
    [{ type: 'rating', most: 5 }, '0', 'value', 'กรุณาให้คะแนนตั้งแต่ 1 ถึง 5'],
    [{ type: 'rating', most: 5 }, 2.5, 'value', 'กรุณาให้คะแนนตั้งแต่ 1 ถึง 5'],
    [{ type: 'rating', required: true }, '', 'required', 'กรุณาให้คะแนน'],
    [
      { type: 'address', required: true },
      { province: 'เชียงใหม่' },
      'address',
      'กรุณากรอกที่อยู่ให้ครบ ยังขาดเขต/อำเภอ แขวง/ตำบล รหัสไปรษณีย์',
    ],
    [
      { type: 'address', required: true },
      undefined,
      'required',
      'กรุณากรอกที่อยู่ให้ครบ ยังขาดจังหวัด เขต/อำเภอ แขวง/ตำบล รหัสไปรษณีย์',
    ],
    [{ type: 'address' }, { ...address, zipcode: '502' }, 'address', 'รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก'],
    [{ type: 'address' }, { NO: 'ก'.repeat(300) }, 'address', 'กรุณาตรวจสอบบ้านเลขที่'],
    [{ type: 'address' }, { NO: ['1'] }, 'address', 'กรุณาตรวจสอบบ้านเลขที่'],
    [{ type: 'address' }, 'เชียงใหม่', 'value', 'ข้อมูลนี้ไม่อยู่ในรูปแบบที่รับได้ กรุณากรอกใหม่'],
  ])('%j refuses %j: %s', (given, answer, code, th) => {
    expect(judgeOne(given, answer)).toMatchObject({ value: null, issue: { path: 'a', field: 'a', code, th } })
  })
})

test('letters are counted as people see them', () => {
  expect(judgeOne({ maxLength: 4 }, 'ที่นี่').value).toBe('ที่นี่')
  expect(judgeOne({ minLength: 3 }, 'ที่นี่').issue?.code).toBe('short')
  expect(judgeOne({ minLength: 2 }, 'ที่นี่').value).toBe('ที่นี่')
  expect(judgeOne({ minLength: 2 }, '👩‍👩‍👧‍👧').issue?.code).toBe('short')
  expect(judgeOne({ minLength: 2 }, '😀ๆ').value).toBe('😀ๆ')
  expect(judgeOne({ maxLength: 2 }, 'ที่นี่').value).toBe('ที่นี่')
  expect(judgeOne({ maxLength: 1 }, 'ที่นี่').issue?.code).toBe('long')
})

describe('logics', () => {
  const chooser = (more: Partial<FormField>) => field({ name: 'kind', type: 'radiobox', options, ...more })
  const shows = (...targets: string[]) => ({ value: 'x', targets, method: 'show' as const })
  const hides = (...targets: string[]) => ({ value: 'x', targets, method: 'hide' as const })

  test('a shown field is asked and required, and a hidden one is neither', () => {
    const definition = form([
      chooser({ logics: [shows('more')] }),
      field({ name: 'more', show: false, required: true, type: 'input' }),
    ])
    expect(judge(definition, { kind: 'x' }).issues).toMatchObject([{ path: 'more', code: 'required' }])
    const other = judge(definition, { kind: 'y', more: 'typed before' })
    expect(other).toMatchObject({ values: { kind: 'y' }, issues: [] })
    expect([...other.asked]).toEqual(['kind'])
    expect(judge(definition, { kind: 'x', more: 'typed before' }).values).toEqual({ kind: 'x', more: 'typed before' })
  })

  test('hiding wins over showing', () => {
    const more = field({ name: 'more', show: false })
    const definition = form([chooser({ logics: [shows('more'), hides('more')] }), more])
    expect(judge(definition, { kind: 'x' }).asked.has('more')).toBe(false)
  })

  test('one of several choices counts, and a refused answer does not', () => {
    const definition = form([chooser({ type: 'checkbox', logics: [hides('more')] }), field({ name: 'more' })])
    expect(judge(definition, { kind: ['y', 'x'] }).asked.has('more')).toBe(false)
    expect(judge(definition, { kind: ['x', 'forged', 'y'] }).asked.has('more')).toBe(true)
  })

  test('what is not asked speaks for no other, over any number of steps', () => {
    const names = Array.from({ length: 500 }, (_, n) => `f${n}`)
    const chain = names.map((name, n) =>
      field({ name, show: n === 0, logics: [{ value: 'x', targets: [`f${n + 1}`], method: 'show' }] }),
    )
    const answers = Object.fromEntries(names.map((name) => [name, 'x']))
    expect(judge(form(chain.toReversed()), answers).asked.size).toBe(500)
    expect(judge(form(chain.toReversed()), { ...answers, f3: 'y' }).asked.size).toBe(4)
  })

  test('a circle decides nothing', () => {
    const round = (name: string, target: string) => field({ name, logics: [hides(target)] })
    const definition = form([round('a', 'b'), round('b', 'a'), round('c', 'd'), field({ name: 'd' })])
    expect([...judge(definition, { a: 'x', b: 'x', c: 'x' }).asked].toSorted()).toEqual(['a', 'b', 'c'])
  })

  test('a data set that is shown by a logic starts hidden, with all its fields', () => {
    const definition = form(
      [chooser({ logics: [shows('people')] })],
      [set({ name: 'people', isRequired: true, fields: [field({ name: 'name', required: true })] })],
    )
    const answers = { people: [{ _key: 'k', name: '' }] }
    expect(judge(definition, answers)).toMatchObject({ values: { kind: null }, issues: [] })
    expect(judge(definition, { ...answers, kind: 'x' }).issues).toMatchObject([{ path: 'people.0.name' }])
  })
})

describe('a data set', () => {
  const people = (more: object = {}) =>
    form(
      [field({ name: 'kind', logics: [{ value: 'x', targets: ['age'], method: 'hide' }] })],
      [
        set({
          name: 'people',
          fields: [
            field({ name: 'kind', logics: [{ value: 'x', targets: ['name'], method: 'hide' }] }),
            field({ name: 'name', required: true }),
            field({ name: 'age', inputType: 'number' }),
          ],
          ...more,
        }),
      ],
    )

  test('judges each copy for itself', () => {
    const copies = [
      { _key: 'one', kind: 'x', name: 'a', age: '1' },
      { _key: 'two', kind: 'y', age: 'z' },
    ]
    const { values, issues } = judge(people(), { people: copies })
    expect(values['people']).toEqual([
      { _key: 'one', kind: 'x', age: '1' },
      { _key: 'two', kind: 'y', name: null, age: null },
    ])
    expect(issues.map(({ path, field: name, code }) => [path, name, code])).toEqual([
      ['people.1.name', 'name', 'required'],
      ['people.1.age', 'age', 'number'],
    ])
  })

  test('a condition outside decides about every copy, and one inside about nothing outside', () => {
    const copies = [{ _key: 'one', kind: 'x' }]
    expect(judge(people(), { kind: 'x', people: copies }).values['people']).toEqual([{ _key: 'one', kind: 'x' }])
    const looking = form(
      [field({ name: 'outside' })],
      [
        set({
          name: 'set',
          fields: [field({ name: 'a', logics: [{ value: 'x', targets: ['outside', 'set'], method: 'hide' }] })],
        }),
      ],
    )
    expect([...judge(looking, { set: [{ a: 'x' }] }).asked]).toEqual(['outside', 'set', 'set.0.a'])
  })

  test.each<[unknown, object, number, string | undefined]>([
    [undefined, {}, 0, undefined],
    [undefined, { isRequired: true }, 0, 'copies'],
    [[], { isRequired: true }, 0, 'copies'],
    [Array(4).fill({ name: 'a' }), {}, 3, 'copies'],
    [Array(10_000).fill({ name: 'a' }), { limit: 1e9 }, 100, 'copies'],
    ['text', {}, 0, 'value'],
    [{ 0: { name: 'a' } }, {}, 0, 'value'],
    [['a', null, { name: 'a' }], {}, 1, 'value'],
  ])('of %j with %j has %i copies', (sent, more, count, code) => {
    const { values, issues } = judge(people(more), { people: sent })
    expect(values['people']).toHaveLength(count)
    expect(issues[0]?.code).toBe(code)
    expect(issues[0]?.path).toBe(code && 'people')
  })

  test('repeated and forged keys are replaced', () => {
    const sent = [{ _key: 'k' }, { _key: 'k' }, { _key: '<script>' }, {}]
    const { values } = judge(people({ limit: 4 }), { people: sent })
    const keys = (values['people'] as { _key: string }[]).map(({ _key }) => _key)
    expect(keys[0]).toBe('k')
    expect(new Set(keys).size).toBe(4)
    expect(keys.every((each) => /^[\w-]+$/.test(each))).toBe(true)
  })
})

describe('a calculated field', () => {
  const calculated = (kind: 'sum' | 'count' | 'days', ...of: string[]) =>
    field({ name: 'total', type: 'calculated', calculation: { kind, of } })
  const number = (name: string) => field({ name, inputType: 'number' })
  const day = (name: string) => field({ name, type: 'datetime' })
  const items = set({ name: 'items', fields: [number('price')] })
  const copies = [{ price: '10.50' }, { price: '0.1' }, { price: '' }]

  test.each([
    [form([number('a'), number('b'), calculated('sum', 'a', 'b')]), { a: '0.1', b: '0.2' }, '0.3'],
    [form([number('a'), number('b'), calculated('sum', 'a', 'b')]), { a: '-1', b: '0.25' }, '-0.75'],
    [form([number('a'), calculated('sum', 'a')]), { a: '', total: '999' }, null],
    [form([calculated('sum', 'price')], [items]), { items: copies }, '10.60'],
    [form([calculated('count', 'items')], [items]), { items: copies }, '3'],
    [form([calculated('count', 'price')], [items]), { items: copies }, '2'],
    [form([day('from'), day('to'), calculated('days', 'from', 'to')]), { from: '2026-02-27', to: '2026-03-01' }, '2'],
    [form([day('from'), day('to'), calculated('days', 'from', 'to')]), { from: '2026-02-27' }, null],
    [form([calculated('sum', 'total')]), {}, null],
    [form([calculated('sum', 'nothing')]), {}, null],
  ])('of %j with %j is %j', (definition, answers, total) => {
    expect(judge(definition, answers).values['total']).toBe(total)
  })

  test('in a copy takes its own copy first, and decides about others', () => {
    const definition = form(
      [number('rate')],
      [
        set({
          name: 'items',
          fields: [
            number('price'),
            field({
              ...{ name: 'both', type: 'calculated', calculation: { kind: 'sum', of: ['price', 'rate'] } },
              logics: [{ value: '3', targets: ['why'], method: 'hide' }],
            }),
            field({ name: 'why' }),
          ],
        }),
      ],
    )
    const { values } = judge(definition, {
      rate: '1',
      items: [
        { _key: 'a', price: '2' },
        { _key: 'b', price: '4' },
      ],
    })
    expect(values['items']).toEqual([
      { _key: 'a', price: '2', both: '3' },
      { _key: 'b', price: '4', both: '5', why: null },
    ])
  })
})

test('issues come in the order of the page, which the tabs tell', () => {
  const definition = {
    ...form(
      [field({ name: 'last', required: true }), field({ name: 'first', required: true })],
      [set({ name: 'middle', isRequired: true, fields: [field({ name: 'a' })] })],
    ),
    tabs: [
      { name: 'one', fields: ['first', 'middle'] },
      { name: 'two', fields: ['last'] },
    ],
  }
  expect(judge(definition).issues.map(({ path }) => path)).toEqual(['first', 'middle', 'last'])
})

test('keys of every object are answers to nothing', () => {
  const answers = JSON.parse('{"__proto__": {"a": "x"}, "constructor": "x", "toString": "x", "unknown": "x"}') as object
  const { values } = judge(form([field({ name: 'a' }), field({ name: 'valueOf' })]), { ...answers })
  expect(values).toEqual({ a: null, valueOf: null })
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
})
