import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Response } from '#domain/learning/assessment/question.ts'
import type { Sitting, SittingSlot } from '../protocol.ts'
import { remainingMs } from './clock.ts'
import { answerOf } from './outbox/outbox.ts'
import { restMsOf } from './outbox/rest-ms.ts'
import type { SendState } from './outbox/sender.ts'
import { submitAttempt, type Submission } from './outbox/submit-attempt.ts'
import { pagesOf } from './paper/pages.ts'
import type { PlayerProps } from './player-props.ts'
import { useFacts } from './outbox/use-facts.ts'
import { nowMs, useSender } from './outbox/use-sender.ts'

/** Spreads the submissions of a room whose time ends at the same moment. */
const maxEndDelayMs = 3000

/** The state of a player and what a learner can do in it. */
export function usePlayer({ sitting: first, transport, openStore }: PlayerProps) {
  const [sitting, setSitting] = useState(first)
  const [page, setPage] = useState(first.navigation === 'forward' ? first.page : 0)
  const [sender, state] = useSender({ sitting: first, transport, openStore })
  const pages = pagesOf(sitting.sections, sitting.perPage)
  const isOpen = state.outbox.status === 'open' && state.lease !== null
  useFacts(transport, isOpen)
  const submitting = useSubmission({ sender, transport, attemptID: first.attemptID })
  const isTimeUp = useEnd(state, () => isOpen && submitting.submit())
  const edit = (slot: SittingSlot, change: { response?: Response | null; isFlagged?: boolean }) => {
    const answer = { ...answerOf(sender.read().outbox, slot.slot), ...change }
    sender.edit({ slot: slot.slot, ...answer, restMs: restMsOf(slot.question.type) })
  }
  const turnTo = (next: number) => {
    setPage(next)
    sender.turnTo(next)
  }
  const goOnHere = async () => {
    const reply = await transport.goOnHere()
    if ('failure' in reply) return false
    await sender.resume(reply)
    setSitting(reply)
    return true
  }
  return {
    ...{ state, sitting, pages, page: Math.min(page, pages.length - 1), isTimeUp, turnTo, goOnHere, ...submitting },
    isReadOnly: !isOpen || isTimeUp || submitting.isSubmitting || submitting.submission !== null,
    answer: (slot: string) => answerOf(state.outbox, slot),
    setResponse: (slot: SittingSlot, response: Response | null) => edit(slot, { response }),
    setFlag: (slot: SittingSlot, isFlagged: boolean) => edit(slot, { isFlagged }),
    sendNow: sender.sendNow,
  }
}

export type Player = ReturnType<typeof usePlayer>

type SubmissionOptions = Pick<Parameters<typeof submitAttempt>[0], 'sender' | 'transport'> & Pick<Sitting, 'attemptID'>

function useSubmission(options: SubmissionOptions) {
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [submission, setSubmission] = useState<Submission | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const run = async (signal: AbortSignal) => {
    setIsSubmitting(true)
    const end = await submitAttempt({ ...options, nowMs, random: () => Math.random(), signal })
    if (signal.aborted) return
    running.current = null
    setIsSubmitting(false)
    setSubmission(end.status === 'read-only' ? null : end)
  }
  const submit = () => {
    if (running.current || submission?.status === 'submitted') return
    running.current = new AbortController()
    void run(running.current.signal)
  }
  return { isSubmitting, submission, submit }
}

const maxTimerMs = 2 ** 31 - 1

/** Whether the time is up. It calls `end` once a little later. An extension or pause opens the paper again. */
function useEnd({ clock }: SendState, end: () => void): boolean {
  const [endedMs, setEndedMs] = useState<number | null>(null)
  const callEnd = useEffectEvent(end)
  useEffect(() => {
    const leftMs = clock.isPaused ? null : remainingMs(clock, nowMs())
    if (leftMs === null || leftMs > maxTimerMs) return undefined
    const timer = setTimeout(() => setEndedMs(clock.endsAtMs), leftMs)
    return () => clearTimeout(timer)
  }, [clock])
  const isTimeUp = endedMs !== null && endedMs === clock.endsAtMs && !clock.isPaused
  useEffect(() => {
    if (!isTimeUp) return undefined
    const timer = setTimeout(callEnd, Math.random() * maxEndDelayMs)
    return () => clearTimeout(timer)
  }, [isTimeUp])
  return isTimeUp
}
