import { checkInput, hostOf, secretsIn } from './check-input.ts'
import { issueWords } from './issues.ts'
import { pathsIn } from './placeholder.ts'
import { readSteps } from './read-steps.ts'
import { kindOf } from './step-kinds.ts'
import type { FlowIssue, FlowIssueCode, FlowStep, FlowTrigger, StepKind } from './step.ts'
import { walkSteps } from './walk.ts'

/** What a flow is checked against: the names of the site's hosts, secrets and actions. */
export interface FlowFacts {
  trigger: FlowTrigger
  hosts: readonly string[]
  secrets: readonly { name: string; hosts: readonly string[] }[]
  actions: readonly string[]
}

type Problem = Pick<FlowIssue, 'step' | 'field' | 'code'>

/** Returns why a flow cannot be published, in the order of its steps. Never throws, whatever the steps are. */
export const lintFlow = (steps: unknown, facts: FlowFacts): FlowIssue[] => {
  const read = readSteps(steps)
  if ('fault' in read) {
    const { path, reason } = read.fault
    return [said({ step: '', field: path, code: reason === 'shape' ? 'value' : reason })]
  }
  const all = walkSteps(read.steps).map(({ step }) => step)
  return [...all.flatMap((step) => problemsOf(step, facts)), ...doubledNames(all)].map(said)
}

const said = (problem: Problem): FlowIssue => ({ ...problem, ...issueWords[problem.code] })

function doubledNames(all: readonly FlowStep[]): Problem[] {
  const named = all.filter(({ name }) => name !== '')
  return named
    .filter(({ name }, index) => named.findIndex((one) => one.name === name) < index)
    .map(({ id }) => ({ step: id, field: 'name', code: 'name' }))
}

function problemsOf(step: FlowStep, facts: FlowFacts): Problem[] {
  const kind = kindOf(step.code)
  const at = (field: string, code: FlowIssueCode): Problem => ({ step: step.id, field, code })
  if (!kind) return [at('code', 'code')]
  const inputs = kind.input.flatMap((field) => {
    const code = checkInput(field, step.input[field.name])
    return code ? [at(field.name, code)] : []
  })
  const place = whereProblem(kind, facts.trigger, step.code)
  return [
    ...(place ? [at('code', place)] : []),
    ...inputs,
    ...(isJson(step.request) ? [] : [at('request', 'json')]),
    ...step.export.filter((name) => !Object.hasOwn(step.output, name)).map(() => at('export', 'value')),
    ...secretProblems(step, facts).map((field) => at(field, 'secret')),
    ...(hasUnknownRoot(step) ? [at('input', 'placeholder')] : []),
    ...remoteProblems(step, facts).map((code) => at(code === 'host' ? 'url' : 'action', code)),
  ]
}

/** Which steps a flow without a person or without a browser cannot hold. */
function whereProblem(kind: StepKind, trigger: FlowTrigger, code: string): FlowIssueCode | null {
  const hasBrowser = trigger === 'block' || trigger === 'button' || trigger === 'manual'
  if (kind.class === 'person' && trigger !== 'button') return 'person'
  return kind.class === 'browser' && !hasBrowser && code !== 'wait' && code !== 'debug' ? 'browser' : null
}

const isJson = (text: string) => {
  if (text.trim() === '') return true
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The fields that use a secret where it may not be, or at a host that is not one of its own. */
function secretProblems({ code, input, request }: FlowStep, { secrets }: FlowFacts): string[] {
  const isHttp = code === 'http'
  const { headers, ...others } = input
  const host = typeof input['url'] === 'string' ? hostOf(input['url']) : null
  const isFine = (name: string) => {
    const secret = secrets.find((one) => one.name === name)
    return isHttp && host !== null && secret !== undefined && secret.hosts.includes(host)
  }
  return [
    ...(secretsIn(others).length > 0 ? ['input'] : []),
    ...(secretsIn(headers).every(isFine) ? [] : ['headers']),
    ...(secretsIn(request).every(isFine) ? [] : ['request']),
  ]
}

const roots = /^(form|session|exports|step|secret)(\.|$)/
const hasUnknownRoot = ({ input, request }: FlowStep) => pathsIn([input, request]).some((path) => !roots.test(path))

function remoteProblems({ code, input }: FlowStep, { hosts, actions }: FlowFacts): ('host' | 'action')[] {
  const { url, action } = input
  if (code === 'http' && typeof url === 'string') {
    const host = hostOf(url)
    return host !== null && !hosts.includes(host) ? ['host'] : []
  }
  return code === 'call' && typeof action === 'string' && action !== '' && !actions.includes(action) ? ['action'] : []
}
