import type { Academy } from '../support/academy.ts'
import { type SiteKey, sites } from '../support/cast.ts'
import type { Http } from '../support/http.ts'
import { openSession, presentOf } from '#platform/identity/session/session.ts'
import { askable } from '#platform/data/query/askable.ts'
import { plantMarkers, plantShared } from '../canary/markers.ts'
import type { Grounds } from './bodies.ts'
import { callsOf } from './calls.ts'
import { type Case, roles, type World } from './cases.ts'
import { faultsOf, type JudgeInput, longestMs, type Watch, watch } from './judge.ts'
import { paceOf } from './pace.ts'

export interface Fault {
  what: string
  index: number
  asked: string
  answered: string
}

export interface Figures {
  tried: number
  refused: number
  answered: number
  slowest: { ms: number; index: number; asked: string }
  /** Cases by call and role, and how many were answered. */
  byCall: Map<string, { tried: number; answered: number }>
  faults: Fault[]
}

const site: SiteKey = 'skills'
const hangsAfterMs = 20_000

/** Seeds rows of every collection on two sites, and returns what the fuzz on the first site may use. */
export const worldOf = async (academy: Academy): Promise<World> => {
  const shared = await plantShared(academy)
  const { ids } = await plantMarkers(academy, site)
  const { markers } = await plantMarkers(academy, 'factory')
  for (const [name, list] of shared.ids) ids.set(name, list)
  const learner = academy.viewer('user', site).id
  // The learner who sends requests stays unchanged. Other learners are changed and removed.
  ids.set(
    'user',
    (ids.get('user') ?? []).filter((_id) => _id !== learner),
  )
  const root = academy.as('root', site)
  const entries = [...academy.app.collections.values()].map(({ collection }): [string, Grounds] => [
    collection.name,
    { collection, ids, joins: askable(root, collection).joins ?? [] },
  ])
  return { calls: callsOf(academy.app), grounds: new Map(entries), foreign: markers.map(({ text }) => text) }
}

/** Sends cases one after another and judges every response. */
export const fuzz = async (
  at: { academy: Academy; http: Http; world: World },
  cases: Iterable<Case>,
): Promise<Figures> => {
  const { academy, world } = at
  const figures: Figures = newFigures()
  const people = await signedIn(academy)
  const seen = await watch(academy)
  const pace = paceOf()
  const harmless = new Set<string>()
  for (const one of cases) {
    if (figures.tried % 200 === 0) await people.refresh()
    const given = await send({ http: at.http, pace }, one, await people.cookie(one.role))
    note(figures, one, given)
    const faults = [...faultsOf(given), ...leaks(given, world, harmless), ...(await changes(at, { one, given, seen }))]
    for (const what of faults)
      figures.faults.push({ what, index: one.index, asked: told(one), answered: given.text.slice(0, 300) })
    if (one.call.isOwn && given.status < 400) people.forget(one.role)
  }
  return figures
}

const newFigures = (): Figures => ({
  tried: 0,
  refused: 0,
  answered: 0,
  slowest: { ms: 0, index: -1, asked: '' },
  byCall: new Map(),
  faults: [],
})

const note = (figures: Figures, one: Case, given: JudgeInput) => {
  const isAnswered = given.status < 400
  figures.tried++
  figures[isAnswered ? 'answered' : 'refused']++
  if (given.took > figures.slowest.ms) figures.slowest = { ms: given.took, index: one.index, asked: told(one) }
  const key = `${one.call.method} ${one.call.pattern} ${one.role}`
  const known = figures.byCall.get(key) ?? { tried: 0, answered: 0 }
  figures.byCall.set(key, { tried: known.tried + 1, answered: known.answered + Number(isAnswered) })
}

/** Nothing of another site may ever be in a response (attack C20). Identical responses are checked once. */
const leaks = ({ text }: JudgeInput, { foreign }: World, harmless: Set<string>) => {
  if (harmless.has(text)) return []
  const told = foreign.filter((one) => text.includes(one)).map((one) => `tells ${one} of another site`)
  if (told.length === 0 && text.length > longText) harmless.add(text)
  return told
}

const longText = 100_000

/** A refused call and a read must leave every table unchanged. */
async function changes(
  { academy }: { academy: Academy },
  { one, given, seen }: { one: Case; given: JudgeInput; seen: Watch },
): Promise<string[]> {
  const mayWrite = given.status < 400 && !isReading(one)
  // Listeners of an answered write run before the next case.
  if (mayWrite) await academy.app.jobs.drain()
  const changed = await seen.changed()
  return mayWrite || changed.length === 0 ? [] : [`answered ${given.status} and changed ${changed.join(', ')}`]
}

const isReading = ({ call }: Case) =>
  call.method === 'GET' || call.pattern.endsWith('/query') || call.pattern.endsWith('/aggregate')

/** Sends a case and measures its time. A slow one is repeated, and its time compared with the load of the machine. */
async function send(of: { http: Http; pace: ReturnType<typeof paceOf> }, one: Case, cookie: Record<string, string>) {
  const given = await sendOnce(of.http, one, cookie)
  if (given.took <= longestMs) return given
  const took = [given.took / of.pace.slowdown()]
  for (const _ of [1, 2]) took.push((await sendOnce(of.http, one, cookie)).took / of.pace.slowdown())
  return { ...given, took: Math.min(...took) }
}

async function sendOnce({ server }: Http, { call, url, headers, payload }: Case, cookie: Record<string, string>) {
  const started = performance.now()
  const { promise, resolve } = Promise.withResolvers<JudgeInput>()
  const hanging = setTimeout(() => resolve({ status: 599, text: 'no answer', took: Infinity }), hangsAfterMs)
  const own = [cookie['cookie'], headers['cookie']].filter(Boolean).join('; ')
  const sent = { ...headers, host: sites[site].hostname, ...(own && { cookie: own }) }
  server.inject({ method: call.method, url, headers: sent, payload }).then(
    (answer) => resolve({ status: answer.statusCode, text: answer.body, took: performance.now() - started }),
    (error: unknown) => resolve({ status: 598, text: String(error), took: performance.now() - started }),
  )
  const given = await promise
  clearTimeout(hanging)
  return given
}

/** Sessions of the roles. They are opened again after a sign-out or after a case has disabled the person. */
async function signedIn(academy: Academy) {
  const secrets = new Map<string, string>()
  const cookie = async (role: Case['role']): Promise<Record<string, string>> => {
    if (role === 'guest') return {}
    const viewer = academy.viewer(role, site)
    if (!secrets.has(role)) {
      const user = { site: viewer.home, _id: viewer.id }
      const face = role === 'user' ? ('frontend' as const) : ('backend' as const)
      const opened = await openSession(academy.app, { site: sites[site]._id, user, interface: face, remember: false })
      secrets.set(role, opened.secret)
    }
    return { cookie: `sid=${secrets.get(role)}` }
  }
  const refresh = async () => {
    for (const role of roles.filter((one) => one !== 'guest')) {
      await cookie(role)
      const secret = secrets.get(role)!
      const { viewer: found } = await presentOf(academy.app, { secret, site: academy.as(role, site).site })
      if (found.role !== role) throw new Error(`the ${role} who sends the cases is ${found.role}`)
    }
  }
  return { cookie, refresh, forget: (role: Case['role']) => secrets.delete(role) }
}

const told = ({ call, role, url, headers, payload }: Case) =>
  `${role}: ${call.method} ${url} ${JSON.stringify(headers)} ${payload.toString('latin1').slice(0, 400)}`
