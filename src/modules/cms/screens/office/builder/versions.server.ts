import { data, redirect } from 'react-router'
import { parseThaiInstant } from '#domain/thai-calendar/parse-instant.ts'
import type { Context } from '#platform/context.ts'
import { invalid, RequestError, statusOf } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { discardDraft } from '../../../commands/draft/discard-draft.server.ts'
import { linkDraft, unlinkDraft } from '../../../commands/draft/link-draft.server.ts'
import { proposeDraft, sendBackDraft } from '../../../commands/draft/propose-draft.server.ts'
import { publishDraft } from '../../../commands/draft/publish-draft.server.ts'
import { scheduleDraft } from '../../../commands/draft/schedule-draft.server.ts'
import { noteVersion, restoreVersion } from '../../../commands/draft/versions.server.ts'
import { describeVersions } from '../../../components/versions/describe-versions.server.ts'
import { versionActs as words, versionWords } from '../../../words/version-words.ts'

/** The versions of a page, and two of them side by side. */
export const loader = loads(async (ctx, { params, url }) => {
  const shown = await describeVersions(ctx, { _id: params['id'] ?? '', asked: url.searchParams })
  return { ...shown, head: pageTitle(ctx, `${shown.title} · ${versionWords.heading[ctx.locale]}`) }
})

/** Handles an action on the page and returns to it. Form errors appear above the form. */
export const action = acts(async (ctx, { params, form, url, cookies }) => {
  const intent = form.get('intent')
  if (typeof intent !== 'string' || !Object.hasOwn(intents, intent)) throw invalid()
  try {
    const text = await intents[intent as keyof typeof intents](ctx, { _id: params['id'] ?? '', form })
    cookies.push(toastCookie({ kind: 'plain', text }))
    return redirect(url.pathname, 303)
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0 || error.kind === 'not-found') throw error
    return data({ problems: error.issues.map((issue) => issue[ctx.locale]) }, { status: statusOf[error.kind] })
  }
})

interface Sent {
  _id: string
  form: FormData
}

/** The message after each action. */
const intents = {
  async restore(ctx: Context, { _id, form }: Sent) {
    const number = numberIn(form, 'number')
    await restoreVersion(ctx, { _id, number })
    return fill(words.restored[ctx.locale], { n: number.toLocaleString('th-TH') })
  },
  async publish(ctx: Context, { _id, form }: Sent) {
    const { number } = await publishDraft(ctx, { _id, revision: numberIn(form, 'revision') })
    return fill(words.published[ctx.locale], { n: number.toLocaleString('th-TH') })
  },
  async discard(ctx: Context, { _id }: Sent) {
    await discardDraft(ctx, { _id })
    return words.discarded[ctx.locale]
  },
  async name(ctx: Context, { _id, form }: Sent) {
    const { number } = await noteVersion(ctx, { _id, note: textIn(form, 'note') })
    return fill(words.named[ctx.locale], { n: number.toLocaleString('th-TH') })
  },
  async propose(ctx: Context, { _id, form }: Sent) {
    await proposeDraft(ctx, { _id, note: textIn(form, 'note') })
    return words.proposed[ctx.locale]
  },
  async back(ctx: Context, { _id, form }: Sent) {
    await sendBackDraft(ctx, { _id, note: textIn(form, 'note') })
    return words.sentBack[ctx.locale]
  },
  async link(ctx: Context, { _id }: Sent) {
    await linkDraft(ctx, { _id })
    return words.linked[ctx.locale]
  },
  async unlink(ctx: Context, { _id }: Sent) {
    await unlinkDraft(ctx, { _id })
    return words.unlinked[ctx.locale]
  },
  async schedule(ctx: Context, { _id, form }: Sent) {
    const [publishAt, unpublishAt] = [timeIn(form, 'publishAt'), timeIn(form, 'unpublishAt')]
    await scheduleDraft(ctx, { _id, publishAt, unpublishAt })
    return words.scheduled[ctx.locale]
  },
}

const textIn = (form: FormData, name: string) => {
  const text = form.get(name)
  return typeof text === 'string' ? text : ''
}

const numberIn = (form: FormData, name: string) => {
  const text = textIn(form, name)
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
}

/** A typed date and time, in Thai time. */
const timeIn = (form: FormData, name: string) => {
  const text = textIn(form, name).trim()
  return text === '' ? null : (parseThaiInstant(text) ?? text)
}
