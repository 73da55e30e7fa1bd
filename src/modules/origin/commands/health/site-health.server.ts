import { lookup } from 'node:dns/promises'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { failedJobsBySite, failedMailBySite } from '#platform/site/site-tree/counts.ts'
import type { Cell, Pair } from '#ui/office/description.ts'
import { siteDetailWords } from '../../words.ts'
import { configurationAt } from '../site-configuration.server.ts'

/** Milliseconds. A name that takes longer counts as unreachable, because the page waits for it. */
const patienceMs = 1500

/** The health of the context's site: its host name resolves, its mail is sent, and its files have storage. */
export const healthPairs = async (ctx: Context): Promise<Pair[]> => {
  const said = inLocale(siteDetailWords, ctx.locale)
  const [dns, mail, storage, jobs] = await Promise.all([dnsCell(ctx), mailCell(ctx), storageCell(ctx), jobsCell(ctx)])
  return [
    ...(dns ? [{ label: said.dns, value: dns }] : []),
    { label: said.mail, value: mail },
    { label: said.storage, value: storage },
    { label: said.jobs, value: jobs },
  ]
}

async function dnsCell({ site, locale }: Context): Promise<Cell | null> {
  if (site.hostname === '') return null
  const address = await addressOf(site.hostname)
  return address
    ? { text: fill(siteDetailWords.dnsOk[locale], { address }), tone: 'live' }
    : { text: siteDetailWords.dnsNot[locale], tone: 'broken' }
}

/**
 * The address of a host name. Null if it does not resolve in time. Every browser resolves local names to this machine.
 */
export async function addressOf(hostname: string): Promise<string | null> {
  if (/(^|\.)localhost$/.test(hostname)) return '127.0.0.1'
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs).unref())
  const found = lookup(hostname).then(({ address }) => address)
  return Promise.race([found.catch(() => null), late])
}

async function mailCell(ctx: Context): Promise<Cell> {
  const { locale, site, app } = ctx
  const failed = (await failedMailBySite(ctx)).get(site._id) ?? 0
  if (failed > 0) return { text: fill(siteDetailWords.mailNot[locale], { n: failed }), tone: 'broken' }
  if (!app.mailer) return { text: siteDetailWords.mailNone[locale], tone: 'waiting' }
  return { text: siteDetailWords.mailOk[locale], tone: 'live' }
}

async function storageCell(ctx: Context): Promise<Cell> {
  const { locale } = ctx
  const { spaceId, s3Bucket } = await configurationAt(ctx)
  const space = spaceId
    ? await from(ctx, 'space').select('space.name').where('space._id', '=', String(spaceId)).executeTakeFirst()
    : undefined
  const name = space?.name ?? (s3Bucket ? String(s3Bucket) : null)
  return name
    ? { text: fill(siteDetailWords.storageOwn[locale], { name }), tone: 'live' }
    : { text: siteDetailWords.storageDisk[locale], tone: 'live' }
}

async function jobsCell(ctx: Context): Promise<Cell> {
  const failed = (await failedJobsBySite(ctx)).get(ctx.site._id) ?? 0
  return failed > 0
    ? { text: fill(siteDetailWords.jobsNot[ctx.locale], { n: failed }), tone: 'broken' }
    : { text: siteDetailWords.jobsOk[ctx.locale], tone: 'live' }
}
