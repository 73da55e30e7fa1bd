import { type ActionFunctionArgs, createContext, data, type LoaderFunctionArgs } from 'react-router'
import { textIssue } from '#domain/validation/text.ts'
import { invalid, RequestError, statusOf } from '#platform/errors/errors.ts'
import type { Outage } from '#platform/errors/outage.ts'
import type { Context } from '../context.ts'
import type { Route } from '../manifest/manifest.ts'

/** What all loaders and actions of one request share: the viewer and the declared route. */
export interface RequestParams {
  ctx: Context
  /** The declared route, set by the guard; null for an undeclared address. */
  route: Route | null
  /** Reads the frame around a page that is answered before any loader runs; set by the guard. */
  frame?: () => Promise<unknown>
  /** Cookies that an action sets on sign-in or sign-out. */
  cookies: string[]
  /** Other origins to which the page may submit a form. */
  formTargets: string[]
  /** Whether a developer calls from their own machine. */
  isDeveloper?: boolean
  /**
   * Set in a preview: the end of a preview of another site, in milliseconds since 1970. Null for a preview of the
   * host's own site with an unsaved form.
   */
  preview?: { until: number | null }
  /** The bytes of a rendered page. It is sent without its `Response`, which would copy them. */
  document?: Buffer
  /** Why the page failed, if neither the user nor the product is at fault. */
  outage?: Outage | null
  /** The origin of the page that submitted a form; null if the browser sent none. */
  origin: string | null
  /** After how many seconds a rate-limited request may be repeated, if known. */
  waitSeconds?: number
  /** The browser's cookie of a pending chat sign-in; '' without one. */
  chat: string
}

export const asked = createContext<RequestParams>()

export const askedOf = (args: Pick<LoaderFunctionArgs, 'context'>) => args.context.get(asked)

/** The input of a loader or action: the context, then address and form. */
export interface Call extends RequestParams {
  params: Record<string, string | undefined>
  url: URL
  form: FormData
}

/** Wraps a loader with the context. An exception becomes the error page of its status. */
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
 * Wraps an action with the context and the form. An exception becomes the error page of its status. For a form sent
 * without JavaScript the router runs no loader of the surrounding page, so the error includes the frame.
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

/** Returns the form of a request, which can be read again. Anything else becomes the page for invalid input. */
export const formOf = (request: Request): Promise<FormData> =>
  request
    .clone()
    .formData()
    .catch(() => {
      throw data({ issues: [] }, { status: statusOf.invalid })
    })

/** Returns the path of a page, also for data requests of the router: `/path.data`, and `/_.data` for `/`. */
export const pagePath = (pathname: string) => pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')

const pageUrl = (request: Request) => {
  const url = new URL(request.url)
  url.pathname = pagePath(url.pathname)
  // The router's index parameter selects one of two routes for a form; it is not part of the page's address.
  if (url.searchParams.get('index') === '') url.searchParams.delete('index')
  return url
}

/** Refuses NUL in a submitted field before any database query (attack D19). */
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
