import { data, href, redirect } from 'react-router'
import { toDecimal } from '#domain/learning/assessment/fraction.ts'
import type { Issue } from '#domain/validation/issue.ts'
import type { Context } from '#platform/context.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { notFound, RequestError } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { type MarkedAttempt, readMarked } from '../../marking/read-marked.server.ts'
import { decideAppeal, isDecider } from '../../results/appeals/decide-appeal.server.ts'
import { appealScreenWords as words, appealWords } from '../../results/appeals/words.ts'
import { describeForm } from '../../results/display/describe-form.ts'
import { fileLinks } from '../../results/display/file-links.server.ts'
import { isSatElsewhere } from '../../results/paper/rules/one-slot-paper.ts'
import { reviewSections } from '../../results/review-of.server.ts'
import { playerWords } from '../../sitting/player/words.ts'

const blank = { decision: 'dismissed', slot: '', points: '', reason: '' }

/** An appeal with the answers that it is about, and the form that decides it. */
export const loader = loads(async (ctx, { params }) => {
  const { appeal, attempt } = await readAppeal(ctx, params['id'] ?? '')
  const { locale } = ctx
  const sections = isSatElsewhere(attempt.paper) ? [] : await reviewSections(ctx, { attempt, hasKeys: true })
  const slots = sections.flatMap((section) => section.slots)
  const concerned = slots.filter(({ slot }) => appeal.slot === '' || slot.slot === appeal.slot)
  const mayDecide = appeal.status === 'open' && isDecider(ctx, { attempt, slot: appeal.slot })
  const form = mayDecide ? await describe(ctx, { appeal, attempt, sent: blank, issues: [] }) : null
  return {
    ...{ title: pageTitle(ctx, words.heading[locale]), form, slots: concerned, player: inLocale(playerWords, locale) },
    back: { href: href('/exam/appeal'), label: words.all[locale] },
    heading: `${appeal.exam} · ${appeal.firstname ?? ''} ${appeal.lastname ?? ''}`,
    text: appeal.text,
    note: appeal.status === 'open' ? (mayDecide ? '' : appealWords.ownMark[locale]) : decidedText(ctx, appeal),
    crumbs: words.crumbs[locale],
    files: fileLinks(
      ctx,
      concerned.map(({ slot }) => slot),
    ),
  }
})

/** Stores the decision, or shows the form again. */
export const action = acts(async (ctx, { params, form }) => {
  const appealID = params['id'] ?? ''
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 6000)
  const sent = { decision: text('decision'), slot: text('slot'), points: text('points'), reason: text('reason') }
  try {
    const decision = sent.decision === 'upheld' ? 'upheld' : 'dismissed'
    await decideAppeal(ctx, { appealID, ...sent, decision })
    return redirect(href('/exam/appeal/:id', { id: appealID }))
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind !== 'invalid') throw error
    const { appeal, attempt } = await readAppeal(ctx, appealID)
    return data({ form: await describe(ctx, { appeal, attempt, sent, issues: error.issues }) }, { status: 400 })
  }
})

async function readAppeal(ctx: Context, _id: string) {
  const appeal = await from(ctx, 'exam_appeal')
    .innerJoin(rows(ctx, 'exam'), 'exam._id', 'exam_appeal.examID')
    .leftJoin(rows(ctx, 'user'), 'user._id', 'exam_appeal.userID')
    .select(['exam_appeal._id', 'exam_appeal.attemptID', 'exam_appeal.slot', 'exam_appeal.text', 'exam_appeal.status'])
    .select(['exam_appeal.decision', 'exam_appeal.decidedBy', 'exam.name as exam', 'user.firstname', 'user.lastname'])
    .where('exam_appeal._id', '=', _id)
    .executeTakeFirst()
  const [attempt] = appeal ? await readMarked(ctx, [appeal.attemptID]) : []
  if (!appeal || !attempt) throw notFound()
  return { appeal, attempt }
}

type Appeal = Awaited<ReturnType<typeof readAppeal>>['appeal']

const decidedText = ({ locale }: Context, { status, decision, decidedBy }: Appeal) =>
  fill(words.decided[locale], {
    decision: words.decisions[status === 'upheld' ? 'upheld' : 'dismissed'][locale],
    ...{ name: decidedBy ?? '', text: decision },
  })

async function describe(
  ctx: Context,
  of: { appeal: Appeal; attempt: MarkedAttempt; sent: typeof blank; issues: readonly Issue[] },
) {
  const { locale } = ctx
  const { appeal, attempt, sent } = of
  const slots = attempt.slots.filter(({ slot }) => appeal.slot === '' || slot === appeal.slot)
  const now = (points: string) => fill(words.slotNow[locale], { points })
  return describeForm(locale, {
    ...{ heading: words.decide[locale], save: words.save[locale], cancel: words.cancel[locale], issues: of.issues },
    back: { href: href('/exam/appeal'), label: words.all[locale] },
    fields: [
      {
        ...{ name: 'decision', label: words.decision[locale], kind: 'choice', value: sent.decision, span: 6 },
        ...{ isRequired: true },
        choices: (['dismissed', 'upheld'] as const).map((value) => ({ value, label: words.decisions[value][locale] })),
      },
      {
        ...{ name: 'slot', label: words.slot[locale], kind: 'choice', value: appeal.slot || sent.slot, span: 3 },
        choices: slots.map(({ slot, effective, points }) => ({
          value: slot,
          label: `${slot} · ${now(`${effective ? toDecimal(effective.points, 2) : '–'} / ${points}`)}`,
        })),
      },
      { name: 'points', label: words.points[locale], kind: 'text', value: sent.points, span: 3 },
      { name: 'reason', label: words.reason[locale], kind: 'longtext', value: sent.reason, isRequired: true, span: 6 },
    ],
  })
}
