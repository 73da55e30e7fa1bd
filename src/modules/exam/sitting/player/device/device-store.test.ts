import { describe, expect, it } from 'vitest'
import type { Leftover } from '../outbox/leftovers.ts'
import { deviceStore, openDeviceStore } from './device-store.ts'
import type { Records, StoredRecord } from './records.ts'
import { createSeal } from './seal.ts'

const deviceKey = btoa('0123456789abcdef0123456789abcdef')
const left = (slot: string, response: string, version = 0): Leftover => ({
  ...{ slot, response, version, isFlagged: false, sent: null },
})

function memory() {
  const all = new Map<string, StoredRecord>()
  const records: Records = {
    list: async (prefix) => [...all.values()].filter(({ key }) => key.startsWith(prefix)),
    put: async (key, record) => void all.set(key, { key, ...record }),
    remove: async (keys) => keys.forEach((key) => all.delete(key)),
  }
  return { all, records }
}

async function storeOf(
  { records }: { records: Records },
  of: { tab: string; attemptID?: string; atMs?: number; key?: string },
) {
  const { tab, attemptID = 'attempt1', atMs = 0, key = deviceKey } = of
  const seal = await createSeal({ deviceKey: key, context: attemptID })
  return deviceStore({ attemptID, deviceKey: key, tab }, { seal, records, now: () => atMs })
}

describe('answers on the device', () => {
  it('come back as they were, and are unreadable without the key', async () => {
    const device = memory()
    const store = await storeOf(device, { tab: 'a' })
    expect(await store.write([left('1', 'คำตอบลับ')])).toBe(true)
    expect(await store.read()).toEqual([left('1', 'คำตอบลับ')])
    const [record] = device.all.values()
    expect(Buffer.from(record!.sealed.bytes).toString('utf8')).not.toContain('คำตอบ')
    const stranger = await storeOf(device, { tab: 'a', key: btoa('another key of exactly 32 bytes!') })
    expect(await stranger.read()).toEqual([])
  })

  it('of another attempt are not opened, even under its name', async () => {
    const device = memory()
    await (await storeOf(device, { tab: 'a', attemptID: 'other' })).write([left('1', 'x')])
    const { sealed } = [...device.all.values()][0]!
    await device.records.put('attempt1 a', { atMs: 0, sealed })
    expect(await (await storeOf(device, { tab: 'a' })).read()).toEqual([])
  })

  it('that were damaged are left out', async () => {
    const device = memory()
    const store = await storeOf(device, { tab: 'a' })
    await store.write([left('1', 'x')])
    new Uint8Array([...device.all.values()][0]!.sealed.bytes)[0]! ^= 1
    expect(await store.read()).toEqual([])
  })

  it('of two tabs are merged: the higher version wins, then the later one', async () => {
    const device = memory()
    await (await storeOf(device, { tab: 'a', atMs: 2 })).write([left('1', 'later'), left('2', 'older', 1)])
    await (await storeOf(device, { tab: 'b', atMs: 1 })).write([left('1', 'earlier'), left('2', 'newer', 2)])
    const store = await storeOf(device, { tab: 'c', atMs: 3 })
    const all = await store.read()
    expect(Object.fromEntries(all.map(({ slot, response }) => [slot, response]))).toEqual({ 1: 'later', 2: 'newer' })
    await store.write(all)
    expect([...device.all.keys()], 'what was taken over is stored once').toEqual(['attempt1 c'])
    await store.write([])
    expect(device.all.size).toBe(0)
  })

  it('are cleared for the attempt alone', async () => {
    const device = memory()
    await (await storeOf(device, { tab: 'a' })).write([left('1', 'x')])
    await (await storeOf(device, { tab: 'a', attemptID: 'other' })).write([left('1', 'x')])
    await (await storeOf(device, { tab: 'b' })).clear()
    expect([...device.all.keys()]).toEqual(['other a'])
  })

  it('that cannot be stored are reported', async () => {
    const records: Records = { ...memory().records, put: () => Promise.reject(new Error('full')) }
    expect(await (await storeOf({ records }, { tab: 'a' })).write([left('1', 'x')])).toBe(false)
  })

  it('have no store without IndexedDB or with a damaged key', async () => {
    expect(await openDeviceStore({ attemptID: 'a', deviceKey, tab: 't' }, () => 0)).toBeNull()
    expect(await openDeviceStore({ attemptID: 'a', deviceKey: '%', tab: 't' }, () => 0)).toBeNull()
  })
})
