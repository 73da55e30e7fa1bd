import { wireAnswers } from '#domain/form/wire-answers.ts'
import type { FormPage } from './form-context.ts'

/** The event that asks the page to run a flow. */
const flowEvent = 'wicha:flow'

/** Asks to run a flow with the answers of a form: judged, and not required to be complete. */
export function startFlow(flow: string, { store, definition }: FormPage): void {
  const answers = wireAnswers(definition, store.judgeNow().judged)
  document.dispatchEvent(new CustomEvent(flowEvent, { detail: { flow, answers } }))
}
