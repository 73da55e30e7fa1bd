import { isSignedIn } from '#platform/data/access/viewer.ts'
import { type Context, noStore } from '#platform/context.ts'
import { ownDraft } from './draft/find-draft.server.ts'
import { closedReason, type ClosedReason } from './form/assert-open.server.ts'
import { currentVersion, findForm } from './form/find-form.server.ts'
import { factsOf } from './form/person-facts.server.ts'
import { settingsOf } from './form/settings.server.ts'
import { issueToken, newKey } from './form-token.server.ts'
import { ticketsOf } from './upload/ticket.server.ts'
import { submitWords as words } from './words.ts'

/** What a browser needs to fill in and send a form. None of it may be in a page that is cached. */
interface OpenFormAnswer {
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
 * Opens a form for the viewer: its published version, the key under which it will be sent, a token, and their draft,
 * which goes on under this version. Throws not-found or forbidden for a form that they may not fill in.
 */
export async function openForm(ctx: Context, formID: string): Promise<OpenFormAnswer> {
  noStore(ctx)
  ctx.app.limits.count(`form open ${ctx.site._id} ${ctx.address} ${ctx.viewer.id}`, perMinute)
  const form = await findForm(ctx, formID)
  const latest = await currentVersion(ctx, form)
  const settings = await settingsOf(ctx, formID)
  const draft = await ownDraft(ctx, formID)
  const opened = { formID, version: latest.number, key: draft?.key ?? newKey() }
  const facts = await factsOf(ctx, latest.definition)
  const reason = await closedReason(ctx, { form, settings })
  return {
    ...{ version: opened.version, key: opened.key, session: facts.session },
    token: issueToken(ctx, { ...opened, ...(draft && { openedAt: draft.openedAt }) }),
    draft: draft && { revision: draft.revision, answers: draft.answers },
    tickets: isSignedIn(ctx.viewer) ? {} : ticketsOf(ctx, { definition: latest.definition, opened }),
    closed: reason && { code: reason, ...words[reason] },
    submitTitle: settings.submitTitle || words.submitTitle[ctx.locale],
  }
}
