import type { Context } from '#platform/context.ts'

/** What a module's own API call is given; cookies it pushes are set on the answer. */
export interface ApiCall {
  params: Record<string, string>
  body: unknown
  cookies: string[]
}

/** A module's own API call: what it returns is the answer's JSON, a refusal its error. */
export type ApiCommand = (ctx: Context, call: ApiCall) => Promise<unknown>

/** What answers a fact that a module announced. It may come twice. */
export type Listener = (ctx: Context, payload: Record<string, unknown>) => Promise<void>
