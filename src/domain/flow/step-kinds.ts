import type { InputField, StepCode, StepKind } from './step.ts'

const text = (name: string, more: Partial<InputField> = {}): InputField => ({
  ...{ name, kind: 'text', isRequired: false, most: 500 },
  ...more,
})
const needed = { isRequired: true }
const field = (name: string): InputField => ({ name, kind: 'formfield', isRequired: false, most: 64 })

const local = { runsIn: 'server', class: 'local', hasOutcome: false, hasRequest: false } as const
const person = { runsIn: 'server', class: 'person', hasOutcome: true, hasRequest: false } as const
const browser = { runsIn: 'browser', class: 'browser', hasOutcome: false, hasRequest: false } as const

/** Where each step runs, whether it branches, and the fields of its input (specification L154). */
export const stepKinds: Readonly<Record<StepCode, StepKind>> = {
  continue: { ...local, input: [] },
  stop: { ...local, input: [text('reason')] },
  reload: { ...browser, input: [] },
  wait: {
    ...browser,
    input: [{ name: 'seconds', kind: 'number', ...needed, least: 1, most: 2_592_000 }, text('message')],
  },
  alert: {
    ...browser,
    input: [text('title'), text('message', { kind: 'longtext', ...needed, most: 2000 }), text('button')],
  },
  debug: { ...browser, input: [] },
  prompt: {
    ...{ ...browser, hasOutcome: true },
    input: [
      text('title'),
      text('message', { kind: 'longtext', ...needed, most: 2000 }),
      text('accept'),
      text('decline'),
      { name: 'endOnDecline', kind: 'boolean', isRequired: false },
    ],
  },
  condition: {
    ...{ ...local, hasOutcome: true },
    input: [
      { name: 'comparisons', kind: 'condition', ...needed, most: 20 },
      { name: 'isAny', kind: 'boolean', isRequired: false },
    ],
  },
  call: {
    ...local,
    hasOutcome: true,
    hasRequest: true,
    input: [{ name: 'action', kind: 'action', ...needed, most: 64 }],
  },
  request: {
    ...{ ...local, hasOutcome: true, hasRequest: true },
    input: [
      text('collection', { ...needed, most: 64 }),
      { name: 'limit', kind: 'number', isRequired: false, least: 1, most: 50 },
    ],
  },
  http: {
    ...{ runsIn: 'server', class: 'remote', hasOutcome: true, hasRequest: true },
    input: [
      { name: 'method', kind: 'choice', ...needed, options: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] },
      { name: 'url', kind: 'address', ...needed, most: 2000 },
      { name: 'headers', kind: 'headers', isRequired: false, most: 20 },
      { name: 'isRepeatable', kind: 'boolean', isRequired: false },
    ],
  },
  login: { ...person, input: [field('username'), field('password')] },
  forgot: { ...person, input: [field('email')] },
  changepwd: { ...person, input: [field('newPassword'), field('present'), field('code')] },
  display: {
    ...browser,
    input: [text('target', { most: 64 }), { name: 'html', kind: 'html', ...needed, most: 20_000 }],
  },
  stock: {
    ...{ ...local, hasOutcome: true },
    input: [
      { name: 'mode', kind: 'choice', ...needed, options: ['in', 'out', 'adjust'] },
      text('sku', { ...needed, most: 64 }),
      { name: 'quantity', kind: 'number', ...needed, least: 0, most: 1_000_000 },
    ],
  },
  visible: {
    ...browser,
    input: [text('targets', { ...needed, most: 1000 }), { name: 'isVisible', kind: 'boolean', isRequired: false }],
  },
  goto: { ...browser, input: [{ name: 'path', kind: 'route', ...needed, most: 500 }] },
  email: {
    ...{ ...local, hasOutcome: true },
    input: [
      { name: 'template', kind: 'template', ...needed, most: 24 },
      text('to', { ...needed, most: 2000 }),
      text('toName', { most: 200 }),
    ],
  },
}

/** Returns the kind of a code. Null for an unknown one (L250). */
export const kindOf = (code: string): StepKind | null =>
  Object.hasOwn(stepKinds, code) ? stepKinds[code as StepCode] : null
