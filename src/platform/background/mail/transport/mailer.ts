import { createHash } from 'node:crypto'
import nodemailer, { type SendMailOptions, type Transporter } from 'nodemailer'
import type { Settings } from '#platform/operations/config/settings.ts'
import { type DeliveryTry, MailRefusal, refusalOf } from './delivery.ts'

declare module '#platform/context.ts' {
  interface App {
    /** Sends mail through the server of `SMTP_URL`; null if none is configured. */
    mailer: Mailer | null
  }
}

/** An outgoing mail. Its headers are encoded when it is sent. */
export interface Parcel {
  from: { name: string; address: string }
  to: string
  /** The name beside the address; '' for none. */
  toName: string
  subject: string
  text: string
  html: string
  /** Without brackets. The same for repeated sending of the same mail. */
  messageId: string
  date: Date
  /** Where a mail program stops mail of this kind with one click; null where there is nothing to stop. */
  unsubscribe: string | null
  /** Where bounces go; null for the sender's address. */
  envelopeFrom: string | null
  /** Signs the mail; null leaves it unsigned. */
  dkim: { domainName: string; keySelector: string; privateKey: string } | null
}

/** Sends mail. Rejects with a MailRefusal. After an abort the mail may or may not have been sent. */
export interface Mailer {
  hand: (parcel: Parcel, signal: AbortSignal) => Promise<DeliveryTry>
  close: () => void
}

/** A server with its login. `servername` is the name in its certificate if `host` is an address. */
export interface MailServer {
  host: string
  port: number
  secure: boolean
  servername: string
  auth: { user: string; pass: string } | null
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }
type MailerWaits = Partial<typeof patience>

/** Opens the mail server of `SMTP_URL`; null without one. */
export const openMailer = ({ smtpUrl }: Pick<Settings, 'smtpUrl'>, waits: MailerWaits = {}): Mailer | null =>
  smtpUrl ? openPool(serverOf(new URL(smtpUrl)), waits) : null

const maxConnections = 2
const idleMs = 30_000

/** Opens a pool of two connections to a server. They close when they were idle for 30 seconds. */
export const openPool = (server: MailServer, waits: MailerWaits = {}): Mailer => {
  let open: Transporter | null = null
  let idle: NodeJS.Timeout | undefined
  const close = () => {
    clearTimeout(idle)
    open?.close()
    open = null
  }
  const transport = () => (open ??= poolOf(server, waits))
  return {
    close,
    async hand(parcel, signal) {
      const { bytes, attempt } = await prepare(parcel, server)
      const started = performance.now()
      clearTimeout(idle)
      try {
        const { from, to } = attempt.envelope
        const sent = await transport().sendMail({ envelope: { from, to: [to] }, raw: bytes, signal })
        return { ...attempt, ...replyOf(sent), ms: elapsed(started) }
      } catch (error) {
        throw error instanceof MailRefusal ? error : refusalOf(error, { ...attempt, ms: elapsed(started) })
      } finally {
        idle = setTimeout(close, idleMs)
        idle.unref()
      }
    },
  }
}

function poolOf({ host, port, secure, servername, auth }: MailServer, waits: MailerWaits) {
  const transport = nodemailer.createTransport({
    ...{ pool: true, maxConnections, maxRequeues: 0, host, port, secure, tls: { servername } },
    ...(auth && { auth }),
    ...{ requireTLS: needsTls({ host, secure, auth }), disableFileAccess: true, disableUrlAccess: true },
    ...patience,
    ...waits,
  })
  // Errors of a delivery reach its caller. Those of idle connections concern nobody.
  transport.on('error', () => {})
  return transport
}

/** Composes and signs a mail once, so that the hash is that of the bytes on the wire. */
async function prepare(parcel: Parcel, { servername }: MailServer) {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await composer.sendMail(messageOf(parcel))
  const bytes = message as Buffer
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const envelope = { from: parcel.envelopeFrom ?? parcel.from.address, to: parcel.to }
  const attempt: DeliveryTry = {
    ...{ host: servername, code: null, enhancedCode: null, response: '', command: null },
    ...{ ms: 0, sha256, bytes: bytes.length, envelope },
  }
  return { bytes, attempt }
}

function messageOf(parcel: Parcel): SendMailOptions {
  const { to, toName, messageId, unsubscribe, dkim, from, subject, text, html, date } = parcel
  const headers = { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && listHeaders(unsubscribe)) }
  return {
    ...{ from, subject, text, html, date, to: { name: toName, address: to }, messageId: `<${messageId}>`, headers },
    ...{ disableFileAccess: true, disableUrlAccess: true },
    ...(dkim && { dkim: { ...dkim, headerFieldNames: signedHeaders } }),
  }
}

/** RFC 8058 wants both list headers signed. */
const signedHeaders = [
  ...['from', 'sender', 'reply-to', 'subject', 'date', 'message-id', 'to', 'cc', 'mime-version', 'content-type'],
  ...['content-transfer-encoding', 'auto-submitted', 'list-unsubscribe', 'list-unsubscribe-post'],
].join(':')

const listHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function replyOf({ response }: { response?: string }) {
  const [, code, enhancedCode] = /^(\d{3})[ -](?:(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(response ?? '') ?? []
  return { response: (response ?? '').slice(0, 500), code: Number(code ?? 250), enhancedCode: enhancedCode ?? null }
}

const elapsed = (started: number) => Math.round(performance.now() - started)

/** A server as a URL: `smtp://user:key@host:port`. */
function serverOf(url: URL): MailServer {
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const auth = url.username ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } : null
  return { host, servername: host, port: Number(url.port) || (secure ? 465 : 587), secure, auth }
}

/** A password is sent in clear to this machine alone. */
const needsTls = ({ host, secure, auth }: Pick<MailServer, 'host' | 'secure' | 'auth'>) =>
  !secure && auth !== null && !['localhost', '127.0.0.1', '::1'].includes(host)
