import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { discardDraft } from '../../../commands/draft/discard-draft.server.ts'
import { draftedPage } from '../../../commands/draft/find-draft.server.ts'
import { openDraft, presence } from '../../../commands/draft/open-draft.server.ts'
import { proposeDraft } from '../../../commands/draft/propose-draft.server.ts'
import { publishDraft } from '../../../commands/draft/publish-draft.server.ts'
import { saveDraft } from '../../../commands/draft/save-draft.server.ts'
import { scheduleDraft } from '../../../commands/draft/schedule-draft.server.ts'
import { checkDraft } from '../../../components/builder/server/check-draft.server.ts'
import { describeBuilder } from '../../../components/builder/server/describe-builder.server.ts'
import { findTargets } from '../../../components/builder/server/find-targets.server.ts'
import { pasted, sentJson, sentPageOf } from '../../../components/builder/server/read-sent.server.ts'
import { sharePart } from '../../../components/builder/server/share-part.server.ts'
import { showObjects } from '../../../components/builder/server/show-objects.server.ts'
import { templatePage } from '../../../components/builder/server/templates.server.ts'

/** The draft of a page, the data of its blocks, and the builder's words and options. */
export const loader = loads(async (ctx, { params }) => {
  const _id = params['id'] ?? ''
  const opened = await openDraft(ctx, { _id })
  const { live } = await draftedPage(ctx, _id)
  const [shown, described] = await Promise.all([
    showObjects(ctx, { _id, page: opened.page }),
    describeBuilder(ctx, _id),
  ])
  return { opened, live, shown, described }
})

/** Handles the builder's requests. Each intent has its own key in the response. */
export const action = acts(async (ctx, { params, form }) => {
  const intent = form.get('intent')
  if (typeof intent !== 'string' || !Object.hasOwn(intents, intent)) throw invalid()
  return intents[intent as keyof typeof intents](ctx, { _id: params['id'] ?? '', form })
})

type Sent = { _id: string; form: FormData }

const intents = {
  async save(ctx: Context, { _id, form }: Sent) {
    return { saved: await saveDraft(ctx, { _id, page: sentJson(form, 'page'), revision: revisionIn(form) }) }
  },
  async show(ctx: Context, { _id, form }: Sent) {
    await draftedPage(ctx, _id)
    return { shown: await showObjects(ctx, { _id, page: sentPageOf(form) }) }
  },
  async find(ctx: Context, { _id, form }: Sent) {
    await draftedPage(ctx, _id)
    const values = form.getAll('value').map(String)
    return { found: await findTargets(ctx, { of: textIn(form, 'of'), q: textIn(form, 'q'), values }) }
  },
  async paste(ctx: Context, { _id, form }: Sent) {
    await draftedPage(ctx, _id)
    return { pasted: pasted(form) }
  },
  async check(ctx: Context, { _id, form }: Sent) {
    await draftedPage(ctx, _id)
    return { checked: await checkDraft(ctx, { _id, page: sentPageOf(form) }) }
  },
  async publish(ctx: Context, { _id, form }: Sent) {
    return { published: await publishDraft(ctx, { _id, revision: revisionIn(form) }) }
  },
  async propose(ctx: Context, { _id, form }: Sent) {
    await proposeDraft(ctx, { _id, note: textIn(form, 'note') })
    return { proposed: true }
  },
  async schedule(ctx: Context, { _id, form }: Sent) {
    const [publishAt, unpublishAt] = [textIn(form, 'publishAt') || null, textIn(form, 'unpublishAt') || null]
    return { scheduled: await scheduleDraft(ctx, { _id, publishAt, unpublishAt }) }
  },
  async discard(ctx: Context, { _id }: Sent) {
    const { revision } = await discardDraft(ctx, { _id })
    return { discarded: { revision, page: (await draftedPage(ctx, _id)).live } }
  },
  async share(ctx: Context, { _id, form }: Sent) {
    await draftedPage(ctx, _id)
    return { shared: await sharePart(ctx, { _id, form }) }
  },
  async template(ctx: Context, { _id, form }: Sent) {
    await draftedPage(ctx, _id)
    return { template: await templatePage(ctx, textIn(form, 'id')) }
  },
  async presence(ctx: Context, { _id, form }: Sent) {
    const version = Number(textIn(form, 'version') || -1)
    return { present: await presence(ctx, { _id, part: textIn(form, 'part') || null, version }) }
  },
}

const textIn = (form: FormData, name: string) => {
  const text = form.get(name)
  return typeof text === 'string' ? text : ''
}

const revisionIn = (form: FormData) => Number(textIn(form, 'revision') || Number.NaN)
