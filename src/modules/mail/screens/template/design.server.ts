import { data, href, redirect } from 'react-router'
import { queueMail } from '#platform/background/mail/queue-mail.ts'
import { from } from '#platform/data/collection/rows.ts'
import { update } from '#platform/data/collection/write.ts'
import { type Context, noStore } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { viewerEmail } from '#platform/identity/site-roles/staff-email.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { fill, inLocale, type Locale } from '#platform/site/i18n/words.ts'
import { emailDesign } from '../../collections/email-blocks.ts'
import { alignmentWords, blockWords, editorWords, fieldWords, issueWords } from '../../components/editor/words.ts'
import { officeWords } from '../../office-words.ts'
import type { EmailDesign } from '../../rules/email-design.ts'
import { designOf } from '../../sending/design-of.ts'
import { listSamples, readSample } from '../../sending/real-values.server.ts'
import { renderEmail, renderOptions } from '../../sending/render-email.server.ts'
import { sampleValues } from '../../sending/sample-values.ts'

/** The editor of a template, with example values for its preview. */
export const loader = loads(async (ctx, { params, url }) => {
  const { locale } = ctx
  const template = await templateById(ctx, params['id'] ?? '')
  const design = designOf(template)
  const { name, kind, version, _id } = template
  return {
    title: pageTitle(ctx, `${officeWords.design[locale]} ${name}`),
    heading: name,
    crumbs: [
      { href: href('/setup/email/template'), label: officeWords.templates[locale] },
      { href: href('/setup/email/template/detail/:id', { id: _id }), label: name },
    ],
    crumbsLabel: officeWords.crumbs[locale],
    ...{ design, version, texts: editorTexts(locale) },
    ...(await previewOf(ctx, { design, kind, chosen: url.searchParams.get('sample') ?? '' })),
    samples: await listSamples(ctx),
    saved: url.searchParams.has('saved') ? editorWords.saved[locale] : null,
  }
})

const exampleAddress = 'name@example.com'

interface Previewed {
  design: EmailDesign
  kind: 'transactional' | 'news'
  /** A real record, as `listSamples` names it; '' for example values. */
  chosen: string
}

/** What the preview is rendered with. A record that cannot be read is said, and example values stand in. */
async function previewOf(ctx: Context, { design, kind, chosen }: Previewed) {
  const real = chosen === '' ? null : await readSample(ctx, chosen)
  const values = real ?? sampleValues(ctx.viewer.name)
  const state: 'invented' | 'real' | 'lost' = chosen === '' ? 'invented' : real ? 'real' : 'lost'
  if (real) noStore(ctx)
  return { options: renderOptions(ctx, { design, kind, to: exampleAddress, values }), sample: { chosen, state } }
}

const editorTexts = (locale: Locale) => ({
  words: inLocale(editorWords, locale),
  blocks: inLocale(blockWords, locale),
  alignments: inLocale(alignmentWords, locale),
  issues: inLocale(issueWords, locale),
  fields: Object.entries(fieldWords).map(([value, label]) => ({ value, label: `${label[locale]} · ${value}` })),
})

async function templateById(ctx: Context, _id: string) {
  const row = await from(ctx, 'email_template').selectAll().where('email_template._id', '=', _id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Saves the design, or sends a test of it to the viewer. What is wrong is said; the editor still has everything. */
export const action = acts(async (ctx, { params, form }) => {
  const { _id, kind } = await templateById(ctx, params['id'] ?? '')
  const read = readDesign(ctx, form.get('design'))
  if ('problem' in read) return data({ problem: read.problem, done: null }, { status: statusOf.invalid })
  const chosen = String(form.get('sample') ?? '')
  if (form.get('intent') === 'test') return sendTest(ctx, { design: read.design, kind, chosen })
  try {
    const { footerColumns, blocks, ...texts } = read.design
    const change = { ...texts, footerColumns: [...footerColumns], blocks: [...blocks], ...emptyLinks(read.design) }
    await update(ctx, 'email_template', { _id, change, version: Number(form.get('version')) })
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    return data({ problem: error.issues[0]![ctx.locale], done: null }, { status: statusOf[error.kind] })
  }
  return redirect(`${href('/setup/email/template/design/:id', { id: _id })}?saved`)
})

/** No address is null, not an empty text. */
const emptyLinks = ({ logoUrl, bannerImageUrl, bannerUrl }: EmailDesign) => ({
  ...{ logoUrl: logoUrl || null, bannerImageUrl: bannerImageUrl || null, bannerUrl: bannerUrl || null },
})

const maxDesignLength = 500_000

function readDesign({ locale }: Context, sent: unknown): { design: EmailDesign } | { problem: string } {
  try {
    const text = typeof sent === 'string' && sent.length <= maxDesignLength ? sent : ''
    const read = emailDesign.safeParse(JSON.parse(text))
    if (read.success) return { design: read.data }
    const [where, at] = read.error.issues[0]?.path ?? []
    if (where === 'blocks' && typeof at === 'number')
      return { problem: fill(editorWords.wrongBlock[locale], { n: at + 1 }) }
  } catch {
    // The words below say it.
  }
  return { problem: editorWords.wrong[locale] }
}

const testLimits = [{ most: 30, ms: 3_600_000 }]

async function sendTest(ctx: Context, { design, kind, chosen }: Previewed) {
  const to = await viewerEmail(ctx)
  if (!to) return data({ problem: editorWords.noEmail[ctx.locale], done: null }, { status: statusOf.invalid })
  ctx.app.limits.count(`email test ${ctx.site._id} ${ctx.viewer.id}`, testLimits)
  const values = chosen === '' ? sampleValues(ctx.viewer.name) : await readSample(ctx, chosen)
  if (!values) return data({ problem: editorWords.lost[ctx.locale], done: null }, { status: statusOf.invalid })
  await queueMail(ctx, { ...renderEmail(design, renderOptions(ctx, { design, kind, to, values })), to, toStaff: true })
  return data({ problem: null, done: fill(editorWords.tested[ctx.locale], { email: to }) })
}
