/** What the mail server said to one try, and what it was sent. */
export interface DeliveryTry {
  host: string
  /** The reply code; null if the server did not reply. */
  code: number | null
  enhancedCode: string | null
  /** The server's words, or why there was no reply. At most 500 characters. */
  response: string
  /** The SMTP command that was refused; null for an accepted mail, or without a connection. */
  command: string | null
  ms: number
  /** SHA-256 of the message, headers and signature included, in hexadecimal digits. */
  sha256: string
  bytes: number
  envelope: { from: string; to: string }
}

/** The mail server refused a mail, or did not reply; `isFinal` if permanently. */
export class MailRefusal extends Error {
  readonly isFinal: boolean
  readonly attempt: DeliveryTry
  constructor(message: string, of: { isFinal: boolean; attempt: DeliveryTry }) {
    super(message)
    this.isFinal = of.isFinal
    this.attempt = of.attempt
  }
}

/** A refusal of the mail itself (5xx) is final. A refused log-in, and everything else, can be fixed. */
export function refusalOf(error: unknown, attempt: DeliveryTry): MailRefusal {
  const fault = error as Error & { code?: string; responseCode?: number; response?: string; command?: string }
  const { message, code, responseCode = 0, response = message, command = null } = fault
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return new MailRefusal(message.slice(0, 500), {
    isFinal: isOfMail && responseCode >= 500 && responseCode < 600,
    attempt: {
      ...attempt,
      ...{ code: responseCode || null, enhancedCode: enhancedCodeOf(response) },
      ...{ response: response.slice(0, 500), command },
    },
  })
}

/** The enhanced status code of a reply (RFC 3463): `550 5.1.1 no such user` or `550-5.1.1 …`. */
const enhancedCodeOf = (response: string) => /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null
