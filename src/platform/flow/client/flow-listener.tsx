import { useEffect } from 'react'
import { hasStoredRun } from './stored-run.ts'
import type { FlowWords } from './words.ts'

const loadRunner = () => import('./run-flow.ts')

/** The detail of the event `wicha:flow`. */
interface FlowRequest {
  flow: string
  answers?: Readonly<Record<string, unknown>>
}

/** Starts the flows that pages ask for by the event `wicha:flow`, and goes on with the run of an earlier page. */
export function FlowListener({ words }: { words: FlowWords }) {
  useEffect(() => {
    const start = (event: Event) => {
      const { flow, answers } = ((event as CustomEvent<FlowRequest | null>).detail ?? {}) as Partial<FlowRequest>
      if (typeof flow !== 'string' || flow === '') return
      void loadRunner().then(({ startFlow }) => startFlow(flow, { words, form: answers }))
    }
    window.addEventListener('wicha:flow', start)
    if (hasStoredRun()) void loadRunner().then(({ resumeFlow }) => resumeFlow({ words }))
    return () => window.removeEventListener('wicha:flow', start)
  }, [words])
  return null
}
