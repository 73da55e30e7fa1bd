import { sql } from 'kysely'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { plainName } from '#platform/background/mail/plain-name.ts'
import { sendMail } from '#platform/background/mail/send-mail.ts'
import type { Person } from '../password/requests.ts'
import { letterWords } from './words.ts'

/** Events that are mailed to the user: every change of how to sign in to their account. */
type Happened = keyof typeof letterWords.happened

interface TellPersonMessage {
  person: Person
  happened: Happened
  name?: string
  left?: number
  /** A previous address; the current one by default. */
  to?: string
}

/** Mails the user in the same transaction. The mail contains no link, so phishers have nothing to imitate. */
export const tellPerson = async (
  ctx: Context,
  { person, happened, name = '', left = 0, to: had }: TellPersonMessage,
) => {
  const { rows } = await sql<{ email: string; firstname: string; lastname: string }>`select email, firstname, lastname
    from "user" where site = ${person.site} and _id = ${person._id}`.execute(ctx[executor])
  const [to] = rows
  if (!to) return
  const said = inLocale(letterWords.letter, ctx.locale)
  const what = inLocale(letterWords.happened[happened], ctx.locale)
  const values = {
    ...{ site: siteName(ctx), person: plainName(`${to.firstname} ${to.lastname}`), name: plainName(name), left },
    by: plainName(ctx.viewer.name),
    at: formatInstant(nowOf(ctx), { length: 'long', locale: ctx.locale }),
  }
  await sendMail(ctx, {
    to: had ?? to.email,
    letter: {
      subject: fill(what.subject, values),
      greeting: fill(said.greeting, values),
      paragraphs: [fill(what.text, values), fill(said.when, values)],
      note: said.note,
    },
    isToStaff: true,
  })
}

const siteName = ({ site, locale }: Context) => (locale === 'th' ? site.siteName : site.siteNameEn)
