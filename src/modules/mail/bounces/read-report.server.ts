import { simpleParser } from 'mailparser'

/** What a report says of a mail that could not be delivered (RFC 3464). */
export interface BounceReport {
  action: 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded'
  /** The enhanced status code, `5.1.1`; null if the report has none. */
  enhancedCode: string | null
  recipient: string
  /** The server that says it, and its words. */
  host: string
  response: string
  /** The address that the report was sent to: the envelope sender of the mail. */
  returnedTo: string
}

const maxTextLength = 500

/** Reads a delivery report as mail servers send it; null for a mail that is none. Throws for what is no mail. */
export async function readReport(source: string): Promise<BounceReport | null> {
  const mail = await simpleParser(source, { keepDeliveryStatus: true, skipTextToHtml: true, skipTextLinks: true })
  const part = mail.attachments.find(({ contentType }) => contentType === 'message/delivery-status')
  if (!part) return null
  const fields = lastGroup(part.content.toString('utf8'))
  const action = /^\s*(failed|delayed|delivered|relayed|expanded)\b/i.exec(fields['action'] ?? '')?.[1]?.toLowerCase()
  const recipient = addressIn(fields['final-recipient']) || addressIn(fields['original-recipient'])
  if (!action || recipient === '') return null
  const words = plain(fields['diagnostic-code'] ?? '')
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields['status'] ?? '')?.[0] ?? null
  return {
    action: action as BounceReport['action'],
    enhancedCode: preciseCode(status, words),
    recipient,
    host: plain(fields['remote-mta'] ?? '') || plain(fields['reporting-mta'] ?? ''),
    response: words || plain(fields['status'] ?? ''),
    returnedTo: recipientsOf(mail.to, mail.headers),
  }
}

/** Some servers report 5.0.0 and have the precise code in their words. */
function preciseCode(status: string | null, words: string): string | null {
  const inWords = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(words)?.[0] ?? null
  return status === null || /^[45]\.0\.0$/.test(status) ? (inWords ?? status) : status
}

/** The fields of the recipient: reports have a group of fields of the mail, then one for each recipient. Ours have one. */
function lastGroup(text: string): Record<string, string> {
  const fields: Record<string, string> = {}
  const lines = text
    .slice(0, 50_000)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n')
  for (const line of lines) {
    const [, name, value] = /^([A-Za-z-]{1,40}):\s*(.*)$/.exec(line) ?? []
    if (name) fields[name.toLowerCase()] ??= value!
  }
  return fields
}

const plain = (text: string) =>
  text
    .replace(/^\s*[\w-]{1,20}\s*;\s*/, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxTextLength)

const addressIn = (text = '') => /[^\s<>;,"]{1,200}@[^\s<>;,"]{1,200}/.exec(text)?.[0]?.toLowerCase() ?? ''

type Parsed = Awaited<ReturnType<typeof simpleParser>>

/** Forwarded reports name the first recipient in Delivered-To or X-Original-To. */
function recipientsOf(to: Parsed['to'], headers: Parsed['headers']): string {
  const others = ['delivered-to', 'x-original-to'].map((name) => headers.get(name))
  const all = [JSON.stringify(others), ...[to ?? []].flat().map(({ text }) => text)].join(' ')
  return /[^\s<>;,"[\]]{1,60}\+[0-9a-f]{44}@[^\s<>;,"[\]]{1,200}/i.exec(all)?.[0] ?? ''
}
