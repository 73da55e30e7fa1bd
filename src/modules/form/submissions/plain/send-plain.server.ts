import { carryAnswers } from '#domain/form/carry-answers.ts'
import type { FormDefinition } from '#domain/form/definition.ts'
import { judgeForm, type RawAnswers } from '#domain/form/judge.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import type { FormAnswer } from '../../page-types/form/answer.ts'
import { formChanges } from '../../rules/form-changes.ts'
import { plainAnswers, plainNames } from '../../rules/plain-answers.ts'
import { factsOf } from '../form/person-facts.server.ts'
import { versionOf } from '../form/versions.server.ts'
import { type OpenedForm, openedBy } from '../form-token.server.ts'
import { issueOf } from '../issue.ts'
import { openForm } from '../open-form.server.ts'
import { submitForm, type SubmitOutcome } from '../submit-form.server.ts'
import { keepFiles, type RefusedFile } from './keep-files.server.ts'
import { plainAnswer } from './plain-answer.ts'

interface PlainForm {
  formID: string
  form: FormData
}

/** One post of the form: under which version it was filled in, and what it holds. */
interface Post {
  formID: string
  token: string
  definition: FormDefinition
  answers: RawAnswers
  files: { refused: readonly RefusedFile[]; names: Readonly<Record<string, string>> }
}

/**
 * Sends a form of a browser without a script. The page that it came from is cached and has no token, so the first post gives one and is
 * sent by pressing once more. Throws as `submitForm` does.
 */
export async function sendPlain(ctx: Context, { formID, form }: PlainForm): Promise<FormAnswer> {
  const token = textIn(form, plainNames.token)
  const earlier = token === '' ? null : openedBy(ctx, { formID, token })
  const opened: Opened = earlier ?? (await firstOpening(ctx, formID))
  const version = await versionOf(ctx, { formID, number: opened.version })
  if (!version) throw invalid(issueOf('wrong'))
  const { definition } = version
  const files = await keepFiles(ctx, { definition, opened, form })
  const post = { formID, token: opened.token ?? token, definition, answers: plainAnswers(definition, form), files }
  if (textIn(form, plainNames.add) || textIn(form, plainNames.remove)) return again(ctx, post, 'edited')
  if (!earlier || files.refused.length > 0) return judged(ctx, post)
  return sent(ctx, { post, opened: earlier, trap: textIn(form, plainNames.trap) })
}

type Opened = OpenedForm & { token?: string }

async function firstOpening(ctx: Context, formID: string): Promise<Opened> {
  const { version, key, token } = await openForm(ctx, formID)
  return { formID, version, key, token, openedAt: ctx.now }
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 500) : ''
}

/** The page again, with what was filled in, under the published version. */
async function again(
  ctx: Context,
  post: Post,
  kind: FormAnswer['kind'],
  more: Partial<FormAnswer> = {},
): Promise<FormAnswer> {
  const { formID, definition: before, files } = post
  const open = await openForm(ctx, formID, post.token)
  const after = (await versionOf(ctx, { formID, number: open.version }))?.definition ?? before
  const answers = carryAnswers(post.answers, { before, after })
  return plainAnswer(kind, { open, answers, fileNames: files.names, changes: formChanges(before, after), ...more })
}

/** Without a token nothing is sent, but errors are already told. */
async function judged(ctx: Context, post: Post): Promise<FormAnswer> {
  const { definition, answers, files } = post
  const { issues } = judgeForm(definition, { answers, facts: await factsOf(ctx, definition) })
  const all = [...files.refused, ...issues.map((issue) => ({ path: issue.path, text: issue[ctx.locale] }))]
  return all.length > 0 ? again(ctx, post, 'refused', { issues: all }) : again(ctx, post, 'again')
}

interface Sending {
  post: Post
  opened: OpenedForm
  trap: string
}

async function sent(ctx: Context, { post, opened, trap }: Sending): Promise<FormAnswer> {
  const { formID, token, answers } = post
  const outcome = await submitForm(ctx, {
    ...{ postID: formID, version: opened.version, key: opened.key, token, answers, courseID: null },
    ...(trap !== '' && { trap }),
  })
  return answerOf(ctx, { post, outcome })
}

async function answerOf(ctx: Context, { post, outcome }: { post: Post; outcome: SubmitOutcome }): Promise<FormAnswer> {
  if (outcome.kind === 'sent') {
    const { number, subject, message, orderID } = outcome.receipt
    return plainAnswer('sent', { receipt: { number, subject, message, orderID: orderID ?? '' } })
  }
  if (outcome.kind === 'refused') {
    const issues = outcome.issues.map((issue) => ({ path: issue.path, text: issue[ctx.locale] }))
    return again(ctx, post, 'refused', { issues })
  }
  if (outcome.kind === 'closed') return again(ctx, post, 'refused', { message: outcome[ctx.locale] })
  return again(ctx, post, 'changed', { changes: formChanges(outcome.before, outcome.after) })
}
