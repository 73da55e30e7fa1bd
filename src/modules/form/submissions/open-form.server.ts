import { carryAnswers } from '#domain/form/carry-answers.ts'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import { type Context, noStore } from '#platform/context.ts'
import { type Draft, draftOfKey, ownDraft } from './draft/find-draft.server.ts'
import { closedReason, type ClosedReason } from './form/assert-open.server.ts'
import { currentVersion, findForm, type FormPost } from './form/find-form.server.ts'
import { factsOf } from './form/person-facts.server.ts'
import { settingsOf } from './form/settings.server.ts'
import { type FormVersion, versionOf } from './form/versions.server.ts'
import { issueToken, newKey, type OpenedForm, openedBy } from './form-token.server.ts'
import { ownerOf } from './owner.server.ts'
import { receiptOf } from './receipt.server.ts'
import { ticketsOf } from './upload/ticket.server.ts'
import { submitWords as words } from './words.ts'

/** What a browser needs to fill in and send a form. None of it may be in a page that is cached. */
export interface OpenFormAnswer {
  version: number
  key: string
  token: string
  /** Values of the session by path. */
  session: Readonly<Record<string, string>>
  draft: { revision: number; answers: Readonly<Record<string, unknown>> } | null
  /** Upload tickets by field, for visitors. */
  tickets: Readonly<Record<string, string>>
  closed: { code: ClosedReason; th: string; en: string } | null
  submitTitle: string
}

const perMinute = [{ most: 60, ms: 60_000 }]

/**
 * Opens a form for the viewer: its published version, the key under which it will be sent, a token, and their draft, which goes on under
 * this version. `token` is one of an earlier opening, whose key stays. Throws not-found or forbidden for a form that they may not fill in.
 */
export async function openForm(ctx: Context, formID: string, token?: string): Promise<OpenFormAnswer> {
  ctx.app.limits.count(`form open ${ctx.site._id} ${ctx.address} ${ctx.viewer.id}`, perMinute)
  const form = await findForm(ctx, formID)
  const earlier = token === undefined ? null : await earlierOpening(ctx, { formID, token })
  const draft = earlier ? await draftOfKey(ctx, earlier) : await ownDraft(ctx, formID)
  // The key of somebody else's draft would refuse every save.
  if (draft && draft.owner !== ownerOf(ctx)) return openingOf(ctx, { form, draft: null, earlier: null })
  return openingOf(ctx, { form, draft, earlier: draft ?? earlier })
}

/** An opening whose form was sent is over. */
async function earlierOpening(ctx: Context, of: { formID: string; token: string }): Promise<OpenedForm | null> {
  const opened = openedBy(ctx, of)
  return opened && (await receiptOf(ctx, opened)) === null ? opened : null
}

interface Opening {
  form: FormPost
  draft: Draft | null
  /** Whose key goes on; null for a new one. */
  earlier: Pick<OpenedForm, 'key' | 'openedAt'> | null
}

/** Returns what a browser needs to go on with a form under its published version. */
export async function openingOf(ctx: Context, { form, draft, earlier }: Opening): Promise<OpenFormAnswer> {
  noStore(ctx)
  const latest = await currentVersion(ctx, form)
  const settings = await settingsOf(ctx, form._id)
  const opened = { formID: form._id, version: latest.number, key: earlier?.key ?? newKey() }
  const facts = await factsOf(ctx, latest.definition)
  const reason = await closedReason(ctx, { form, settings })
  return {
    ...{ version: opened.version, key: opened.key, session: facts.session },
    token: issueToken(ctx, { ...opened, ...(earlier && { openedAt: earlier.openedAt }) }),
    draft: draft && { revision: draft.revision, answers: await answersOf(ctx, { draft, latest }) },
    tickets: isSignedIn(ctx.viewer) ? {} : ticketsOf(ctx, { definition: latest.definition, opened }),
    closed: reason && { code: reason, ...words[reason] },
    submitTitle: settings.submitTitle || words.submitTitle[ctx.locale],
  }
}

/** The answers of a draft under the names of the published version. */
async function answersOf(ctx: Context, { draft, latest }: { draft: Draft; latest: FormVersion }) {
  if (draft.formVersion === latest.number) return draft.answers
  const version = await versionOf(ctx, { formID: draft.formID, number: draft.formVersion })
  if (!version) return draft.answers
  return carryAnswers(draft.answers, { before: version.definition, after: latest.definition })
}
