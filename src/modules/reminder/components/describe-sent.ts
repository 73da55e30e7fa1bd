import { href } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { isKind, kindNames, reminderKinds, type ReminderKind } from '#platform/background/reminders/kinds.ts'
import { sentReminders, type SentFilter, type SentReminder } from '#platform/background/reminders/sent-list.ts'
import { reasonWords } from '#platform/background/reminders/words.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { Cell, Column, ListDescription, Row } from '#ui/office/description.ts'
import { sentWords as words } from '../screen-words.ts'

const most = 200

/** The newest of what was sent, as `?where=` of a record asks and of the kind that `?kind=` names. */
export const describeSent = async (
  ctx: Context,
  { heading, url }: { heading: string; url: URL },
): Promise<ListDescription> => {
  const { locale } = ctx
  const where = url.searchParams.get('where') ?? ''
  const asked = url.searchParams.get('kind') ?? ''
  const kind = isKind(asked) ? asked : null
  const { sent, total } = await sentReminders(ctx, { of: filterOf(where), kind, limit: most })
  const counted = { n: total.toLocaleString('th-TH'), shown: sent.length }
  return {
    heading,
    total: fill(total > sent.length ? words.newest[locale] : words.total[locale], counted),
    views: viewsOf(ctx, { url, kind }),
    columns: columnsOf(ctx),
    rows: sent.map((one) => rowOf(ctx, one)),
    empty: { title: words.none[locale], text: words.noneText[locale] },
    words: listWords(locale),
  }
}

/** Whom a record's link asks for; all of the site for anything else. */
function filterOf(where: string): SentFilter['of'] {
  const [, field, id] = /^(userID|courseID):is:([0-9a-f]{24})$/.exec(where) ?? []
  if (!field || !id) return null
  return field === 'userID' ? { user: id } : { course: id }
}

function viewsOf({ locale }: Context, { url, kind }: { url: URL; kind: ReminderKind | null }) {
  const to = (one: ReminderKind | null) => {
    const query = new URLSearchParams(url.searchParams.has('where') ? { where: url.searchParams.get('where')! } : {})
    if (one) query.set('kind', one)
    return `${url.pathname}?${query}`
  }
  return [null, ...kindNames.filter((one) => !reminderKinds[one].isLocked)].map((one) => ({
    label: one ? reminderKinds[one].label[locale] : words.all[locale],
    ...{ href: to(one), isCurrent: one === kind },
  }))
}

const columnsOf = ({ locale }: Context): Column[] => {
  const said = inLocale(words, locale)
  return [
    { name: 'about', label: said.about, kind: 'text' },
    { name: 'learner', label: said.learner, kind: 'text' },
    { name: 'kind', label: said.kind, kind: 'text' },
    { name: 'channel', label: said.channel, kind: 'text' },
    { name: 'state', label: said.state, kind: 'state' },
    { name: 'at', label: said.at, kind: 'instant' },
  ]
}

function rowOf(ctx: Context, one: SentReminder): Row {
  const { locale } = ctx
  return {
    id: one._id,
    cells: {
      about: { text: one.title[locale] },
      learner: { text: one.name, href: href('/user/detail/:id', { id: one.user }) },
      kind: { text: isKind(one.kind) ? reminderKinds[one.kind].label[locale] : one.kind },
      channel: { text: words[channelOf(one)][locale] },
      state: stateOf(ctx, one),
      at: { text: formatInstant(one.createdAt, { length: 'medium', locale }) },
    },
    actions: [],
  }
}

function channelOf({ notice, mail, sendAt }: SentReminder) {
  const isMailed = mail !== null || sendAt !== null
  if (notice) return isMailed ? 'both' : 'notice'
  return isMailed ? 'email' : 'neither'
}

const tones = { queued: 'busy', sent: 'live', failed: 'broken', kept: 'off' } as const

/** Administrators open the email itself. */
function stateOf({ locale, viewer }: Context, { mail, mailState, sendAt, reason }: SentReminder): Cell {
  if (sendAt) {
    const at = formatInstant(sendAt, { length: 'medium', locale })
    return { text: fill(words.held[locale], { at }), tone: 'waiting' }
  }
  if (reason) return { text: reasonWords[reason][locale], tone: 'off' }
  if (!mail || !mailState) return { text: '–' }
  const link = isAtLeast(viewer, 'admin') ? { href: href('/setup/email/:id', { id: mail }) } : {}
  return { text: words[mailState][locale], tone: tones[mailState], ...link }
}
