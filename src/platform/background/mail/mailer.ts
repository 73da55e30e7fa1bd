import nodemailer from 'nodemailer'
import type { Settings } from '#platform/operations/config/settings.ts'

declare module '#platform/context.ts' {
  interface App {
    /** Sends mail; null when no mail server is set. */
    mailer: Mailer | null
  }
}

/** A mail as it leaves: what its head says is encoded on the way. */
export interface Parcel {
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  /** Without its brackets: the same whenever the same mail is sent. */
  messageId: string
  date: Date
}

/** What hands mail to the world. Rejects with a Returned; aborted, it may or may not have been sent. */
interface Mailer {
  hand: (parcel: Parcel, signal: AbortSignal) => Promise<void>
}

/** The mail server did not take a mail; `isFinal` when it never will. */
export class Returned extends Error {
  readonly isFinal: boolean
  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

/** The mail server of `SMTP_URL`; null without one. Each mail has a connection of its own. */
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
    async hand({ to, messageId, ...parcel }, signal) {
      const headers = { 'Auto-Submitted': 'auto-generated' }
      const head = { to: { name: '', address: to }, messageId: `<${messageId}>`, headers }
      await transport.sendMail({ ...parcel, ...head, signal }).catch((error: unknown) => {
        throw returned(error)
      })
    },
  }
}

/** A password is sent in clear to this machine alone. */
function needsTls(url: string) {
  const { protocol, password, hostname } = new URL(url)
  return protocol === 'smtp:' && password !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** The server's own word against this mail (5xx) is final; a log-in that it refuses can be mended, and so all else. */
function returned(error: unknown): Returned {
  const { message, code, responseCode = 0 } = error as Error & { code?: string; responseCode?: number }
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return new Returned(message.slice(0, 500), isOfMail && responseCode >= 500 && responseCode < 600)
}
