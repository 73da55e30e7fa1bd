import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Sitting } from '../../protocol.ts'
import { type DeviceStore, openDeviceStore } from '../device/device-store.ts'
import { tabLock } from '../device/tab-lock.ts'
import { Sender, type SendState } from './sender.ts'
import type { Transport } from './transport.ts'

export const nowMs = () => performance.now()

type Options = { sitting: Sitting; transport: Transport; openStore?: (() => Promise<DeviceStore | null>) | undefined }

/** Runs the sender of a sitting while its page is open. */
export function useSender({ sitting, transport, openStore }: Options): [Sender, SendState] {
  const [sender] = useState(() => {
    const openOwn = () => openDeviceStore({ ...sitting, tab: crypto.randomUUID() }, () => Date.now())
    const lockOf = (onLost: () => void) => tabLock(sitting.attemptID, onLost)
    return new Sender({
      sitting,
      transport,
      openStore: openStore ?? openOwn,
      lockOf,
      nowMs,
      random: () => Math.random(),
    })
  })
  useEffect(() => {
    void sender.start()
    const stop = watchPage(sender)
    return () => {
      stop()
      sender.stop()
    }
  }, [sender])
  return [sender, useSyncExternalStore(sender.subscribe, sender.read, sender.read)]
}

/** Sends at once when the page is left, and again when the page or the network returns. */
function watchPage(sender: Sender): () => void {
  const ended = new AbortController()
  const until = { signal: ended.signal }
  for (const event of ['online', 'focus', 'pageshow'] as const) addEventListener(event, sender.sendNow, until)
  addEventListener('pagehide', sender.hurry, until)
  document.addEventListener('visibilitychange', sender.sendNow, until)
  const warn = (event: BeforeUnloadEvent) => {
    if (sender.unsent > 0 && sender.read().outbox.status === 'open') event.preventDefault()
  }
  addEventListener('beforeunload', warn, until)
  return () => ended.abort()
}
