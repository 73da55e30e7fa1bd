import nodemailer from 'nodemailer'
import type { Settings } from '#platform/operations/config/settings.ts'

declare module '#platform/context.ts' {
  interface App {
    /** Sends mail; null if no mail server is configured. */
    mailer: Mailer | null
  }
}

/** An outgoing mail. Its headers are encoded when it is sent. */
export interface Parcel {
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  /** Without brackets. The same for repeated sending of the same mail. */
  messageId: string
  date: Date
  /** Where a mail program stops mail of this kind with one click; null where there is nothing to stop. */
  unsubscribe: string | null
}

/** Sends mail. Rejects with a Returned. After an abort the mail may or may not have been sent. */
interface Mailer {
  hand: (parcel: Parcel, signal: AbortSignal) => Promise<void>
}

/** The mail server refused a mail; `isFinal` if permanently. */
export class Returned extends Error {
  readonly isFinal: boolean
  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

/** Opens the mail server of `SMTP_URL`; null without one. Each mail uses its own connection. */
export const openMailer = (
  { smtpUrl }: Pick<Settings, 'smtpUrl'>,
  waits: Partial<typeof patience> = {},
): Mailer | null => {
  if (!smtpUrl) return null
  const transport = nodemailer.createTransport({
    ...{ url: smtpUrl, requireTLS: needsTls(smtpUrl), disableFileAccess: true, disableUrlAccess: true },
    ...patience,
    ...waits,
  })
  return {
    async hand({ to, messageId, unsubscribe, ...parcel }, signal) {
      const headers = { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && listHeaders(unsubscribe)) }
      const head = { to: { name: '', address: to }, messageId: `<${messageId}>`, headers }
      await transport.sendMail({ ...parcel, ...head, signal }).catch((error: unknown) => {
        throw returned(error)
      })
    },
  }
}

const listHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** A password is sent in clear to this machine alone. */
function needsTls(url: string) {
  const { protocol, password, hostname } = new URL(url)
  return protocol === 'smtp:' && password !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** A refusal of the mail itself (5xx) is final. A refused log-in, and everything else, can be fixed. */
function returned(error: unknown): Returned {
  const { message, code, responseCode = 0 } = error as Error & { code?: string; responseCode?: number }
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return new Returned(message.slice(0, 500), isOfMail && responseCode >= 500 && responseCode < 600)
}
