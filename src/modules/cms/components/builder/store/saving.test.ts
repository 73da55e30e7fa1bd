import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeObject } from '#domain/page/edit/edits.ts'
import { findPart } from '#domain/page/edit/find.ts'
import type { Page } from '#domain/page/page.ts'
import { keptWork } from './kept-work.ts'
import { afterMs, Saving } from './saving.ts'
import { BuilderStore } from './store.ts'
import type { AskResponse } from './use-ask.ts'

const of = { page: 'p', person: 'me' }
const object = (id: string) => ({ id, type: 'heading', version: 1, props: { text: id } })
const first: Page = {
  version: 1,
  rows: [
    { id: 'r', gapSize: 24, columns: [{ id: 'c', col: 12, alignment: 'left', objects: [object('a'), object('b')] }] },
  ],
}
const written = (page: Page, id: string, text: string) => changeObject(page, id, { props: { text } })
const textOf = (page: Page, id: string) => {
  const found = findPart(page, id)
  return found?.part === 'object' ? found.object.props['text'] : null
}

let answers: AskResponse[]
let sent: Record<string, string>[]
let kept: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers()
  ;[answers, sent, kept] = [[], [], new Map()]
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function begin(slowMs = 0) {
  const store = new BuilderStore({ page: first, shown: {} })
  const ask = (fields: Record<string, string>) => {
    sent.push(fields)
    const answer = answers.shift() ?? { refused: { status: 0, why: '' } }
    if (slowMs === 0) return Promise.resolve(answer)
    return new Promise<AskResponse>((resolve) => setTimeout(resolve, slowMs, answer))
  }
  const saving = new Saving({ store, ask, of, saved: first, revision: 3 })
  saving.start()
  return { store, saving }
}

const saved = (revision: number, page: Page, isMerged = false): AskResponse => ({ saved: { revision, page, isMerged } })
const wait = () => vi.advanceTimersByTimeAsync(afterMs)

test('a change is saved a moment later, once, at the revision that it began at', async () => {
  const { store, saving } = begin()
  const next = written(written(first, 'a', 'หนึ่ง'), 'a', 'สอง')
  answers = [saved(4, next)]
  store.change(written(first, 'a', 'หนึ่ง'))
  store.change(next)
  expect(saving.get().is).toBe('waiting')
  await wait()
  expect(sent).toEqual([{ intent: 'save', page: JSON.stringify(next), revision: '3' }])
  expect([saving.get().is, saving.revision, keptWork(of)]).toEqual(['saved', 4, null])
})

test('without a connection the work stays in the browser, and is sent once there is one', async () => {
  const { store, saving } = begin()
  const next = written(first, 'a', 'ออฟไลน์')
  store.change(next)
  await wait()
  expect(saving.get().is).toBe('offline')
  expect(keptWork(of)).toEqual({ page: next, revision: 3 })
  answers = [saved(4, next)]
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect([saving.get().is, keptWork(of)]).toEqual(['saved', null])
})

test('what was left in the browser is taken up by the next visit, and sent at its own revision', async () => {
  const next = written(first, 'b', 'ค้างไว้')
  const { store, saving } = begin()
  expect(saving.takeUp({ page: first, revision: 3 })).toBe(false)
  expect(saving.takeUp({ page: next, revision: 9 })).toBe(false)
  expect(saving.takeUp({ page: next, revision: 2 })).toBe(true)
  answers = [saved(4, next)]
  await wait()
  expect(store.get().page).toEqual(next)
  expect(sent[0]).toMatchObject({ revision: '2' })
})

test('what others wrote comes in under what is written meanwhile', async () => {
  const { store, saving } = begin(50)
  const mine = written(first, 'a', 'ของฉัน')
  store.change(mine)
  answers = [saved(5, written(mine, 'b', 'ของเขา'), true)]
  void saving.save()
  await vi.advanceTimersByTimeAsync(10)
  store.change(written(mine, 'a', 'ของฉันต่อ'))
  await vi.advanceTimersByTimeAsync(50)
  expect([textOf(store.get().page, 'a'), textOf(store.get().page, 'b')]).toEqual(['ของฉันต่อ', 'ของเขา'])
  expect(saving.isSaved()).toBe(false)
})

test.each([
  ['mine', 'ของฉัน'],
  ['theirs', 'ของเขา'],
] as const)('of a part that both changed, %s stands as it was chosen, and all else of both', async (whose, text) => {
  const { store, saving } = begin()
  const theirs = written(written(first, 'a', 'ของเขา'), 'b', 'เขาเขียน')
  answers = [{ saved: { conflict: { page: theirs, revision: 7, by: 'มาลี', objects: ['a'] } } }]
  store.change(written(first, 'a', 'ของฉัน'))
  await wait()
  expect(saving.get()).toMatchObject({ is: 'conflict', conflict: { by: 'มาลี' } })
  await wait()
  expect(sent).toHaveLength(1)
  saving.settle(whose)
  expect([textOf(store.get().page, 'a'), textOf(store.get().page, 'b')]).toEqual([text, 'เขาเขียน'])
})

test('a refusal is said, and the next change is tried again', async () => {
  const { store, saving } = begin()
  answers = [{ refused: { status: 400, why: 'ใหญ่เกินไป' } }]
  store.change(written(first, 'a', 'หนึ่ง'))
  await wait()
  expect(saving.get()).toEqual({ is: 'failed', why: 'ใหญ่เกินไป' })
  const next = written(first, 'a', 'สอง')
  answers = [saved(4, next)]
  store.change(next)
  await wait()
  expect(saving.get().is).toBe('saved')
})
