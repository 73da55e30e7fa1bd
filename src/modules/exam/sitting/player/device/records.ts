import type { Sealed } from './seal.ts'

export interface StoredRecord {
  key: string
  /** When it was written, by the device's clock. */
  atMs: number
  sealed: Sealed
}

/** A table of encrypted records on the device, by key. Its promises fail where the browser's database does. */
export interface Records {
  list: (prefix: string) => Promise<StoredRecord[]>
  put: (key: string, record: Omit<StoredRecord, 'key'>) => Promise<void>
  remove: (keys: readonly string[]) => Promise<void>
}

const name = 'wicha-exam'
const table = 'unsent'
/** Older records belong to attempts that ended long ago. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000

/** Opens the table in IndexedDB and removes old records. */
export async function openRecords(nowMs: number): Promise<Records> {
  const opening = indexedDB.open(name, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(table, { keyPath: 'key' }))
  const database = await resultOf(opening)
  const inTable = (mode: IDBTransactionMode) => database.transaction(table, mode).objectStore(table)
  const records: Records = {
    list: (prefix) =>
      resultOf<StoredRecord[]>(inTable('readonly').getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))),
    put: async (key, record) => void (await resultOf(inTable('readwrite').put({ key, ...record }))),
    remove: async (keys) => {
      const store = inTable('readwrite')
      await Promise.all(keys.map((key) => resultOf(store.delete(key))))
    },
  }
  const old = (await records.list('')).filter(({ atMs }) => atMs < nowMs - maxAgeMs)
  await records.remove(old.map(({ key }) => key))
  return records
}

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })
