import { fillText, fillTree, type FlowValues, textOf } from '#domain/flow/placeholder.ts'
import { kindOf } from '#domain/flow/step-kinds.ts'
import type { FlowStep, InputKind } from '#domain/flow/step.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { openSecrets } from '../settings/secrets.ts'
import { type AnyStep, StepError } from '../step-definition.ts'
import { runWords as words } from '../words.ts'

/** A step whose placeholders are filled, and the values that nobody may read in its history. */
export interface PreparedStep {
  input: unknown
  request: unknown
  secrets: readonly string[]
}

/**
 * Fills the placeholders of a step and parses its input. Throws a step error for broken JSON, a wrong value, and a secret
 * that may not go to the host of the call. Values are put in once: what they contain is never filled. `open` gives the
 * values of secrets.
 */
export const prepareStep = async (
  ctx: Context,
  { step, definition, values, open = openSecrets }: StepToPrepare,
): Promise<PreparedStep> => {
  const template = requestOf(step)
  const input = parsed(definition, fillInput(step, { values }))
  const host = definition.secretHost?.(input)
  if (!host) return { input, request: fillTree(template, values), secrets: [] }
  const secret = await open(ctx, { step, host })
  const all = { ...values, secret }
  const filled = { ...fillInput(step, { values }), headers: fillTree(step.input['headers'], all) }
  return {
    input: parsed(definition, filled),
    request: fillTree(template, all),
    secrets: Object.values(secret),
  }
}

interface StepToPrepare {
  step: FlowStep
  definition: AnyStep
  values: FlowValues
  open?: typeof openSecrets
}

/** The JSON of a request before it is filled; undefined without one. */
function requestOf({ request }: FlowStep): unknown {
  if (request.trim() === '') return undefined
  try {
    return JSON.parse(request) as unknown
  } catch {
    throw new StepError(words.brokenJson)
  }
}

/** Fields that always are texts: a missing value is an empty one. */
const texts: readonly InputKind[] = ['text', 'longtext', 'html', 'route', 'template', 'address', 'action', 'formfield']

/** Fills the input. In HTML a value is text: it cannot add elements. */
function fillInput({ code, input }: FlowStep, { values }: { values: FlowValues }) {
  const filled = fillTree(input, values) as Record<string, unknown>
  for (const { name, kind } of kindOf(code)?.input ?? []) {
    const template = input[name]
    if (typeof template !== 'string' || !texts.includes(kind)) continue
    filled[name] = kind === 'html' ? fillText(template, values, asHtml) : fillText(template, values)
  }
  return filled
}

const asHtml = (value: unknown) => escapeHtml(textOf(value))
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (one) => entities[one]!)

function parsed(definition: AnyStep, input: unknown): unknown {
  const read = definition.input.safeParse(input)
  if (read.success) return read.data
  const field = read.error.issues[0]?.path.join('.') ?? ''
  const { th, en } = words.wrongInput
  throw new StepError({ th: fill(th, { field }), en: fill(en, { field }) })
}

/** Logs what went wrong in a flow, for the operator and for the administrators of the site. */
export const logTrouble = (ctx: Context, text: string) => {
  ctx.app.settings.log(`flow: ${text}`)
  ctx.app.errorLog.add({ site: ctx.site._id, level: 'warning', source: 'server', text: `flow: ${text}` })
}
