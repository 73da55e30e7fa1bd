import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** The registration of a test site at the provider. */
export const channel = { id: '2000000001', secret: '0123456789abcdef0123456789abcdef' }

export type Algorithm = 'HS256' | 'ES256' | 'RS256'

/** The person that the provider signs in next, its signatures, and the errors of its responses. */
export interface Behaviour {
  subject: string
  name: string
  algorithm: Algorithm
  /** Replaces correct claims in the ID token. */
  claims: Record<string, unknown>
  /** Signs with keys that it does not publish. */
  isForged: boolean
  /** Returns this error instead of a code. */
  error: string | null
  /** Shows a page where the person identifies themselves and consents or refuses. */
  isAsking: boolean
  /** The behaviour of the token endpoint. */
  token: 'answers' | 'fails' | 'hangs'
}

interface Code {
  challenge: string
  callback: string
  client: string
  nonce: string
  behaviour: Behaviour
}

/** A local OpenID provider like LINE: codes for one use, PKCE S256, and properly signed ID tokens. */
export const openProvider = async () => {
  const pairs = { ES256: await generateKeyPair('ES256'), RS256: await generateKeyPair('RS256') }
  const others = { ES256: await generateKeyPair('ES256'), RS256: await generateKeyPair('RS256') }
  const codes = new Map<string, Code>()
  const asked: URL[] = []
  const usual: Behaviour = {
    ...{ subject: 'U4af4980629', name: 'มานี มีนา', algorithm: 'HS256', claims: {} },
    ...{ isForged: false, error: null, isAsking: false, token: 'answers' },
  }
  const next = { ...usual }

  const sign = (code: Code) => {
    const { algorithm, claims, isForged, subject, name } = code.behaviour
    const secret = new TextEncoder().encode(isForged ? 'x'.repeat(32) : channel.secret)
    const keys = isForged ? others : pairs
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({
      ...{ iss: issuer, sub: subject, aud: code.client, iat: now, exp: now + 3600, nonce: code.nonce, name },
      ...claims,
    })
      .setProtectedHeader({ alg: algorithm, typ: 'JWT', ...(algorithm !== 'HS256' && { kid: algorithm }) })
      .sign(algorithm === 'HS256' ? secret : keys[algorithm].privateKey)
  }
  const authorize = (url: URL, response: ServerResponse) => {
    asked.push(url)
    const query = (name: string) => url.searchParams.get(name) ?? ''
    if (next.isAsking && !query('subject')) return void response.writeHead(200, html).end(pageOf(url.searchParams))
    const back = new URL(query('redirect_uri'))
    back.searchParams.set('state', query('state'))
    const error = query('refuse') ? 'access_denied' : next.error
    if (error) back.searchParams.set('error', error)
    else {
      const code = randomBytes(16).toString('hex')
      const of = { challenge: query('code_challenge'), callback: query('redirect_uri'), client: query('client_id') }
      const person = { subject: query('subject') || next.subject, name: query('name') || next.name }
      codes.set(code, { ...of, nonce: query('nonce'), behaviour: { ...next, ...person } })
      back.searchParams.set('code', code)
    }
    response.writeHead(302, { location: back.href }).end()
  }
  const token = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await bodyOf(request))
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    if (code?.behaviour.token === 'hangs') return
    if (code?.behaviour.token === 'fails') return void response.writeHead(500).end('broken')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      code?.challenge === challenge &&
      code.callback === form.get('redirect_uri') &&
      form.get('client_id') === channel.id &&
      form.get('client_secret') === channel.secret
    if (!isRight) return json(response, 400, { error: 'invalid_grant' })
    const tokens = { access_token: 'planted-access', token_type: 'Bearer', expires_in: 3600 }
    json(response, 200, { ...tokens, id_token: await sign(code) })
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url!, issuer)
    if (url.pathname === '/.well-known/openid-configuration') return json(response, 200, described(issuer))
    if (url.pathname === '/certs') return void published(pairs).then((keys) => json(response, 200, { keys }))
    if (url.pathname === '/authorize') return authorize(url, response)
    if (url.pathname === '/token') return void token(request, response)
    response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    /** The URLs of redirects to it, in order. */
    asked,
    behave: (as: Partial<Behaviour> = {}) => void Object.assign(next, usual, as),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Provider = Awaited<ReturnType<typeof openProvider>>

const html = { 'content-type': 'text/html; charset=utf-8' }

const pageOf = (query: URLSearchParams) => {
  const hidden = [...query].map(([name, value]) => `<input type="hidden" name="${name}" value="${encodeURI(value)}">`)
  return `<!doctype html><html lang="th"><title>ผู้ให้บริการทดสอบ</title><link rel="icon" href="data:,"><form action="/authorize">
    ${hidden.join('')}<label>รหัส <input name="subject"></label><label>ชื่อ <input name="name"></label>
    <button>อนุญาต</button><button name="refuse" value="1">ยกเลิก</button></form></html>`
}

const described = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/certs`,
  response_types_supported: ['code'],
  subject_types_supported: ['pairwise'],
  id_token_signing_alg_values_supported: ['ES256'],
  code_challenge_methods_supported: ['S256'],
})

const published = (pairs: Record<string, { publicKey: CryptoKey }>) =>
  Promise.all(
    Object.entries(pairs).map(async ([alg, pair]) => ({ ...(await exportJWK(pair.publicKey)), alg, kid: alg })),
  )

const json = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

async function bodyOf(request: IncomingMessage) {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
