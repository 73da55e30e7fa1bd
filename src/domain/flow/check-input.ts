import { pathsIn, piecesOf } from './placeholder.ts'
import { flowOperators, type FlowIssueCode, type InputField } from './step.ts'

/** Checks one value of the input of a step, before its placeholders are filled. Null if it is in order. */
export const checkInput = (field: InputField, value: unknown): FlowIssueCode | null => {
  if (isEmpty(value)) return field.isRequired ? 'required' : null
  return isFine(field, value) ? null : field.kind === 'route' ? 'route' : 'value'
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function isFine(field: InputField, value: unknown): boolean {
  const { kind, most = Infinity, options = [] } = field
  if (kind === 'number') return isNumberOf(field, value)
  if (kind === 'boolean') return typeof value === 'boolean'
  if (kind === 'condition') return isListOf(value, most, isComparison)
  if (kind === 'headers') return isListOf(value, most, isHeader)
  if (typeof value !== 'string' || value.length > most) return false
  if (kind === 'choice') return options.includes(value)
  if (kind === 'route') return isOwnRoute(value)
  if (kind === 'address') return hostOf(value) !== null
  return kind === 'formfield' || kind === 'action' ? /^[A-Za-z][A-Za-z0-9_-]*$/.test(value) : true
}

const isNumberOf = ({ least = -Infinity, most = Infinity }: InputField, value: unknown) => {
  if (typeof value === 'string') {
    const [only, ...more] = piecesOf(value)
    return more.length === 0 && only !== undefined && 'path' in only
  }
  return typeof value === 'number' && Number.isFinite(value) && value >= least && value <= most
}

const isListOf = (value: unknown, most: number, isOne: (one: Record<string, unknown>) => boolean) =>
  Array.isArray(value) &&
  value.length <= most &&
  value.every((one: unknown) => typeof one === 'object' && one !== null && isOne(one as Record<string, unknown>))

const isComparison = ({ left, operator, right }: Record<string, unknown>) =>
  typeof left === 'string' &&
  typeof right === 'string' &&
  left.length + right.length <= 1000 &&
  (flowOperators as readonly unknown[]).includes(operator)

/** Names of headers that the connection itself needs, and that an author may not set. */
const ownHeaders =
  /^(host|content-length|connection|transfer-encoding|cookie|expect|te|trailer|upgrade|idempotency-key|proxy-.*)$/i

const isHeader = ({ name, value }: Record<string, unknown>) =>
  typeof name === 'string' &&
  /^[A-Za-z0-9-]{1,64}$/.test(name) &&
  !ownHeaders.test(name) &&
  typeof value === 'string' &&
  value.length <= 2000 &&
  !/[\r\n\0]/.test(value)

/** Whether a path leads to a page of this site. Placeholders may fill segments after the first slash. */
const isOwnRoute = (path: string) =>
  /^\/(?![/\\])[^\\\s]*$/.test(path.replaceAll(/\{\{[^{}]*\}\}/g, 'x')) && !path.startsWith('/{{')

/**
 * Returns the host of an address as the list of allowed hosts names it: `api.example.com`, or with a port that is not
 * the protocol's. Null for anything else, and where a placeholder or a user name is in front of the path.
 */
export const hostOf = (address: string): string | null => {
  const start = /^https?:\/\/([^/?#]*)/i.exec(address)?.[1]
  if (!start || /[{}@\\\s]/.test(start)) return null
  const url = URL.parse(address.replaceAll(/\{\{[^{}]*\}\}/g, 'x'))
  return url === null || url.username !== '' ? null : url.host
}

/** Returns the names of secrets in a value. */
export const secretsIn = (value: unknown): string[] =>
  pathsIn(value).flatMap((path) => (path.startsWith('secret.') ? [path.slice('secret.'.length)] : []))
