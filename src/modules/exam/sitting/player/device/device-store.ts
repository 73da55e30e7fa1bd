import type { Leftover } from '../outbox/leftovers.ts'
import { openRecords, type Records } from './records.ts'
import { createSeal, type Seal } from './seal.ts'

/** Unsent answers of an attempt on this device. */
export interface DeviceStore {
  /** Returns what this and other tabs left, one entry for each slot: the newest. */
  read: () => Promise<Leftover[]>
  /** Replaces what this tab left and what it read of others. Returns false if the device cannot store it. */
  write: (leftovers: readonly Leftover[]) => Promise<boolean>
  /** Removes what all tabs left of this attempt. */
  clear: () => Promise<void>
}

type Owner = { attemptID: string; deviceKey: string; tab: string }

/** Opens the store. Without IndexedDB or WebCrypto it is null, and answers wait in memory only. */
export async function openDeviceStore(owner: Owner, now: () => number): Promise<DeviceStore | null> {
  try {
    const seal = await createSeal({ deviceKey: owner.deviceKey, context: owner.attemptID })
    const records = await openRecords(now())
    return deviceStore(owner, { seal, records, now })
  } catch {
    return null
  }
}

/** Each tab has a record of its own, so that one never overwrites what another left. */
export function deviceStore({ attemptID, tab }: Owner, { seal, records, now }: Parts): DeviceStore {
  const own = `${attemptID} ${tab}`
  let others: string[] = []
  return {
    read: async () => {
      const all = await records.list(`${attemptID} `).catch(() => [])
      others = all.map(({ key }) => key).filter((key) => key !== own)
      const texts = await Promise.all(
        all.toSorted((one, other) => one.atMs - other.atMs).map(({ sealed }) => seal.open(sealed)),
      )
      return newestOf(texts.flatMap((text) => (text === null ? [] : (JSON.parse(text) as Leftover[]))))
    },
    write: async (leftovers) => {
      try {
        const isEmpty = leftovers.length === 0
        if (!isEmpty) await records.put(own, { atMs: now(), sealed: await seal.close(JSON.stringify(leftovers)) })
        await records.remove(isEmpty ? [own, ...others] : others)
        others = []
        return true
      } catch {
        return false
      }
    },
    clear: async () => {
      const all = await records.list(`${attemptID} `).catch(() => [])
      await records.remove(all.map(({ key }) => key)).catch(() => undefined)
    },
  }
}

type Parts = { seal: Seal; records: Records; now: () => number }

/** Of two entries for a slot the higher version wins, then the later record. */
function newestOf(leftovers: readonly Leftover[]): Leftover[] {
  const bySlot = new Map<string, Leftover>()
  for (const leftover of leftovers) {
    const other = bySlot.get(leftover.slot)
    if (!other || other.version <= leftover.version) bySlot.set(leftover.slot, leftover)
  }
  return [...bySlot.values()]
}
