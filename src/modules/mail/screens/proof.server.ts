import type { LoaderFunctionArgs } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { triesOf } from '#platform/background/mail/record-try.ts'
import type { MailTry } from '#platform/background/mail/mail-tables.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as show } from '#platform/office/screens/show.server.ts'
import { inLocale, type Locale } from '#platform/site/i18n/words.ts'
import { outcomeWords, proofWords } from '../office-words.ts'

export { action } from '#platform/office/screens/show.server.ts'

/** The derived record of a mail, with each try and what the server said. */
export const loader = async (args: LoaderFunctionArgs) => {
  const shown = await show(args)
  const { ctx } = askedOf(args)
  const tries = await triesOf(ctx, args.params['id'] ?? '')
  return {
    ...shown,
    words: inLocale(proofWords, ctx.locale),
    tries: tries.map((one) => describeTry(one, ctx.locale)),
  }
}

function describeTry(one: MailTry, locale: Locale) {
  const code = [one.code, one.enhancedCode].filter((part) => part !== null).join(' ')
  return {
    id: one._id,
    at: formatInstant(one.at, { length: 'medium', locale }),
    outcome: outcomeWords[one.outcome][locale],
    ...{ host: one.host, code, response: one.response, from: one.envelopeFrom, to: one.envelopeTo },
    ...{ ms: one.ms.toLocaleString('th-TH'), bytes: one.bytes.toLocaleString('th-TH'), sha256: one.sha256 },
  }
}
