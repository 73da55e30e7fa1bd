import type { AnswerReply, AnswerRequest, Sitting, sittingFacts, SubmitReply, SubmitRequest } from '../../protocol.ts'

export type SittingFact = (typeof sittingFacts)[number]

/** `lost`: no reply, try again. `signed-out`: log in, then try again. `refused`: the server does not accept the input. */
export interface CallFailure {
  failure: 'lost' | 'signed-out' | 'refused'
}

/** The calls of a player. They never throw. */
export interface Transport {
  /** An empty list of answers only reads the clock and notes the page. */
  answer: (request: AnswerRequest) => Promise<AnswerReply | CallFailure>
  submit: (request: SubmitRequest) => Promise<SubmitReply | CallFailure>
  /** Moves the right to write to this page and returns the sitting as it is now. */
  goOnHere: () => Promise<Sitting | CallFailure>
  fact: (fact: SittingFact) => Promise<unknown>
}

type Calls = { attemptID: string; addresses: Record<'answer' | 'submit' | 'goOnHere' | 'fact', string> }

/** Returns the calls of an attempt over the network. All are POST with JSON. */
export function sittingCalls({ attemptID, addresses }: Calls): Transport {
  return {
    answer: (request) => post<AnswerReply>(addresses.answer, request),
    submit: (request) => post<SubmitReply>(addresses.submit, request),
    goOnHere: () => post<Sitting>(addresses.goOnHere, { attemptID }),
    fact: (fact) => post(addresses.fact, { attemptID, fact }),
  }
}

const timeoutMs = 20_000
/** Browsers finish calls of up to 64 KiB although the page is left. */
const maxKeepaliveBytes = 60_000
const refusals = new Set([400, 413, 422])

async function post<Reply>(address: string, content: object): Promise<Reply | CallFailure> {
  const body = new TextEncoder().encode(JSON.stringify(content))
  const keepalive = body.length <= maxKeepaliveBytes
  try {
    const response = await fetch(address, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) return (await response.json()) as Reply
    return { failure: failureOf(response.status) }
  } catch {
    return { failure: 'lost' }
  }
}

function failureOf(status: number): CallFailure['failure'] {
  if (status === 401) return 'signed-out'
  return refusals.has(status) ? 'refused' : 'lost'
}
