import { useState } from 'react'
import type { Sitting } from '../../protocol.ts'
import type { Room } from '../describe-assessment.server.ts'
import type { WaitingWords } from '../words.ts'

type StartProblem = { text: string; isSignedOut: boolean }

type Options = { request: Room['request']; words: WaitingWords; onStart: (sitting: Sitting) => void }

/** Starts the attempt by one call, or opens the one that is open already. */
export function useStart({ request, words, onStart }: Options) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<StartProblem | null>(null)
  const start = async (code: string) => {
    setIsBusy(true)
    setProblem(null)
    const reply = await callStart({ ...request, ...(code !== '' && { code }) }, words)
    setIsBusy(false)
    if ('sitting' in reply) onStart(reply.sitting)
    else setProblem(reply.problem)
  }
  return { isBusy, problem, start: (code: string) => void (isBusy || start(code)) }
}

async function callStart(
  body: Room['request'] & { code?: string },
  words: WaitingWords,
): Promise<{ sitting: Sitting } | { problem: StartProblem }> {
  try {
    const response = await fetch('/api/exam/start', {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      signal: AbortSignal.timeout(20_000),
    })
    if (response.ok) return { sitting: (await response.json()) as Sitting }
    if (response.status === 401) return { problem: { text: words.signedOut, isSignedOut: true } }
    const { message } = (await response.json()) as { message?: string }
    return { problem: { text: message ?? words.startFailed, isSignedOut: false } }
  } catch {
    return { problem: { text: words.startFailed, isSignedOut: false } }
  }
}
