import type { RunPlace } from './stored-run.ts'
import type { FlowAnswer, FlowStart, RunAnswer } from '#domain/flow/run-protocol.ts'

/** `lost`: no answer came, try again. `stale`: another page answered, or the run has ended. */
export interface RunFailure {
  failure: 'lost' | 'stale' | 'refused'
  /** The sentence of the server. */
  message: string
}

const timeoutMs = 20_000

/** Starts a run. Never throws. */
export const postStart = (start: FlowStart) => post('/api/flow/start', start)

/** Answers the steps of a run, also when the person leaves the page meanwhile. Never throws. */
export const postAnswer = (answer: FlowAnswer) => post('/api/flow/answer', answer, { keepalive: true })

/** Reads how far a run is. Changes nothing. Never throws. */
export const postResume = ({ run, token, seq }: RunPlace) => post('/api/flow/resume', { run, token, seq })

async function post(address: string, content: object, how: RequestInit = {}): Promise<RunAnswer | RunFailure> {
  try {
    const response = await fetch(address, {
      ...how,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const reply = (await response.json()) as { data?: RunAnswer; message?: string }
    if (response.ok && reply.data) return reply.data
    return { failure: response.status === 409 ? 'stale' : 'refused', message: reply.message ?? '' }
  } catch {
    return { failure: 'lost', message: '' }
  }
}
