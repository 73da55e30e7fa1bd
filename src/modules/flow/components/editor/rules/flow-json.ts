import { readSteps, type StepFault } from '#domain/flow/read-steps.ts'
import type { FlowStep } from '#domain/flow/step.ts'

const format = 'wicha-flow'

/** The steps as a text to store or to take to another site. Secrets are only named in it. */
export const writeFlowJson = (steps: readonly FlowStep[]): string =>
  JSON.stringify({ format, version: 1, steps }, null, 2)

type ReadFlow = { steps: FlowStep[] } | { fault: StepFault['reason'] }

/** Reads such a text, or a bare list of steps. */
export function readFlowJson(text: string): ReadFlow {
  const stored = parse(text)
  const isFile = typeof stored === 'object' && stored !== null && 'format' in stored && stored.format === format
  const steps = isFile && 'steps' in stored ? stored.steps : stored
  if (!Array.isArray(steps)) return { fault: 'shape' }
  const read = readSteps(steps)
  return 'steps' in read ? read : { fault: read.fault.reason }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
