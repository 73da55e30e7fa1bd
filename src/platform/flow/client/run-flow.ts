import type { BrowserOutcome, FlowAnswer, RunAnswer } from '#domain/flow/run-protocol.ts'
import { type FlowPage, performStep } from './perform-step.ts'
import { showBusy, showFailure, showMessage } from './run-messages.ts'
import { withRunLock } from './run-lock.ts'
import { storeRun, takeRun } from './stored-run.ts'
import { postAnswer, postResume, postStart, type RunFailure } from './transport.ts'

const maxPollMs = 15_000

interface FlowStartInput extends FlowPage {
  /** The page starts it, not a person. */
  isAuto?: boolean
}

/** How a run ended for this page. `left`: another page goes on with it. */
type FlowEnd = 'done' | 'left' | 'failed'

/** Starts a flow and performs its steps in this page until it ends (specification L154). Never throws. */
export async function startFlow(flowID: string, { isAuto, ...page }: FlowStartInput): Promise<FlowEnd> {
  const { form } = page
  const start = { flowID, page: location.pathname, ...(form && { form }), ...(isAuto && { isAuto }) }
  const answer = isAuto ? await postStart(start) : await repeatLost(() => postStart(start), page)
  if ('failure' in answer) return isAuto ? 'failed' : showEnd(answer, page)
  return followAlone(answer, page)
}

/** Goes on with the run that this tab had when it left a page. Never throws. */
export async function resumeFlow(page: FlowPage): Promise<FlowEnd | null> {
  const stored = takeRun()
  if (!stored) return null
  const answer = await repeatLost(() => postResume(stored), page)
  return 'failure' in answer ? showEnd(answer, page) : followAlone(answer, page)
}

/** Another tab that has the same run answers; this one only says so. */
async function followAlone(first: RunAnswer, page: FlowPage): Promise<FlowEnd> {
  let end: FlowEnd = 'left'
  const isOwner = await withRunLock(first.run, async () => {
    end = await follow(first, page)
  })
  if (!isOwner) await showMessage(page.words.elsewhere, page.words)
  return end
}

async function follow(first: RunAnswer, page: FlowPage): Promise<FlowEnd> {
  let present = first
  for (;;) {
    const next = present.do.length > 0 ? await performAndAnswer(present, page) : await waitForServer(present, page)
    if (next === 'end') break
    if (next === 'left') return 'left'
    if ('failure' in next) return showEnd(next, page)
    present = next
  }
  if (present.message) await showMessage(present.message, page.words)
  return present.state === 'failed' ? 'failed' : 'done'
}

/** Performs the steps in their order. The answer is about the last of them. */
async function performAndAnswer({ do: steps, ...of }: RunAnswer, page: FlowPage) {
  let outcome: BrowserOutcome = { isTrue: false }
  let leave: (() => void) | undefined
  for (const { action } of steps) {
    const performed = await performStep(action, page)
    outcome = performed.outcome
    leave = performed.leave
  }
  const next = await answerSurely({ run: of.run, token: of.token, seq: of.seq, outcome }, page)
  if (!leave || 'failure' in next) return next
  if (next.do.length > 0 || next.pollMs > 0) storeRun(next)
  leave()
  return 'left' as const
}

/** Answers once. After a lost reply the server says first whether it has the answer. */
async function answerSurely(answer: FlowAnswer, page: FlowPage): Promise<RunAnswer | RunFailure> {
  const first = await postAnswer(answer)
  if (!('failure' in first) || first.failure !== 'lost') return first
  if (!(await showFailure(first, page.words))) return first
  const present = await repeatLost(() => postResume(answer), page)
  return 'failure' in present || present.seq !== answer.seq ? present : answerSurely(answer, page)
}

/** Asks again while the server works. A page does not stay open for a long wait: the server goes on alone. */
async function waitForServer(present: RunAnswer, page: FlowPage) {
  if (present.pollMs <= 0 || present.pollMs > maxPollMs) return 'end' as const
  const hide = showBusy(page.words.busy)
  await new Promise((resolve) => setTimeout(resolve, present.pollMs))
  const next = await postResume(present)
  hide()
  return 'failure' in next && next.failure === 'lost' ? present : next
}

async function showEnd(failure: RunFailure, page: FlowPage): Promise<FlowEnd> {
  if (failure.failure !== 'lost') await showFailure(failure, page.words)
  return 'failed'
}

/** Calls again while there is no connection and the person wants to. A reply `lost` was shown already. */
async function repeatLost(call: () => Promise<RunAnswer | RunFailure>, { words }: FlowPage) {
  for (;;) {
    const answer = await call()
    if (!('failure' in answer) || answer.failure !== 'lost') return answer
    if (!(await showFailure(answer, words))) return answer
  }
}
