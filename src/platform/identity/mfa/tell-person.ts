import { sql } from 'kysely'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { plainName } from '#platform/background/mail/plain-name.ts'
import { sendMail } from '#platform/background/mail/send-mail.ts'
import type { Person } from '../password/requests.ts'
import { letterWords } from './words.ts'

/** What a person is told of by mail: everything that changes how one gets into his account. */
type Happened = keyof typeof letterWords.happened

interface TellPersonMessage {
  person: Person
  happened: Happened
  name?: string
  left?: number
  /** An address that he had; the one that he has unless told. */
  to?: string
}

/** Mails it to the person, in the transaction in which it was done; the letter has no link, so that none can be forged. */
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
