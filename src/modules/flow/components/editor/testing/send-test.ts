import type { FlowStep } from '#domain/flow/step.ts'
import type { TestAnswer } from '#domain/flow/test-protocol.ts'

/** The body of `POST /flow/test`. */
export interface FlowTestRequest {
  flowID: string
  steps: readonly FlowStep[]
  form: Readonly<Record<string, string>>
  answers: readonly boolean[]
  isVisitor: boolean
}

const timeoutMs = 20_000

/** Tests the steps on the server. Returns the sentence of a refusal, and `lost` without a connection. Never throws. */
export async function sendTest(
  request: FlowTestRequest,
  { lost }: { lost: string },
): Promise<TestAnswer | { problem: string }> {
  try {
    const response = await fetch('/api/flow/test', {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request) },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const reply = (await response.json()) as { data?: TestAnswer; message?: string }
    return response.ok && reply.data ? reply.data : { problem: reply.message || lost }
  } catch {
    return { problem: lost }
  }
}
