import { href, redirect } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { hoursOfPerson } from '#modules/enroll/public-api.ts'
import {
  doneTo,
  invitedOf,
  keepAccount,
  keptAccount,
  mailPasswordLink,
  passwordLinkAction,
} from '#modules/user/public-api.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { mayOpenRoute } from '#platform/manifest/route-access.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { handleRecordForm } from '#platform/office/screens/record/record-forms.ts'
import { describeRecord, doneTo as recordDone } from '#platform/office/screens/show.server.ts'
import type { Action, Figure, RecordDescription } from '#ui/office/description.ts'
import { hasLearning, learningOf } from '../commands/learning-of.server.ts'
import { undoable, undoChange } from '../commands/undo-change.server.ts'
import { studentWords as words } from '../words.ts'

/** Everything about one learner, with the actions of staff. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const person = await invitedOf(ctx, params['id'])
  const { _id } = person
  const record = await describeRecord(ctx, { collection: collectionOf(ctx, 'user'), route: route!, _id, url })
  const kept = await keptAccount(ctx, { _id, url })
  const saved = kept.saved ?? saidOf(ctx, url) ?? doneTo(ctx, { done: url.searchParams.get('done'), person })
  const shown: RecordDescription = {
    ...record,
    ...recordDone(ctx, url),
    ...(saved !== null && { saved }),
    figures: hasLearning(ctx) ? await figuresOf(ctx, _id) : [],
    actions: [
      ...record.actions,
      ...actionsOf(ctx, _id),
      ...(isAtLeast(ctx.viewer, 'admin') ? [await passwordLinkAction(ctx, person)] : []),
      ...kept.actions,
      ...(await undoing(ctx, _id)),
    ],
    related: [...record.related, ...kept.related],
  }
  return { record: shown, ask: kept.ask, title: record.heading }
})

/** Handles the forms of the record. */
export const action = acts(async (ctx, { params, form, url }) => {
  const person = await invitedOf(ctx, params['id'])
  const here = href('/student/detail/:id', { id: person._id })
  if (form.get('intent') === 'undo-change') {
    const whose = await undoChange(ctx, String(form.get('change')))
    return redirect(`${href('/student/detail/:id', { id: whose })}?done=undone`)
  }
  const acted = await handleRecordForm(ctx, { collection: collectionOf(ctx, 'user'), _id: person._id, form, url })
  if (acted) return acted
  const done = await keepAccount(ctx, { _id: person._id, form })
  if (done) return redirect(`${here}?done=${done}`)
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  await mailPasswordLink(ctx, person)
  return redirect(`${here}?done=sent`)
})

const said = { undone: words.undone, merged: words.merged, moved: words.moved } as const

function saidOf({ locale }: Context, { searchParams }: URL): string | null {
  const done = searchParams.get('done') ?? ''
  return Object.hasOwn(said, done) ? said[done as keyof typeof said][locale] : null
}

/** The links from the record to screens that the viewer may open. */
const actionsOf = (ctx: Context, _id: string): Action[] =>
  [...(hasLearning(ctx) ? learningActions : []), picture]
    .filter(({ route }) => mayOpenRoute(ctx, route))
    .map(({ said, icon, to }) => ({ label: words[said][ctx.locale], href: to(_id), icon }))

const picture = {
  ...({ route: 'student-image', said: 'picture', icon: 'photo' } as const),
  to: (_id: string) => `${href('/student/image')}?user=${_id}`,
}
const learningActions = [
  {
    ...({ route: 'enroll-new', said: 'enrol', icon: 'plus' } as const),
    to: (_id: string) => `${href('/enroll/new')}?userID=${_id}`,
  },
  {
    ...({ route: 'enroll-hours-add', said: 'adjust', icon: 'pencil' } as const),
    to: (_id: string) => `${href('/enroll/hours/add')}?userID=${_id}`,
  },
  {
    ...({ route: 'student-transfer', said: 'transfer', icon: 'arrows-exchange' } as const),
    to: (_id: string) => `${href('/student/transfer')}?user=${_id}`,
  },
  {
    ...({ route: 'student-merge', said: 'merge', icon: 'users' } as const),
    to: (_id: string) => href('/student/merge/:id', { id: _id }),
  },
]

const undoing = async (ctx: Context, _id: string): Promise<Action[]> =>
  (await undoable(ctx, _id)).map((change) => ({
    ...{ label: fill(words.undo[ctx.locale], { told: change.told }), method: 'post' as const },
    icon: 'arrow-back-up' as const,
    hidden: [
      { name: 'intent', value: 'undo-change' },
      { name: 'change', value: change._id },
    ],
  }))

async function figuresOf(ctx: Context, _id: string): Promise<Figure[]> {
  const { locale } = ctx
  const learning = (await learningOf(ctx, [_id]))(_id)
  const year = Number(bangkokDay(ctx.now).slice(0, 4))
  const months = await hoursOfPerson(ctx, { userID: _id, year })
  const number = (n: number) => n.toLocaleString('th-TH')
  return [
    { label: words.courses[locale], value: number(learning.courses) },
    { label: words.complete[locale], value: number(learning.complete) },
    {
      ...{ label: words.hours[locale], value: number(learning.hours) },
      text: fill(words.ofYear[locale], { n: number(months.reduce((sum, hours) => sum + hours, 0)) }),
    },
    {
      label: words.seen[locale],
      value: learning.lastAt ? formatInstant(learning.lastAt, { length: 'list', locale }) : words.never[locale],
    },
  ]
}
