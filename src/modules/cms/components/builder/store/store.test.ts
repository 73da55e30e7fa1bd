import { expect, test, vi } from 'vitest'
import type { Page } from '#domain/page/page.ts'
import { BuilderStore } from './store.ts'

const page = (gapSize: number): Page => ({ version: 1, rows: [{ id: 'r', gapSize, columns: [] }] })

test('each change is a step back, and changes of one kind that follow each other are one', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const store = new BuilderStore({ page: page(0), shown: {} })
  for (const gap of [1, 2, 3]) store.change(page(gap), 'gap r')
  vi.advanceTimersByTime(2000)
  store.change(page(4), 'gap r')
  store.change(page(5))
  const steps = [5, 4, 3, 0].map((gap) => {
    expect(store.get().page).toEqual(page(gap))
    store.undo()
    return gap
  })
  for (const gap of steps.toReversed()) {
    expect(store.get().page).toEqual(page(gap))
    store.redo()
  }
  vi.useRealTimers()
})

test('what follows a step back is forgotten by the next change', () => {
  const store = new BuilderStore({ page: page(0), shown: {} })
  store.change(page(1))
  store.undo()
  store.change(page(2))
  store.redo()
  expect(store.get()).toMatchObject({ page: page(2), future: [] })
})

test('at most two hundred steps are kept', () => {
  const store = new BuilderStore({ page: page(0), shown: {} })
  for (let gap = 1; gap <= 250; gap++) store.change(page(gap))
  expect(store.get().past).toHaveLength(200)
})
