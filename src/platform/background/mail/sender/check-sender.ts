import { type Context, nowOf } from '#platform/context.ts'
import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { type MailSender, mailSender } from '../mail-tables.ts'
import { dkimRecords, verifyDkimKey } from './dkim-keys.ts'
import { type DnsVerdict, judgeDkim, judgeDmarc, judgeSpf } from './dns-rules.ts'
import { domainOf, senderOf } from './sender.ts'

declare module '#platform/context.ts' {
  interface App {
    /** The TXT records of a name, as chunks; rejects if there are none. */
    resolveTxt: (name: string) => Promise<string[][]>
  }
}

/** The settings of the site's sender, with their defaults. */
export const mailSenderOf = async (ctx: Context): Promise<MailSender> => {
  const row = (await fromPrivate(ctx, mailSender).selectAll().executeTakeFirst()) as MailSender | undefined
  return row ?? { bounceMailbox: '', bounceEpoch: 0, checkedAt: null, domain: '', spf: '', dkim: '', dmarc: '' }
}

/** Changes settings of the site's sender. */
export const changeMailSender = async (ctx: Context, change: Partial<MailSender>): Promise<void> => {
  const { bounceMailbox, bounceEpoch, checkedAt, domain, spf, dkim, dmarc } = {
    ...(await mailSenderOf(ctx)),
    ...change,
  }
  await insertPrivate(ctx, mailSender, {
    row: { bounceMailbox, bounceEpoch, checkedAt, domain, spf, dkim, dmarc },
    onConflict: { columns: [], update: 'all' },
  })
}

/** Looks the DNS records of the sender's domain up, and stores the verdicts. Keys whose record is there sign from now on. */
export const checkSender = async (ctx: Context): Promise<void> => {
  const domain = domainOf((await senderOf(ctx)).address)
  const [spf, dmarc] = await Promise.all([txtOf(ctx, domain), txtOf(ctx, `_dmarc.${domain}`)])
  await changeMailSender(ctx, {
    ...{ checkedAt: nowOf(ctx), domain, spf: judgeSpf(spf), dmarc: judgeDmarc(dmarc) },
    dkim: await checkKeys(ctx, domain),
  })
}

/** Whether news may be sent: SPF, DKIM and DMARC of the sender's domain were in order when they were checked. */
export const maySendNews = async (ctx: Context): Promise<boolean> => {
  const { domain, spf, dkim, dmarc } = await mailSenderOf(ctx)
  if (domain === '' || domain !== domainOf((await senderOf(ctx)).address)) return false
  return [spf, dkim, dmarc].every((verdict) => verdict === 'pass' || verdict === 'warn')
}

async function checkKeys(ctx: Context, domain: string): Promise<DnsVerdict> {
  const keys = (await dkimRecords(ctx)).filter((key) => key.domain === domain).slice(0, 3)
  let verdict: DnsVerdict = 'fail'
  for (const { host, value, selector } of keys) {
    if (judgeDkim(await txtOf(ctx, host), value.slice(value.indexOf('p=') + 2)) !== 'pass') continue
    await verifyDkimKey(ctx, selector)
    verdict = 'pass'
  }
  return verdict
}

const txtOf = async (ctx: Context, name: string): Promise<string[]> =>
  (await ctx.app.resolveTxt(name).catch(() => [])).slice(0, 50).map((chunks) => chunks.join('').slice(0, 4000))
