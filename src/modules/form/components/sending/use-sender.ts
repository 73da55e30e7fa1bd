import { useEffect, useMemo, useState } from 'react'
import { type Opening, sendForm } from './calls.ts'
import { type Reply, Sender, type Sending } from './sender.ts'
import { readStored, writeStored } from './stored.ts'

interface SenderInput {
  formID: string
  open: () => Promise<Opening>
  /** Answers that may not be stored in a browser wait in this page alone. */
  mayStore: () => boolean
  /** Returns whether a popup shows the reply. */
  onReply: (reply: Reply) => boolean
}

/** The sending of a form. After a reload, an answer that still waits comes first. */
export function useSender({ formID, open, mayStore, onReply }: SenderInput) {
  const [sending, setSending] = useState<Sending>({ phase: 'idle' })
  const sender = useMemo(
    () =>
      new Sender({
        ...{ open, send: sendForm, schedule },
        store: (submission) => writeStored('waiting', formID, mayStore() ? submission : null),
        exclusively: (run) => exclusively(`wicha-form ${formID}`, run),
      }),
    [formID, open, mayStore],
  )
  useEffect(() =>
    sender.listen((next) => {
      const isVisible = next.phase !== 'answered' || onReply(next.reply)
      setSending(isVisible ? next : { phase: 'idle' })
    }),
  )
  useEffect(() => {
    const waiting = readStored('waiting', formID)
    if (waiting) sender.resume(waiting)
    addEventListener('online', sender.retry)
    return () => {
      removeEventListener('online', sender.retry)
      sender.stop()
    }
  }, [formID, sender])
  return { sending, sender, reset: () => setSending({ phase: 'idle' }) }
}

/** One tab of the device sends at a time. Where the browser has no locks, the key alone decides. */
async function exclusively(name: string, run: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined
  await (locks ? locks.request(name, run) : run())
}

function schedule(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
