import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { openDeviceStore } from '../../player/device/device-store.ts'
import type { WaitingWords } from '../words.ts'
import styles from './waiting.module.css'

const maxSkewMs = 2 * 60_000

interface Check {
  id: string
  isGood: boolean
  text: string
}

/** Whether this device can sit an exam: its connection, its storage and its clock. A failed check warns and stops nobody. */
export function DeviceCheck({ serverNow, words }: { serverNow: string; words: WaitingWords }) {
  const checks = useChecks(serverNow, words)
  return (
    <section className={styles.part} aria-live="polite">
      <h2>{words.device}</h2>
      {!checks && <p>{words.checking}</p>}
      <ul className={styles.checks}>
        {checks?.map(({ id, isGood, text }) => (
          <li key={id} className={isGood ? undefined : styles.bad}>
            <Icon name={isGood ? 'check' : 'alert'} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
    </section>
  )
}

function useChecks(serverNow: string, words: WaitingWords): Check[] | null {
  const [device, setDevice] = useState<{ hasStore: boolean; isClockRight: boolean } | null>(null)
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  )
  useEffect(() => {
    let isHere = true
    const isClockRight = Math.abs(Date.now() - Date.parse(serverNow)) < maxSkewMs
    void canStore().then((hasStore) => isHere && setDevice({ hasStore, isClockRight }))
    return () => void (isHere = false)
  }, [serverNow])
  if (!device) return null
  const { hasStore, isClockRight } = device
  return [
    { id: 'online', isGood: isOnline, text: isOnline ? words.isOnline : words.isOffline },
    { id: 'store', isGood: hasStore, text: hasStore ? words.hasStore : words.noStore },
    { id: 'clock', isGood: isClockRight, text: isClockRight ? words.clockRight : words.clockOff },
  ]
}

function watchNetwork(onChange: () => void): () => void {
  const ended = new AbortController()
  for (const event of ['online', 'offline'] as const) addEventListener(event, onChange, { signal: ended.signal })
  return () => ended.abort()
}

/** Opens the store of answers with a key of its own, and stores nothing. */
async function canStore(): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return false
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const deviceKey = btoa(String.fromCodePoint(...bytes))
  return (await openDeviceStore({ attemptID: 'check', deviceKey, tab: crypto.randomUUID() }, () => Date.now())) !== null
}
