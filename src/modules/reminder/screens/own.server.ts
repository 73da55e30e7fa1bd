import { data, href, redirect } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { noStore } from '#platform/context.ts'
import { type Notice, ownNotices, readNotices } from '#platform/background/notifications/notifications.ts'
import { channelsOf, kindNames, reminderKinds, type ReminderKind } from '#platform/background/reminders/kinds.ts'
import { type OwnReminders, ownReminders, setOwnReminders } from '#platform/background/reminders/own-reminders.ts'
import { siteReminders } from '#platform/background/reminders/site-reminders.ts'
import { forbidden, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { profileAt } from '#platform/identity/session/profile-at.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { ownWords } from '../screen-words.ts'

/** The learner's notifications on this site, and their choices of kinds, channels and quiet hours. */
export const loader = loads(async (ctx, { url }) => {
  noStore(ctx)
  const words = inLocale(ownWords, ctx.locale)
  const { notices, unread } = await ownNotices(ctx)
  const { quietFrom, quietTo, locale, choices } = await ownReminders(ctx)
  const { offKinds } = await siteReminders(ctx)
  return {
    ...{ words, title: pageTitle(ctx, words.title), back: profileAt(ctx), unread },
    unreadText: unread > 0 ? fill(words.unread, { n: unread.toLocaleString('th-TH') }) : null,
    notices: notices.map((one) => noticeIn(ctx, one)),
    isDone: url.searchParams.has('done'),
    mayChange: ctx.viewer.role === 'user' && !ctx.viewer.actor,
    ...{ quietFrom, quietTo, locale },
    kinds: kindNames
      .filter((kind) => !offKinds.includes(kind))
      .map((kind) => kindIn(ctx, kind, channelsOf(kind, { offKinds, choices }))),
  }
})

const noticeIn = ({ locale }: Context, { _id, title, text, href: path, createdAt, isRead }: Notice) => ({
  ...{ _id, title: title[locale], text: text?.[locale] ?? null, href: path, isRead },
  at: formatInstant(createdAt, { length: 'medium', locale }),
})

const kindIn = ({ locale }: Context, kind: ReminderKind, channels: { notice: boolean; email: boolean }) => ({
  ...{ kind, ...channels, isLocked: reminderKinds[kind].isLocked === true },
  ...{ label: reminderKinds[kind].label[locale], text: reminderKinds[kind].text[locale] },
})

/** Marks everything as read, or stores the choices; nobody does it in another's name. */
export const action = acts(async (ctx, { form }) => {
  if (ctx.viewer.actor) throw forbidden()
  const here = href('/user/notifications')
  if (form.get('intent') === 'read') {
    await readNotices(ctx, 'all')
    return redirect(here)
  }
  const chosen = chosenIn(form)
  try {
    await setOwnReminders(ctx, chosen)
    return redirect(`${here}?done#settings`)
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    const problems = error.issues.map((issue) => ({ field: issue.field, text: issue[ctx.locale] }))
    return data({ problems, chosen }, { status: statusOf[error.kind] })
  }
})

/** A kind that the form did not show stays as it is: the form names those that it shows. */
function chosenIn(form: FormData): OwnReminders {
  const shown = new Set(form.getAll('kind').map(String))
  const choices: OwnReminders['choices'] = {}
  for (const kind of kindNames)
    if (shown.has(kind)) choices[kind] = { notice: form.has(`${kind}.notice`), email: form.has(`${kind}.email`) }
  const time = (name: string) => String(form.get(name) ?? '').slice(0, 5)
  const locale = form.get('locale') === 'en' ? 'en' : 'th'
  return { quietFrom: time('quietFrom'), quietTo: time('quietTo'), locale, choices }
}
