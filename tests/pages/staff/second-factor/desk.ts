import { TOTP } from 'otpauth'
import { sql } from 'kysely'
import type { SiteKey } from '../../../support/cast.ts'
import { password, sites } from '../../../support/cast.ts'
import type { Academy } from '../../../support/academy.ts'
import type { Pages } from '../../../support/pages.ts'
import { textOf } from '../../../support/reading.ts'

/** Returns the code of an authenticator app for a secret at an instant. */
export const codeAt = (secret: string, now: number) =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: now })

/** A browser of a member of staff. It keeps separate cookies for each site and has its own IP address. */
export const openDesk = (academy: Academy, pages: Pages, from = '203.0.113.7') => {
  const jar = new Map<string, string>()
  const keep = (site: SiteKey, headers: Record<string, unknown>) => {
    for (const line of [headers['set-cookie'] ?? []].flat() as string[]) {
      const [name, value] = line.split(';')[0]!.split('=')
      if (/Max-Age=0/.test(line)) jar.delete(`${site} ${name}`)
      else jar.set(`${site} ${name}`, value!)
    }
  }
  const cookieOf = (site: SiteKey) =>
    [...jar]
      .filter(([name]) => name.startsWith(`${site} `))
      .map(([name, value]) => `${name.split(' ')[1]}=${value}`)
      .join('; ')
  const ask = async (
    method: 'GET' | 'POST' | 'PUT',
    of: { path: string; site?: SiteKey; body?: string | object; type?: string; agent?: string },
  ) => {
    const site = of.site ?? 'skills'
    const answer = await pages.server.inject({
      ...{ method, url: of.path, remoteAddress: from, ...(of.body !== undefined && { payload: of.body }) },
      headers: {
        host: sites[site].hostname,
        cookie: cookieOf(site),
        ...(of.type && { 'content-type': of.type }),
        ...(of.agent && { 'user-agent': of.agent }),
      },
    })
    keep(site, answer.headers)
    return {
      status: answer.statusCode,
      text: answer.body,
      location: String(answer.headers['location'] ?? ''),
      headers: answer.headers,
    }
  }
  const open = (path: string, site?: SiteKey) => ask('GET', { path, ...(site && { site }) })
  const post = (path: string, form: Record<string, string>, more: { site?: SiteKey; agent?: string } = {}) =>
    ask('POST', {
      path,
      ...more,
      body: new URLSearchParams(form).toString(),
      type: 'application/x-www-form-urlencoded',
    })
  const call = async (path: string, body: object, site?: SiteKey) => {
    const answer = await ask('POST', { path, body, ...(site && { site }) })
    return { ...answer, body: JSON.parse(answer.text) as Record<string, never> }
  }
  const put = (path: string, body: object) => ask('PUT', { path, body })
  const now = () => academy.app.clock()
  const desk = {
    ...{ jar, open, post, put, call, cookieOf, now },
    /** Whether an API call recognises them as staff. */
    isIn: async (site?: SiteKey) => (await call('/api/session', {}, site)).body['idleSeconds'] !== null,
    /** Sends only the password. */
    enter: (username: string, more: { site?: SiteKey; agent?: string } = {}) =>
      post('/member/login', { username, password }, more),
    /** Chooses the site to work on. */
    choose: (site: SiteKey = 'skills') => post('/member/sites', { site: sites[site]._id }, { site }),
    /** Sets up the app of a signed-in person. Returns its secret and their recovery codes. */
    async setUpApp(site?: SiteKey, at = '/member/security') {
      await post(at, { intent: 'totp-begin' }, site ? { site } : {})
      const secret = secretIn((await open(at, site)).text)
      const shown = await post(at, { intent: 'totp-confirm', code: codeAt(secret, now()) }, site ? { site } : {})
      return { secret, codes: codesIn(shown.text), shown }
    },
  }
  return desk
}

export type Desk = ReturnType<typeof openDesk>

export const secretIn = (html: string) => /<code[^>]*>([A-Z2-7 ]{30,})<\/code>/.exec(html)?.[1] ?? ''
export const codesIn = (html: string) => textOf(html).match(/\b[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}\b/g) ?? []

/** Returns the challenge of a page's action, from the data that the page passes to its script. */
export const challengeIn = (html: string) => /\\?"challenge\\?",\\?"([\w-]{43})/.exec(html)?.[1] ?? ''

/** Returns the mails to a person, oldest first. */
export const mailsTo = async (academy: Academy, to: string) => {
  const { rows } = await sql<{ subject: string; text: string }>`select subject, text from mail where "to" = ${to}
    order by "createdAt", _id`.execute(academy.database.kysely)
  return rows
}
