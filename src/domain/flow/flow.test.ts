import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { holds } from './compare.ts'
import { lintFlow } from './lint-flow.ts'
import { fillText, fillTree, pickOutput } from './placeholder.ts'
import { readSteps } from './read-steps.ts'
import { hideValues, redactSteps } from './redact.ts'
import { type FlowOperator, type FlowStep, type FlowTrigger, stepCodes } from './step.ts'
import { stepKinds } from './step-kinds.ts'
import { firstPath, nextPath, stepAt, walkSteps } from './walk.ts'

const step = (id: string, more: Partial<FlowStep> = {}): FlowStep => ({
  ...{ id, code: 'continue', status: 'on', name: '', input: {}, request: '', output: {}, export: [] },
  ...{ true: [], false: [] },
  ...more,
})

describe('placeholders', () => {
  const values = { form: { name: 'มานะ', age: 12, __proto__: null }, session: { user: { email: 'a@b.co' } }, step: {} }
  it.each([
    ['สวัสดี {{form.name}}', 'สวัสดี มานะ'],
    ['{{ session.user.email }}!', 'a@b.co!'],
    ['{{form.missing}}', ''],
    ['{{constructor.constructor}}', ''],
    ['{{form.constructor}}', ''],
    ['{{form.__proto__}}', ''],
    ['{{form.toString}}', ''],
    ['{{__proto__}}', ''],
    ['{{{{form.name}}}}', ''],
    ['{{form.{{form.name}}}}', ''],
    ['{{form.name', '{{form.name'],
    ['a }} b {{', 'a }} b {{'],
    ['{{}}', ''],
    ['{{form.name.length}}', ''],
    [`{{${'form.'.repeat(30)}name}}`, ''],
  ])('%j becomes %j', (template, filled) => {
    expect(fillText(template, values)).toBe(filled)
  })

  it('keeps the type of a placeholder alone, and a quote in an answer cannot break the JSON', () => {
    const tree = { age: '{{form.age}}', none: '{{form.x}}', text: 'อายุ {{form.age}}', list: ['{{form.q}}'] }
    expect(fillTree(tree, { form: { age: 12, q: '"},{"admin":true' } })).toEqual({
      ...{ age: 12, none: null, text: 'อายุ 12' },
      list: ['"},{"admin":true'],
    })
  })

  it('never fills what a value brought along', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(fillText('<{{form.a}}>', { form: { a: typed }, session: { secret: 'S' } })).toBe(`<${typed}>`)
      }),
    )
  })

  it('picks output by own properties alone', () => {
    expect(pickOutput({ body: { id: 7 } }, { id: 'body.id', all: '', no: 'body.constructor.name' })).toEqual({
      ...{ id: 7, no: null },
      all: { body: { id: 7 } },
    })
  })
})

describe('the way through a flow', () => {
  const steps = [step('a', { true: [step('b', { false: [step('c')] })], false: [step('d')] }), step('e')]
  it.each<[string, boolean | null, string | null]>([
    ['0', true, '0.true.0'],
    ['0', false, '0.false.0'],
    ['0', null, '1'],
    ['0.true.0', true, '1'],
    ['0.true.0', false, '0.true.0.false.0'],
    ['0.true.0.false.0', true, '1'],
    ['0.false.0', false, '1'],
    ['1', true, null],
    ['7', true, null],
    ['0.neither.0', true, null],
  ])('from %s with %j goes to %j', (path, outcome, next) => {
    expect(nextPath(steps, { path, outcome })).toBe(next)
  })

  it('ends after at most as many steps as there are, whatever the outcomes', () => {
    const tree = fc.letrec((tie) => ({
      list: fc.array(tie('one'), { maxLength: 3, depthIdentifier: 'steps' }),
      one: fc.record({ yes: fc.oneof({ depthSize: 'small' }, fc.constant([]), tie('list')), no: fc.constant([]) }),
    })).list
    const built = (list: unknown): FlowStep[] =>
      (list as { yes: unknown; no: unknown }[]).map(({ yes, no }) => step('x', { true: built(yes), false: built(no) }))
    fc.assert(
      fc.property(tree, fc.infiniteStream(fc.boolean()), (list, outcomes) => {
        const flow = built(list)
        const seen = new Set<string>()
        for (let path = firstPath(flow); path !== null;) {
          expect(seen.has(path)).toBe(false)
          seen.add(path)
          expect(stepAt(flow, path)).not.toBeNull()
          path = nextPath(flow, { path, outcome: outcomes.next().value as boolean })
        }
        expect(seen.size).toBeLessThanOrEqual(walkSteps(flow).length)
      }),
    )
  })
})

