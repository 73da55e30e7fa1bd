import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '#platform/access/viewer.ts'
import { scratchDrivers } from '#platform/database/scratch.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { type Http, openHttp } from '../support/http.ts'
import { faultsOf } from './fits.ts'
import { exampleNow, plantExamples } from './plant.ts'
import { callsOf, type Document, examplesOf } from './requests.ts'
import { withoutChance } from './without-chance.ts'

const recorded = '../../src/app/openapi/answers.json'

describe.each(await scratchDrivers())('the examples of the OpenAPI document on $kind', (driver) => {
  let academy: Academy
  let http: Http
  let learner: Viewer
  let document: Document
  const answers: Record<string, unknown> = {}
  const faults: string[] = []

  beforeAll(async () => {
    academy = await openAcademy(driver, exampleNow)
    http = await openHttp(academy)
    learner = await plantExamples(academy)
    document = (await http.ask({ method: 'GET', path: '/api/openapi.json' })).body
    const same = withoutChance(exampleNow)
    for (const { name, call, as, asked, schema } of callsOf(document).flatMap(examplesOf)) {
      const viewer = as === 'user' ? learner : academy.viewer(as)
      const { status, body } = await http.ask({ viewer, ...asked })
      const key = `${call} · ${name}`
      if (status !== 200) faults.push(`${key} was answered ${status}: ${JSON.stringify(body)}`)
      else faults.push(...faultsOf(body, schema, { root: document }).map((fault) => `${key}: ${fault}`))
      answers[key] = same(body)
    }
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  test('are answered 200, each as its call describes', () => {
    expect(Object.keys(answers).length).toBeGreaterThan(15)
    expect(faults).toEqual([])
  })

  test('stand in the document with the answers that are given', async () => {
    const told = callsOf(document)
      .flatMap(examplesOf)
      .map(({ name, call, answer }) => [`${call} · ${name}`, answer] as const)
    await expect(`${JSON.stringify(answers, null, 2)}\n`).toMatchFileSnapshot(recorded)
    expect(Object.fromEntries(told)).toEqual(answers)
  })
})
