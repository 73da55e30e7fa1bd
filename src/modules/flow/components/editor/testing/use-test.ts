import { useState } from 'react'
import type { FlowStep } from '#domain/flow/step.ts'
import type { TestAnswer } from '#domain/flow/test-protocol.ts'
import { type FlowTestRequest, sendTest } from './send-test.ts'

interface Tested {
  request: FlowTestRequest
  reply: TestAnswer | { problem: string }
}

/** A test of the steps that are edited. Its result goes away when they change. */
export function useTest(steps: readonly FlowStep[], words: { lost: string }) {
  const [tested, setTested] = useState<Tested | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const send = async (request: FlowTestRequest) => {
    if (isBusy) return
    setIsBusy(true)
    const reply = await sendTest(request, words)
    setIsBusy(false)
    setTested({ request, reply })
  }
  const present = tested?.request.steps === steps ? tested : null
  return {
    isBusy,
    reply: present?.reply ?? null,
    start: (of: Omit<FlowTestRequest, 'steps' | 'answers'>) => void send({ ...of, steps, answers: [] }),
    answer: (isTrue: boolean) =>
      present && void send({ ...present.request, answers: [...present.request.answers, isTrue] }),
  }
}
