import { useEffect } from 'react'
import { claimAutoRun } from './auto-run.ts'
import type { FlowAutoContent } from './load.server.ts'

/** Runs its flow when the page opens. It shows nothing itself, and nothing happens without a script. */
export default function FlowAuto({ shown }: { shown: FlowAutoContent }) {
  useEffect(() => {
    if (!shown || !claimAutoRun(shown, Date.now())) return
    const { flow, words } = shown
    void import('#platform/flow/client/run-flow.ts').then(({ startFlow }) => startFlow(flow, { words, isAuto: true }))
  }, [shown])
  return null
}
