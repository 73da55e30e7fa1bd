import { data, redirect } from 'react-router'
import { statementColumns } from '../collections/bank-account.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import type { Call } from '#platform/http/request.server.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { chooseColumns, loadFile } from '../files/load-file.server.ts'
import { confirmFile, resumeFile, stopFile } from '../matching/apply-file.server.ts'
import type { FileKind } from '../rules/file-states.ts'
import { doneWords as done } from '../screen-words.ts'
import { reconcileWords as words } from '../words.ts'
import { rowIntents, textOf } from './act-on-rows.server.ts'
import { addressOf } from './describe-reconcile.server.ts'

interface Act {
  kind: FileKind
  fileID: string
  form: FormData
}

interface Done {
  text: Text
  fileID: string
}

/** Does what the button of a screen says. A refusal is shown on the screen, and nothing is lost. */
export async function actOnFile(ctx: Context, kind: FileKind, { form, url, cookies }: Call) {
  const fileID = url.searchParams.get('file') ?? ''
  try {
    const { text, fileID: next } = await act(ctx, { kind, fileID, form })
    cookies.push(toastCookie({ kind: 'plain', text: text[ctx.locale] }))
    return redirect(addressOf(kind, next))
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    return data({ problem: issue[ctx.locale] }, { status: statusOf[(error as RequestError).kind] })
  }
}

async function act(ctx: Context, { kind, fileID, form }: Act): Promise<Done> {
  const intent = String(form.get('intent'))
  if (intent === 'upload') return upload(ctx, kind, form)
  const onFile = Object.hasOwn(fileIntents, intent) ? fileIntents[intent] : undefined
  const onRows = Object.hasOwn(rowIntents, intent) ? rowIntents[intent] : undefined
  if (onFile) return { text: await onFile(ctx, fileID, form), fileID }
  if (!onRows) throw notFound()
  return { text: await onRows(ctx, form), fileID }
}

async function upload(ctx: Context, kind: FileKind, form: FormData): Promise<Done> {
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) throw invalid({ field: 'file', code: 'required', ...words.noFile })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { _id, isNew } = await loadFile(ctx, { accountID: textOf(form, 'account'), kind, name: file.name, bytes })
  return { text: isNew ? done.loaded : done.known, fileID: _id }
}

const fileIntents: Record<string, (ctx: Context, fileID: string, form: FormData) => Promise<Text>> = {
  confirm: async (ctx, fileID) => {
    await confirmFile(ctx, fileID)
    return done.confirmed
  },
  stop: async (ctx, fileID) => {
    await stopFile(ctx, fileID)
    return done.stopped
  },
  resume: async (ctx, fileID) => {
    await resumeFile(ctx, fileID)
    return done.resumed
  },
  columns: async (ctx, fileID, form) => {
    await chooseColumns(ctx, fileID, columnsIn(form))
    return done.loaded
  },
}

const names = ['day', 'deposit', 'time', 'description', 'withdrawal', 'balance', 'reference'] as const

/** The columns that were chosen. Throws invalid without a day or deposit, or if a column has two meanings. */
function columnsIn(form: FormData) {
  const chosen = names.flatMap((name) => {
    const at = textOf(form, name)
    return /^\d{1,3}$/.test(at) ? [[name, Number(at)] as const] : []
  })
  const firstRow = Math.max(0, Number(textOf(form, 'firstRow')) - 1)
  const read = statementColumns.safeParse({ firstRow, ...Object.fromEntries(chosen) })
  const isOnce = new Set(chosen.map(([, at]) => at)).size === chosen.length
  if (!read.success || !isOnce) throw invalid({ field: 'day', code: 'required', ...words.noColumns })
  const { firstRow: first, day, deposit, ...others } = read.data
  const rest = Object.fromEntries(Object.entries(others).filter(([, at]) => at !== undefined))
  return { firstRow: first, day, deposit, ...rest }
}