test.each<[unknown, FlowOperator, unknown, boolean]>([
  ['10', 'gt', '9', true],
  ['a', 'eq', 'a', true],
  [10, 'lte', '10', true],
  ['', 'empty', '', true],
  [null, 'filled', '', false],
  [['ก', 'ข'], 'contains', 'ข', true],
  ['สวัสดี', 'contains', 'สวัส', true],
  ['x', 'contains', '', false],
  ['2569-01-02', 'lt', '2569-01-03', true],
  ['a', 'ne', 'b', true],
  ['1e400', 'gt', '1', true],
])('%j %s %j is %j', (left, operator, right, expected) => {
  expect(holds([{ left, operator, right }], { isAny: false })).toBe(expected)
})

describe('reading steps', () => {
  const nested = (depth: number): unknown =>
    depth === 0 ? [] : [{ id: `s${depth}`, code: 'continue', true: nested(depth - 1) }]
  it.each<[string, unknown, string | null]>([
    ['the least that a step says', [{ id: 'a', code: 'stop' }], null],
    ['200 steps', Array.from({ length: 200 }, (_, n) => ({ id: `s${n}`, code: 'stop' })), null],
    ['201 steps', Array.from({ length: 201 }, (_, n) => ({ id: `s${n}`, code: 'stop' })), 'size'],
    ['five levels', nested(5), null],
    ['six levels', nested(6), 'depth'],
    [
      'a step twice',
      [
        { id: 'a', code: 'stop' },
        { id: 'a', code: 'stop' },
      ],
      'double',
    ],
    ['a text', 'steps', 'shape'],
    ['an unknown key', [{ id: 'a', code: 'stop', run: 'rm' }], 'shape'],
    ['a code with spaces', [{ id: 'a', code: 'st op' }], 'shape'],
    ['a status of its own', [{ id: 'a', code: 'stop', status: 'maybe' }], 'shape'],
    ['a path that is no text', [{ id: 'a', code: 'http', output: { x: 1 } }], 'shape'],
    ['300 kB', [{ id: 'a', code: 'alert', input: { message: 'x'.repeat(300_000) } }], 'size'],
  ])('%s', (_, input, reason) => {
    const read = readSteps(input)
    expect('fault' in read ? read.fault.reason : null).toBe(reason)
  })

  it('answers every JSON without throwing', () => {
    fc.assert(fc.property(fc.jsonValue(), (input) => void readSteps(input)))
  })
})

