import { data, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import type { FoundPage } from '../find-page.server.ts'
import { type Tried, tryPassword } from './try-password.server.ts'

const statusOf = { wrong: 403, stale: 403, 'too-often': 429 } as const

/** Handles the form of a page's gate. Redirects to the page if it opens, otherwise returns the error. */
export const actOnGate = async (ctx: Context, page: FoundPage, { form, cookies, url }: ActOnGateParams) => {
  const opened = await tryPassword(ctx, page, triedIn(form))
  if ('refused' in opened) return data({ refused: opened.refused }, { status: statusOf[opened.refused] })
  cookies.push(opened.cookie)
  return redirect(url.pathname + url.search, 303)
}

interface ActOnGateParams {
  form: FormData
  cookies: string[]
  url: URL
}

function triedIn(form: FormData): Tried {
  const key = form.get('key')
  return typeof key === 'string' ? { key } : { password: String(form.get('password') ?? '') }
}
