import { compareForms } from '#domain/form/compare-forms.ts'
import type { FormDefinition } from '#domain/form/definition.ts'
import { type FormIssue, judgeForm, type Judged } from '#domain/form/judge.ts'
import { inTransaction, retryOnDeadlock } from '#platform/data/collection/transaction.ts'
import { lockSite } from '#platform/data/collection/writing/lock.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, RequestError } from '#platform/errors/errors.ts'
import type { FormReceiptRow } from './store/tables.ts'
import { closedReason, type ClosedReason } from './form/assert-open.server.ts'
import { currentVersion, findForm, type FormPost } from './form/find-form.server.ts'
import { factsOf } from './form/person-facts.server.ts'
import { type FormSettings, settingsOf } from './form/settings.server.ts'
import { type FormVersion, versionOf } from './form/versions.server.ts'
import { type OpenedForm, readToken } from './form-token.server.ts'
import { issueOf } from './issue.ts'
import { ownerOf } from './owner.server.ts'
import { receiptOf } from './receipt.server.ts'
import { assertDestination } from './store/destination.ts'
import { fileIssues } from './store/form-files.server.ts'
import { storeSubmission } from './store/store-submission.server.ts'
import { takenIssues } from './store/taken.server.ts'
import { asUploader } from './upload/ticket.server.ts'
import { sentText, type SentText } from './sent-text.ts'
import { submitWords as words } from './words.ts'

/** What a person sends. `version` and `key` must be those of the token. */
interface SubmitInput {
  postID: string
  version: number
  key: string
  token: string
  answers: Readonly<Record<string, unknown>>
  /** The course of the page that contains the form, if the form names none. */
  courseID?: string | null
  /** What a field holds that people do not see. */
  trap?: string
}

/** What somebody who sent a form receives, for ever the same. */
export interface Receipt extends SentText {
  _id: string
  number: string
  /** ISO instant. */
  at: string
  orderID: string | null
  autoFlow: string | null
}

/** A form that changed in a breaking way while it was filled in. */
interface ChangedForm {
  version: number
  before: FormDefinition
  after: FormDefinition
  changes: ReturnType<typeof compareForms>['changes']
}

export type SubmitOutcome =
  | { kind: 'sent'; receipt: Receipt; isReplayed: boolean }
  | { kind: 'refused'; issues: readonly FormIssue[] }
  | ({ kind: 'changed'; th: string; en: string } & ChangedForm)
  | { kind: 'closed'; code: ClosedReason | 'signIn'; th: string; en: string }

const perClient = [
  { most: 30, ms: 60_000 },
  { most: 300, ms: 3_600_000 },
]

/**
 * Sends a form for the viewer, once for its key: a repeat receives the same receipt (specification L137, L162, L223). Everything is written
 * in one transaction. Throws forbidden for a missing, foreign, forged or old token, conflict for the key of somebody else, and too-many.
 */
export async function submitForm(ctx: Context, input: SubmitInput): Promise<SubmitOutcome> {
  const opened = readToken(ctx, { formID: input.postID, token: input.token })
  if (opened.version !== input.version || opened.key !== input.key) throw forbidden(issueOf('noToken'))
  const repeated = await receiptOf(ctx, opened)
  if (repeated) return replayed(ctx, repeated)
  ctx.app.limits.count(`form submit ${ctx.site._id} ${ctx.address} ${ctx.viewer.id}`, perClient)
  const form = await findForm(ctx, input.postID)
  assertDestination(form.destination)
  const uploader = asUploader(ctx, opened)
  try {
    return await retryOnDeadlock(uploader, () =>
      inTransaction(uploader, async (inside) => {
        await lockSite(inside, `form key ${opened.key}`)
        const sent = await receiptOf(inside, opened)
        return sent ? replayed(inside, sent) : send(inside, { form, opened, input })
      }),
    )
  } catch (error) {
    return takenMeanwhile(error)
  }
}

/** A value that may not repeat was sent by somebody else in the same moment. Nothing was stored. */
function takenMeanwhile(error: unknown): SubmitOutcome {
  const issue = error instanceof RequestError && error.kind === 'conflict' ? error.issues[0] : undefined
  if (issue?.code !== 'taken') throw error
  return { kind: 'refused', issues: [{ path: issue.field, field: issue.field, code: 'value', ...words.taken }] }
}

interface Sending {
  form: FormPost
  opened: OpenedForm
  input: SubmitInput
}

async function send(ctx: Context, { form, opened, input }: Sending): Promise<SubmitOutcome> {
  const settings = await settingsOf(ctx, form._id)
  if (settings.capacity !== null || settings.isOncePerPerson) await lockSite(ctx, `form ${form._id}`)
  const closed = await closedReason(ctx, { form, settings })
  if (closed) return { kind: 'closed', code: closed, ...words[closed] }
  if (form.next === 'order' && ctx.viewer.role !== 'user') return { kind: 'closed', code: 'signIn', ...words.signIn }
  const version = await versionOf(ctx, { formID: form._id, number: opened.version })
  if (!version) throw forbidden(issueOf('noToken'))
  const changed = changedForm(ctx, { version, latest: await currentVersion(ctx, form), settings })
  if (changed) return { kind: 'changed', ...words.changed, ...changed }
  const facts = await factsOf(ctx, version.definition)
  const judged = judgeForm(version.definition, { answers: input.answers, facts })
  const issues = await issuesOf(ctx, { definition: version.definition, judged })
  if (issues.length > 0) return { kind: 'refused', issues }
  const receipt = await storeSubmission(ctx, { form, opened, input, settings, version, judged })
  const text = sentText(ctx, { ...settings, number: receipt.number })
  return { kind: 'sent', receipt: { ...receipt, ...text }, isReplayed: false }
}

async function issuesOf(
  ctx: Context,
  { definition, judged }: { definition: FormDefinition; judged: Judged },
): Promise<readonly FormIssue[]> {
  if (judged.issues.length > 0) return judged.issues
  return [
    ...(await fileIssues(ctx, { definition, values: judged.values })),
    ...(await takenIssues(ctx, { definition, values: judged.values })),
  ]
}

/** An earlier version is taken as it was read, unless the form changed in a breaking way since. */
function changedForm(
  ctx: Context,
  { version, latest, settings }: { version: FormVersion; latest: FormVersion; settings: FormSettings },
): ChangedForm | null {
  if (version.number === latest.number) return null
  const { isBreaking, changes } = compareForms(version.definition, latest.definition)
  const acceptedUntil = Date.parse(latest.publishedAt) + settings.acceptsOldVersionHours * 3_600_000
  if (!isBreaking || ctx.now < acceptedUntil) return null
  return { version: latest.number, before: version.definition, after: latest.definition, changes }
}

/** Somebody else's key reveals nothing. */
async function replayed(ctx: Context, row: FormReceiptRow): Promise<SubmitOutcome> {
  if (row.owner !== '' && row.owner !== ownerOf(ctx)) throw conflict(issueOf('keyUsed'))
  const settings = await settingsOf(ctx, row.formID)
  const { submissionID: _id, number, at, orderID } = row
  const receipt = { _id, number, at, orderID, ...sentText(ctx, { ...settings, number }), autoFlow: settings.autoFlow }
  return { kind: 'sent', receipt, isReplayed: true }
}
