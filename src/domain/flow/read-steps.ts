import { type FlowStep, maxDepth, maxSteps } from './step.ts'

/** Why a value is no list of steps: the path of the first fault. */
export interface StepFault {
  path: string
  reason: 'shape' | 'size' | 'depth' | 'double'
}

const maxBytes = 200_000
const names = /^[A-Za-z][A-Za-z0-9_]{0,63}$/
const keys = ['id', 'code', 'status', 'name', 'input', 'request', 'output', 'export', 'true', 'false']

/**
 * Reads steps that a person or a file sent: their shape and bounds, not whether they make sense (`lintFlow`). Missing
 * parts get what an empty step has. Costs no more than the size of the input.
 */
export const readSteps = (input: unknown): { steps: FlowStep[] } | { fault: StepFault } => {
  const reading: Reading = { count: 0, ids: new Set(), fault: null }
  if (!isSmall(input)) return { fault: { path: '', reason: 'size' } }
  const steps = readList(reading, { input, path: '', depth: 1 })
  return reading.fault ? { fault: reading.fault } : { steps }
}

interface Reading {
  count: number
  ids: Set<string>
  fault: StepFault | null
}

const isSmall = (input: unknown) => {
  try {
    return JSON.stringify(input)?.length <= maxBytes
  } catch {
    return false
  }
}

function fail(reading: Reading, fault: StepFault): never[] {
  reading.fault ??= fault
  return []
}

function readList(
  reading: Reading,
  { input, path, depth }: { input: unknown; path: string; depth: number },
): FlowStep[] {
  if (input === undefined) return []
  if (!Array.isArray(input)) return fail(reading, { path, reason: 'shape' })
  if (input.length > 0 && depth > maxDepth) return fail(reading, { path, reason: 'depth' })
  return input.flatMap((one: unknown, index) =>
    reading.fault ? [] : readStep(reading, { input: one, path: `${path}${index}`, depth }),
  )
}

function readStep(
  reading: Reading,
  { input, path, depth }: { input: unknown; path: string; depth: number },
): FlowStep[] {
  reading.count += 1
  if (reading.count > maxSteps) return fail(reading, { path, reason: 'size' })
  if (!isRecord(input) || Object.keys(input).some((key) => !keys.includes(key)))
    return fail(reading, { path, reason: 'shape' })
  const { id, code, status = 'on', name = '', request = '' } = input
  const isPlain =
    isText(id, /^[A-Za-z0-9_-]{1,40}$/) &&
    isText(code, /^[A-Za-z0-9_-]{1,40}$/) &&
    (status === 'on' || status === 'off')
  const isNamed = name === '' || isText(name, names)
  if (!isPlain || !isNamed || typeof request !== 'string' || request.length > 20_000)
    return fail(reading, { path, reason: 'shape' })
  if (reading.ids.has(id)) return fail(reading, { path, reason: 'double' })
  reading.ids.add(id)
  const rest = readValues(input)
  if (!rest) return fail(reading, { path, reason: 'shape' })
  const branch = (which: 'true' | 'false') =>
    readList(reading, { input: input[which], path: `${path}.${which}.`, depth: depth + 1 })
  return [{ id, code, status, name: name as string, request, ...rest, true: branch('true'), false: branch('false') }]
}

function readValues({ input = {}, output = {}, export: exported = [] }: Record<string, unknown>) {
  if (!isRecord(input) || Object.keys(input).length > 20 || !isRecord(output) || !Array.isArray(exported)) return null
  const entries = Object.entries(output)
  const isOutput = entries.every(([key, path]) => names.test(key) && typeof path === 'string' && path.length <= 200)
  const isExport = exported.every((one: unknown) => isText(one, names))
  if (!isOutput || entries.length > 20 || !isExport || exported.length > 20) return null
  return { input, output: output as Record<string, string>, export: exported as string[] }
}

const isText = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
