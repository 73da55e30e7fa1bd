import { createHash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { openRude, openSmtp } from '../../../../../tests/support/smtp.ts'
import { MailRefusal } from './delivery.ts'
import { type Mailer, openMailer, type Parcel } from './mailer.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const opened = (server: { url: string; close: () => unknown }, waits = {}): Mailer => {
  const mailer = openMailer({ smtpUrl: server.url }, { socketTimeout: 400, greetingTimeout: 400, ...waits })!
  closing.push(server.close, mailer.close)
  return mailer
}
const parcel: Parcel = {
  ...{ from: { name: 'สถาบัน', address: 'no-reply@a.co' }, to: 'b@c.co', toName: '', subject: 'เรื่อง' },
  ...{ text: 'ข้อความ', html: '<p>ข้อความ</p>', messageId: '1@a.co', date: new Date(0) },
  ...{ unsubscribe: null, envelopeFrom: null, dkim: null },
}
const hand = (mailer: Mailer, more: Partial<Parcel> = {}) =>
  mailer.hand({ ...parcel, ...more }, new AbortController().signal)
const refusal = (sent: Promise<unknown>) =>
  sent.then(
    () => expect.unreachable(),
    (error: MailRefusal) => error,
  )

test('a delivery has the reply, the envelope and the hash of what the server got', async () => {
  const server = await openSmtp()
  const sent = await hand(opened(server), { envelopeFrom: 'bounce@a.co' })
  const [received] = server.received
  expect(sent).toMatchObject({ code: 250, host: '127.0.0.1', envelope: { from: 'bounce@a.co', to: 'b@c.co' } })
  expect(sent.sha256).toBe(createHash('sha256').update(received!.raw).digest('hex'))
  expect(received!.from).toBe('bounce@a.co')
})

test('two connections carry all mail', async () => {
  let connections = 0
  const server = await openSmtp({ onConnect: (_session, done) => (++connections, done()) })
  const mailer = opened(server)
  await Promise.all(Array.from({ length: 12 }, () => hand(mailer)))
  await hand(mailer)
  expect(server.received).toHaveLength(13)
  expect(connections).toBeLessThanOrEqual(2)
})

test.each([
  [550, '5.1.1 no such user', true, '5.1.1'],
  [552, '5.2.2 mailbox full', true, '5.2.2'],
  [451, '4.3.0 later', false, '4.3.0'],
  [554, 'no words of ours', true, null],
])('%i %s is refused with its words', async (responseCode, words, isFinal, enhancedCode) => {
  const server = await openSmtp({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error(words), { responseCode })),
  })
  const error = await refusal(hand(opened(server)))
  expect(error).toBeInstanceOf(MailRefusal)
  expect(error).toMatchObject({ isFinal, attempt: { code: responseCode, enhancedCode, command: 'RCPT TO' } })
  expect(error.attempt.response).toContain(words)
})

/** A server that answers until the content has come, and then does as `after` says. */
const untilData = (after: (socket: { write: (text: string) => void; destroy: () => void }) => void) =>
  openRude((socket) => {
    socket.write('220 hello\r\n')
    let isContent = false
    socket.on('data', (bytes) => {
      const text = String(bytes)
      if (isContent) return text.endsWith('\r\n.\r\n') ? after(socket) : undefined
      isContent = text.startsWith('DATA')
      socket.write(isContent ? '354 go on\r\n' : '250 fine\r\n')
    })
  })

test('a connection that drops after the content is tried again under the same Message-ID', async () => {
  const server = await untilData((socket) => socket.destroy())
  expect(await refusal(hand(opened(server)))).toMatchObject({ isFinal: false, attempt: { code: null } })
  expect(server.met()).toBe(1)
})

test('a server that hangs after the content is given up', async () => {
  const server = await untilData(() => {})
  expect(await refusal(hand(opened(server)))).toMatchObject({ isFinal: false })
})

test('a slow reply within the time is a delivery', async () => {
  const server = await untilData((socket) => setTimeout(() => socket.write('250 2.0.0 queued as 7\r\n'), 150))
  expect(await hand(opened(server))).toMatchObject({
    code: 250,
    enhancedCode: '2.0.0',
    response: expect.stringContaining('queued as 7'),
  })
})

test('an abort closes the connection and is no reply', async () => {
  const server = await untilData(() => {})
  const abort = new AbortController()
  const sent = opened(server, { socketTimeout: 5000 }).hand(parcel, abort.signal)
  setTimeout(() => abort.abort(), 100)
  await expect(sent).rejects.toThrow(/abort/i)
})
