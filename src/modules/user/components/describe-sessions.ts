import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { type ShownSession, sessionsOf } from '#platform/identity/session/own-sessions.ts'
import type { Person } from '#platform/identity/password/requests.ts'
import type { Action, RecordDescription, Row } from '#ui/office/description.ts'
import { sessionWords } from '../words/session-words.ts'

/** A session in words: the device, the browser, the site and the start. It contains no secret. */
export interface SaidSession {
  handle: string
  device: string
  site: string
  since: string
  seen: string
  isThis: boolean
}

/** The sessions of a person in the viewer's language. */
export const saidSessions = async (ctx: Context, person: Person): Promise<SaidSession[]> =>
  Promise.all((await sessionsOf(ctx, person)).map((one) => said(ctx, one)))

/** The same as a table for staff, each with a button to end it. */
export const sessionTable = async (
  ctx: Context,
  of: { person: Person; hidden?: Action['hidden'] },
): Promise<RecordDescription['related'][number]> => {
  const words = inLocale(sessionWords, ctx.locale)
  const sessions = await saidSessions(ctx, of.person)
  return {
    title: words.heading,
    count: String(sessions.length),
    list: {
      columns: [
        { name: 'device', label: words.device, kind: 'text' },
        { name: 'since', label: words.since, kind: 'instant' },
        { name: 'seen', label: words.seen, kind: 'instant' },
      ],
      rows: sessions.map((one) => rowOf(one, { words, hidden: of.hidden ?? [] })),
      empty: { title: words.none },
      words: listWords(ctx.locale),
    },
  }
}

type Words = Record<keyof typeof sessionWords, string>

function rowOf(one: SaidSession, { words, hidden }: { words: Words; hidden: NonNullable<Action['hidden']> }): Row {
  const end: Action = {
    ...{ label: words.end, method: 'post', icon: 'logout', isDestructive: true },
    hidden: [...hidden, { name: 'intent', value: 'end-session' }, { name: 'session', value: one.handle }],
  }
  return {
    id: one.handle,
    under: one.site,
    cells: {
      device: { text: one.device },
      since: { text: one.since },
      seen: one.isThis ? { text: words.isThis, tone: 'live' } : { text: one.seen },
    },
    actions: one.isThis ? [] : [end],
  }
}

async function said(ctx: Context, one: ShownSession): Promise<SaidSession> {
  const words = inLocale(sessionWords, ctx.locale)
  const site = await ctx.app.sites.byId(one.site)
  const name = (ctx.locale === 'th' ? site?.siteName : site?.siteNameEn) ?? ''
  const at = (instant: string) => formatInstant(instant, { length: 'medium', locale: ctx.locale })
  const named = { browser: one.browser ?? words.unknownBrowser, device: one.device ?? words.unknownDevice }
  return {
    ...{ handle: one.handle, isThis: one.isThis, since: at(one.createdAt), seen: at(one.seenAt) },
    device: one.browser || one.device ? fill(words.on, named) : words.unknownDevice,
    site: one.interface === 'backend' ? fill(words.office, { site: name }) : name,
  }
}
