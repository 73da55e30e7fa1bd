import { expect, test } from 'vitest'
import { readReport } from './read-report.server.ts'

const mark = 'a'.repeat(24) + 'b'.repeat(20)
const returnedTo = `bounce+${mark}@skills.example.com`

interface Shape {
  from: string
  subject: string
  text: string
  status: string[]
  head?: string[]
}

/** A report as servers send it: words, the status, and the head of the mail. */
const report = ({ from, subject, text, status, head = [] }: Shape) =>
  [
    ...[`From: ${from}`, `To: ${returnedTo}`, `Subject: ${subject}`, ...head, 'MIME-Version: 1.0'],
    'Content-Type: multipart/report; report-type=delivery-status; boundary="=_b"',
    ...['', '--=_b', 'Content-Type: text/plain; charset=utf-8', '', text, ''],
    ...['--=_b', 'Content-Type: message/delivery-status', '', ...status, ''],
    ...['--=_b', 'Content-Type: text/rfc822-headers', '', 'Subject: test', '', '--=_b--', ''],
  ].join('\r\n')

const postfix = report({
  from: 'MAILER-DAEMON@mx.example.org (Mail Delivery System)',
  subject: 'Undelivered Mail Returned to Sender',
  text: 'This is the mail system at host mx.example.org.',
  status: [
    ...[
      'Reporting-MTA: dns; mx.example.org',
      'X-Postfix-Queue-ID: 4F2',
      'Arrival-Date: Fri, 27 Nov 2026 10:00:00 +0700',
    ],
    ...['', 'Final-Recipient: rfc822; Nobody@Example.com', 'Original-Recipient: rfc822;nobody@example.com'],
    ...['Action: failed', 'Status: 5.1.1', 'Remote-MTA: dns; mail.example.com'],
    ...['Diagnostic-Code: smtp; 550 5.1.1 <nobody@example.com>: Recipient address', '    rejected: User unknown'],
  ],
})

const exchange = report({
  from: 'postmaster@example.onmicrosoft.com',
  subject: 'Undeliverable: ทดสอบ',
  text: 'Your message could not be delivered.',
  head: ['X-MS-Exchange-Message-Is-Ndr:'],
  status: [
    ...['Reporting-MTA: dns;SG2PR01.apcprd01.prod.exchangelabs.com', 'Received-From-MTA: dns;SG2.example', ''],
    ...['Final-Recipient: rfc822;nobody@example.com', 'Action: failed', 'Status: 5.1.10'],
    ...[
      'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found',
      'X-Display-Name: nobody',
    ],
  ],
})

const gmail = report({
  from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
  subject: 'Delivery Status Notification (Delay)',
  text: '** Delivery incomplete **',
  status: [
    ...['Reporting-MTA: dns; googlemail.com', `X-Original-Message-ID: <x@skills.example.com>`, ''],
    ...['Final-Recipient: rfc822; full@example.com', 'Action: delayed', 'Status: 4.2.2'],
    ...[
      'Diagnostic-Code: smtp; The recipient server did not accept our requests',
      'Will-Retry-Until: Mon, 30 Nov 2026',
    ],
  ],
})

const sendmail = report({
  from: 'Mail Delivery Subsystem <MAILER-DAEMON@old.example.org>',
  subject: 'Returned mail: see transcript for details',
  text: '----- The following addresses had permanent fatal errors -----',
  status: [
    ...['Reporting-MTA: dns; old.example.org', 'Received-From-MTA: DNS; skills.example.com', ''],
    ...['Final-Recipient: RFC822; gone@example.com', 'Action: failed', 'Status: 5.0.0'],
    ...['Diagnostic-Code: SMTP; 550 5.1.2 Host unknown (Name server: example.com: host not found)'],
  ],
})

test.each([
  [
    'Postfix',
    postfix,
    { action: 'failed', enhancedCode: '5.1.1', recipient: 'nobody@example.com', host: 'mail.example.com' },
  ],
  ['Exchange', exchange, { action: 'failed', enhancedCode: '5.1.10', recipient: 'nobody@example.com' }],
  ['Gmail', gmail, { action: 'delayed', enhancedCode: '4.2.2', recipient: 'full@example.com', host: 'googlemail.com' }],
  ['Sendmail', sendmail, { action: 'failed', enhancedCode: '5.1.2', recipient: 'gone@example.com' }],
])('a report of %s is read', async (_, source, told) => {
  expect(await readReport(source)).toMatchObject({ ...told, returnedTo })
})

test('the words of the server are one line', async () => {
  const { response } = (await readReport(postfix))!
  expect(response).toBe('550 5.1.1 <nobody@example.com>: Recipient address rejected: User unknown')
})

test.each([
  ['a mail of a person', 'From: a@b.co\r\nTo: c@d.co\r\nSubject: hi\r\n\r\nhello'],
  ['nothing', ''],
  ['a report without a recipient', postfix.replaceAll(/(Final|Original)-Recipient/g, 'X-Other')],
  ['a report without an action', postfix.replace('Action: failed', 'Action: exploded')],
])('%s is no report', async (_, source) => {
  expect(await readReport(source)).toBeNull()
})

test('a report that names no address of ours has none', async () => {
  expect((await readReport(postfix.replaceAll(returnedTo, 'someone@skills.example.com')))?.returnedTo).toBe('')
})