describe('what keeps a flow from being published', () => {
  const facts = {
    ...{ trigger: 'button' as FlowTrigger, actions: ['enrol'], hosts: ['api.example.com', 'other.example.com'] },
    secrets: [{ name: 'KEY', hosts: ['api.example.com'] }],
  }
  const http = (input: object, request = '') =>
    step('h', { code: 'http', request, input: { method: 'POST', url: 'https://api.example.com/x', ...input } })
  const secret = [{ name: 'Authorization', value: 'Bearer {{secret.KEY}}' }]
  it.each<[string, FlowStep, FlowTrigger, string[]]>([
    ['a call with its secret', http({ headers: secret }, '{"k":"{{secret.KEY}}"}'), 'button', []],
    ['a secret in the address', http({ url: 'https://api.example.com/{{secret.KEY}}' }), 'button', ['secret']],
    ['a secret at another host', http({ url: 'https://other.example.com/', headers: secret }), 'button', ['secret']],
    ['a secret that is unknown', http({}, '"{{secret.NONE}}"'), 'button', ['secret']],
    ['a secret in an alert', step('a', { code: 'alert', input: { message: '{{secret.KEY}}' } }), 'button', ['secret']],
    ['a host that is not listed', http({ url: 'https://evil.example/' }), 'button', ['host']],
    ['a host from an answer', http({ url: 'https://{{form.host}}/' }), 'button', ['value']],
    ['a host behind a user name', http({ url: 'https://api.example.com@evil.example/' }), 'button', ['value']],
    ['another protocol', http({ url: 'file:///etc/passwd' }), 'button', ['value']],
    ['a header of the connection', http({ headers: [{ name: 'Host', value: 'x' }] }), 'button', ['value']],
    ['a header with a line break', http({ headers: [{ name: 'X', value: 'a\r\nb' }] }), 'button', ['value']],
    ['broken JSON', http({}, '{"a":'), 'button', ['json']],
    ['a placeholder that is no text in JSON', http({}, '{"a":{{form.a}}}'), 'button', ['json']],
    ['an unknown code', step('x', { code: 'xyz' }), 'button', ['code']],
    ['goto to a script', step('g', { code: 'goto', input: { path: 'javascript:alert(1)' } }), 'button', ['route']],
    ['goto to another site', step('g', { code: 'goto', input: { path: '//evil.example' } }), 'button', ['route']],
    ['goto with a backslash', step('g', { code: 'goto', input: { path: '/\\evil.example' } }), 'button', ['route']],
    ['goto to an answer', step('g', { code: 'goto', input: { path: '/{{form.to}}' } }), 'button', ['route']],
    ['goto to a course', step('g', { code: 'goto', input: { path: '/course/{{form.id}}' } }), 'button', []],
    ['a prompt in a sent form', step('p', { code: 'prompt', input: { message: 'x' } }), 'form', ['browser']],
    ['a wait in a schedule', step('w', { code: 'wait', input: { seconds: 60 } }), 'schedule', []],
    ['a log-in without a click', step('l', { code: 'login' }), 'block', ['person']],
    ['a log-in behind a button', step('l', { code: 'login' }), 'button', []],
    ['an unknown action', step('c', { code: 'call', input: { action: 'eval' } }), 'button', ['action']],
    ['a known action', step('c', { code: 'call', input: { action: 'enrol' } }), 'button', []],
    ['an empty alert', step('a', { code: 'alert' }), 'button', ['required']],
    ['a wait of minus one', step('w', { code: 'wait', input: { seconds: -1 } }), 'button', ['value']],
    ['an unknown root', step('a', { code: 'alert', input: { message: '{{process.env}}' } }), 'button', ['placeholder']],
    ['an export without a value', step('s', { export: ['x'] }), 'button', ['value']],
  ])('%s', (_, one, trigger, codes) => {
    expect(lintFlow([one], { ...facts, trigger }).map(({ code }) => code)).toEqual(codes)
  })

  it('says a name that two steps have, and never throws', () => {
    expect(lintFlow([step('a', { name: 'x' }), step('b', { name: 'x' })], facts).map(({ step: id }) => id)).toEqual([
      'b',
    ])
    fc.assert(fc.property(fc.jsonValue(), (input) => void lintFlow(input, facts)))
  })
})

describe('what a visitor sees', () => {
  it('of the server only codes, also inside branches', () => {
    const hidden = step('h', {
      ...{ code: 'http', name: 'send', request: '{"k":"{{secret.KEY}}"}' },
      input: { url: 'https://host.example/', headers: [{ name: 'X', value: 'v' }] },
      true: [step('a', { code: 'alert', input: { message: 'ถึง {{form.name}}' } })],
    })
    const seen = redactSteps([hidden], { form: { name: 'มานะ' } })
    expect(JSON.stringify(seen)).not.toMatch(/host\.example|KEY|headers/)
    expect(seen[0]).toMatchObject({ code: 'http', status: 'on', name: 'send' })
    expect(seen[0]!.true[0]).toMatchObject({ input: { message: 'ถึง มานะ' } })
  })

  it('never a secret in what is recorded, also as it is written in JSON', () => {
    expect(hideValues('{"a":"k\\"ey"} k"ey', ['k"ey'])).toBe('{"a":"•••"} •••')
  })
})

test('every code has a kind', () => {
  expect(Object.keys(stepKinds).toSorted()).toEqual([...stepCodes].toSorted())
  expect(stepCodes).toHaveLength(19)
})
