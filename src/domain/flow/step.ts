/**
 * The codes of steps (specification L154). `status`, `name` and the rest of a step have the names of the specification
 * (L125); `id`, `true` and `false` are ours.
 */
export const stepCodes = [
  ...(['continue', 'stop', 'reload', 'wait', 'alert', 'debug', 'prompt', 'condition', 'call', 'request'] as const),
  ...(['http', 'login', 'forgot', 'changepwd', 'display', 'stock', 'visible', 'goto', 'email'] as const),
]
export type StepCode = (typeof stepCodes)[number]

/** A step of a flow as it is stored and as `GET /flow/{id}` answers it to staff. */
export interface FlowStep {
  /** Stays the same for ever: runs and their history name it. */
  id: string
  /** A code of `stepCodes`. An unknown one is stored, logged when it runs, and fails. */
  code: string
  /** A step whose status is `off` is skipped, with its branches. */
  status: 'on' | 'off'
  /** The name under which later steps read its result: `{{step.name.x}}`. '' for none. */
  name: string
  /** What the step works with, by the fields of `stepKinds[code].input`. Texts may contain placeholders. */
  input: Readonly<Record<string, unknown>>
  /** JSON text with placeholders: the body of `http`, the query of `request`, the values of `call`. '' for none. */
  request: string
  /** Values picked out of the result: name → path. */
  output: Readonly<Record<string, string>>
  /** Names of `output` that the browser and later pages may see: `{{exports.x}}`. */
  export: readonly string[]
  /** The steps that run after it when its outcome is true. */
  true: readonly FlowStep[]
  /** The steps that run after it when its outcome is false. */
  false: readonly FlowStep[]
}

/** What starts a flow. */
export const flowTriggers = ['block', 'button', 'form', 'event', 'schedule', 'manual'] as const
export type FlowTrigger = (typeof flowTriggers)[number]

/** The most steps of a flow, and how deep branches nest. The first level has depth 1. */
export const maxSteps = 200
export const maxDepth = 5

/** How an editor asks for a value, and what the value must be. */
export type InputKind =
  | 'text' // one line, placeholders allowed
  | 'longtext' // several lines, placeholders allowed
  | 'html' // content of the page builder's text, placeholders allowed
  | 'number' // a number, or a placeholder alone
  | 'boolean'
  | 'choice' // one of `options`
  | 'route' // an address of this site: /course/1
  | 'template' // the id of an e-mail template
  | 'action' // the name of an action that a manifest declares
  | 'condition' // a filter over values: { left, operator, right }[] (see FlowComparison)
  | 'headers' // [{ name, value }], at most 20
  | 'address' // an address of an http call; its host is on the list of hosts of the site
  | 'formfield' // the name of a field of the form whose value the browser sends, and which is never stored

/** One value of the input of a step. */
export interface InputField {
  name: string
  kind: InputKind
  isRequired: boolean
  options?: readonly string[]
  /** The least and the highest number, or the most characters of a text. */
  least?: number
  most?: number
}

/** Where a step runs, and how it may be repeated: local once, remote at least once, person only with a person there. */
export interface StepKind {
  runsIn: 'browser' | 'server'
  class: 'local' | 'remote' | 'browser' | 'person'
  /** Whether its outcome can be false, so that its false branch makes sense. */
  hasOutcome: boolean
  hasRequest: boolean
  input: readonly InputField[]
}

/** A comparison of a condition. A value may be a placeholder. All must hold, or any with `isAny` of the input. */
export interface FlowComparison {
  left: string
  operator: FlowOperator
  right: string
}
export const flowOperators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'contains', 'empty', 'filled'] as const
export type FlowOperator = (typeof flowOperators)[number]

/** A problem of a flow. `step` is an id, or '' for the flow itself; `field` a field of its input or a key of the step. */
export interface FlowIssue {
  step: string
  field: string
  code: FlowIssueCode
  th: string
  en: string
}
export type FlowIssueCode =
  | 'code'
  | 'required'
  | 'value'
  | 'json'
  | 'secret'
  | 'placeholder'
  | 'route'
  | 'host'
  | 'action'
  | 'size'
  | 'depth'
  | 'double'
  | 'person'
  | 'browser'
  | 'name'
