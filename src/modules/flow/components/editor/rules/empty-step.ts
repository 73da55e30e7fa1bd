import type { FlowStep, StepCode } from '#domain/flow/step.ts'

/** A new step of a kind, with nothing filled in. */
export const emptyStep = (code: StepCode, { id, name }: { id: string; name: string }): FlowStep => ({
  ...{ id, code, name, status: 'on' },
  ...{ input: code === 'visible' ? { isVisible: true } : {}, request: '', output: {}, export: [], true: [], false: [] },
})
