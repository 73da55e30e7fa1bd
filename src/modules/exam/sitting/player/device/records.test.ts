import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openRecords, type StoredRecord } from './records.ts'

/** As much of IndexedDB as a table by key needs. Every request ends in a later task, as in a browser. */
class FakeIndexedDB {
  rows = new Map<string, StoredRecord>()
  isBroken = false
  #tables = new Set<string>()

  open = () => {
    const request = this.#request(() => ({
      createObjectStore: (name: string) => void this.#tables.add(name),
      transaction: (name: string) => {
        if (!this.#tables.has(name)) throw new Error(`no table ${name}`)
        return { objectStore: () => this.#store() }
      },
    }))
    queueMicrotask(() => request.dispatchEvent(new Event('upgradeneeded')))
    return request
  }

  #store() {
    return {
      getAll: ([from, to]: [string, string]) =>
        this.#request(() => [...this.rows.values()].filter(({ key }) => key >= from && key <= to)),
      put: (record: StoredRecord) => this.#request(() => void this.rows.set(record.key, record)),
      delete: (key: string) => this.#request(() => void this.rows.delete(key)),
    }
  }

  #request<Result>(act: () => Result) {
    const result = this.isBroken ? null : act()
    const request = Object.assign(new EventTarget(), { result, error: this.isBroken ? new Error('quota') : null })
    setTimeout(() => request.dispatchEvent(new Event(request.error ? 'error' : 'success')), 0)
    return request
  }
}

const dayMs = 24 * 60 * 60 * 1000
const sealed = { iv: new Uint8Array(12), bytes: new ArrayBuffer(8) }
let database: FakeIndexedDB

beforeEach(() => {
  database = new FakeIndexedDB()
  vi.stubGlobal('indexedDB', database)
  vi.stubGlobal('IDBKeyRange', { bound: (from: string, to: string) => [from, to] })
})
afterEach(() => void vi.unstubAllGlobals())

it('lists the records of a prefix, and removes by key', async () => {
  const records = await openRecords(0)
  for (const key of ['a 1', 'a 2', 'ab 1', 'b 1']) await records.put(key, { atMs: 0, sealed })
  expect((await records.list('a ')).map(({ key }) => key)).toEqual(['a 1', 'a 2'])
  await records.remove(['a 1', 'missing'])
  expect([...database.rows.keys()]).toEqual(['a 2', 'ab 1', 'b 1'])
})

it('forgets records of attempts that ended a month ago', async () => {
  const first = await openRecords(0)
  await first.put('old 1', { atMs: 0, sealed })
  await first.put('new 1', { atMs: 20 * dayMs, sealed })
  await openRecords(31 * dayMs)
  expect([...database.rows.keys()]).toEqual(['new 1'])
})

it('fails where the browser refuses to store', async () => {
  const records = await openRecords(0)
  database.isBroken = true
  await expect(records.put('a 1', { atMs: 0, sealed })).rejects.toThrow('quota')
})
