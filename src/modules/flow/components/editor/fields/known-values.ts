import type { FlowStep } from '#domain/flow/step.ts'
import { stepLines } from '../rules/step-tree.ts'

const ofSession = ['session.user.email', 'session.user.firstname', 'session.user.lastname', 'session.user._id']

interface KnownInput {
  id: string
  described: { formFields: readonly string[]; secrets: readonly { name: string }[] }
}

/** The placeholders that a step can use: of the form, the person, and the steps before it. */
export function valuesBefore(steps: readonly FlowStep[], { id, described }: KnownInput): string[] {
  const lines = stepLines(steps)
  const before = lines.slice(
    0,
    lines.findIndex(({ step }) => step.id === id),
  )
  const isHttp = lines.find(({ step }) => step.id === id)?.step.code === 'http'
  return [
    ...described.formFields.map((name) => `form.${name}`),
    ...ofSession,
    ...before.flatMap(({ step }) => Object.keys(step.output).map((name) => `step.${step.name}.${name}`)),
    ...new Set(before.flatMap(({ step }) => step.export.map((name) => `exports.${name}`))),
    ...(isHttp ? described.secrets.map(({ name }) => `secret.${name}`) : []),
  ]
}
