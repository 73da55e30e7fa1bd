import { describe, expect, it, vi } from 'vitest'
import { formOf } from '#domain/form/read-form.ts'
import type { Page } from '#domain/page/page.ts'
import { answerAt, copiesOf, fieldPath, judgePath, pathText, withAnswer, withCopy, withoutCopy } from './answers.ts'
import { allErrors, createFormStore, errorAt } from './form-store.ts'

const object = (id: string, type: string, props: object) => ({ id, type: `form-${type}`, version: 1, props })
const row = (id: string, objects: object[], more: object = {}) => ({
  ...{ id, gapSize: 24, columns: [{ id: `c${id}`, col: 12, alignment: 'left', objects }] },
  ...more,
})
const page = {
  version: 1,
  rows: [
    row('r1', [
      object('o1', 'radiobox', {
        ...{ name: 'kind', label: 'ประเภท', options: ['person', 'company'].map((value) => ({ value, label: value })) },
        logics: [{ value: 'company', method: 'show', targets: ['tax'] }],
      }),
      object('o2', 'input', { name: 'tax', label: 'เลขผู้เสียภาษี', required: true, show: false }),
      object('o3', 'input', { name: 'mail', label: 'อีเมล', inputType: 'email' }),
    ]),
    row('r2', [object('o4', 'input', { name: 'name', label: 'ชื่อ', required: true })], {
      ...{ dataMode: 'set', dataSetName: 'people', dataSetLimit: 3, dataSetTitle: 'ผู้เข้าอบรม' },
    }),
  ],
} as unknown as Page
const definition = formOf(page)
const answers = { kind: 'person', tax: '', mail: '', people: [{ _key: 'a', name: '' }] }

const newStore = () => {
  const due: (() => void)[] = []
  const facts = { today: '2026-11-28', session: {} }
  const store = createFormStore({ definition, facts, locale: 'th', answers, later: (run) => void due.push(run) })
  return { store, due, judgeAll: () => due.splice(0).forEach((run) => run()) }
}

describe('copies', () => {
  const three = ['b', 'c', 'd'].reduce(
    (before, _key) => withCopy(before, { set: 'people', limit: 3, copy: { _key, name: _key } }),
    answers as Readonly<Record<string, unknown>>,
  )

  it('are added up to the limit', () => {
    expect(copiesOf(three, 'people').map(({ _key }) => _key)).toEqual(['a', 'b', 'c'])
  })

  it('stay themselves when the one before them is removed', () => {
    const path = { set: 'people', key: 'c', name: 'name' }
    const written = withAnswer(three, path, 'สมหญิง')
    const removed = withoutCopy(written, { set: 'people', key: 'b' })
    expect(answerAt(removed, path)).toBe('สมหญิง')
    expect([judgePath(written, path), judgePath(removed, path)]).toEqual(['people.2.name', 'people.1.name'])
    expect(fieldPath(removed, 'people.1.name')).toEqual(path)
  })

  it('that no longer exist take no answer', () => {
    const path = { set: 'people', key: 'z', name: 'name' }
    expect(withAnswer(three, path, 'x')).toEqual(three)
    expect(fieldPath(three, 'people.9.name')).toBeNull()
  })
})

describe('the state of a form', () => {
  it('is drawn before it is judged, and judged once for many letters', () => {
    const { store, due, judgeAll } = newStore()
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    for (const text of ['a', 'a@', 'a@b']) store.edit({ name: 'mail' }, text)
    expect(store.read().answers['mail']).toBe('a@b')
    expect(due).toHaveLength(1)
    judgeAll()
    expect(listener).toHaveBeenCalledTimes(4)
    expect(store.read().issues.get('mail')).toBe('กรุณาตรวจสอบรูปแบบอีเมล')
  })

  it('asks what a choice reveals, and restores what was typed when it is chosen again', () => {
    const { store, judgeAll } = newStore()
    const choose = (value: string) => {
      store.edit({ name: 'kind' }, value)
      judgeAll()
      return store.read().judged.asked.has('tax')
    }
    expect(choose('company')).toBe(true)
    expect(store.read().issues.has('tax')).toBe(true)
    store.edit({ name: 'tax' }, '0105')
    expect(choose('person')).toBe(false)
    expect(store.read().issues.has('tax')).toBe(false)
    expect(choose('company')).toBe(true)
    expect(store.read().answers['tax']).toBe('0105')
  })

  it('shows an error where a person was, and all of them after an attempt to send', () => {
    const { store } = newStore()
    store.edit({ name: 'mail' }, 'a@')
    const judged = store.judgeNow()
    expect(errorAt(judged, 'mail')).toBeUndefined()
    store.update({ left: new Set(['mail']) })
    expect(errorAt(store.read(), 'mail')).toBe('กรุณาตรวจสอบรูปแบบอีเมล')
    expect(errorAt(store.read(), 'people.a.name')).toBeUndefined()
    store.update({ isChecked: true })
    expect(errorAt(store.read(), 'people.a.name')).toBe('ไม่มีการกรอกข้อมูล')
    expect(allErrors(store.read()).map(([path]) => path)).toEqual([
      'mail',
      pathText({ set: 'people', key: 'a', name: 'name' }),
    ])
  })

  it('keeps the word of the server until the field is changed', () => {
    const { store } = newStore()
    store.update({ taken: { mail: 'ข้อมูลนี้มีอยู่ในระบบแล้ว' } })
    expect(allErrors(store.judgeNow())).toContainEqual(['mail', 'ข้อมูลนี้มีอยู่ในระบบแล้ว'])
    store.edit({ name: 'mail' }, 'b@c.th')
    expect(errorAt(store.read(), 'mail')).toBeUndefined()
  })
})
