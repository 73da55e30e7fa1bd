import type { z } from 'zod'
import type { BrowserAction, BrowserOutcome } from '#domain/flow/run-protocol.ts'
import type { Context } from '#platform/context.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { FlowRunRow } from './tables.ts'

declare module '#platform/context.ts' {
  interface App {
    /** The steps of flows by their code, as modules declare them. */
    flowSteps: Map<string, OwnedStep>
    /** The actions of the step `call` by their name. */
    flowActions: Map<string, OwnedAction>
  }
}

/** What a step knows when it runs. `input` is filled and parsed; `request` is the filled JSON, undefined without one. */
export interface StepCall<Input> {
  ctx: Context
  input: Input
  request: unknown
  run: FlowRunRow & { mayMoveStock: boolean; isAlways: boolean }
  /** The same for each try of a step: `run:seq`. Another system can recognise a repetition by it. */
  key: string
}

/** What a step did. */
export interface StepResult {
  /** Which branch follows; null for none. */
  outcome: boolean | null
  /** What later steps can read. */
  result?: unknown
  /** What the person should read. */
  message?: string
  /** Ends the run. */
  ends?: 'done' | 'stopped'
  /** The run goes on then, in milliseconds since 1970. */
  wakeAt?: number
  /** The browser is asked once more, by the same step. */
  again?: BrowserAction
  /** The browser has another session from now on. */
  session?: { binding: string; home: string; userID: string }
  /** Cookies for the browser. */
  cookies?: readonly string[]
}

/** Thrown by a step that could not do its work. The texts are for the person of the run. */
export class StepError extends Error {
  readonly text: Text
  /** Whether it is unknown if the work was done. */
  readonly isUnsure: boolean
  constructor(text: Text, { isUnsure = false } = {}) {
    super(text.en)
    this.text = text
    this.isUnsure = isUnsure
  }
}

/** A step of flows. It runs on the server, or asks the browser and judges what that answers. */
interface StepDefinition<Input> {
  code: string
  input: z.ZodType<Input>
  /** A remote step may have run although its result is unknown. Then it runs again only if it is repeatable. */
  isRepeatable?: (input: Input) => boolean
  /** Whether placeholders of secrets are filled in its headers and its request, and for which host. */
  secretHost?: (input: Input) => string | null
  /** The work of a local step runs in the transaction that records it. */
  run?: (call: StepCall<Input>) => Promise<StepResult>
  /** `run` only reads and computes, so that a test run runs it too. */
  isPure?: boolean
  /** What a test run does in place of `run`: it may read and check, but changes nothing and calls nobody. */
  dryRun?: (call: StepCall<Input>) => Promise<StepResult>
  /** What the browser has to do. Null when the server does it by `run`, or skips it without one. */
  ask?: (call: StepCall<Input>) => BrowserAction | null
  /** What the answer of the browser means. Throws a conflict for an answer that cannot be. */
  answer?: (call: StepCall<Input>, of: { outcome: BrowserOutcome; begunAt: number }) => Promise<StepResult>
}

// oxlint-disable-next-line no-explicit-any -- a step of any input: it parses its own
export type AnyStep = StepDefinition<any>
export type OwnedStep = AnyStep & { module: string }

export const defineStep = <Input>(step: StepDefinition<Input>): StepDefinition<Input> => step

/** A named action that the step `call` runs, in its transaction. The list is closed: only manifests add to it. */
interface FlowAction<Input> {
  name: string
  label: Text
  input: z.ZodType<Input>
  run: (call: StepCall<Input>) => Promise<unknown>
}
// oxlint-disable-next-line no-explicit-any -- an action of any input: it parses its own
export type AnyAction = FlowAction<any>
export type OwnedAction = AnyAction & { module: string }

export const defineAction = <Input>(action: FlowAction<Input>): FlowAction<Input> => action
