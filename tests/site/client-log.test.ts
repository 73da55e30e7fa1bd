import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Academy, openAcademy } from '../support/academy.ts'
import { type Http, openHttp } from '../support/http.ts'

describe('what goes wrong in a browser', () => {
  let academy: Academy
  let http: Http
  let chat: Server
  let status = 200
  const posted: { type: string | undefined; body: unknown }[] = []

  beforeAll(async () => {
    academy = await openAcademy()
    http = await openHttp(academy)
    chat = createServer((request, response) => {
      let text = ''
      request.on('data', (chunk: Buffer) => (text += chunk.toString()))
      request.on('end', () => {
        posted.push({ type: request.headers['content-type'], body: JSON.parse(text) })
        response.writeHead(status).end()
      })
    })
    await new Promise<void>((listening) => chat.listen(0, '127.0.0.1', listening))
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
    await new Promise((closed) => chat.close(closed))
  })
  afterEach(() => {
    posted.length = 0
    status = 200
    delete academy.app.settings.logWebhookUrl
    academy.pass(61_000)
  })

  const tell = (body: unknown) => http.ask({ path: '/api/client-log', body })
  const withChat = () => {
    academy.app.settings.logWebhookUrl = `http://127.0.0.1:${(chat.address() as AddressInfo).port}/hook`
  }

  test('is posted to the team chat in a text field, by the server, without what names a person (H20)', async () => {
    withChat()
    expect((await tell({ text: '/x TypeError manee@wicha.test' })).body).toEqual({ status: 200 })
    await academy.app.jobs.drain()
    expect(posted).toEqual([{ type: 'application/json', body: { text: 'localhost /x TypeError [e-mail]' } }])
  })

  test('goes nowhere where no chat is set, and no page knows whether one is', async () => {
    expect((await tell({ text: 'x' })).body).toEqual({ status: 200 })
    await academy.app.jobs.drain()
    expect(posted).toEqual([])
    withChat()
    const told = await http.ask({ method: 'GET', path: '/api/hostname' })
    expect(told.text).not.toContain('/hook')
  })

  test('is tried again when the chat fails, and asked for by nobody', async () => {
    withChat()
    status = 500
    expect((await tell({ text: 'x' })).status).toBe(200)
    await academy.app.jobs.drain()
    expect(posted).toHaveLength(1)
    status = 200
    academy.pass(3_600_000)
    await academy.app.jobs.drain()
    expect(posted).toHaveLength(2)
  })

  test.each([
    [{}],
    [{ text: '' }],
    [{ text: 'x'.repeat(1001) }],
    [{ text: 1 }],
    [{ text: 'x', url: 'http://evil.test' }],
    [[]],
  ])('is refused as %j', async (body) => {
    expect((await tell(body)).status).toBe(400)
  })

  test('is taken twenty times a minute from one address', async () => {
    const answers: number[] = []
    for (let n = 0; n < 22; n++) answers.push((await tell({ text: `x${n}` })).status)
    expect(answers.filter((one) => one === 429)).toHaveLength(2)
  })
})
