import type { BrowserAction, RunState } from './run-protocol.ts'

/**
 * The answer of `POST /flow/test`: a draft played with given values. `asking` waits for the tester's answer to `asks`:
 * the next request has one answer more.
 */
export interface TestAnswer {
  state: Extract<RunState, 'asking' | 'done' | 'stopped' | 'failed'>
  steps: readonly TestStep[]
  asks: { id: string; code: string; hasOutcome: boolean; action: BrowserAction } | null
  exports: Readonly<Record<string, unknown>>
  /** What the person of a run would read at its end. '' for nothing. */
  message: string
}

/** A step of a test run. `would-do` has an effect in a real run, which the test left out. */
export interface TestStep {
  id: string
  code: string
  name: string
  state: 'done' | 'would-do' | 'skipped' | 'failed' | 'asking'
  /** JSON, cut. Placeholders are filled, and secrets are masked. */
  input: string
  /** JSON, cut. '' without a result. */
  output: string
  error: string
  outcome: boolean | null
  ms: number
}
