import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { openSecret } from '#platform/data/encryption/open-secret.ts'
import { isPublicAddress } from '#platform/http/safe-fetch/public-address.ts'
import { MailRefusal } from './delivery.ts'
import { type Mailer, type MailServer, openPool } from './mailer.ts'

declare module '#platform/context.ts' {
  interface App {
    siteMailers: SiteMailers
  }
}

/** The pools of the mail servers that sites name themselves, by server and login. */
export class SiteMailers {
  readonly #pools = new Map<string, Mailer>()

  open(server: MailServer): Mailer {
    const key = JSON.stringify(server)
    const found = this.#pools.get(key)
    if (found) return found
    if (this.#pools.size >= maxPools) this.close()
    const pool = openPool(server)
    this.#pools.set(key, pool)
    return pool
  }

  close() {
    for (const pool of this.#pools.values()) pool.close()
    this.#pools.clear()
  }
}

const maxPools = 200

/** The mailer of the context's site: the server in its settings, or that of the installation; null without one. */
export const mailerOf = async (ctx: Context): Promise<Mailer | null> => {
  const set = await from(ctx, 'configuration')
    .select(['configuration._id', 'configuration.email_provider', 'configuration.email_url'])
    .executeTakeFirst()
  const address = set && (set.email_url ?? providerServers[set.email_provider ?? ''])
  if (!set || !address) return ctx.app.mailer
  const secret = await openSecret(ctx, { collection: 'configuration', _id: set._id, field: 'email_key' })
  const server = parseServer(address, { provider: set.email_provider ?? 'smtp', secret })
  return ctx.app.siteMailers.open(await reachable(ctx, server))
}

/** Servers of providers that are the same for everybody. */
const providerServers: Readonly<Record<string, string>> = {
  sendgrid: 'smtp://smtp.sendgrid.net:587',
  mailgun: 'smtp://smtp.mailgun.org:587',
}

/** The key is `user:password`. SendGrid's key is a password alone. */
function parseServer(address: string, of: { provider: string; secret: string | null }): MailServer {
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = Number(url.port) || (secure ? 465 : 587)
  if (!['smtp:', 'smtps:'].includes(url.protocol)) throw unusable(host, 'the address is not smtp:// or smtps://')
  return { host, servername: host, port, secure, auth: authOf(of) }
}

function authOf({ provider, secret }: { provider: string; secret: string | null }): MailServer['auth'] {
  if (!secret) return null
  const at = secret.indexOf(':')
  if (at < 0) return { user: provider === 'sendgrid' ? 'apikey' : '', pass: secret }
  return { user: secret.slice(0, at), pass: secret.slice(at + 1) }
}

const mailPorts = [25, 465, 587, 2525]

/**
 * The server by an address that was resolved and judged here: public, on a port of mail, or named in `INNER_HOSTS`
 * (attack H02). Later changes of DNS have no effect on the connection.
 */
async function reachable(ctx: Context, server: MailServer): Promise<MailServer> {
  const { host, port } = server
  if (ctx.app.settings.innerHosts.includes(`${host}:${port}`)) return server
  if (!mailPorts.includes(port)) throw unusable(host, `port ${port} is not a port of mail`)
  const resolved = isIP(host) ? [{ address: host }] : await lookup(host, { all: true }).catch(() => [])
  if (resolved.length === 0) throw unusable(host, 'the name does not resolve')
  if (!resolved.every(({ address }) => isPublicAddress(address))) throw unusable(host, 'the address is not public')
  return { ...server, host: resolved[0]!.address }
}

const unusable = (host: string, reason: string) => {
  const response = `${host}: ${reason}`
  const attempt = { host, code: null, enhancedCode: null, response, command: null, ms: 0, sha256: '', bytes: 0 }
  return new MailRefusal(response, { isFinal: false, attempt: { ...attempt, envelope: { from: '', to: '' } } })
}
