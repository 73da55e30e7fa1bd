import { data, href, redirect } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { emailIssue } from '#domain/validation/email.ts'
import {
  changeMailSender,
  checkSender,
  mailSenderOf,
  maySendNews,
} from '#platform/background/mail/sender/check-sender.ts'
import { createDkimKey, dkimRecords } from '#platform/background/mail/sender/dkim-keys.ts'
import { domainOf, senderOf } from '#platform/background/mail/sender/sender.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { bounceToken } from '../bounces/bounce-token.server.ts'
import { officeWords, senderWords, verdictWords } from '../office-words.ts'

/** The sender of the site: its DNS records with their last check, and where bounces go. */
export const loader = loads(async (ctx, { url }) => {
  const { locale } = ctx
  const words = inLocale(senderWords, locale)
  const [sender, set, token] = [await senderOf(ctx), await mailSenderOf(ctx), await bounceToken(ctx)]
  const domain = domainOf(sender.address)
  const done = url.searchParams.get('done')
  return {
    ...{ title: pageTitle(ctx, words.title), words, crumbsLabel: officeWords.crumbs[locale] },
    crumbs: [{ href: href('/setup/email'), label: officeWords.mails[locale] }],
    from: `${sender.name} <${sender.address}>`,
    dnsTitle: fill(words.dns, { domain }),
    records: await describeRecords(ctx, { domain, isCurrent: set.domain === domain, set }),
    checked: set.checkedAt
      ? fill(words.checked, { at: formatInstant(set.checkedAt, { length: 'medium', locale }) })
      : words.unchecked,
    maySendNews: await maySendNews(ctx),
    ...{ mailbox: set.bounceMailbox, token, tokenLabel: fill(words.token, { path: '/api/mail/bounce' }) },
    done: done === 'check' ? words.done : done === 'key' ? words.keyCreated : done === 'saved' ? words.saved : null,
  }
})

type SenderSet = Awaited<ReturnType<typeof mailSenderOf>>

async function describeRecords(ctx: Context, of: { domain: string; isCurrent: boolean; set: SenderSet }) {
  const { domain, isCurrent, set } = of
  const textOf = (verdict: string) => {
    const known = isCurrent && Object.hasOwn(verdictWords, verdict) ? (verdict as keyof typeof verdictWords) : 'none'
    return verdictWords[known][ctx.locale]
  }
  const keys = (await dkimRecords(ctx)).filter((key) => key.domain === domain).slice(0, 3)
  return [
    { kind: 'SPF', name: domain, value: 'v=spf1 mx ~all', state: textOf(set.spf) },
    ...keys.map(({ host, value, isVerified }) => ({
      ...{ kind: 'DKIM', name: host, value },
      state: verdictWords[isVerified ? 'pass' : 'none'][ctx.locale],
    })),
    { kind: 'DMARC', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=quarantine', state: textOf(set.dmarc) },
  ]
}

const checkLimits = [{ most: 20, ms: 600_000 }]
const intents: Record<string, (ctx: Context) => Promise<string>> = {
  async check(ctx) {
    ctx.app.limits.count(`sender check ${ctx.site._id}`, checkLimits)
    await checkSender(ctx)
    return 'check'
  },
  async key(ctx) {
    ctx.app.limits.count(`dkim key ${ctx.site._id}`, checkLimits)
    await createDkimKey(ctx, domainOf((await senderOf(ctx)).address))
    return 'key'
  },
  async token(ctx) {
    await changeMailSender(ctx, { bounceEpoch: (await mailSenderOf(ctx)).bounceEpoch + 1 })
    return 'saved'
  },
}

/** Checks the domain, makes a key, replaces the token, or stores the mailbox for bounces. */
export const action = acts(async (ctx, { form }) => {
  const intent = String(form.get('intent') ?? '')
  if (intent === 'mailbox') return saveMailbox(ctx, String(form.get('mailbox') ?? '').trim())
  if (!Object.hasOwn(intents, intent)) throw notFound()
  return redirect(`${href('/setup/email/sender')}?done=${await intents[intent]!(ctx)}`)
})

async function saveMailbox(ctx: Context, mailbox: string) {
  const isWrong = mailbox !== '' && (emailIssue('mailbox', mailbox) || !/^[^@+]{1,20}@/.test(mailbox))
  if (isWrong) return data({ problem: senderWords.wrongMailbox[ctx.locale], mailbox }, { status: 400 })
  await changeMailSender(ctx, { bounceMailbox: mailbox.toLowerCase() })
  return redirect(`${href('/setup/email/sender')}?done=saved`)
}
