import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { madeUpRows } from '#platform/http/openapi/made-up.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { type Http, openHttp } from '../support/http.ts'
import { faultsOf } from './fits.ts'
import { isMadeUp, lifeOf, plantMadeUp } from './made-up-rows.ts'
import { exampleNow } from './example-now.ts'
import { plantExamples } from './plant.ts'
import { plantFlow } from './plant-flow.ts'
import { plantForm } from './plant-form.ts'
import { plantMail } from './plant-mail.ts'
import { type Call, callsOf, type Document, examplesOf, type Sent } from './requests.ts'
import { withoutChance } from './without-chance.ts'

const endsTheSession = ({ call }: Sent) => call === 'POST /signout'
const recorded = '../../src/app/openapi/answers.json'

describe.each(await testDrivers())('the examples of the OpenAPI document on $kind', (driver) => {
  let academy: Academy
  let http: Http
  let document: Document
  let sent: Sent[]
  const answers: Record<string, unknown> = {}
  const faults: string[] = []

  beforeAll(async () => {
    academy = await openAcademy(driver, exampleNow)
    http = await openHttp(academy)
    const learner = await plantExamples(academy)
    document = (await http.ask({ method: 'GET', path: '/api/openapi.json' })).body
    sent = callsOf(document).flatMap(examplesOf)
    const same = withoutChance(exampleNow)
    const admin = academy.as('admin')
    const planted = [
      ...(await plantFlow(admin)),
      ...(await plantForm(admin, academy.as('guest'))),
      ...(await plantMail(admin)),
    ]
    for (const [real, written] of planted) same.stands(real, written)
    const send = async ({ name, call, as, asked, schema }: Sent) => {
      const viewer = as === 'user' ? learner : academy.viewer(as)
      const { status, body } = await http.ask({ viewer, ...same.sent(asked) })
      const key = `${call} · ${name}`
      if (status !== 200) faults.push(`${key} was answered ${status}: ${JSON.stringify(body)}`)
      else faults.push(...faultsOf(body, schema, { root: document }).map((fault) => `${key}: ${fault}`))
      if (name === 'create') same.stands(body._id, exampleId(call.split('/')[1]!, madeUpRows.made))
      answers[key] = same.answered(ordered(call, body))
    }
    const written = sent.filter((one) => !isMadeUp(one))
    for (const one of written.filter((each) => !endsTheSession(each))) await send(one)
    for (const event of lifeOf(academy.app.collections, sent.filter(isMadeUp)))
      if ('send' in event) await send(event.send)
      else await plantMadeUp(academy, { learner, collection: event.plant, n: event.n, real: same.sent })
    for (const one of written.filter(endsTheSession)) await send(one)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  test('stand at every call, and each is sent', () => {
    const spoken = callsOf(document).filter((call) => !isOfFiles(call))
    expect(spoken.filter((call) => examplesOf(call).length === 0)).toEqual([])
    expect(Object.keys(answers)).toHaveLength(sent.length)
  })

  test('are answered 200, each as its call describes', () => {
    expect(faults).toEqual([])
  })

  test('stand in the document with the answers that are given', async () => {
    const told = sent.map(({ name, call, answer }) => [`${call} · ${name}`, answer] as const)
    await expect(`${JSON.stringify(answers, null, 2)}\n`).toMatchFileSnapshot(recorded)
    expect(Object.fromEntries(told)).toEqual(answers)
  })
})

/** Mails of one instant come in the order of random ids. */
const ordered = <T>(call: string, body: T): T => {
  const { data } = body as { data?: { subject?: string }[] }
  if (call !== 'POST /mail/query' || !Array.isArray(data)) return body
  return { ...body, data: data.toSorted((a, b) => ((a.subject ?? '') < (b.subject ?? '') ? -1 : 1)) }
}

/** Calls that receive, send or remove a file have no JSON example. tests/transfer and tests/site/files cover them. */
const isOfFiles = ({ path, operation }: Call) => {
  if (path.startsWith('/upload')) return true
  const contents = [operation.requestBody?.content, operation.responses['200']?.content]
  return contents.some((content) => content && !('application/json' in content))
}
