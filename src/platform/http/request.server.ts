import { type ActionFunctionArgs, createContext, data, type LoaderFunctionArgs } from 'react-router'
import { textIssue } from '#domain/validation/text.ts'
import { invalid, RequestError, statusOf } from '#platform/errors/errors.ts'
import type { Outage } from '#platform/errors/outage.ts'
import type { Context } from '../context.ts'
import type { Route } from '../manifest/manifest.ts'

/** What every loader and action of one request shares: who asks, and the route that was declared for the address. */
export interface RequestParams {
  ctx: Context
  /** The declared route, set by the guard; null for an address that no module declares. */
  route: Route | null
  /** Reads what stands around a page, for one that is answered before any loader has run; set by the guard. */
  frame?: () => Promise<unknown>
  /** Cookies that an action sets when it signs somebody in or out. */
  cookies: string[]
  /** Origins to which the page may send a form, beside its own. */
  formTargets: string[]
  /** Whether a developer asks on his own machine. */
  isDeveloper?: boolean
  /**
   * Set where a site is only looked at: another than the host's own, until when, in milliseconds since 1970; null where it is
   * the host's own as it would be if a form were stored.
   */
  preview?: { until: number | null }
  /** The bytes of a page that was made; its `Response`, which would copy them, goes without. */
  document?: Buffer
  /** Why the page could not be made, where that is no fault of who asks or of the product. */
  outage?: Outage | null
  /** The origin of the page that sent a form; null where a browser did not say. */
  origin: string | null
  /** After how many seconds what was refused for being done too often may be done; where that is known. */
  waitSeconds?: number
  /** What the browser holds of a sign-in by the chat app that is under way; '' without one. */
  chat: string
}

export const asked = createContext<RequestParams>()

export const askedOf = (args: Pick<LoaderFunctionArgs, 'context'>) => args.context.get(asked)

/** What a screen's loader or action is given: the context first, then what the address and the form say. */
export interface Call extends RequestParams {
  params: Record<string, string | undefined>
  url: URL
  form: FormData
}

/** A loader over the context; a refusal becomes the page of its status. */
export const loads =
  <T>(load: (ctx: Context, call: Omit<Call, 'form'>) => Promise<T> | T) =>
  async (args: LoaderFunctionArgs): Promise<T> => {
    const request = askedOf(args)
    try {
      return await load(request.ctx, { ...request, params: args.params, url: pageUrl(args.request) })
    } catch (error) {
      throw asResponse(request, error)
    }
  }

/**
 * An action over the context and the posted form; a refusal becomes the page of its status. Where a browser sent the form without a
 * script, the router then runs no loader of the page around it, so the refusal brings the frame.
 */
export const acts =
  <T>(act: (ctx: Context, call: Call) => Promise<T>) =>
  async (args: ActionFunctionArgs): Promise<T> => {
    const request = askedOf(args)
    const form = await formOf(args.request)
    try {
      refuseUnclean(form)
      return await act(request.ctx, { ...request, params: args.params, url: pageUrl(args.request), form })
    } catch (error) {
      if (!(error instanceof RequestError) || !request.ctx.prerendered || !request.frame)
        throw asResponse(request, error)
      noteWait(request, error)
      throw data({ issues: error.issues, frame: await request.frame() }, { status: statusOf[error.kind] })
    }
  }

/** The form that a request carries, which may be read again; what is no form becomes the page of what is not valid. */
export const formOf = (request: Request): Promise<FormData> =>
  request
    .clone()
    .formData()
    .catch(() => {
      throw data({ issues: [] }, { status: statusOf.invalid })
    })

/** The path of a page, also where the router asks for its data alone: `/path.data`, and `/_.data` for `/`. */
export const pagePath = (pathname: string) => pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')

const pageUrl = (request: Request) => {
  const url = new URL(request.url)
  url.pathname = pagePath(url.pathname)
  // Which of two routes at one path a form is for, as the router says it, is no part of the page's address.
  if (url.searchParams.get('index') === '') url.searchParams.delete('index')
  return url
}

/** NUL in a field that was sent stops the action before anything asks the database with it (attack D19). */
export const refuseUnclean = (form: FormData) => {
  for (const [name, value] of form) {
    const issue = textIssue(name, name) ?? (typeof value === 'string' ? textIssue(name, value) : null)
    if (issue) throw invalid(issue)
  }
}

function asResponse(request: RequestParams, error: unknown) {
  if (!(error instanceof RequestError)) return error
  noteWait(request, error)
  return data({ issues: error.issues }, { status: statusOf[error.kind] })
}

const noteWait = (request: RequestParams, { retryAfter }: RequestError) => {
  if (retryAfter !== null) request.waitSeconds = retryAfter
}
